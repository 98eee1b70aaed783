import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/**
 * Holds what a seeker and an employer begin over a job until the transaction ends: an application and an interview that are made at once each see the other.
 * Taken after the rows of the application and the job, by whoever locks those too.
 */
export const holdPair = (db: Queryable, seekerId: string, jobId: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interview ${seekerId} ${jobId}`}, 0))`);
