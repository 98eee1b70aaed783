import type { InterviewChange } from '../../../../contract/interview-changes.ts';
import { closureOf, type InterviewRecord, type Step } from '../../../../src/machines/interview/lifecycle.ts';
import type { NotificationData } from '../../../../contract/notifications.ts';
import type { InterviewSide } from '../../../../contract/interview-records.ts';
import type { Queryable } from '../../../db/client.ts';
import type { QueuedEmail } from '../../notify/outbox.ts';
import { notifyAll, type NewNotification } from '../../notify/notify.ts';
import type { CalendarChange } from './calendar.ts';
import { changesOf } from './changes.ts';
import { type EmailSettings, interviewEmail, type News } from './emails.ts';
import { type Meeting, meetingOf } from './meeting.ts';
import { type InterviewRow, recordOfRow, reminderOf } from './row.ts';

/** The email for each event and the sides that get it. Other events of the clock appear on the page only, and the side that acts gets no email. */
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
  /** Null for a reminder. */
  change: CalendarChange | null;
  news: News;
  to: readonly ('seeker' | 'employer')[];
  before: InterviewRecord;
  /** The step of the chart this is about, if any. */
  step: Step | null;
}

interface Change {
  /** The row before the change. */
  row: InterviewRow;
  before: InterviewRecord;
  record: InterviewRecord;
  steps: readonly Step[];
  now: Date;
}

/** The news of a change and of an approaching interview. */
export function newsIn({ row, before, record, steps, now }: Change): Item[] {
  const items = steps.flatMap((step, index): Item[] => {
    const rule = NEWS[step.type];
    // There's no reminder for an interview that has already started.
    if (!rule || (rule.news === 'soon' && record.startsAt !== null && now >= new Date(record.startsAt))) return [];
    return [{ change: step.type, news: newsOf(rule.news, step.record), to: rule.to, before: index === 0 ? before : (steps[index - 1] as Step).record, step }];
  });
  const reminder = reminderOf(before);
  const isReminded = reminder !== null && row.dueAt?.getTime() === reminder.getTime() && reminder <= now && record.status === 'upcoming';
  return isReminded ? [...items, { change: null, news: 'soon', to: ['seeker', 'employer'], before, step: null }] : items;
}

function newsOf(news: News | 'closed', record: InterviewRecord): News {
  if (news === 'closed') return `closed.${closureOf(record) ?? 'jobClosed'}`;
  return news === 'passed' && record.status === 'notSuitable' ? 'notSuitable' : news;
}

interface WordedNews {
  notifications: readonly NewNotification[];
  emails: readonly QueuedEmail[];
  /** What the system message in the conversation contains. */
  changes: readonly InterviewChange[];
}

export const NOTHING: WordedNews = { notifications: [], emails: [], changes: [] };

interface WordingContext {
  /** The rows before and after the step. */
  was: InterviewRow;
  row: InterviewRow;
  /** The history before the step. */
  history: Meeting['history'];
  meeting: Meeting;
  /** The sequence before the step. */
  answered: number;
  /** Who took the last step. */
  by: Step['by'] | undefined;
  note: string | null;
  doneBy: string | null;
  now: Date;
  emailSettings: EmailSettings;
}

/** The news in each side's wording: emails, and notifications of what the other side or the clock did. */
export function wordNews(items: readonly Item[], { was, row, history, meeting, answered, by, note, doneBy, now, emailSettings }: WordingContext): WordedNews {
  const isSoon = items.some(({ news }) => news === 'soon');
  const kind = isSoon ? 'interviewSoon' : 'interviewChanged';
  const withChanges = items.map((item) => ({
    ...item,
    changes: item.step === null ? [] : changesOf({ step: item.step, before: item.before, row: was, after: row, history }),
  }));
  const latest = withChanges.findLast(({ change: type, changes }) => changes.length > 0 || type === 'interview.closed');
  const people = [
    { side: 'seeker', userId: row.seekerId },
    { side: 'employer', userId: row.recruiterId },
  ] as const;
  return {
    notifications: people
      .filter(({ side, userId }) => side !== by && userId !== doneBy)
      .map(({ side, userId }) => ({
        userId,
        kind,
        data: { ...dataOf(row, meeting, side), ...(isSoon ? { at: row.startsAt?.toISOString() ?? null } : {}), ...(latest ? changeData(latest) : {}) },
      })),
    emails: withChanges.flatMap(({ to, ...item }) =>
      to.map((side) => interviewEmail(side, { ...item, row, meeting, answered, note: reasonFor(item.news, row, note), now }, emailSettings)),
    ),
    changes: withChanges.flatMap(({ changes }) => changes),
  };
}

const reasonFor = (news: News, row: InterviewRow, note: string | null): string | null =>
  news === 'rejected' || news === 'cancelled' || news === 'rescheduleAsked' ? row.reason : news === 'passed' || news === 'notSuitable' ? note : null;

/**
 * Notifies both sides of an offer in the same way as of its changes. The person who offered it gets its times in their calendar too.
 * @returns the meeting
 */
export async function notifyOffer(db: Queryable, row: InterviewRow, now: Date, emailSettings: EmailSettings): Promise<Meeting> {
  const meeting = await meetingOf(db, row.id);
  const content = { change: 'times.offered', row, before: recordOfRow(row), answered: row.sequence, meeting, note: null, now } as const;
  const centre = { userId: row.seekerId, kind: 'interviewOffered', data: dataOf(row, meeting, 'seeker') } as const;
  await notifyAll(
    db,
    [centre],
    [interviewEmail('seeker', { ...content, news: 'offered' }, emailSettings), interviewEmail('employer', { ...content, news: 'offeredByYou' }, emailSettings)],
    now,
  );
  return meeting;
}

/** The notification's data about the change. It has one line, so it shows the first of several changes. */
function changeData({ news, changes: [change] }: { news: News; changes: readonly InterviewChange[] }): NotificationData {
  if (!change) return { what: news };
  const { what, from, to, times, place, minutes } = change;
  return { what, from, to, first: times[0] ?? null, count: times.length, place, minutes };
}

/** The notification's data about an interview, for one side. */
export const dataOf = (row: InterviewRow, { job, company, chatId, seeker, recruiter }: Meeting, side: InterviewSide): NotificationData => ({
  interview_id: row.id,
  job_id: row.jobId,
  job_title: job.title,
  company: company.name,
  name: side === 'seeker' ? company.name : seeker.name,
  chat_id: chatId,
  /** Push messages and emails are worded outside the reader's browser, which knows the time zone. */
  time_zone: side === 'seeker' ? seeker.timeZone : recruiter.timeZone,
});
