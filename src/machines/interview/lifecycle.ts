import { type SnapshotFrom, initialTransition, transition } from 'xstate';
import type { Interview, InterviewClosure } from '../../../contract/interview-records.ts';
import { sendersOf } from '../senders.ts';
import { interviewMachine } from './interview.machine.ts';
import type { ClockEventType, InterviewContext, InterviewEvent, InterviewStatus, Role, Side } from './interview.types.ts';
import { isBefore, isFrom, lastTimeOf, windowsOf } from './windows.ts';

export type InterviewSnapshot = SnapshotFrom<typeof interviewMachine>;

/** Who may send each event. The server checks it in the same transaction as the chart. */
const SENDERS = sendersOf<InterviewEvent['type'], Role>(interviewMachine);

/** What the record stores of the chart. */
export interface InterviewRecord extends InterviewContext {
  status: InterviewStatus;
}

/** Why an event is refused: `notYours`, this role may never send it; the others say what prevents it right now. */
export type Refusal = 'notYours' | 'notAllowedNow' | 'cancelBlocked' | 'interviewTimeGone' | 'checkInClosed' | 'attendanceClosed' | 'resultTooEarly';

/** A step that was taken, and the record after it. */
export interface Step {
  type: InterviewEvent['type'];
  by: Role;
  at: string;
  record: InterviewRecord;
}

/** `steps`: first those of the clock, then the event itself. */
export type Applied = { ok: true; record: InterviewRecord; steps: Step[] } | { ok: false; reason: Refusal };

const ACCEPTED: readonly InterviewStatus[] = ['upcoming', 'checkInOpen', 'checkedIn', 'inProgress', 'finished'];
const ABSENT: readonly InterviewStatus[] = ['seekerAbsent', 'employerAbsent', 'bothAbsent'];

/** The record of a new interview. */
export function begin(times: string[], minutes: number): InterviewRecord {
  return recordOf(initialTransition(interviewMachine, { times, minutes })[0]);
}

/** Restores the chart from a record. */
export function restore({ status, ...context }: InterviewRecord): InterviewSnapshot {
  const value = ACCEPTED.includes(status) ? { accepted: status } : ABSENT.includes(status) ? { notAttended: status } : status;
  return interviewMachine.resolveState({ value: value as InterviewSnapshot['value'], context });
}

/** The record of a snapshot. */
export function recordOf(snapshot: InterviewSnapshot): InterviewRecord {
  const { value, context } = snapshot;
  return { ...context, status: (typeof value === 'string' ? value : Object.values(value)[0]) as InterviewStatus };
}

/** Why the interview was closed, if it was: its application or its job ended before it started. */
export const closureOf = ({ status, endedBy, reason }: Pick<InterviewRecord, 'status' | 'endedBy' | 'reason'>): InterviewClosure | null =>
  status === 'cancelled' && endedBy === 'system' ? (reason as InterviewClosure) : null;

/** The record of an interview as the API returns it. */
export function recordOfWire(interview: Interview): InterviewRecord {
  return {
    status: interview.status,
    times: interview.times,
    proposedTimes: interview.proposed_times,
    startsAt: interview.starts_at,
    minutes: interview.minutes,
    checkedIn: { seeker: interview.seeker_checked_in_at, employer: interview.employer_checked_in_at },
    attendance: { seeker: interview.seeker_attendance, employer: interview.employer_attendance },
    resultRequestedAt: interview.result_requested_at,
    reason: interview.reason,
    endedBy: interview.ended_by,
  };
}

/** The next event of the clock and when it is due; null if there is none. */
export function nextOfClock(record: InterviewRecord): { type: ClockEventType; at: string } | null {
  const windows = windowsOf(record);
  switch (record.status) {
    case 'pending':
    case 'rescheduleRequested':
      return { type: 'times.passed', at: lastTimeOf(record) };
    case 'upcoming':
      return windows && { type: 'checkIn.opened', at: windows.checkInOpens };
    case 'checkInOpen':
    case 'checkedIn':
      return windows && { type: 'interview.started', at: windows.startsAt };
    case 'inProgress':
      return windows && { type: 'interview.ended', at: windows.endsAt };
    default:
      return null;
  }
}

