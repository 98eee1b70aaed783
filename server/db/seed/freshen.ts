import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { indexJobs } from '../../modules/market/search/indexing.ts';
import { areUntouched, forgetLives } from '../../demo/forget.ts';
import type { DatabaseConnection } from '../client.ts';
import { withoutIndexes } from './indexes.ts';
import { movePeople } from './people.ts';
import { statusOf } from './stream.ts';
import { DAY } from '../../../contract/durations.ts';
import { LOCKS } from '../locks.ts';

/** A market is new for this many days: hardly any of its jobs has ended by then. */
const NEW_DAYS = 7;

/** Jobs of the demo market without applications. The others stay, so that what an application says about its job remains true. */
const MOVED = `source = 'seed' and not exists (select from application where job_id = job.id)`;

interface Seeded {
  at: string;
}

/**
 * Moves the dates of a demo market that is a week old forward by the whole days since it was created, and reopens the jobs that have ended. It then looks as it
 * did on its first day, with the same ids. Doesn't touch jobs with applications or jobs from elsewhere. Runs in one transaction.
 * @returns the number of days, or 0 if there is no demo market or it's new
 */
export async function freshenMarket({ pool }: Pick<DatabaseConnection, 'pool'>, now: Date): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.demoMarket]);
    const { rows } = await client.query<{ value: Seeded }>(`select value from installation where key = 'seed'`);
    const madeAt = Date.parse(rows[0]?.value.at ?? '');
    const days = Math.floor((now.getTime() - madeAt) / DAY);
    const isOld = days >= NEW_DAYS;
    if (isOld) await move(client, days, new Date(madeAt + days * DAY));
    await client.query('commit');
    if (isOld) await client.query('analyze job');
    return isOld ? days : 0;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function move(client: PoolClient, days: number, madeAt: Date): Promise<void> {
  // Demo accounts that nobody has used get a new history up to today. The others keep theirs.
  if (await areUntouched(drizzle(client))) await forgetLives(drizzle(client));
  const { rows: counted } = await client.query<{ jobs: number }>(`select count(*)::int as jobs from job where ${MOVED}`);
  const restoreIndexes = await withoutIndexes(client, counted[0]?.jobs ?? 0);
  const on = ['posted_at', 'valid_through', 'confirmed_at'].map((column) => `${column} = ${column} + make_interval(hours => $1)`);
  await client.query(`update job set ${on.join(', ')} where ${MOVED}`, [days * 24]);
  const { rows: ended } = await client.query<{ id: number; source_id: string }>(`select id, source_id from job where ${MOVED} and status = 'closed'`);
  const again = ended.map((row) => ({ id: row.id, status: statusOf(row.source_id) })).filter(({ status }) => status !== 'closed');
  await client.query('update job set status = r.status from unnest($1::int[], $2::text[]) as r(id, status) where job.id = r.id', [
    again.map(({ id }) => id),
    again.map(({ status }) => status),
  ]);
  await indexJobs(
    drizzle(client),
    again.map(({ id }) => id),
  );
  await restoreIndexes();
  await movePeople(client, days);
  await client.query(`update installation set value = value || $1 where key = 'seed'`, [JSON.stringify({ at: madeAt.toISOString() })]);
}
