import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

/** Within so many days each job of the demo market is posted anew once. */
const ROUND_DAYS = 60;

/**
 * Has the demo's employers go on posting while its clock is moved: the oldest open jobs that nobody applied to or saved are posted anew, spread over the time that
 * passes, so that searches, alerts and followers have news. Their texts and ids stay.
 */
export async function postAnew(db: Queryable, from: Date, until: Date): Promise<void> {
  const [since, to] = [from.toISOString(), until.toISOString()];
  await db.execute(sql`
    with idle as (
      select id, row_number() over (order by posted_at, id) as place, count(*) over () as jobs from job
      where source = 'seed' and status = 'open' and not exists (select from application where job_id = job.id) and not exists (select from saved_job where job_id = job.id)
    ), due as (
      select id, place, least(jobs, round(jobs * extract(epoch from ${to}::timestamptz - ${since}::timestamptz) / (${ROUND_DAYS}::int * 86400))) as jobs from idle
    ), anew as (
      select id, ${since}::timestamptz + (${to}::timestamptz - ${since}::timestamptz) * ((place - 0.5) / jobs)::float8 as at from due where place <= jobs
    )
    update job set posted_at = anew.at, confirmed_at = anew.at, valid_through = greatest(valid_through, anew.at + interval '30 days') from anew where job.id = anew.id`);
}
