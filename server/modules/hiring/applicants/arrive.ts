import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { applicantDigest } from '../../../db/schema/employer.ts';
import { job } from '../../../db/schema/market.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { notify } from '../../notify/notify.ts';
import { answerersOf, membersOf } from './members.ts';
import { DAY } from '../../../../contract/durations.ts';

/**
 * Notifies a job's employer of a new application, in its transaction: in the notification center right away, and by email together with all others of
 * the same day (server/modules/hiring/applicants/remind-of-promises.ts).
 * @returns the members whose open pages to update after the commit, and those with a new notification
 */
export async function applicantArrived(db: Queryable, row: ApplicationRow, now: Date): Promise<{ members: string[]; notified: string[] }> {
  const answerers = await answerersOf(db, row.jobId);
  if (answerers.length === 0) return { members: [], notified: [] };
  const [about] = await db.select({ title: job.title, companyId: job.companyId }).from(job).where(eq(job.id, row.jobId));
  const [person] = await db.select({ firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, row.userId));
  const data = {
    application_id: row.id,
    job_id: row.jobId,
    job_title: about?.title ?? '',
    name: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
    due_at: row.dueAt?.toISOString() ?? null,
  };
  for (const { id } of answerers) await notify(db, id, 'applicantNew', data, now);
  await db
    .insert(applicantDigest)
    .values({ jobId: row.jobId, dueAt: now })
    .onConflictDoUpdate({
      target: applicantDigest.jobId,
      set: { dueAt: sql`greatest(${now.toISOString()}::timestamptz, ${applicantDigest.sentAt} + ${DAY} * interval '1 millisecond')` },
      setWhere: sql`${applicantDigest.dueAt} is null`,
    });
  return { members: await membersOf(db, about?.companyId ?? 0), notified: answerers.map(({ id }) => id) };
}

/** The members whose open pages show the applications to a job. */
export async function membersBehind(db: Queryable, jobId: number): Promise<string[]> {
  const [about] = await db.select({ companyId: job.companyId }).from(job).where(eq(job.id, jobId));
  return about ? membersOf(db, about.companyId) : [];
}
