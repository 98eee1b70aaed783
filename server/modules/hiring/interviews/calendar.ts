import type { InterviewEvent } from '../../../../src/machines/interview/interview.types.ts';
import type { InterviewRecord } from '../../../../src/machines/interview/lifecycle.ts';
import type { InterviewSide } from '../../../../contract/interview-records.ts';
import { BRAND } from '../../../../src/lib/brand.ts';
import type { Message } from '../../../adapters/mail.ts';
import { type CalendarEvent, calendarOf, type Method } from './ics.ts';
import type { Attender, Meeting } from './meeting.ts';
import type { InterviewRow } from './row.ts';

/** What happened, as calendars are informed of it. An offer and a handover aren't events of the chart. */
export type CalendarChange = InterviewEvent['type'] | 'times.offered' | 'interview.handedOver' | 'interview.handedAway';

/** The update for one side's calendar. */
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
 * The calendar message for one side (RFC 5546 §3.2): the employer is the organizer and the seeker the attendee. Both calendars hold all offered times
 * as tentative, then the agreed one. The seeker's entry is a request. The employer's is published, so that the seeker's reply refers to an entry that
 * exists. While a new time is requested, neither calendar has an entry. A request without times proposes nothing, so it removes the employer's entry.
 * @param before the interview before the change
 * @param proposed how many times the change proposes
 * @returns null if the calendar doesn't change
 */
export function calendarUpdateOf(change: CalendarChange, side: InterviewSide, before: InterviewRecord, proposed = 0): CalendarUpdate | null {
  const isHeld = before.status !== 'rescheduleRequested';
  const isSeeker = side === 'seeker';
  switch (change) {
    case 'times.offered':
    case 'times.reoffered':
      return isSeeker ? REQUEST : HOLD;
    case 'time.accepted':
      return isSeeker ? AGREED : REPLY_YES;
    case 'proposal.accepted':
      return isSeeker ? AGREED : ENTRY;
    case 'reschedule.requested':
      return isSeeker || proposed === 0 ? CANCEL : COUNTER;
    case 'interview.rejected':
      if (!isHeld) return null;
      return isSeeker ? CANCEL : REPLY_NO;
    case 'interview.cancelled':
    case 'interview.closed':
    case 'times.passed':
      return isHeld ? CANCEL : null;
    // The seeker's entry stays and gets the new interviewer. The employer's entry moves from one calendar to another.
    case 'interview.handedOver':
      if (before.startsAt === null) return isSeeker ? REQUEST : HOLD;
      return isSeeker ? AGREED : ENTRY;
    case 'interview.handedAway':
      return CANCEL;
    default:
      return null;
  }
}

/** Whether the change affects the invitation that was sent. Then its sequence rises. */
export const changesInvitation = (change: CalendarChange, before: InterviewRecord): boolean => calendarUpdateOf(change, 'seeker', before) !== null;

interface About {
  row: InterviewRow;
  meeting: Meeting;
  /** The record before the change: its time is the one in the calendars, even if it was given up. */
  before: InterviewRecord;
  /** The sequence of the request this replies to. */
  answered: number;
  url: string;
  summary: string;
  description: string;
  now: Date;
  /** Our own address, as `Name <address>`. */
  from: string;
}

/**
 * The calendar attachment for one side. Each side sees only their own email address. The other party has ours, which is also the email's sender, so
 * that calendar apps match them and nobody's address is revealed.
 */
export function calendarFor(saying: CalendarUpdate, side: InterviewSide, about: About): Message['calendar'] {
  // A reply alone changes no entry. The file is for calendar apps that don't process it automatically.
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

/**
 * The agreed time as a calendar file to import by hand. It has the UID of the emailed invitation, so it updates that entry instead of adding another.
 */
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
    // §3.2.3, §3.2.7: a reply has the sequence of what it replies to.
    sequence: isAnswer ? answered : row.sequence,
    stamp: now,
    start: new Date(start),
    others: others.map((time) => new Date(time)),
    // Names the chosen time of several that were offered.
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
