import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { keepForFollowers } from '../modules/market/companies/follow.ts';

/** Each job of the demo market is posted again once in this many days. */
const ROUND_DAYS = 60;
/** How many of the jobs a day match words of someone's job alert. In a small market there might otherwise be none. */
const WANTED_A_DAY = 2;

/**
 * Posts jobs of the demo's employers again while its clock moves forward, so that searches, alerts and followers have something new. Takes the oldest open jobs
 * that nobody applied to or saved, and spreads them over the time that passes. Their texts and ids stay.
 */
export async function postAnew(db: Queryable, from: Date, until: Date): Promise<void> {
  const [since, to] = [from.toISOString(), until.toISOString()];
  const days = sql`(extract(epoch from ${to}::timestamptz - ${since}::timestamptz) / 86400)`;
  const { rows } = await db.execute<{ id: number }>(sql`
    with idle as (
      select id, posted_at, exists (
        select from job_alert
        where status = 'active' and country_id = job.country_id and keywords <> '' and position(lower(keywords) in lower(title)) > 0
      ) as is_wanted
      from job
      where source = 'seed' and status = 'open' and not exists (select from application where job_id = job.id) and not exists (select from saved_job where job_id = job.id)
    ), queued as (
      select id, posted_at, is_wanted and row_number() over (partition by is_wanted order by posted_at, id) <= ${WANTED_A_DAY}::int * ${days} as is_first from idle
    ), due as (
      select id, row_number() over (order by is_first desc, posted_at, id) as place,
        greatest(count(*) filter (where is_first) over (), round(count(*) over () * ${days} / ${ROUND_DAYS}::int)) as jobs
      from queued
    ), anew as (
      select id, ${since}::timestamptz + (${to}::timestamptz - ${since}::timestamptz) * ((place - 0.5) / jobs)::float8 as at from due where place <= jobs
    )
    update job set posted_at = anew.at, confirmed_at = anew.at, valid_through = greatest(valid_through, anew.at + interval '30 days') from anew where job.id = anew.id
    returning job.id`);
  await keepForFollowers(
    db,
    rows.map(({ id }) => id),
  );
}
