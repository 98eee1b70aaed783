import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { HANDED_OVER } from '../../../../contract/interview-records.ts';
import { advance } from '../../../../src/machines/interview/lifecycle.ts';
import { ENDED, UNBEGUN } from '../../../../src/machines/interview/statuses.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { interview, interviewEvent } from '../../../db/schema/interview.ts';
import type { Leaving } from '../../chat/hand-over.ts';
import { notifyAll, type NewNotification } from '../../notify/notify.ts';
import { contactAfter, type Party } from './contact.ts';
import { type EmailSettings, interviewEmail } from './emails.ts';
import { type Meeting, meetingsOf } from './meeting.ts';
import { dataOf } from './news.ts';
import { type InterviewRow, recordOfRow } from './row.ts';

/** An upcoming interview and its previous interviewer. */
export interface Handed {
  row: InterviewRow;
  before: Meeting;
}

/**
 * Hands over the interviews of a member who leaves a company, in the same transaction. Finished ones stay with the leaver. Upcoming ones count as
 * changed, because the invitation changes: the sequence rises. `notifyHandedOver` notifies people after the conversations are handed over too.
 */
export async function handOverInterviews(db: Queryable, { companyId, leaver, successor }: Leaving, now: Date): Promise<Handed[]> {
  const rows = await db
    .select()
    .from(interview)
    .where(and(eq(interview.recruiterId, leaver), eq(interview.companyId, companyId), notInArray(interview.status, ENDED)))
    .orderBy(interview.id)
    .for('update');
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const meetings = await meetingsOf(db, ids);
  await handContactsOver(db, rows, leaver, successor);
  // By the clock, it may have started before that was stored.
  const ahead = rows.filter((row) => UNBEGUN.includes(advance(recordOfRow(row), now.toISOString()).record.status));
  const rising = ahead.filter(({ status }) => status !== 'rescheduleRequested').map(({ id }) => id);
  const after = await db
    .update(interview)
    .set({
      recruiterId: successor,
      sequence: sql`${interview.sequence} + case when ${interview.id} = any(${sql.param(rising)}::uuid[]) then 1 else 0 end`,
      updatedAt: now,
    })
    .where(inArray(interview.id, ids))
    .returning();
  await db.insert(interviewEvent).values(after.map(({ id, status }) => ({ interviewId: id, type: HANDED_OVER, status, by: 'employer' as const, at: now })));
  const isAhead = new Set(ahead.map(({ id }) => id));
  return after.filter(({ id }) => isAhead.has(id)).map((row) => ({ row, before: meetings.get(row.id) as Meeting }));
}

async function handContactsOver(db: Queryable, rows: readonly InterviewRow[], leaver: string, successor: string): Promise<void> {
  const people = await db
    .select({ id: user.id, name: user.name, phone: user.phoneNumber })
    .from(user)
    .where(inArray(user.id, [leaver, successor]));
  const of = (userId: string) => people.find(({ id }) => id === userId) as Party;
  for (const row of rows) {
    const after = contactAfter(row, of(leaver), of(successor));
    if (after.contactPerson !== row.contactPerson || after.contactNumber !== row.contactNumber)
      await db.update(interview).set(after).where(eq(interview.id, row.id));
  }
}

/**
 * Emails the new interviewer, with the entry for their calendar, and the previous one, whose calendar removes it.
 * @param besides the ID of the member who did this and needs no email
 */
export async function notifyHandedOver(db: Queryable, handed: readonly Handed[], besides: string, now: Date, emailSettings: EmailSettings): Promise<void> {
  const meetings = await meetingsOf(
    db,
    handed.map(({ row }) => row.id),
  );
  for (const { row, before } of handed) {
    const meeting = meetings.get(row.id) as Meeting;
    const content = { row, before: recordOfRow(row), answered: row.sequence, note: null, now };
    // While a new time is requested, no calendar has an entry.
    const change = row.status === 'rescheduleRequested' ? null : 'interview.handedOver';
    const written = [
      interviewEmail('seeker', { ...content, meeting, news: 'handedOver', change }, emailSettings),
      interviewEmail('employer', { ...content, meeting, news: 'handedToYou', change }, emailSettings),
      interviewEmail('employer', { ...content, meeting: before, news: 'handedAway', change: change && 'interview.handedAway' }, emailSettings),
    ];
    const centres = (
      [
        ['seeker', row.seekerId],
        ['employer', row.recruiterId],
      ] as const
    ).map(([side, userId]): NewNotification => ({
      userId,
      kind: 'interviewChanged',
      data: { ...dataOf(row, meeting, side), what: `handedOver.${side}`, by: meeting.recruiter.name },
    }));
    await notifyAll(
      db,
      centres.filter(({ userId }) => userId !== besides),
      written,
      now,
    );
  }
}
