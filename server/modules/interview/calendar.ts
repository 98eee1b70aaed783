import type { InterviewEvent } from '../../../src/machines/interview/interview.types.ts';
import type { InterviewRecord } from '../../../src/machines/interview/lifecycle.ts';
import type { InterviewSide } from '../../../contract/interview-records.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Message } from '../../adapters/mail.ts';
import { type CalendarEvent, calendarOf, type Method } from './ics.ts';
import type { Attender, Meeting } from './meeting.ts';
import type { InterviewRow } from './row.ts';

/** What was done, as it is told: that it is offered, or handed over to a colleague, is no event of the chart. */
export type CalendarChange = InterviewEvent['type'] | 'times.offered' | 'interview.handedOver' | 'interview.handedAway';

/** What a side's calendar is told, if anything. */
export interface CalendarUpdate {
  method: Method;
  status: CalendarEvent['status'];
  answer: NonNullable<CalendarEvent['attendee']>['answer'];
}

const REQUEST: CalendarUpdate = { method: 'REQUEST', status: 'TENTATIVE', answer: 'NEEDS-ACTION' };
const AGREED: CalendarUpdate = { method: 'REQUEST', status: 'CONFIRMED', answer: 'ACCEPTED' };
const HOLD: CalendarUpdate = { method: 'PUBLISH', status: 'TENTATIVE', answer: 'NEEDS-ACTION' };
const ENTRY: CalendarUpdate = { method: 'PUBLISH', status: 'CONFIRMED', answer: 'ACCEPTED' };
const REPLY_YES: CalendarUpdate = { method: 'REPLY', status: 'CONFIRMED', answer: 'ACCEPTED' };
const REPLY_NO: CalendarUpdate = { method: 'REPLY', status: 'CANCELLED', answer: 'DECLINED' };
const COUNTER: CalendarUpdate = { method: 'COUNTER', status: 'TENTATIVE', answer: 'TENTATIVE' };
const CANCEL: CalendarUpdate = { method: 'CANCEL', status: 'CANCELLED', answer: 'DECLINED' };

/**
 * What is said to each side's calendar (RFC 5546 §3.2): the employer organises and the seeker attends. Both hold all times that are offered, as
 * tentative, then the agreed one: the seeker as it is requested of them, the employer as it is published to them, so that the seeker's reply is of an entry
 * that is there. Nothing is held while another time is asked for.
 * @param before the interview before it
 */
export function calendarUpdateOf(told: CalendarChange, side: InterviewSide, before: InterviewRecord): CalendarUpdate | null {
  const isHeld = before.status !== 'rescheduleRequested';
  const isSeeker = side === 'seeker';
  switch (told) {
    case 'times.offered':
    case 'times.reoffered':
      return isSeeker ? REQUEST : HOLD;
    case 'time.accepted':
      return isSeeker ? AGREED : REPLY_YES;
    case 'proposal.accepted':
      return isSeeker ? AGREED : ENTRY;
    case 'reschedule.requested':
      return isSeeker ? CANCEL : COUNTER;
    case 'interview.rejected':
      if (!isHeld) return null;
      return isSeeker ? CANCEL : REPLY_NO;
    case 'interview.cancelled':
    case 'interview.closed':
    case 'times.passed':
      return isHeld ? CANCEL : null;
    // The seeker's entry stays, with who is met; the employer's goes out of one calendar and into another.
    case 'interview.handedOver':
      if (before.startsAt === null) return isSeeker ? REQUEST : HOLD;
      return isSeeker ? AGREED : ENTRY;
    case 'interview.handedAway':
      return CANCEL;
    default:
      return null;
  }
}

/** Whether it changes what was sent out: then the sequence rises. */
export const changesInvitation = (told: CalendarChange, before: InterviewRecord): boolean => calendarUpdateOf(told, 'seeker', before) !== null;

interface About {
  row: InterviewRow;
  meeting: Meeting;
  /** Before it: a time that is given up is the one in the calendars. */
  before: InterviewRecord;
  /** The sequence of the request that is answered. */
  answered: number;
  url: string;
  summary: string;
  description: string;
  now: Date;
  /** Our own address, as `Name <address>`. */
  from: string;
}

/**
 * The calendar object for one side. Each reads only their own address: the other party has ours, which the email comes from too,
 * so a calendar program takes it for theirs and nobody's address is given away.
 */
export function calendarFor(saying: CalendarUpdate, side: InterviewSide, about: About): Message['calendar'] {
  // An answer alone changes no entry; the file does, for whose program does not do it by itself.
  const file = FILES.get(saying);
  return {
    method: saying.method,
    content: calendarOf(eventOf(saying, side, about)),
    ...(file === undefined ? {} : { file: calendarOf(eventOf(file, side, about)) }),
  };
}

const FILES = new Map([
  [REPLY_YES, ENTRY],
  [REPLY_NO, CANCEL],
  [COUNTER, CANCEL],
]);

/** What is agreed, as a file to be put into a calendar by hand: the entry of the invitation that was mailed, not another beside it. */
export const entryFor = (side: InterviewSide, about: Omit<About, 'answered'>): string => calendarOf(eventOf(ENTRY, side, { ...about, answered: 0 }));

function eventOf(saying: CalendarUpdate, side: InterviewSide, { row, meeting, before, answered, url, summary, description, now, from }: About): CalendarEvent {
  const context = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  const party = (attender: Attender, of: InterviewSide) => ({
    name: of === 'employer' ? meeting.company.name : attender.name,
    address: of === side ? attender.email : context,
  });
  const { method } = saying;
  const isAnswer = method === 'REPLY' || method === 'COUNTER';
  const [start = now.toISOString(), ...others] = timesOf(saying, row, before);
  return {
    method,
    uid: `interview-${row.id}@${context.split('@')[1] ?? BRAND.name.toLowerCase()}`,
    // §3.2.3, §3.2.7: an answer bears the sequence of what it answers.
    sequence: isAnswer ? answered : row.sequence,
    stamp: now,
    start: new Date(start),
    others: others.map((time) => new Date(time)),
    // Of several times that were offered, it is this one.
    instance: saying === REPLY_YES && before.times.length > 1 ? new Date(start) : null,
    minutes: row.minutes,
    summary,
    description,
    location: row.method === 'video' ? row.videoLink : row.method === 'onsite' ? row.address : null,
    url,
    status: saying.status,
    organizer: party(meeting.recruiter, 'employer'),
    attendee: method === 'PUBLISH' ? null : { ...party(meeting.seeker, 'seeker'), answer: saying.answer },
  };
}

function timesOf({ method }: CalendarUpdate, row: InterviewRow, before: InterviewRecord): readonly string[] {
  if (method === 'COUNTER') return row.proposedTimes;
  const given = before.startsAt ?? before.times[0];
  if (method === 'CANCEL') return given === undefined ? [] : [given];
  if (row.startsAt !== null) return [row.startsAt.toISOString()];
  return method === 'REPLY' ? before.times.slice(0, 1) : row.times;
}
