import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../http/caller.ts';

/** How many titles of a profile count. */
const MOST = 3;

/**
 * The titles that a signed-in job seeker's profile says they look for: those of their job preferences that are open to work, otherwise that of their
 * latest job. Empty for everybody else.
 */
export async function titlesOfSeeker(db: Queryable, caller: Caller): Promise<string[]> {
  if (caller.kind !== 'seeker') return [];
  const { rows } = await db.execute<{ titles: string[] }>(sql`
    select coalesce(
      (select array_agg(job_title) from (select job_title from job_preference where user_id = ${caller.userId} and is_open_to_work order by created_at, id limit ${MOST}) as wished),
      array(select job_title from work_experience where user_id = ${caller.userId} order by is_present desc, start_date desc, id limit 1)
    ) as titles`);
  return rows[0]?.titles ?? [];
}
