import type pg from 'pg';
import type { MixQuery } from './mix.ts';

const PAGE = 30;

/** The same jobs in a plain design: one wide table, English full text with a GIN index, a btree index for browsing. */
export async function makePlainTable(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table plain_job as select j.*, c.name as company, c.is_verified, l.name as location, to_tsvector('english', j.title || ' ' || c.name || ' ' || coalesce(l.name, '') || ' ' || array_to_string(j.skills, ' ') || ' ' || j.description) as words
      from (select id, company_id, country_id, location_id, title, function_title_id, main_function_id, industry_id, job_type_id, work_arrangement, xp_lvl_id, degree_id, salary_from, salary_to, salary_currency, salary_month_from, salary_month_to, posted_at, skills, description from job) j
      join company c on c.id = j.company_id left join location l on l.id = j.location_id order by j.country_id, j.posted_at`);
  await pool.query('create index plain_words on plain_job using gin (words)');
  await pool.query('create index plain_newest on plain_job (country_id, posted_at, id)');
  await pool.query('vacuum (analyze) plain_job');
}

export type Peer = 'ts_rank' | 'ILIKE';

/** The result of a query of the mix by a peer: a page of cards, and the exact count. Directly on the database, without the HTTP of ours. */
export async function askPeer(pool: pg.Pool, peer: Peer, { countryId, parameters }: MixQuery): Promise<void> {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const where = [`country_id = ${given(countryId)}`, ...filtersOf(parameters, given)];
  const query = parameters['query'] ?? '';
  let order = parameters['sort'] === '3' ? 'salary_month_to desc nulls last' : 'posted_at desc';
  if (query !== '' && peer === 'ts_rank') {
    const parameter = given(query);
    where.push(`words @@ plainto_tsquery('english', ${parameter})`);
    order = `ts_rank(words, plainto_tsquery('english', ${parameter})) desc, posted_at desc`;
  } else {
    for (const word of query.split(' ').filter(Boolean)) {
      const like = given(`%${word}%`);
      where.push(`(title ilike ${like} or company ilike ${like} or description ilike ${like})`);
    }
  }
  const condition = where.join(' and ');
  const offset = (Number(parameters['page'] ?? 1) - 1) * PAGE;
  await pool.query(
    `select id, title, company, is_verified, location, job_type_id, work_arrangement, xp_lvl_id, degree_id, salary_from, salary_to, salary_currency, posted_at from plain_job where ${condition} order by ${order} limit ${PAGE} offset ${offset}`,
    values,
  );
  await pool.query(`select count(*) from plain_job where ${condition.replace(/ order by .*/, '')}`, values);
}

const LISTS = {
  job_types: 'job_type_id',
  industries: 'industry_id',
  job_locations: 'location_id',
  main_functions: 'main_function_id',
  function_job_title_ids: 'function_title_id',
  xp_lvls: 'xp_lvl_id',
  degrees: 'degree_id',
} as const;

function filtersOf(parameters: Record<string, string>, given: (value: unknown) => string): string[] {
  const lists = Object.entries(LISTS)
    .filter(([name]) => parameters[name] !== undefined)
    .map(([name, column]) => `${column} = any(${given(parameters[name]?.split(',').map(Number))}::int[])`);
  if (parameters['work_arrangement']) lists.push(`work_arrangement = ${given(parameters['work_arrangement'])}`);
  if (parameters['is_company_verified']) lists.push('is_verified');
  if (parameters['salary_from'])
    lists.push(`salary_month_to >= ${given(Number(parameters['salary_from']))}`, `salary_month_from <= ${given(Number(parameters['salary_to']))}`);
  return lists;
}