/** Advances a record to an instant, through every event of the clock until then. The result is the same whether it is called every second or once. */
export function advance(record: InterviewRecord, now: string): { record: InterviewRecord; steps: Step[] } {
  const steps: Step[] = [];
  for (let next = nextOfClock(record); next !== null && isFrom(now, next.at); next = nextOfClock(record)) {
    record = recordOf(transition(interviewMachine, restore(record), { type: next.type, now: next.at })[0]);
    steps.push({ type: next.type, by: 'system', at: next.at, record });
  }
  return { record, steps };
}

/** Applies an event to an interview at the instant the event carries. Pure: the caller writes the outcome in the transaction that locked the row. */
export function apply(before: InterviewRecord, event: InterviewEvent, role: Role): Applied {
  if (!SENDERS.get(event.type)?.has(role) || ('by' in event && event.by !== role)) return { ok: false, reason: 'notYours' };
  const { record, steps } = advance(before, event.now);
  const snapshot = restore(record);
  if (!snapshot.can(event)) return { ok: false, reason: refusalOf(record, event) };
  const after = recordOf(transition(interviewMachine, snapshot, event)[0]);
  return { ok: true, record: after, steps: [...steps, { type: event.type, by: role, at: event.now, record: after }] };
}

/** What prevents an event that the chart refused. */
function refusalOf(record: InterviewRecord, event: InterviewEvent): Refusal {
  const windows = windowsOf(record);
  const isAgreed = ACCEPTED.includes(record.status);
  switch (event.type) {
    case 'interview.cancelled':
    case 'reschedule.requested':
    case 'times.reoffered':
      if (isAgreed && isFrom(event.now, windows?.cancelUntil) && isBefore(event.now, windows?.startsAt)) return 'cancelBlocked';
      return event.type !== 'interview.cancelled' && event.times.some((time) => !isBefore(event.now, time)) ? 'interviewTimeGone' : 'notAllowedNow';
    case 'time.accepted':
      return record.status === 'pending' ? 'interviewTimeGone' : 'notAllowedNow';
    case 'proposal.accepted':
      return record.status === 'rescheduleRequested' ? 'interviewTimeGone' : 'notAllowedNow';
    case 'checkIn.made':
      return isAgreed && record.checkedIn[event.by] === null ? 'checkInClosed' : 'notAllowedNow';
    case 'attendance.marked':
      return windows && (isBefore(event.now, windows.checkInCloses) || isFrom(event.now, windows.attendanceCloses)) ? 'attendanceClosed' : 'notAllowedNow';
    case 'result.requested':
      return (isAgreed || record.status === 'completed') && isBefore(event.now, windows?.resultOpens) ? 'resultTooEarly' : 'notAllowedNow';
    default:
      return 'notAllowedNow';
  }
}

/** Which of the given events a side may send now, and the interview's current state, according to the chart. */
export function allowedTo(before: InterviewRecord, side: Side, now: string): InterviewEvent['type'][] {
  const { record } = advance(before, now);
  const snapshot = restore(record);
  return samplesOf(record, side, now)
    .filter((event) => SENDERS.get(event.type)?.has(side) && snapshot.can(event))
    .map(({ type }) => type)
    .filter((type, index, all) => all.indexOf(type) === index);
}

/** One event of each type as a side could send it, with times that are available. */
function samplesOf({ times, proposedTimes, minutes }: InterviewRecord, by: Side, now: string): InterviewEvent[] {
  const later = new Date(Date.parse(now) + 60_000).toISOString();
  return [
    ...times.map((time): InterviewEvent => ({ type: 'time.accepted', time, now })),
    ...proposedTimes.map((time): InterviewEvent => ({ type: 'proposal.accepted', time, now })),
    { type: 'interview.rejected', reason: '', now },
    { type: 'reschedule.requested', times: [], reason: '', now },
    { type: 'times.reoffered', times: [later], minutes, now },
    { type: 'interview.cancelled', by, reason: '', now },
    { type: 'checkIn.made', by, now },
    { type: 'attendance.marked', by, attendance: 'completed', now },
    { type: 'result.requested', now },
    { type: 'result.given', result: 'passed', now },
  ];
}
