import type pg from 'pg';
import type { ClientBase } from 'pg';
import { connectForCopy } from '../client.ts';
import { makeCompanies } from './companies.ts';
import { withoutIndexes } from './indexes.ts';
import { posterOf, writePeople } from './people.ts';
import { removeUnusedCompanies, writeCompanies, writeReference } from './reference.ts';
import { JOB_COLUMNS, jobRow, QUESTION_COLUMNS, questionRows } from './rows.ts';
import { streamJobs } from './stream.ts';
import { TableWriter, type Value } from './write.ts';
import { LOCKS } from '../locks.ts';

export interface SeedOptions {
  jobs: number;
  /** A different seed gives a different market. */
  seed?: number;
  now?: () => Date;
  /** Called from time to time with the number of jobs written. */
  onProgress?: (written: number) => void;
  /** Called once all jobs are written and the database only has to build their indexes. */
  onWritten?: (() => void) | undefined;
}

export interface SeedResult {
  written: number;
  /** Rows of an earlier seed that were replaced. */
  removed: number;
  /** Rows of an earlier seed that a person's record refers to. They stay as they are. */
  kept: number;
  companies: number;
}

/** Jobs per COPY. Limits how many of their questions are held in memory. */
const BATCH = 10_000;

/**
 * Creates the market: places, taxonomy, companies, their recruiters, and vacancies. The same seed gives the same market. Replaces rows of an earlier seed,
 * except those that a person's record refers to. Doesn't touch rows from elsewhere. Runs in one transaction.
 */
export async function seedMarket(
  pool: pg.Pool,
  { jobs, seed = 1, now = () => new Date(), onProgress = () => {}, onWritten }: SeedOptions,
): Promise<SeedResult> {
  const client = await connectForCopy(pool);
  const at = now();
  try {
    await client.query('begin');
    await client.query(`set local synchronous_commit = off; set local maintenance_work_mem = '512MB'; select pg_advisory_xact_lock(${LOCKS.demoMarket})`);
    await writeReference(client);
    const { removed, kept } = await removeEarlier(client);
    const companies = makeCompanies(seed);
    const companyIds = await writeCompanies(client, companies, at);
    const teams = await writePeople(client, companies, companyIds, at);
    await removeUnusedCompanies(client, companyIds);
    const restoreIndexes = await withoutIndexes(client, jobs);
    let id = await reserveIds(client, jobs);
    let written = 0;
    let questions: Value[][] = [];
    let table = new TableWriter(client, 'job', JOB_COLUMNS);
    const closeBatch = async () => {
      await table.close();
      const rows = new TableWriter(client, 'job_question', QUESTION_COLUMNS);
      for (const row of questions) await rows.write(row);
      await rows.close();
      questions = [];
      onProgress(written);
    };
    for (const streamed of streamJobs(companies, { jobs, seed })) {
      id += 1;
      if (kept.has(streamed.sourceId)) continue;
      const { index } = streamed.job.company;
      await table.write(jobRow(streamed, { id, companyId: companyIds.get(index) ?? 0, postedBy: posterOf(teams.get(index), streamed.sourceId), now: at }));
      questions.push(...questionRows(streamed, id));
      written += 1;
      if (written % BATCH === 0) {
        await closeBatch();
        table = new TableWriter(client, 'job', JOB_COLUMNS);
      }
    }
    await closeBatch();
    onWritten?.();
    await restoreIndexes();
    await client.query(`insert into installation (key, value) values ('seed', $1) on conflict (key) do update set value = excluded.value`, [
      JSON.stringify({ jobs, seed, at: at.toISOString() }),
    ]);
    await client.query('commit');
    // Otherwise autovacuum does it a minute later, when the first visitors are there, and takes a core for seconds.
    await client.query('vacuum (analyze) job, company, location, function_title, job_question, company_member, session, "user"');
    return { written, removed, kept: kept.size, companies: companies.length };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

const POINTING = [
  'application',
  'saved_job',
  'apply_draft',
  'job_report',
  'external_click',
  'viewed_job',
  'not_suitable',
  'chat',
  'interview',
  'profile_view',
  'talent_interest',
];
const POINTED_AT = POINTING.map((table) => `select job_id from ${table} where job_id is not null`).join(' union ');

async function removeEarlier(client: ClientBase): Promise<{ removed: number; kept: Set<string> }> {
  const { rowCount } = await client.query(`delete from job where source = 'seed' and id not in (${POINTED_AT})`);
  const { rows } = await client.query<{ source_id: string }>(`select source_id from job where source = 'seed'`);
  return { removed: rowCount ?? 0, kept: new Set(rows.map((row) => row.source_id)) };
}

/** @returns the id before the first of `count` reserved ids */
async function reserveIds(client: ClientBase, count: number): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `select setval(pg_get_serial_sequence('job', 'id'), nextval(pg_get_serial_sequence('job', 'id')) + $1) - $1 as id`,
    [count],
  );
  return Number(rows[0]?.id) - 1;
}
