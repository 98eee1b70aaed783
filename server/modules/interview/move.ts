import { eq } from 'drizzle-orm';
import type { NotificationKind } from '../../../contract/notifications.ts';
import type { InterviewEvent, Role } from '../../../src/machines/interview/interview.types.ts';
import { advance, apply, type InterviewRecord, type Step } from '../../../src/machines/interview/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { interview, interviewEvent } from '../../db/schema/hiring.ts';
import { application } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { enqueueMail } from '../../jobs/outbox.ts';
import { moveApplication } from '../applications/move.ts';
import { notify } from '../notification/notify.ts';
import { changesInvitation, type Told } from './calendar.ts';
import { countNoShow } from './conduct.ts';
import { type Letters, letterTo, type News } from './letters.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import { columnsOf, dueAtOf, type InterviewRow, recordOfRow, reminderOf } from './row.ts';

/** Of whom each is written to, about what. The clock's other events are seen on the page; whoever acts knows. */
const NEWS: Partial<Record<Told, { news: News; to: readonly ('seeker' | 'employer')[] }>> = {
  'times.offered': { news: 'offered', to: ['seeker'] },
  'times.reoffered': { news: 'reoffered', to: ['seeker', 'employer'] },
  'time.accepted': { news: 'agreed', to: ['seeker', 'employer'] },
  'proposal.accepted': { news: 'agreed', to: ['seeker', 'employer'] },
  'interview.rejected': { news: 'rejected', to: ['seeker', 'employer'] },
  'reschedule.requested': { news: 'rescheduleAsked', to: ['seeker', 'employer'] },
  'interview.cancelled': { news: 'cancelled', to: ['seeker', 'employer'] },
  'times.passed': { news: 'expired', to: ['seeker', 'employer'] },
  'checkIn.opened': { news: 'soon', to: ['seeker', 'employer'] },
  'result.requested': { news: 'resultAsked', to: ['employer'] },
  'result.given': { news: 'passed', to: ['seeker'] },
};

export interface Moved {
  row: InterviewRow;
  meeting: Meeting | null;
}

/**
 * Moves an interview through its chart and writes the outcome, with all that follows from it: the application, the standing of who did not come,
 * what both are told. The row must be locked (`for update`) by the transaction this runs in.
 * @param note what the event's sender wrote, for the history
 * @returns the row as it is now, and who meets where that had to be known
 * @throws ApiError the refusal, where the chart refuses the event as the interview stands
 */
export async function moveInterview(
  db: Queryable,
  row: InterviewRow,
  event: InterviewEvent,
  role: Role,
  now: Date,
  letters: Letters,
  { note = null, changes = {} }: { note?: string | null; changes?: Partial<InterviewRow> } = {},
): Promise<Moved> {
  const applied = apply(recordOfRow(row), event, role);
  if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : applied.reason);
  const { type: _type, now: _now, ...detail } = event;
  return write(db, row, applied.record, applied.steps, now, letters, { ...detail, note }, changes);
}

/** Writes what the clock did by now, and reminds both where that is due; as `moveInterview` in all else. */
export async function moveByClock(db: Queryable, row: InterviewRow, now: Date, letters: Letters): Promise<InterviewRow> {
  const { record, steps } = advance(recordOfRow(row), now.toISOString());
  return (await write(db, row, record, steps, now, letters, { note: null }, {})).row;
}

