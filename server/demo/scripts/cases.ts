import { sql } from 'drizzle-orm';
import type { Case } from '../../../src/machines/demoEmployer/demoEmployer.actors.ts';
import type { Candidacy } from '../../../src/machines/demoSeeker/demoSeeker.actors.ts';
import type { Queryable } from '../../db/client.ts';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { WRITTEN } from './sight.ts';

/** A tester: in one of the demo's accounts or their own. */
const tries = (one: string) =>
  sql`(${sql.raw(one)}.source not in ('demo', 'seed') or ${sql.raw(one)}.email in (${sql.join(
    DEMO_ACCOUNTS.map(({ email }) => sql`${email}`),
    sql`, `,
  )}))`;
/** When testers could first use it. Everything earlier is prepared history. */
const BEGUN = sql`coalesce((select (value ->> 'at')::timestamptz from installation where key = 'lives'), '-infinity')`;

/** The people whom employers of the market have to respond to, because they applied, sent a message, or responded to an interview. */
export async function casesOf(db: Queryable): Promise<Case[]> {
  const { rows } = await db.execute<Case & Record<string, unknown>>(sql`
    with begun as (select ${BEGUN} as at),
      wrote as (
        select c.seeker_id, c.recruiter_id, c.job_id from chat c join "user" s on s.id = c.seeker_id and ${tries('s')}
        where c.job_id is not null and exists (select from chat_message m where m.chat_id = c.id and m.sender_id = c.seeker_id and m.kind in ${WRITTEN} and m.created_at > (select at from begun))
      )
    select a.user_id as "seekerId", j.posted_by as "recruiterId", a.job_id as "jobId", a.id as "applicationId"
    from application a join job j on j.id = a.job_id join "user" r on r.id = j.posted_by and r.source = 'seed' join "user" s on s.id = a.user_id and ${tries('s')}
    where a.created_at > (select at from begun)
      or exists (select from interview i where i.application_id = a.id and i.updated_at > (select at from begun))
      or exists (select from wrote w where w.seeker_id = a.user_id and w.job_id = a.job_id)
    union all
    select w.seeker_id, w.recruiter_id, w.job_id, null from wrote w join "user" r on r.id = w.recruiter_id and r.source = 'seed'
    where not exists (select from application a where a.user_id = w.seeker_id and a.job_id = w.job_id)`);
  return rows;
}

/** A job seeker of the demo and a tester's job. */
export interface PlayedCandidacy extends Candidacy {
  isPicky: boolean;
}

/** Jobs of testers that the demo's job seekers applied for or will. Applications that were decided before the first tester stay as they are. */
export async function candidaciesOf(db: Queryable): Promise<PlayedCandidacy[]> {
  const { rows } = await db.execute<PlayedCandidacy & Record<string, unknown>>(sql`
    with begun as (select ${BEGUN} as at),
      candidate as (
        select s.id as seeker_id, j.id as job_id, row_number() over (partition by j.id order by s.created_at) > 1 as is_picky
        from job j join "user" s on s.source = 'demo' and s.email like '%.' || j.id || '@example.com' where j.source = 'employer'
      ),
      touched as (
        select a.user_id as seeker_id, a.job_id
        from application a join job j on j.id = a.job_id join "user" r on r.id = j.posted_by and ${tries('r')}
          join "user" s on s.id = a.user_id and s.source = 'demo' and not ${tries('s')}
        where exists (select from interview i where i.application_id = a.id and i.updated_at > (select at from begun))
          or exists (select from application_event e where e.application_id = a.id and e.status = 'accepted' and e.at > (select at from begun))
          or exists (select from chat c join chat_message m on m.chat_id = c.id where c.seeker_id = a.user_id and c.recruiter_id = r.id and m.sender_id = r.id
            and m.kind in ${WRITTEN} and m.created_at > (select at from begun))
      )
    select seeker_id as "seekerId", job_id as "jobId", coalesce(c.is_picky, false) as "isPicky"
    from (select * from touched union select seeker_id, job_id from candidate) one left join candidate c using (seeker_id, job_id)`);
  return rows;
}

/** A job published by a tester. */
export interface Published {
  id: number;
  title: string;
  countryId: number;
  locationId: number | null;
  locationText: string | null;
  skills: string[];
}

/** Open jobs published since then, which no job seeker of the demo is considering yet. */
export async function unseenJobs(db: Queryable): Promise<Published[]> {
  const { rows } = await db.execute<Published & Record<string, unknown>>(sql`
    select j.id, j.title, j.country_id as "countryId", j.location_id as "locationId", j.location_text as "locationText", j.skills
    from job j join "user" r on r.id = j.posted_by and ${tries('r')}
    where j.source = 'employer' and j.status = 'open' and j.posted_at > ${BEGUN}
      and not exists (select from "user" s where s.source = 'demo' and s.email like '%.' || j.id || '@example.com')`);
  return rows;
}
