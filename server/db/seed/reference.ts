import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { aboutOf } from './about.ts';
import { lookKey } from '../../modules/market/import/look-alike.ts';
import type { SeedCompany } from './companies.ts';
import { LOCATIONS, REGIONS } from '../../reference/locations.ts';
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from '../../reference/taxonomy.ts';

/**
 * Writes places and taxonomy if they differ from this version's. Job postings can only refer to places that have a row.
 * @returns whether it wrote them
 */
export async function updateReference(client: ClientBase): Promise<boolean> {
  const digest = createHash('sha256').update(JSON.stringify(referenceTables())).digest('hex');
  const { rows } = await client.query<{ value: string }>(`select value from installation where key = 'reference'`);
  if (rows[0]?.value === digest) return false;
  await writeReference(client);
  await client.query(`insert into installation (key, value) values ('reference', $1) on conflict (key) do update set value = excluded.value`, [
    JSON.stringify(digest),
  ]);
  return true;
}

const referenceTables = (): [table: string, rows: readonly object[]][] => [
  [
    'location',
    [...LOCATIONS, ...REGIONS].map(({ id, countryId, name, region, seoValue, aliases, latitude, longitude }) => ({
      id,
      country_id: countryId,
      name,
      region,
      seo_value: seoValue,
      aliases,
      latitude,
      longitude,
    })),
  ],
  ['main_function', MAIN_FUNCTIONS.map(({ id, value, seoValue, names }) => ({ id, value, seo_value: seoValue, names }))],
  [
    'job_function',
    JOB_FUNCTIONS.map(({ id, value, seoValue, names, mainFunctionId }) => ({ id, value, seo_value: seoValue, names, main_function_id: mainFunctionId })),
  ],
  [
    'function_title',
    FUNCTION_TITLES.map(({ id, value, seoValue, names, jobFunctionId }) => ({ id, value, seo_value: seoValue, names, job_function_id: jobFunctionId })),
  ],
];

/** Updates places and taxonomy. Ids don't change. */
export async function writeReference(client: ClientBase): Promise<void> {
  for (const [table, rows] of referenceTables()) {
    const columns = Object.keys(rows[0] ?? {});
    const set = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`);
    await client.query(
      `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1) on conflict (id) do update set ${set.join(', ')}`,
      [JSON.stringify(rows)],
    );
  }
}

/** The ending of every invented company's website. No real domain can have it (RFC 2606). */
const SEED_WEBSITE = '.example';

/**
 * Updates the invented companies. If a company of the same name came from elsewhere, it stays unchanged and gets the jobs.
 * @returns the id of each, by its index
 */
export async function writeCompanies(client: ClientBase, companies: readonly SeedCompany[], now: Date): Promise<Map<number, number>> {
  const rows = companies.map((company) => ({
    name: company.name,
    name_key: company.nameKey,
    look_key: lookKey(company.name),
    slug: company.slug,
    country_id: company.countryId,
    industry_id: company.industryId,
    size_id: company.sizeId,
    financing_stage_id: company.financingStageId,
    founded_on: company.foundedOn,
    website: `https://www.${company.slug}${SEED_WEBSITE}`,
    known_website: `https://www.${company.slug}${SEED_WEBSITE}`,
    about: aboutOf(company),
    is_verified: company.isVerified,
    verification: company.isVerified ? 'verified' : 'none',
    benefit_ids: company.benefitIds,
    culture_ids: company.cultureIds,
    promises_due: company.promisesDue,
    promises_kept: company.promisesKept,
    promises_due_before: company.promisesDue,
    promises_kept_before: company.promisesKept,
    promise_record: company.promiseRecord,
    promise_record_before: company.promiseRecord,
    created_at: now.toISOString(),
  }));
  const columns = Object.keys(rows[0] ?? {});
  // The promise columns stay, because they count real applications.
  const set = columns.filter((column) => !/^(country_id|name_key|created_at|promises?_.*)$/.test(column)).map((column) => `${column} = excluded.${column}`);
  await client.query(
    `insert into company (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_recordset(null::company, $1) on conflict (country_id, name_key) do update set ${set.join(', ')} where company.website like '%${SEED_WEBSITE}'`,
    [JSON.stringify(rows)],
  );
  const { rows: stored } = await client.query<{ id: number; key: string }>(`select id, country_id || '/' || name_key as key from company`);
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  return new Map(companies.map((company) => [company.index, ids.get(`${company.countryId}/${company.nameKey}`) ?? 0]));
}

/** Removes invented companies without jobs, which are left from another seed. */
export async function removeUnusedCompanies(client: ClientBase, used: ReadonlyMap<number, number>): Promise<void> {
  await client.query(
    `delete from company c where website like '%${SEED_WEBSITE}' and not (id = any($1)) and not exists (select from job where company_id = c.id)
       and not exists (select from company_member where company_id = c.id)`,
    [[...used.values()]],
  );
}
