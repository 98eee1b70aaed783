import type { ApplicationEvent, Role } from '../../src/machines/application/application.types.ts';
import {
  apply as applyToApplication,
  begin as beginApplication,
  continuesIn,
  restore as restoreApplication,
} from '../../src/machines/application/lifecycle.ts';
import { ACTIVE_STATES } from '../../src/machines/application/statuses.ts';
import type { ConductEvent } from '../../src/machines/conduct/conduct.types.ts';
import { applyToConduct } from '../../src/machines/conduct/lifecycle.ts';
import type { InterviewEvent, InterviewEventType, Side } from '../../src/machines/interview/interview.types.ts';
import { advance, apply as applyToInterview, begin as beginInterview, type InterviewRecord } from '../../src/machines/interview/lifecycle.ts';
import { AGREED, ENDED, UNAGREED, UNBEGUN } from '../../src/machines/interview/statuses.ts';
import type { PostingEvent } from '../../src/machines/jobPosting/jobPosting.types.ts';
import { applyToPosting } from '../../src/machines/jobPosting/lifecycle.ts';
import type { Consequences, ToApplication } from '../../server/consequences.ts';
import { type Combination, type HeldApplication, intern, remember, type Scope } from './combination.ts';

export interface Step {
  by: Role;
  label: string;
  next: Combination;
  /** The interview's events in this step. */
  interviewEvents: readonly InterviewEventType[];
}

const SIDES: readonly Side[] = ['seeker', 'employer'];
const CHECKED = '2026-01-01T00:00:00.000Z';
/** A time when the events of a promise are due. */
const LATER = '2027-01-01T00:00:00.000Z';
/** A posting whose clock may send any of its events. */
const PAST = { isFromFeed: false, confirmedAt: CHECKED, confirmDueAt: CHECKED, validThrough: CHECKED };
const NOTHING: readonly InterviewEventType[] = [];
const isOneOf = <T>(value: T, ...options: readonly NoInfer<T>[]) => options.includes(value);
export const isAhead = (interview: InterviewRecord | null): boolean => interview !== null && [...AGREED, ...UNAGREED].includes(interview.status);

/** Removes what no guard reads, so that it doesn't multiply the combinations. */
function essential(record: InterviewRecord): InterviewRecord {
  const { checkedIn, resultRequestedAt } = record;
  const noted = {
    ...record,
    reason: null,
    checkedIn: { seeker: checkedIn.seeker && CHECKED, employer: checkedIn.employer && CHECKED },
    resultRequestedAt: resultRequestedAt && CHECKED,
  };
  if (!ENDED.includes(record.status)) return intern(noted);
  return intern({ ...noted, times: [], proposedTimes: [], startsAt: null, checkedIn: { seeker: null, employer: null }, resultRequestedAt: null });
}

function moved(application: HeldApplication, event: ApplicationEvent, by: Role): HeldApplication | null {
  return remember(application, `${JSON.stringify(event)} ${by}`, () => {
    const { status, promise, heldFrom } = application;
    const outcome = applyToApplication(restoreApplication(status, promise, promise === null ? null : CHECKED, null, heldFrom), event, by);
    if (!outcome.ok) return null;
    // Read only while on hold. The server reads it from the application's history.
    return intern({ status: outcome.status, promise: outcome.promise, heldFrom: continuesIn(outcome.snapshot) ?? 'pending' });
  });
}

/** Whether all consequences that follow within the minute have happened. */
export const isSettled = ({ posting, application }: Combination, { postingMoved }: Consequences): boolean =>
  application === null || !postingMoved.some(({ whileIn, from }) => whileIn.includes(posting) && from.includes(application.status));

