import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

/**
 * Locks the pair of a job seeker and a job until the transaction ends, so that an application and an interview created at the same time see each other.
 * Callers that also lock the rows of the application and the job lock those first.
 */
export const lockPair = (db: Queryable, seekerId: string, jobId: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interview ${seekerId} ${jobId}`}, 0))`);
