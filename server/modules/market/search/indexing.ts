import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { isListedStatus } from '../jobs/listed.ts';
import { NO_VECTORS, searchVectors, type Searchable } from './vectors.ts';

/** Which jobs to index again: some, those of a company (after its name or verification changed), or all. */
export type JobsToIndex = readonly number[] | { companyId: number } | 'all';

const BATCH = 1_000;

type Row = Searchable & { id: number; status: string } & Record<string, unknown>;

/**
 * Updates the search vectors of existing jobs, batch by batch. Clears those of jobs that aren't open, so that no search finds them. Call it in the transaction
 * that changed the jobs.
 * @returns how many were updated
 */
export async function indexJobs(db: Pick<Queryable, 'execute'>, which: JobsToIndex): Promise<number> {
  let written = 0;
  for (let after = 0; ;) {
    const { rows } = await db.execute<Row>(rowsAfter(after, which));
    const last = rows.at(-1);
    if (last === undefined) return written;
    const vectors = rows.map((row) => (isListedStatus(row.status) ? searchVectors(row) : NO_VECTORS));
    await db.execute(sql`
      update job set ttsv = v.ttsv::tsvector, tsv = v.tsv::tsvector, title_meaning = v.title_meaning
      from unnest(${sql.param(rows.map((row) => row.id))}::int[], ${sql.param(vectors.map((v) => v.ttsv))}::text[], ${sql.param(vectors.map((v) => v.tsv))}::text[],
        ${sql.param(vectors.map((v) => v.titleMeaning))}::text[]) as v(id, ttsv, tsv, title_meaning)
      where job.id = v.id`);
    written += rows.length;
    after = last.id;
  }
}

function condition(which: JobsToIndex): SQL {
  if (which === 'all') return sql`true`;
  return 'companyId' in which ? sql`j.company_id = ${which.companyId}` : sql`j.id = any(${sql.param([...which])}::int[])`;
}

const names = (alias: string) =>
  sql.raw(`array(select distinct n from (select ${alias}.value union all select value from jsonb_each_text(${alias}.names)) as t(n) where n is not null)`);

const rowsAfter = (after: number, which: JobsToIndex) => sql`
  select j.id, j.status, j.title, c.name as company, j.description, j.skills, ${names('t')} as "functionTitle", ${names('f')} as "jobFunction", ${names('m')} as "mainFunction",
    array_remove(array(select unnest(array[l.name, l.region] || l.aliases) from location l where l.id = any(j.location_ids || j.location_id)) || j.location_text, null) as "locationNames",
    j.country_id as "countryId", j.company_id as "companyId", j.industry_id as "industryId", j.job_type_id as "jobTypeId", j.main_function_id as "mainFunctionId",
    j.job_function_id as "jobFunctionId", j.function_title_id as "functionTitleId", j.xp_lvl_id as "xpLvlId", j.degree_id as "degreeId", j.work_arrangement as "workArrangement",
    array_remove(array(select distinct unnest(j.location_ids || j.location_id)), null) as "locationIds", c.is_verified as "isVerified"
  from job j join company c on c.id = j.company_id
  left join function_title t on t.id = j.function_title_id
  left join job_function f on f.id = j.job_function_id
  left join main_function m on m.id = j.main_function_id
  where j.id > ${after} and ${condition(which)}
  order by j.id limit ${BATCH}`;