/** Every step of a person or the clock that the charts accept in a combination, with all its consequences. */
export function stepsFrom(from: Combination, rules: Consequences, { times, instants, minutes }: Scope): Step[] {
  const now = instants[from.at] as string;
  const steps: Step[] = [];
  const isBanned = (side: Side) => from.conduct[side].status === 'banned';
  const add = (by: Role, label: string, next: Combination | null, interviewEvents: readonly InterviewEventType[] = NOTHING) => {
    if (next !== null) steps.push({ by, label: `${by}: ${label}`, next, interviewEvents });
  };

  const follow = (state: Combination, { from: states, event, by }: ToApplication): Combination => {
    if (state.application === null || !states.includes(state.application.status)) return state;
    return moveApplication(state, event, by)?.next ?? state;
  };
  const close = (state: Combination): { next: Combination; events: readonly InterviewEventType[] } => {
    if (state.interview === null || !UNBEGUN.includes(state.interview.status)) return { next: state, events: NOTHING };
    const record = state.interview;
    const closed = remember(record, `close ${now}`, () => applyToInterview(record, { type: 'interview.closed', because: 'jobClosed', now }, 'system'));
    return closed.ok
      ? { next: { ...state, interview: essential(closed.record) }, events: closed.steps.map(({ type }) => type) }
      : { next: state, events: NOTHING };
  };
  function moveApplication(state: Combination, event: ApplicationEvent, by: Role) {
    const application = state.application && moved(state.application, event, by);
    if (!application) return null;
    const next = { ...state, application };
    return application.status !== state.application?.status && rules.applicationEnded[application.status] !== undefined
      ? close(next)
      : { next, events: NOTHING };
  }

  const application = (by: Role, event: ApplicationEvent) => {
    const done = moveApplication(from, event, by);
    if (done) add(by, event.type, done.next, done.events);
  };
  const posting = (by: Role, type: PostingEvent['type']) => {
    const outcome = applyToPosting({ ...PAST, status: from.posting, isClosedByEmployer: from.isClosedByEmployer }, { type, now: LATER } as PostingEvent, by);
    if (!outcome.ok) return;
    const { status, isClosedByEmployer } = outcome.record;
    // No guard reads it of a posting that isn't closed, so it would only multiply the combinations.
    const next = { ...from, posting: status, isClosedByEmployer: isClosedByEmployer && status === 'closed' };
    const done = rules.postingEnded.after.includes(type) ? close(next) : { next, events: NOTHING };
    add(by, type, done.next, done.events);
  };
  const interview = (by: Side, event: InterviewEvent, label: string = event.type) => {
    const record = from.interview;
    if (record === null) return;
    const outcome = remember(record, `${JSON.stringify(event)} ${by}`, () => applyToInterview(record, event, by));
    if (!outcome.ok) return;
    let next: Combination = { ...from, interview: essential(outcome.record) };
    if (rules.interviewAgreed.after.includes(event.type)) next = follow(next, rules.interviewAgreed);
    for (const side of SIDES)
      if (outcome.record.attendance[side] === 'notAttended' && record.attendance[side] === null && outcome.record.startsAt !== null)
        next = conduct(next, side, { type: 'interview.missed', at: outcome.record.startsAt, now }) ?? next;
    const events = outcome.steps.map(({ type }) => type);
    add(by, label, next, events);
  };
  function conduct(state: Combination, side: Side, event: ConductEvent): Combination | null {
    const record = state.conduct[side];
    const next = remember(record, JSON.stringify(event), () => applyToConduct(record, event));
    return next && { ...state, conduct: { ...state.conduct, [side]: intern(next) } };
  }

  // The seeker
  const isOpen = isOneOf(from.posting, 'open', 'confirmDue', 'stale');
  if (from.application === null && isOpen && !isBanned('seeker'))
    for (const dueAt of [null, CHECKED]) {
      const { status, promise } = beginApplication(dueAt);
      const made: Combination = { ...from, application: intern<HeldApplication>({ status, promise, heldFrom: 'pending' }) };
      const isAgreed = from.interview !== null && rules.applied.whileInterviewIn.includes(from.interview.status);
      add('seeker', dueAt ? 'applies, with a promise' : 'applies', isAgreed ? follow(made, rules.applied) : made);
    }
  if (!from.hasConversation && isOpen && !isBanned('seeker')) add('seeker', 'opens the conversation', { ...from, hasConversation: true });
  application('seeker', { type: 'application.withdrawn' });

  // The employer
  for (const type of ['application.viewed', 'application.accepted'] as const) application('employer', { type });
  application('employer', { type: 'application.declined', reason: 'other' });
  const isOver = from.application === null || isOneOf(from.application.status, 'withdrawn', 'notAccepted', 'jobClosed');
  if (from.hasConversation || (!isOver && !isBanned('employer'))) add('employer', 'writes', follow({ ...from, hasConversation: true }, rules.employerWrote));
  for (const move of ['job.held', 'job.reopened', 'job.closed', 'job.deleted', 'job.confirmed', 'job.reposted'] as const) posting('employer', move);
  const toCome = times.filter((time) => time > now);
  const isActive = from.application !== null && ACTIVE_STATES.some((status) => status === from.application?.status);
  const isGoing = isOpen || from.posting === 'onHold';
  if (isGoing && !isAhead(from.interview) && !isBanned('employer') && (isActive || from.hasConversation))
    for (const time of toCome) {
      const made = { ...from, hasConversation: true, interview: essential(beginInterview([time], minutes)) };
      add('employer', `offers an interview at ${time}`, follow(made, rules.interviewOffered));
    }

  // Both, at an interview
  for (const time of times) {
    interview('seeker', { type: 'time.accepted', time, now });
    interview('employer', { type: 'proposal.accepted', time, now });
    interview('seeker', { type: 'reschedule.requested', times: [time], reason: 'other', now }, `reschedule.requested to ${time}`);
    interview('employer', { type: 'times.reoffered', times: [time], minutes, now }, `times.reoffered at ${time}`);
  }
  interview('seeker', { type: 'reschedule.requested', times: [], reason: 'other', now });
  interview('seeker', { type: 'interview.rejected', reason: 'other', now });
  interview('seeker', { type: 'result.requested', now });
  for (const result of ['passed', 'notSuitable'] as const) interview('employer', { type: 'result.given', result, now }, `result.given ${result}`);
  for (const by of SIDES) {
    interview(by, { type: 'interview.cancelled', by, reason: 'other', now });
    interview(by, { type: 'checkIn.made', by, now });
    for (const attendance of ['completed', 'notAttended'] as const)
      interview(by, { type: 'attendance.marked', by, attendance, now }, `attendance.marked ${attendance}`);
  }

  // The clock
  for (const type of ['promise.due', 'promise.expired'] as const) application('system', { type, now: LATER });
  for (const type of ['job.confirmationDue', 'job.unanswered', 'job.lapsed', 'job.expired', 'job.delisted', 'job.listed'] as const) posting('system', type);
  for (const side of SIDES)
    for (const type of ['ban.ended', 'warning.lapsed'] as const) add('system', `${type} of the ${side}`, conduct(from, side, { type, now }));
  const moving =
    from.application &&
    rules.postingMoved.find(({ whileIn, from: states }) => whileIn.includes(from.posting) && states.includes(from.application?.status ?? 'pending'));
  if (moving) {
    const done = moveApplication(from, moving.event, moving.by);
    if (done) add('system', `${moving.event.type}, within the minute`, done.next, done.events);
  }
  if (rules.postingEnded.leftIn.includes(from.posting)) {
    const done = close(from);
    if (done.events.length > 0) add('system', 'interview.closed, within the minute', done.next, done.events);
  }
  const later = instants[from.at + 1];
  if (later !== undefined) {
    const record = from.interview;
    const reached = record && remember(record, `advance ${later}`, () => advance(record, later));
    const next = { ...from, at: from.at + 1, interview: reached && essential(reached.record) };
    add(
      'system',
      `it is ${later}`,
      next,
      reached?.steps.map(({ type }) => type),
    );
  }
  return steps;
}
