import { eq } from 'drizzle-orm';
import type { InterviewEvent, Role } from '../../../src/machines/interview/interview.types.ts';
import { advance, apply, closureOf, type InterviewRecord, type Step } from '../../../src/machines/interview/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { interview, interviewEvent } from '../../db/schema/interview.ts';
import { application } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import { moveApplication } from '../applications/move.ts';
import { wantsLetters } from '../jobseekers/settings.ts';
import { notifyAll, type Telling } from '../notification/notify.ts';
import { changesInvitation, type Told } from './calendar.ts';
import { countNoShow } from './conduct.ts';
import { type Letters, letterTo, type News } from './letters.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import { columnsOf, dueAtOf, type InterviewRow, recordOfRow, reminderOf } from './row.ts';

/** Of whom each is written to, about what. The clock's other events are seen on the page; whoever acts knows. */
const NEWS: Partial<Record<Told, { news: News | 'closed'; to: readonly ('seeker' | 'employer')[] }>> = {
  'times.offered': { news: 'offered', to: ['seeker'] },
  'times.reoffered': { news: 'reoffered', to: ['seeker', 'employer'] },
  'time.accepted': { news: 'agreed', to: ['seeker', 'employer'] },
  'proposal.accepted': { news: 'agreed', to: ['seeker', 'employer'] },
  'interview.rejected': { news: 'rejected', to: ['seeker', 'employer'] },
  'reschedule.requested': { news: 'rescheduleAsked', to: ['seeker', 'employer'] },
  'interview.cancelled': { news: 'cancelled', to: ['seeker', 'employer'] },
  'interview.closed': { news: 'closed', to: ['seeker', 'employer'] },
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
 * @param besides who has done it elsewhere, by their id: they are written to, and not told what they know
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
  { note = null, changes = {}, besides = null }: { note?: string | null; changes?: Partial<InterviewRow>; besides?: string | null } = {},
): Promise<Moved> {
  const applied = apply(recordOfRow(row), event, role);
  if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : applied.reason);
  const { type: _type, now: _now, ...detail } = event;
  return write(db, row, applied.record, applied.steps, now, letters, { ...detail, note }, changes, besides);
}

/** Writes what the clock did by now, and reminds both where that is due; as `moveInterview` in all else. */
export async function moveByClock(db: Queryable, row: InterviewRow, now: Date, letters: Letters): Promise<InterviewRow> {
  const { record, steps } = advance(recordOfRow(row), now.toISOString());
  return (await write(db, row, record, steps, now, letters, { note: null }, {}, null)).row;
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
  besides: string | null,
): Promise<Moved> {
  const before = recordOfRow(row);
  const agreedBefore = (index: number) => (index === 0 ? before : (steps[index - 1] as Step).record).startsAt !== null;
  const rises = steps.filter(({ type }, index) => changesInvitation(type, agreedBefore(index))).length;
  const outcome = { ...changes, ...columnsOf(record), sequence: row.sequence + rises, dueAt: dueAtOf(record, now), updatedAt: now };
  const after = await store(
    db,
    row.id,
    outcome,
    steps.map(({ type, by, at, record: { status } }) => ({
      interviewId: row.id,
      type,
      status,
      by,
      at: new Date(at),
      // What was said with it, so that what happened can be replayed on the chart.
      detail: by === 'system' && type !== 'interview.closed' ? {} : detail,
    })),
  );
  const reminder = reminderOf(before);
  const isReminded = reminder !== null && row.dueAt?.getTime() === reminder.getTime() && reminder <= now && record.status === 'upcoming';
  const said: { told: Told | null; news: News; to: readonly ('seeker' | 'employer')[]; before: InterviewRecord }[] = steps.flatMap((step, index) => {
    const heard = NEWS[step.type];
    // Of what has begun by now nobody is reminded.
    if (!heard || (heard.news === 'soon' && record.startsAt !== null && now >= new Date(record.startsAt))) return [];
    return { told: step.type, news: newsOf(heard.news, step.record), to: heard.to, before: index === 0 ? before : (steps[index - 1] as Step).record };
  });
  if (isReminded) said.push({ told: null, news: 'soon', to: ['seeker', 'employer'], before });
  const meeting = said.length > 0 ? await meetingOf(db, row.id) : null;
  if (meeting) {
    const isSoon = said.some(({ news }) => news === 'soon');
    // An employer may do without reminders; what changed is told in any case.
    const isReminding = !isSoon || (await wantsLetters(db, after.recruiterId, 'reminders'));
    const toldOf = ({ to, ...telling }: (typeof said)[number]) =>
      to
        .filter((side) => isReminding || side === 'seeker' || telling.news !== 'soon')
        .map((side) => letterTo(side, { ...telling, row: after, meeting, note: reasonFor(telling.news, after, detail.note), now }, letters));
    const centres = tellingsOf(after, meeting, steps, isSoon).filter(({ userId }) => userId !== besides);
    await notifyAll(db, centres, said.flatMap(toldOf), now);
  }
  for (const { type, record: reached } of steps) await follow(db, after, type, before, reached, now);
  return { row: after, meeting };
}

function newsOf(news: News | 'closed', record: InterviewRecord): News {
  if (news === 'closed') return `closed.${closureOf(record) ?? 'jobClosed'}`;
  return news === 'passed' && record.status === 'notSuitable' ? 'notSuitable' : news;
}

/** Writes an interview and what happened to it, in one statement. */
async function store(db: Queryable, id: string, outcome: Partial<InterviewRow>, events: (typeof interviewEvent.$inferInsert)[]): Promise<InterviewRow> {
  const writing = () => {
    if (events.length === 0) return db;
    return db.with(db.$with('happened').as(db.insert(interviewEvent).values(events).returning({ id: interviewEvent.id })));
  };
  const [stored] = await writing().update(interview).set(outcome).where(eq(interview.id, id)).returning();
  return stored as InterviewRow;
}

const reasonFor = (news: News, row: InterviewRow, note: string | null): string | null =>
  news === 'rejected' || news === 'cancelled' || news === 'rescheduleAsked' ? row.reason : news === 'passed' || news === 'notSuitable' ? note : null;

/** An offer is told of in the same words as its changes. @returns who meets */
export async function tellOffer(db: Queryable, row: InterviewRow, now: Date, letters: Letters): Promise<Meeting> {
  const meeting = await meetingOf(db, row.id);
  const telling = { news: 'offered', told: 'times.offered', row, before: recordOfRow(row), meeting, note: null, now } as const;
  const centre = { userId: row.seekerId, kind: 'interviewOffered', data: dataOf(row, meeting) } as const;
  await notifyAll(db, [centre], [letterTo('seeker', telling, letters)], now);
  return meeting;
}

const dataOf = (row: InterviewRow, { job, company, chatId }: Meeting) => ({
  interview_id: row.id,
  job_id: row.jobId,
  job_title: job.title,
  company: company.name,
  chat_id: chatId,
});

/** In the notification centre stands what the other side or the clock did, not what one did oneself. */
function tellingsOf(row: InterviewRow, meeting: Meeting, steps: readonly Step[], isSoon: boolean): Telling[] {
  const last = steps.at(-1);
  const telling = { kind: isSoon ? 'interviewSoon' : 'interviewChanged', data: dataOf(row, meeting) } as const;
  return [
    ...(last?.by === 'seeker' ? [] : [{ userId: row.seekerId, ...telling }]),
    ...(last?.by === 'employer' ? [] : [{ userId: row.recruiterId, ...telling }]),
  ];
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
