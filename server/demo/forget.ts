import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';

const KEY = 'lives';
const USED = 'demoUsed';

/** Records that the accounts' histories are complete. */
export async function remember(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`insert into installation (key, value) values (${KEY}, ${JSON.stringify({ at: now.toISOString() })}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}

/** Whether there are complete histories. */
export async function hasLives(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from installation where key = ${KEY}`);
  return rows.length > 0;
}

/**
 * Whether nobody has ever used a demo account. Then it's safe to delete and create them again with all their data. Sessions are deleted some time after they
 * end, so each use is recorded permanently.
 */
export async function areUntouched(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ is_touched: boolean }>(sql`
    select exists (select from installation where key = ${USED})
      or exists (select from session s join "user" u on u.id = s.user_id where u.source = 'demo')
      or exists (select from application a join "user" u on u.id = a.user_id where u.source not in ('demo', 'seed')) as is_touched`);
  if (rows[0]?.is_touched === false) return true;
  await db.execute(sql`insert into installation (key, value) values (${USED}, 'true') on conflict (key) do nothing`);
  return false;
}

/** Deletes the demo accounts, the people around them, and all their data. The next start creates them again. */
export async function forgetLives(db: Queryable): Promise<void> {
  const ours = sql`select id from "user" where source = 'demo'`;
  await db.execute(sql`delete from inbox_message where "to" in (select email from "user" where source = 'demo')`);
  await db.execute(sql`delete from interview where seeker_id in (${ours}) or recruiter_id in (${ours})`);
  await db.execute(sql`delete from application where user_id in (${ours})`);
  await db.execute(sql`delete from chat where seeker_id in (${ours}) or recruiter_id in (${ours})`);
  for (const table of ['saved_job', 'viewed_job', 'not_suitable', 'apply_draft', 'job_report', 'external_click'])
    await db.execute(sql`delete from ${sql.raw(table)} where user_id in (${ours})`);
  for (const table of ['profile_view', 'talent_interest'])
    await db.execute(sql`delete from ${sql.raw(table)} where seeker_id in (${ours}) or recruiter_id in (${ours})`);
  await db.execute(
    sql`delete from notification where kind in ('applicantNew', 'answerDue', 'message', 'interviewChanged', 'interviewSoon') and user_id in (select id from "user" where source = 'seed')`,
  );
  await db.execute(sql`delete from job_view where job_id in (select id from job where posted_by in (${ours}))`);
  await db.execute(sql`delete from job where source = 'employer' and posted_by in (${ours})`);
  await db.execute(sql`delete from "user" where source = 'demo'`);
  await db.execute(sql`delete from installation where key = ${KEY}`);
}
