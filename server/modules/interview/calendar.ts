import type { InterviewEvent } from '../../../src/machines/interview/interview.types.ts';
import type { InterviewRecord } from '../../../src/machines/interview/lifecycle.ts';
import type { InterviewSide } from '../../../contract/interview-records.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Message } from '../../adapters/mail.ts';
import { type CalendarEvent, calendarOf, type Method } from './ics.ts';
import type { Attender, Meeting } from './meeting.ts';
import type { InterviewRow } from './row.ts';

/** What was done, as it is told: that it is offered, or handed over to a colleague, is no event of the chart. */
export type Told = InterviewEvent['type'] | 'times.offered' | 'interview.handedOver' | 'interview.handedAway';

/** What a side's calendar is told, if anything. */
export interface Saying {
  method: Method;
  status: CalendarEvent['status'];
  answer: NonNullable<CalendarEvent['attendee']>['answer'];
}

const REQUEST: Saying = { method: 'REQUEST', status: 'TENTATIVE', answer: 'NEEDS-ACTION' };
const AGREED: Saying = { method: 'REQUEST', status: 'CONFIRMED', answer: 'ACCEPTED' };
const REPLY_YES: Saying = { method: 'REPLY', status: 'CONFIRMED', answer: 'ACCEPTED' };
const REPLY_NO: Saying = { method: 'REPLY', status: 'CANCELLED', answer: 'DECLINED' };
const COUNTER: Saying = { method: 'COUNTER', status: 'TENTATIVE', answer: 'TENTATIVE' };
const CANCEL: Saying = { method: 'CANCEL', status: 'CANCELLED', answer: 'DECLINED' };

/**
 * What is said to each side's calendar (RFC 5546 §3.2): the employer organises and the seeker attends. The seeker's calendar holds the first of
 * the times offered as tentative, then the agreed one; the employer's holds only what was agreed.
 * @param wasAgreed an agreed time is given up by it
 */
export function sayingOf(told: Told, side: InterviewSide, wasAgreed: boolean): Saying | null {
  switch (told) {
    case 'times.offered':
      return side === 'seeker' ? REQUEST : null;
    case 'times.reoffered':
      return side === 'seeker' ? REQUEST : wasAgreed ? CANCEL : null;
    case 'time.accepted':
    case 'proposal.accepted':
      return side === 'seeker' ? AGREED : REPLY_YES;
    case 'reschedule.requested':
      return side === 'employer' ? COUNTER : wasAgreed ? CANCEL : null;
    case 'interview.rejected':
      return side === 'employer' ? REPLY_NO : CANCEL;
    case 'interview.cancelled':
    case 'interview.closed':
      return side === 'seeker' || wasAgreed ? CANCEL : null;
    case 'times.passed':
      return side === 'seeker' ? CANCEL : null;
    // The seeker's entry stays, with who is met; the employer's goes out of one calendar and into another.
    case 'interview.handedOver':
      return wasAgreed ? (side === 'seeker' ? AGREED : REPLY_YES) : side === 'seeker' ? REQUEST : null;
    case 'interview.handedAway':
      return wasAgreed ? CANCEL : null;
    default:
      return null;
  }
}

/** Whether it changes what was sent out: then the sequence rises. A counter-proposal alone is of the one it counters (§3.2.7). */
export const changesInvitation = (told: Told, wasAgreed: boolean): boolean =>
  told === 'reschedule.requested' ? wasAgreed : sayingOf(told, 'seeker', wasAgreed) !== null;

interface About {
  row: InterviewRow;
  meeting: Meeting;
  /** Before it, where the agreed time was given up: that is the one in the calendars. */
  before: InterviewRecord;
  url: string;
  summary: string;
  description: string;
  now: Date;
  /** The house's own, as `Name <address>`. */
  from: string;
}

/**
 * The calendar object for one side. Each reads only their own address: the other party stands with the house's, from which the letter comes too,
 * so a calendar program takes it for theirs and nobody's address is given away.
 */
export function calendarFor(saying: Saying, side: InterviewSide, about: About): Message['calendar'] {
  const event = eventOf(saying, side, about);
  // The organiser's calendar takes an answer for an entry it holds; the file is the entry.
  const file = saying === REPLY_YES ? published(event) : undefined;
  return { method: saying.method, content: calendarOf(event), ...(file === undefined ? {} : { file }) };
}

/** What is agreed, as a file to be put into a calendar by hand: the entry of the invitation that was mailed, not another beside it. */
export const entryFor = (side: InterviewSide, about: About): string => published(eventOf(AGREED, side, about));

const published = (event: CalendarEvent): string => calendarOf({ ...event, method: 'PUBLISH', attendee: null });

function eventOf(saying: Saying, side: InterviewSide, { row, meeting, before, url, summary, description, now, from }: About): CalendarEvent {
  const house = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  const party = (attender: Attender, of: InterviewSide) => ({
    name: of === 'employer' ? meeting.company.name : attender.name,
    address: of === side ? attender.email : house,
  });
  const isDropped = saying.method === 'CANCEL';
  const start = saying.method === 'COUNTER' ? row.proposedTimes[0] : isDropped ? before.startsAt : row.startsAt?.toISOString();
  return {
    method: saying.method,
    uid: `interview-${row.id}@${house.split('@')[1] ?? BRAND.name.toLowerCase()}`,
    sequence: row.sequence,
    stamp: now,
    start: new Date(start ?? before.startsAt ?? row.times[0] ?? now),
    minutes: row.minutes,
    summary,
    description,
    location: row.method === 'video' ? row.videoLink : row.method === 'onsite' ? row.address : null,
    url,
    status: saying.status,
    organizer: party(meeting.recruiter, 'employer'),
    attendee: { ...party(meeting.seeker, 'seeker'), answer: saying.answer },
  };
}
