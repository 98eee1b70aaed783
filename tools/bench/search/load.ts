import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COUNTRIES } from '../../../contract/countries.ts';
import { connectForCopy } from '../../../server/db/client.ts';
import { LOCATIONS } from '../../../server/reference/locations.ts';
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from '../../../server/reference/taxonomy.ts';
import { companyCount, companyName, JOB_COLUMNS, jobRows, jobsIn } from './corpus.ts';

type Value = string | number | null | undefined;
const escaped = (value: Value) =>
  value === null || value === undefined
    ? '\\N'
    : String(value).replace(/[\\\t\n\r]/g, (c) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[c] ?? c);

function* lines(rows: Iterable<Value[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${row.map(escaped).join('\t')}\n`;
    if (chunk.length > 1 << 18) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

/**
 * Bulk-loads rows into a table.
 * @param columns the table's name and its columns: "job (id, title)"
 */
export async function copyInto(client: pg.ClientBase, columns: string, rows: Iterable<Value[]>): Promise<void> {
  await pipeline(Readable.from(lines(rows), { objectMode: false }), client.query(copyFrom(`copy ${columns} from stdin`)));
}

/**
 * Fills a migrated, empty database with a market of `jobs` jobs. Rows are clustered by country and time of posting, because they're inserted in that order.
 * Indexes are created after the load.
 */
export async function loadMarket(pool: pg.Pool, jobs: number): Promise<void> {
  const client = await connectForCopy(pool);
  try {
    await client.query(`set maintenance_work_mem = '1GB'; set synchronous_commit = off`);
    await copyInto(
      client,
      'main_function (id, value, seo_value)',
      MAIN_FUNCTIONS.map((entry) => [entry.id, entry.value, entry.seoValue]),
    );
    await copyInto(
      client,
      'job_function (id, main_function_id, value, seo_value)',
      JOB_FUNCTIONS.map((entry) => [entry.id, entry.mainFunctionId, entry.value, entry.seoValue]),
    );
    await copyInto(
      client,
      'function_title (id, job_function_id, value, seo_value)',
      FUNCTION_TITLES.map((entry) => [entry.id, entry.jobFunctionId, entry.value, entry.seoValue]),
    );
    await copyInto(
      client,
      'location (id, country_id, name, region, seo_value, latitude, longitude)',
      LOCATIONS.map((place) => [place.id, place.countryId, place.name, place.region, place.seoValue, place.latitude, place.longitude]),
    );
    const companies = companyCount(jobs);
    await copyInto(
      client,
      'company (id, name, name_key, slug, country_id, is_verified)',
      Array.from({ length: companies }, (_, index) => [
        index + 1,
        companyName(index + 1),
        `${index}`,
        `company-${index}`,
        COUNTRIES[index % COUNTRIES.length]?.id,
        index % 4 === 3 ? 't' : 'f',
      ]),
    );
    const { rows: indexes } = await client.query<{ indexdef: string; indexname: string }>(
      `select indexname, indexdef from pg_indexes where tablename = 'job' and indexname <> 'job_pkey'`,
    );
    for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`);
    let firstId = 1;
    for (const country of jobsIn(jobs)) {
      await copyInto(client, `job (${JOB_COLUMNS})`, jobRows(country, companies, firstId));
      firstId += country.jobs;
    }
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query(`select setval(pg_get_serial_sequence('job', 'id'), ${firstId})`);
    await client.query('vacuum (analyze) job, company');
  } finally {
    await client.end();
  }
}
