import type { InterviewChange } from '../../../contract/interview-changes.ts';
import { closureOf, type InterviewRecord, type Step } from '../../../src/machines/interview/lifecycle.ts';
import type { NotificationData } from '../../../contract/notifications.ts';
import type { InterviewSide } from '../../../contract/interview-records.ts';
import type { Queryable } from '../../db/client.ts';
import type { QueuedEmail } from '../../jobs/outbox.ts';
import { notifyAll, type Telling } from '../notification/notify.ts';
import type { CalendarChange } from './calendar.ts';
import { changesOf } from './changes.ts';
import { type EmailSettings, letterTo, type News } from './emails.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import { type InterviewRow, recordOfRow, reminderOf } from './row.ts';

/** Of whom each is written to, about what. The clock's other events are seen on the page; whoever acts knows. */
export const NEWS: Partial<Record<CalendarChange, { news: News | 'closed'; to: readonly ('seeker' | 'employer')[] }>> = {
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

interface Item {
  /** Null of a reminder. */
  told: CalendarChange | null;
  news: News;
  to: readonly ('seeker' | 'employer')[];
  before: InterviewRecord;
  /** The step of the chart it tells of, if it does. */
  step: Step | null;
}

interface Change {
  /** As it was. */
  row: InterviewRow;
  before: InterviewRecord;
  record: InterviewRecord;
  steps: readonly Step[];
  now: Date;
}

/** What both are to hear of a change, and of what is near. */
export function newsIn({ row, before, record, steps, now }: Change): Item[] {
  const items = steps.flatMap((step, index): Item[] => {
    const heard = NEWS[step.type];
    // Of what has begun by now nobody is reminded.
    if (!heard || (heard.news === 'soon' && record.startsAt !== null && now >= new Date(record.startsAt))) return [];
    return [{ told: step.type, news: newsOf(heard.news, step.record), to: heard.to, before: index === 0 ? before : (steps[index - 1] as Step).record, step }];
  });
  const reminder = reminderOf(before);
  const isReminded = reminder !== null && row.dueAt?.getTime() === reminder.getTime() && reminder <= now && record.status === 'upcoming';
  return isReminded ? [...items, { told: null, news: 'soon', to: ['seeker', 'employer'], before, step: null }] : items;
}

function newsOf(news: News | 'closed', record: InterviewRecord): News {
  if (news === 'closed') return `closed.${closureOf(record) ?? 'jobClosed'}`;
  return news === 'passed' && record.status === 'notSuitable' ? 'notSuitable' : news;
}

interface Said {
  centres: readonly Telling[];
  letters: readonly QueuedEmail[];
  /** What their conversation says of it. */
  changes: readonly InterviewChange[];
}

export const UNSAID: Said = { centres: [], letters: [], changes: [] };

interface Saying {
  /** As it was, and as it is now. */
  was: InterviewRow;
  row: InterviewRow;
  /** What had happened before. */
  history: Meeting['history'];
  meeting: Meeting;
  /** The sequence before it. */
  answered: number;
  /** Who took the last step. */
  by: Step['by'] | undefined;
  note: string | null;
  doneBy: string | null;
  now: Date;
  letters: EmailSettings;
}

/** News in the words of each side: for the notification centre what the other side or the clock did, and letters. */
export function sayNews(items: readonly Item[], { was, row, history, meeting, answered, by, note, doneBy, now, letters }: Saying): Said {
  const isSoon = items.some(({ news }) => news === 'soon');
  const kind = isSoon ? 'interviewSoon' : 'interviewChanged';
  const told = items.map((item) => ({
    ...item,
    changes: item.step === null ? [] : changesOf({ step: item.step, before: item.before, row: was, after: row, history }),
  }));
  const latest = told.findLast(({ told: type, changes }) => changes.length > 0 || type === 'interview.closed');
  const people = [
    { side: 'seeker', userId: row.seekerId },
    { side: 'employer', userId: row.recruiterId },
  ] as const;
  return {
    centres: people
      .filter(({ side, userId }) => side !== by && userId !== doneBy)
      .map(({ side, userId }) => ({ userId, kind, data: { ...dataOf(row, meeting, side), ...(latest ? changeData(latest) : {}) } })),
    letters: told.flatMap(({ to, ...item }) =>
      to.map((side) => letterTo(side, { ...item, row, meeting, answered, note: reasonFor(item.news, row, note), now }, letters)),
    ),
    changes: told.flatMap(({ changes }) => changes),
  };
}

const reasonFor = (news: News, row: InterviewRow, note: string | null): string | null =>
  news === 'rejected' || news === 'cancelled' || news === 'rescheduleAsked' ? row.reason : news === 'passed' || news === 'notSuitable' ? note : null;

/** An offer is told of in the same words as its changes; who made it has its times in their calendar too. @returns who meets */
export async function tellOffer(db: Queryable, row: InterviewRow, now: Date, letters: EmailSettings): Promise<Meeting> {
  const meeting = await meetingOf(db, row.id);
  const telling = { told: 'times.offered', row, before: recordOfRow(row), answered: row.sequence, meeting, note: null, now } as const;
  const centre = { userId: row.seekerId, kind: 'interviewOffered', data: dataOf(row, meeting, 'seeker') } as const;
  await notifyAll(
    db,
    [centre],
    [letterTo('seeker', { ...telling, news: 'offered' }, letters), letterTo('employer', { ...telling, news: 'offeredByYou' }, letters)],
    now,
  );
  return meeting;
}

/** What the notification centre is told of the change itself: in one line, so of several things the first. */
function changeData({ news, changes: [change] }: { news: News; changes: readonly InterviewChange[] }): NotificationData {
  if (!change) return { what: news };
  const { what, from, to, times, place, minutes } = change;
  return { what, from, to, first: times[0] ?? null, count: times.length, place, minutes };
}

/** What the notification centre knows of an interview, for one side of it. */
export const dataOf = (row: InterviewRow, { job, company, chatId, seeker, recruiter }: Meeting, side: InterviewSide): NotificationData => ({
  interview_id: row.id,
  job_id: row.jobId,
  job_title: job.title,
  company: company.name,
  name: side === 'seeker' ? company.name : seeker.name,
  chat_id: chatId,
  /** For words that are read elsewhere than in their browser. */
  time_zone: side === 'seeker' ? seeker.timeZone : recruiter.timeZone,
});
