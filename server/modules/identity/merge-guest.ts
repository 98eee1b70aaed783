import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { session, user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { endGuest } from './assurance/assure.ts';
import { applyDraft, externalClick, jobReport, savedJob } from '../../db/schema/seeker.ts';

/** Tables a guest can own rows in, which move to the account at sign-in. A test compares this with the schema. */
export const BROUGHT_ALONG = [savedJob, applyDraft, externalClick, jobReport] as const;

/**
 * Moves what a guest saved, drafted, clicked, and reported to the job seeker who signed in, and deletes the guest. Where both have a row, the
 * seeker's stays, except for a draft, of which the later one stays. (Registration moves nothing, because the guest's row itself becomes the
 * seeker's.)
 * @returns the guest's sessions, which ended
 */
export async function mergeGuest(db: Queryable, guestId: string, userId: string): Promise<string[]> {
  await db.execute(sql`
    insert into apply_draft (user_id, job_id, draft, updated_at)
    select ${userId}, job_id, draft, updated_at from apply_draft where user_id = ${guestId}
    on conflict (user_id, job_id) do update set draft = excluded.draft, updated_at = excluded.updated_at
    where excluded.updated_at > apply_draft.updated_at`);
  const savedAlready = db.select({ jobId: savedJob.jobId }).from(savedJob).where(eq(savedJob.userId, userId));
  await db
    .update(savedJob)
    .set({ userId })
    .where(and(eq(savedJob.userId, guestId), notInArray(savedJob.jobId, savedAlready)));
  const reported = db
    .select({ key: sql`${jobReport.jobId} || '/' || ${jobReport.reasonId}` })
    .from(jobReport)
    .where(eq(jobReport.userId, userId));
  await db
    .update(jobReport)
    .set({ userId })
    .where(and(eq(jobReport.userId, guestId), notInArray(sql`${jobReport.jobId} || '/' || ${jobReport.reasonId}`, reported)));
  await db.update(externalClick).set({ userId }).where(eq(externalClick.userId, guestId));
  const sessions = await db.select({ id: session.id }).from(session).where(eq(session.userId, guestId));
  await db.delete(user).where(and(eq(user.id, guestId), eq(user.isAnonymous, true)));
  return sessions.map(({ id }) => id);
}

/**
 * Moves what the guest did to a job seeker's account, but not to an employer's. Ends the guest's sessions either way.
 * @returns the sessions that ended
 */
export async function leaveGuest(db: Queryable, guest: Caller, userId: string, now: Date): Promise<string[]> {
  if (guest.kind !== 'guest') return [];
  const [person] = await db.select({ role: user.role }).from(user).where(eq(user.id, userId));
  if (person?.role === 'jobseeker') return mergeGuest(db, guest.userId, userId);
  return endGuest(db, guest, now);
}

/** Deletes guests without a session, along with their rows. */
export async function sweepGuests(db: Queryable, now: Date): Promise<void> {
  const gone = db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.isAnonymous, true),
        sql`not exists (select 1 from session where session.user_id = ${user.id} and session.expires_at > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .limit(1_000);
  await db.delete(user).where(inArray(user.id, gone));
}
