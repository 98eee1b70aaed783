import { type SnapshotFrom, initialTransition, transition } from 'xstate';
import type { Interview, InterviewClosure } from '../../../contract/interview-records.ts';
import { innermostKey } from '../leaves.ts';
import { sendersOf } from '../senders.ts';
import { interviewMachine } from './interview.machine.ts';
import type { ClockEventType, InterviewContext, InterviewEvent, InterviewStatus, Refusal, Role, Side } from './interview.types.ts';
import { CLOCK, VALUES } from './statuses.ts';
import { instantOf, isFrom } from './windows.ts';

export type InterviewSnapshot = SnapshotFrom<typeof interviewMachine>;

/** Who may send each event. The server checks it in the same transaction as the chart. */
const SENDERS = sendersOf<InterviewEvent['type'], Role>(interviewMachine);

/** What the record stores of the chart. */
export interface InterviewRecord extends InterviewContext {
  status: InterviewStatus;
}

/** A step that was taken, and the record after it. */
export interface Step {
  type: InterviewEvent['type'];
  by: Role;
  at: string;
  record: InterviewRecord;
}

/** `steps`: first those of the clock, then the event itself. */
export type Applied = { ok: true; record: InterviewRecord; steps: Step[] } | { ok: false; reason: Refusal };

/** The record of a new interview. */
export function begin(times: string[], minutes: number): InterviewRecord {
  return recordOf(initialTransition(interviewMachine, { times, minutes })[0]);
}

/** Restores the chart from a record. */
export function restore({ status, ...context }: InterviewRecord): InterviewSnapshot {
  return interviewMachine.resolveState({ value: VALUES[status], context });
}

/** The record of a snapshot. */
export function recordOf({ value, context }: InterviewSnapshot): InterviewRecord {
  return { ...context, status: innermostKey(value) as InterviewStatus };
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
  const next = CLOCK.get(record.status);
  if (next === undefined) return null;
  const at = instantOf(record, next.due);
  return at === undefined ? null : { type: next.type, at };
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
  if (!snapshot.can(event)) return { ok: false, reason: refusalOf(snapshot, event) };
  const after = recordOf(transition(interviewMachine, snapshot, event)[0]);
  return { ok: true, record: after, steps: [...steps, { type: event.type, by: role, at: event.now, record: after }] };
}

/** Why the chart refuses an event: the reason is on the transition that forbids it. */
function refusalOf(snapshot: InterviewSnapshot, event: InterviewEvent): Refusal {
  const reasons = interviewMachine.getTransitionData(snapshot, event).map(({ meta }) => meta?.refused);
  return reasons[0] ?? 'notAllowedNow';
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