async function write(
  db: Queryable,
  row: InterviewRow,
  record: InterviewRecord,
  steps: readonly Step[],
  now: Date,
  letters: Letters,
  detail: { note: string | null },
  changes: Partial<InterviewRow>,
): Promise<Moved> {
  const before = recordOfRow(row);
  const agreedBefore = (index: number) => (index === 0 ? before : (steps[index - 1] as Step).record).startsAt !== null;
  const rises = steps.filter(({ type }, index) => changesInvitation(type, agreedBefore(index))).length;
  const [moved] = await db
    .update(interview)
    .set({ ...changes, ...columnsOf(record), sequence: row.sequence + rises, dueAt: dueAtOf(record, now), updatedAt: now })
    .where(eq(interview.id, row.id))
    .returning();
  const after = moved as InterviewRow;
  if (steps.length > 0)
    await db.insert(interviewEvent).values(
      steps.map(({ type, by, at, record: { status } }) => ({
        interviewId: row.id,
        type,
        status,
        by,
        at: new Date(at),
        // What was said with it, so that what happened can be replayed on the chart.
        detail: by === 'system' ? {} : detail,
      })),
    );
  const reminder = reminderOf(before);
  const isReminded = reminder !== null && row.dueAt?.getTime() === reminder.getTime() && reminder <= now && record.status === 'upcoming';
  const said: { told: Told | null; news: News; to: readonly ('seeker' | 'employer')[]; before: InterviewRecord }[] = steps.flatMap((step, index) => {
    const heard = NEWS[step.type];
    // Of what has begun by now nobody is reminded.
    if (!heard || (heard.news === 'soon' && record.startsAt !== null && now >= new Date(record.startsAt))) return [];
    const news = heard.news === 'passed' && step.record.status === 'notSuitable' ? 'notSuitable' : heard.news;
    return { told: step.type, news, to: heard.to, before: index === 0 ? before : (steps[index - 1] as Step).record };
  });
  if (isReminded) said.push({ told: null, news: 'soon', to: ['seeker', 'employer'], before });
  const meeting = said.length > 0 ? await meetingOf(db, row.id) : null;
  if (meeting) {
    const toldOf = ({ to, ...telling }: (typeof said)[number]) =>
      to.map((side) => letterTo(side, { ...telling, row: after, meeting, note: reasonFor(telling.news, after, detail.note), now }, letters));
    await enqueueMail(db, ...said.flatMap(toldOf));
    await tellCentres(
      db,
      after,
      meeting,
      steps,
      said.some(({ news }) => news === 'soon'),
      now,
    );
  }
  for (const { type, record: reached } of steps) await follow(db, after, type, before, reached, now);
  return { row: after, meeting };
}

const reasonFor = (news: News, row: InterviewRow, note: string | null): string | null =>
  news === 'rejected' || news === 'cancelled' || news === 'rescheduleAsked' ? row.reason : news === 'passed' || news === 'notSuitable' ? note : null;

/** An offer is told of in the same words as its changes. */
export async function tellOffer(db: Queryable, row: InterviewRow, now: Date, letters: Letters): Promise<void> {
  const meeting = await meetingOf(db, row.id);
  const telling = { news: 'offered', told: 'times.offered', row, before: recordOfRow(row), meeting, note: null, now } as const;
  await enqueueMail(db, letterTo('seeker', telling, letters));
  await notify(db, row.seekerId, 'interviewOffered', dataOf(row, meeting), now);
}

const dataOf = (row: InterviewRow, { job, company, chatId }: Meeting) => ({
  interview_id: row.id,
  job_id: row.jobId,
  job_title: job.title,
  company: company.name,
  chat_id: chatId,
});

/** In the notification centre stands what the other side or the clock did, not what one did oneself. */
async function tellCentres(db: Queryable, row: InterviewRow, meeting: Meeting, steps: readonly Step[], isSoon: boolean, now: Date): Promise<void> {
  const last = steps.at(-1);
  const kind: NotificationKind = isSoon ? 'interviewSoon' : 'interviewChanged';
  if (last?.by !== 'seeker') await notify(db, row.seekerId, kind, dataOf(row, meeting), now);
  if (last?.by !== 'employer') await notify(db, row.recruiterId, kind, dataOf(row, meeting), now);
}

/** What else a step moves, in the same commit. */
async function follow(db: Queryable, row: InterviewRow, type: Step['type'], before: InterviewRecord, reached: InterviewRecord, now: Date): Promise<void> {
  if (type === 'time.accepted' || type === 'proposal.accepted') await agreed(db, row, now);
  if (type === 'attendance.marked' && row.startsAt !== null)
    for (const side of ['seeker', 'employer'] as const)
      if (reached.attendance[side] === 'notAttended' && before.attendance[side] === null)
        await countNoShow(db, side === 'seeker' ? row.seekerId : row.recruiterId, row.id, row.startsAt, now);
}

/** The application hears that an interview is agreed. One that is held, settled or there already stays as it is. */
async function agreed(db: Queryable, { applicationId }: InterviewRow, now: Date): Promise<void> {
  if (applicationId === null) return;
  const [row] = await db.select().from(application).where(eq(application.id, applicationId)).for('update');
  if (row && ['pending', 'viewed', 'communicating'].includes(row.status)) await moveApplication(db, row, { type: 'interview.agreed' }, 'system', now);
}
