import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Broadcast } from '../../../adapters/realtime.ts';
import type { DeclineReason } from '../../../../contract/decline-reasons.ts';
import type { ApplicationEvent } from '../../../../src/machines/application/application.types.ts';
import type { Queryable } from '../../../db/client.ts';
import { profileView, talentInterest } from '../../../db/schema/interest.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { ApiError } from '../../../http/errors.ts';
import { enqueueMail } from '../../notify/outbox.ts';
import { aboutApplication } from '../../applications/about.ts';
import { moveApplication } from '../../applications/move.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import type { MemberRow } from '../../../http/member.ts';
import { closeWithApplications } from '../interviews/close.ts';
import type { EmailSettings } from '../interviews/emails.ts';
import { notify } from '../../notify/notify.ts';
import { answerEmail } from './emails.ts';
import { takenBack } from './hidden.ts';
import { companysApplication } from './get-applicant.ts';

/**
 * Records that a member read an application: the seeker sees that it was viewed, and by whom. Later views only update the time of the last view.
 * @returns the updated row, and whether its state changed
 */
export async function open(db: Queryable, { companyId, userId }: MemberRow, id: string, now: Date): Promise<{ row: ApplicationRow; isMoved: boolean }> {
  const row = await companysApplication(db, companyId, id, true);
  const seen = { companyId, jobId: row.jobId, viewedAt: now };
  await db
    .insert(profileView)
    .values({ seekerId: row.userId, recruiterId: userId, ...seen })
    .onConflictDoUpdate({ target: [profileView.seekerId, profileView.recruiterId], set: seen });
  if (row.status !== 'pending') return { row, isMoved: false };
  const moved = await moveApplication(db, row, { type: 'application.viewed' }, 'employer', now);
  await notify(db, row.userId, 'applicationViewed', await aboutApplication(db, moved), now);
  return { row: moved, isMoved: true };
}

/**
 * Replies to an application whose row is locked. Notifies the seeker in the notification center, and by email unless they turned that off.
 * @throws ApiError notAllowedNow if it was settled in the meantime
 */
async function answer(db: Queryable, row: ApplicationRow, event: ApplicationEvent, note: string | null, now: Date, baseUrl: string): Promise<ApplicationRow> {
  const moved = await moveApplication(db, row, event, 'employer', now);
  const answered = { ...moved, note };
  if (note !== null) await db.update(application).set({ note }).where(eq(application.id, row.id));
  await notify(db, row.userId, 'applicationMoved', { ...(await aboutApplication(db, answered)), reason: answered.reason }, now);
  await enqueueMail(db, await answerEmail(db, answered, baseUrl));
  return answered;
}

/**
 * Accepts an application.
 * @throws ApiError notFound, notAllowedNow
 */
export async function accept(db: Queryable, companyId: number, id: string, note: string | null, now: Date, baseUrl: string): Promise<ApplicationRow> {
  const row = await companysApplication(db, companyId, id, true);
  return answer(db, row, { type: 'application.accepted' }, note, now, baseUrl);
}

/**
 * Declines applications and closes their upcoming interviews, all in one transaction. Skips applications that were settled in the meantime, and IDs
 * of other companies.
 * @throws ApiError notFound if none belongs to the company
 */
export async function decline(
  db: Queryable,
  { companyId, userId }: MemberRow,
  { ids, reason, note }: { ids: readonly string[]; reason: DeclineReason; note: string | null },
  now: Date,
  emailSettings: EmailSettings,
): Promise<{ declined: ApplicationRow[]; settled: string[]; broadcastClosed: Broadcast }> {
  const rows = await db
    .select({ row: application })
    .from(application)
    .innerJoin(job, eq(job.id, application.jobId))
    .where(and(inArray(application.id, [...new Set(ids)]), eq(job.companyId, companyId)))
    // A fixed order avoids deadlocks between two transactions that decline the same applications.
    .orderBy(application.id)
    .for('update', { of: application });
  if (rows.length === 0) throw new ApiError('notFound');
  const declined: ApplicationRow[] = [];
  const settled: string[] = [];
  for (const { row } of rows) {
    try {
      declined.push(await answer(db, row, { type: 'application.declined', reason }, note, now, emailSettings.baseUrl));
    } catch (error) {
      if (!(error instanceof ApiError && error.errorName === 'notAllowedNow')) throw error;
      settled.push(row.id);
    }
  }
  const broadcastClosed = await closeWithApplications(db, declined, { doneBy: userId, now, emailSettings });
  return { declined, settled, broadcastClosed };
}

/**
 * Marks a member's interest in a seeker for the job, or takes it back. The seeker is notified the first time only, however often it changes.
 * @throws ApiError notFound if only the record is left
 */
export async function interest(db: Queryable, { companyId, userId }: MemberRow, id: string, isInterested: boolean, now: Date): Promise<ApplicationRow> {
  const row = await companysApplication(db, companyId, id, true);
  const own = and(eq(talentInterest.seekerId, row.userId), eq(talentInterest.recruiterId, userId), eq(talentInterest.jobId, row.jobId));
  if (!isInterested) {
    await db
      .update(talentInterest)
      .set({ withdrawnAt: now })
      .where(and(own, isNull(talentInterest.withdrawnAt)));
    return row;
  }
  if ((await takenBack(db, companyId, [row])).has(row.id)) throw new ApiError('notFound');
  const made = await db
    .insert(talentInterest)
    .values({ seekerId: row.userId, recruiterId: userId, companyId, jobId: row.jobId, createdAt: now })
    .onConflictDoNothing()
    .returning({ jobId: talentInterest.jobId });
  if (made.length > 0) await notify(db, row.userId, 'interested', await aboutApplication(db, row), now);
  else
    await db
      .update(talentInterest)
      .set({ companyId, createdAt: now, withdrawnAt: null })
      .where(and(own, isNotNull(talentInterest.withdrawnAt)));
  return row;
}
