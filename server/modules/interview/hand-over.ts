import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { HANDED_OVER } from '../../../contract/interview-records.ts';
import { advance } from '../../../src/machines/interview/lifecycle.ts';
import { ENDED, UNBEGUN } from '../../../src/machines/interview/statuses.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { interview, interviewEvent } from '../../db/schema/interview.ts';
import type { Leaving } from '../chat/hand-over.ts';
import { notifyAll, type Telling } from '../notification/notify.ts';
import { contactAfter, type Party } from './contact.ts';
import { type EmailSettings, letterTo } from './emails.ts';
import { type Meeting, meetingsOf } from './meeting.ts';
import { dataOf } from './news.ts';
import { type InterviewRow, recordOfRow } from './row.ts';

/** An interview that is still to come, and who met until now. */
export interface Handed {
  row: InterviewRow;
  before: Meeting;
}

/**
 * Hands over the interviews of whoever leaves a company, in that transaction; those that ended stay whose they were. What is still to come counts as
 * changed, as its invitation is: the sequence rises. `tellHandedOver` tells of it, once the conversations are handed over too.
 */
export async function handInterviewsOver(db: Queryable, { companyId, leaver, successor }: Leaving, now: Date): Promise<Handed[]> {
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
  // By the clock it may have begun before anybody wrote so.
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

/** Writes to who meets now, with what their calendar is to hold, and to whoever met until now, whose calendar lets go of it. @param besides who did it and knows */
export async function tellHandedOver(db: Queryable, handed: readonly Handed[], besides: string, now: Date, letters: EmailSettings): Promise<void> {
  const meetings = await meetingsOf(
    db,
    handed.map(({ row }) => row.id),
  );
  for (const { row, before } of handed) {
    const meeting = meetings.get(row.id) as Meeting;
    const telling = { row, before: recordOfRow(row), answered: row.sequence, note: null, now };
    // While another time is asked for, no calendar holds one.
    const told = row.status === 'rescheduleRequested' ? null : 'interview.handedOver';
    const written = [
      letterTo('seeker', { ...telling, meeting, news: 'handedOver', told }, letters),
      letterTo('employer', { ...telling, meeting, news: 'handedToYou', told }, letters),
      letterTo('employer', { ...telling, meeting: before, news: 'handedAway', told: told && 'interview.handedAway' }, letters),
    ];
    const centres = (
      [
        ['seeker', row.seekerId],
        ['employer', row.recruiterId],
      ] as const
    ).map(([side, userId]): Telling => ({
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
