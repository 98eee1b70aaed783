import { daysAfter } from '../src/machines/jobPosting/dates.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { clockOf } from './clock.ts';
import { readConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { job } from './db/schema/market.ts';

const USAGE = 'npm run feature -- JOB_ID DAYS (0 stops featuring it)';
const MOST_DAYS = 90;

/**
 * Features an open job for a number of days from now. 0 stops featuring it.
 * @returns until when; null if it stopped
 * @throws Error if no open job has this ID
 */
export async function featureJob(db: Database, id: number, days: number, now: Date): Promise<Date | null> {
  const until = days === 0 ? null : new Date(daysAfter(now.toISOString(), days));
  const rows = await db
    .update(job)
    .set({ featuredUntil: until })
    .where(and(eq(job.id, id), inArray(job.status, ['open', 'confirmDue'])))
    .returning({ id: job.id });
  if (rows.length === 0) throw new Error(`There’s no open job with ID ${id}.`);
  return until;
}

async function main(): Promise<void> {
  const [id = NaN, days = NaN] = process.argv.slice(2).map(Number);
  if (!Number.isSafeInteger(id) || !Number.isSafeInteger(days) || days < 0 || days > MOST_DAYS) throw new Error(USAGE);
  const config = readConfig();
  const connection = await openDatabase(config, 'guest');
  try {
    const until = await featureJob(connection.db, id, days, (await clockOf(config, connection.db)).now());
    console.info(until === null ? `Job ${id} is no longer featured.` : `Job ${id} is featured until ${until.toISOString()}.`);
  } finally {
    await connection.close();
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
