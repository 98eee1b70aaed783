import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import type { PostingStatus } from '../../../../contract/records.ts';
import type { PreparedJob } from './job.ts';
import { lookKey } from './look-alike.ts';

/** A reference and the job it leads to. `content_hash` shows whether the row has changed since. */
export interface StoredSource extends Record<string, unknown> {
  source: string;
  source_id: string;
  job_id: number;
  content_hash: string;
}

/** The parts of a stored job that a merge can change. The text isn't among them, because it's equal if the vacancy key is. */
export interface StoredJob extends Record<string, unknown> {
  id: number;
  vacancy_key: string;
  source: string;
  source_id: string;
  status: PostingStatus;
  is_closed_by_employer: boolean;
  is_posted_here: boolean;
  location_id: number | null;
  location_ids: number[];
  location_text: string | null;
  double_key: string | null;
  text_sketch: number[] | null;
  salary_from: number | null;
  salary_to: number | null;
  salary_currency: string | null;
  salary_period: string | null;
  job_type_id: number | null;
  xp_lvl_id: number | null;
  degree_id: number | null;
  apply_url: string | null;
  posted_at: string;
  is_date_known: boolean;
  valid_through: string;
  references: number;
}

export interface Company {
  id: number;
  isVerified: boolean;
}

export async function sourcesOf(db: Queryable, jobs: readonly PreparedJob[]): Promise<StoredSource[]> {
  const { rows } = await db.execute<StoredSource>(sql`
    select s.source, s.source_id, s.job_id, s.content_hash from job_source s
    join unnest(${sql.param(jobs.map((job) => job.source))}::text[], ${sql.param(jobs.map((job) => job.sourceId))}::text[]) as k(source, source_id) using (source, source_id)`);
  return rows;
}

/** The key of a vacancy with the same company, title and text as another, but a different salary or type. */
export function variantKey({ vacancyKey, salaryFrom, salaryTo, salaryCurrency, salaryPeriod, jobTypeId }: PreparedJob): string {
  return `${vacancyKey}/${[salaryFrom, salaryTo, salaryCurrency, salaryPeriod, jobTypeId].join()}`;
}

/** The jobs that are the same vacancy as one of these, or that one of the references leads to. Locks their rows. */
export async function jobsBehind(db: Queryable, jobs: readonly PreparedJob[], sources: readonly StoredSource[]): Promise<StoredJob[]> {
  const { rows } = await db.execute<StoredJob>(sql`
    select j.id, j.vacancy_key, j.source, j.source_id, j.status, j.is_closed_by_employer, j.posted_by is not null as is_posted_here, j.location_id, j.location_ids, j.location_text, j.double_key, j.text_sketch, j.salary_from, j.salary_to, j.salary_currency, j.salary_period, j.job_type_id, j.xp_lvl_id, j.degree_id, j.apply_url, j.posted_at::text, j.is_date_known, j.valid_through::text,
      (select count(*)::int from job_source s where s.job_id = j.id) as references
    from job j where j.id in (
      select id from job where vacancy_key = any(${sql.param(jobs.flatMap((job) => [job.vacancyKey, variantKey(job)]))}::text[])
      union select id from job where double_key = any(${sql.param(jobs.map((job) => job.doubleKey))}::text[]) union select unnest(${sql.param(sources.map((source) => source.job_id))}::int[]))
    order by j.id for update of j`);
  return rows;
}

/** The ids of the named companies, creating new ones. A company is unique by country and name key. Adds to `known` for the next batches. */
export async function companyIds(
  db: Queryable,
  jobs: readonly PreparedJob[],
  { slugOf, known, now }: { slugOf: (name: string) => string; known: Map<string, Company>; now: Date },
): Promise<void> {
  const missing = new Map(jobs.filter(({ company }) => !known.has(companyRef(company))).map(({ company }) => [companyRef(company), company]));
  if (missing.size === 0) return;
  const named = JSON.stringify(
    [...missing.values()].map(({ countryId, name, nameKey }) => ({
      country_id: countryId,
      name,
      name_key: nameKey,
      look_key: lookKey(name),
      slug: slugOf(name),
    })),
  );
  await db.execute(sql`
    insert into company (country_id, name, name_key, look_key, slug, created_at) select country_id, name, name_key, look_key, slug, ${now.toISOString()}::timestamptz from jsonb_to_recordset(${named}::jsonb) as n(country_id smallint, name text, name_key text, look_key text, slug text)
    on conflict (country_id, name_key) do nothing`);
  const { rows } = await db.execute<{ id: number; country_id: number; name_key: string; is_verified: boolean }>(sql`
    select c.id, c.country_id, c.name_key, c.is_verified from company c join jsonb_to_recordset(${named}::jsonb) as n(country_id smallint, name_key text) using (country_id, name_key)`);
  for (const row of rows) known.set(companyRef({ countryId: row.country_id, nameKey: row.name_key }), { id: row.id, isVerified: row.is_verified });
}

export function companyRef({ countryId, nameKey }: { countryId: number; nameKey: string }): string {
  return `${countryId} ${nameKey}`;
}
