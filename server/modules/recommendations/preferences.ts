import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { terms, type Term } from '../../../src/lib/words/terms.ts';
import { yearsSince } from '../profile/basic-info.ts';

/** One of the job preferences. */
export interface Wish {
  title: string;
  terms: readonly Term[];
  countryId: number;
  arrangement: 'remote' | 'onsite' | 'hybrid';
  locationId: number;
  jobTypeIds: readonly number[];
  industryId: number;
  /** Per month, in `currency`; null if it's negotiable. */
  leastMonthly: number | null;
  currency: string;
}

export const DEEDS = ['applied', 'saved', 'viewed'] as const;
export type Deed = (typeof DEEDS)[number];

/** A job that the person applied for, saved, or viewed. Similar jobs may suit them. */
export interface Liked {
  did: Deed;
  id: number;
  title: string;
  functionTitleId: number | null;
  jobFunctionId: number | null;
}

/** What we know about which jobs may suit a person. */
export interface Preferences {
  wishes: readonly Wish[];
  skills: readonly { name: string; terms: readonly Term[] }[];
  years: number | null;
  liked: readonly Liked[];
  residentialStatus: string | null;
  /** Whether Singpass confirmed it. Otherwise, the person only stated it. */
  isStatusVerified: boolean;
  /** Jobs they applied for, or marked as unsuitable. */
  except: readonly number[];
}

/** How many of the latest applied, saved, and viewed jobs are considered. */
const LATEST = 25;
/** Factors from pay by each period to pay per month: months in a year, days and hours in a month. */
const MONTHLY = { Annually: 1 / 12, Monthly: 1, Daily: 21.7, Hourly: 173, Negotiable: null, Unpaid: null } as const;

interface Row extends Record<string, unknown> {
  wishes: {
    job_title: string;
    industry_id: number;
    job_type_ids: number[];
    work_arrangement: Wish['arrangement'];
    location_id: number;
    is_overseas: boolean;
    country_id: number | null;
    currency: string;
    salary_type: keyof typeof MONTHLY;
    min_salary: number | null;
  }[];
  skills: string[] | null;
  workingSince: string | null;
  residentialStatus: string | null;
  isStatusVerified: boolean;
  liked: Liked[];
  except: number[];
}

/** Reads them with one query. @param countryId the country of the request, for preferences that name no other */
export async function preferencesOf(db: Queryable, userId: string, countryId: number, now: Date): Promise<Preferences> {
  const deeds = sql.join(
    [
      sql`(select 'applied' did, job_id, created_at done_at from application where user_id = ${userId} order by created_at desc limit ${LATEST})`,
      sql`(select 'saved', job_id, saved_at from saved_job where user_id = ${userId} order by saved_at desc limit ${LATEST})`,
      sql`(select 'viewed', job_id, viewed_at from viewed_job where user_id = ${userId} order by viewed_at desc limit ${LATEST})`,
    ],
    sql` union all `,
  );
  const { rows } = await db.execute<Row>(sql`
    select u.residential_status as "residentialStatus",
      exists (select 1 from singapore_identity i where i.user_id = u.id and i.verified_at is not null) as "isStatusVerified", p.skills, p.working_since as "workingSince",
      (select coalesce(json_agg(w order by w.created_at, w.id), '[]') from job_preference w where w.user_id = u.id and w.is_open_to_work) as wishes,
      (select coalesce(json_agg(json_build_object('did', d.did, 'id', j.id, 'title', j.title, 'functionTitleId', j.function_title_id, 'jobFunctionId', j.job_function_id)
        order by d.done_at desc), '[]') from (${deeds}) d join job j on j.id = d.job_id) as liked,
      array(select job_id from application where user_id = u.id union select job_id from not_suitable where user_id = u.id) as except
    from "user" u left join profile p on p.user_id = u.id where u.id = ${userId}`);
  const [row] = rows;
  if (!row) return { wishes: [], skills: [], years: null, liked: [], residentialStatus: null, isStatusVerified: false, except: [] };
  return {
    wishes: row.wishes.map((wish) => {
      const factor = MONTHLY[wish.salary_type];
      return {
        title: wish.job_title,
        terms: terms(wish.job_title),
        countryId: wish.is_overseas && wish.country_id ? wish.country_id : countryId,
        arrangement: wish.work_arrangement,
        locationId: wish.location_id,
        jobTypeIds: wish.job_type_ids,
        industryId: wish.industry_id,
        leastMonthly: factor === null || wish.min_salary === null ? null : wish.min_salary * factor,
        currency: wish.currency,
      };
    }),
    skills: (row.skills ?? []).map((name) => ({ name, terms: terms(name) })).filter((skill) => skill.terms.length > 0),
    years: row.workingSince ? yearsSince(row.workingSince, now) : null,
    liked: row.liked,
    residentialStatus: row.residentialStatus,
    isStatusVerified: row.isStatusVerified,
    except: row.except,
  };
}
