import { type SQL, sql } from 'drizzle-orm';
import { OPEN, OWED } from '../../src/machines/application/statuses.ts';
import type { Database } from '../db/client.ts';
import type { AppContext } from '../http/app-context.ts';
import { remindOfPromises, emailNewApplicants } from '../modules/hiring/applicants/remind-of-promises.ts';
import { advanceInterviews } from '../modules/hiring/interviews/advance.ts';
import { checkPostings } from '../modules/hiring/postings/confirmations.ts';
import { enforcePromises } from '../modules/hiring/applicants/keep-promises.ts';

/** The kinds of scheduled work that time triggers on records. */
export type Part = 'interviews' | 'postings' | 'digests' | 'promises' | 'reminders';

/** Each part of the scheduled work. @returns how many records it changed */
export const workOf = (context: AppContext): Record<Part, () => Promise<number>> => ({
  interviews: () => advanceInterviews(context),
  postings: () => checkPostings(context),
  digests: () => emailNewApplicants(context),
  promises: () => enforcePromises(context),
  reminders: () => remindOfPromises(context),
});

/** When each part has something to do next. Null for never. */
const DUE = sql`
  with owed as (
    select promise, reminders, due_at from application where promise in ('awaiting', 'overdue') and status in ${[...OWED]}
  )
  select (select min(due_at) from interview) as interviews,
    (select min(confirm_due_at) from job where confirm_due_at is not null and status = 'open') as postings,
    (select min(due_at) from applicant_digest) as digests,
    least(
      (select min(case when promise = 'awaiting' then due_at else due_at + interval '7 days' end) from owed),
      (select to_timestamp(0) from application a join job j on j.id = a.job_id
        where j.status = 'closed' and a.status in ${[...OPEN]} limit 1)
    ) as promises,
    (select min(case reminders when 0 then due_at - interval '1 day' when 1 then due_at when 2 then due_at + interval '4 days' end) from owed) as reminders`;

interface Passing<P extends string> {
  db: Database;
  /** The current time of the simulation. */
  time: () => number;
  reach: (at: number) => void;
  work: Record<P, () => Promise<number>>;
  /** When the additional parts have something to do, in the format of `DUE`. */
  alsoDue?: SQL;
  /** The earliest time for a part, in milliseconds since 1970. Nobody would ever see earlier results. */
  notBefore?: Partial<Record<P, number>>;
  /** Called after each instant at which something was done. */
  afterEach: () => Promise<void>;
}

/**
 * Runs all scheduled work until an instant, each part at the time it's due: a reminder is sent a day before its deadline, even if a week passes in one call.
 * Work that remains due is done once per instant.
 * @returns how many records each part changed
 */
export async function passUntil<P extends string>(
  { db, time, reach, work, alsoDue, notBefore = {}, afterEach }: Passing<P>,
  until: Date,
): Promise<Record<P, number>> {
  const counts = Object.fromEntries(Object.keys(work).map((part) => [part, 0])) as Record<P, number>;
  const last = new Map<string, number>();
  for (;;) {
    const due: Record<string, string | null> = {};
    for (const query of alsoDue ? [DUE, alsoDue] : [DUE]) Object.assign(due, (await db.execute<Record<string, string | null>>(query)).rows[0]);
    const coming = (Object.keys(work) as P[]).flatMap((part) => {
      const at = due[part] == null ? null : Math.max(Date.parse(due[part]), notBefore[part] ?? 0, time());
      return at === null || at > until.getTime() || last.get(part) === at ? [] : [{ part, at }];
    });
    if (coming.length === 0) break;
    const next = Math.min(...coming.map(({ at }) => at));
    reach(next);
    for (const { part } of coming.filter(({ at }) => at === next)) {
      last.set(part, next);
      counts[part] += await work[part]();
    }
    await afterEach();
  }
  reach(Math.max(time(), until.getTime()));
  return counts;
}
