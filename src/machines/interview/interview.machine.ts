import { assign, setup } from 'xstate';
import type { At, Chosen, ClockInstant, InterviewClosure, InterviewContext, InterviewEvent, InterviewInput, InterviewMeta } from './interview.types.ts';
import { type Mark, type Named, type Offer, otherSide, type Refusal, type Role, type Side } from './interview.types.ts';
import { includesInstant, instantOf, isBefore, isFrom, isMarkable, isMarkingClosed, isOffer, isSoon, windowsOf } from './windows.ts';

const at = ({ event }: { event: At }) => ({ now: event.now });
const markOf = ({ event }: { event: Mark }) => ({ now: event.now, by: event.by, attendance: event.attendance });
const absence = (of: Side) => ({ type: 'isAbsence' as const, params: ({ event }: { event: Mark }) => ({ ...markOf({ event }), of }) });
const presence = { type: 'isPresence' as const, params: markOf };
const storeMark = { type: 'storeMark' as const, params: markOf };
const storeEnd = { type: 'storeEnd' as const, params: ({ event }: { event: { by: Side; reason: string } }) => ({ by: event.by, reason: event.reason }) };
const offered = ({ event }: { event: At & { times: string[] } }): Offer => ({ now: event.now, times: event.times, least: 1 });
const wished = ({ event }: { event: At & { times: string[] } }): Offer => ({ ...offered({ event }), least: 0 });
const isCancellable = { type: 'isCancellable' as const, params: at };
const isTooLate = { type: 'isTooLate' as const, params: at };
/** Who may send an event. */
const by = (...senders: Role[]) => ({ meta: { by: senders } });
/** Refuses what no transition before it took, and says why: without a target and actions, a transition forbids its event. */
const refused = (because: Refusal) => ({ meta: { refused: because } });
const blocked = refused('cancelBlocked');
const cancel = { target: '#interview.cancelled', actions: storeEnd, ...by('seeker', 'employer') };
/** Before the start only: an interview in progress, or one that took place, continues to its own end. */
const close = {
  target: '#interview.cancelled',
  actions: { type: 'storeEnd' as const, params: ({ event }: { event: { because: InterviewClosure } }) => ({ by: 'system' as const, reason: event.because }) },
  ...by('system'),
};
const reoffer = {
  guard: { type: 'areAhead' as const, params: offered },
  target: '#interview.negotiating.pending',
  actions: { type: 'storeOffer' as const, params: ({ event }: { event: InterviewInput }) => ({ times: event.times, minutes: event.minutes }) },
  ...by('employer'),
};
const askForTimes = {
  guard: { type: 'areAhead' as const, params: wished },
  target: '#interview.negotiating.rescheduleRequested',
  actions: {
    type: 'storeWish' as const,
    params: ({ event }: { event: { times: string[]; reason: string } }) => ({ times: event.times, reason: event.reason }),
  },
  ...by('seeker'),
};
const checkIn = (target: string | undefined) => ({
  guard: { type: 'isCheckIn' as const, params: ({ event }: { event: At & { by: Side } }) => ({ now: event.now, by: event.by }) },
  ...(target === undefined ? {} : { target }),
  actions: { type: 'storeCheckIn' as const, params: ({ event }: { event: At & { by: Side } }) => ({ now: event.now, by: event.by }) },
  ...by('seeker', 'employer'),
});
/** What each side reports about the other. A reported absence changes the state; attendance only leads to the next step. */
const marks = (held: string | undefined) => [
  { guard: absence('seeker'), target: '#interview.notAttended.seekerAbsent', actions: storeMark, ...by('employer') },
  { guard: absence('employer'), target: '#interview.notAttended.employerAbsent', actions: storeMark, ...by('seeker') },
  { guard: presence, ...(held === undefined ? {} : { target: held }), actions: storeMark, ...by('seeker', 'employer') },
];
const markBack = (of: Side) => [
  { guard: absence(of), target: 'bothAbsent', actions: storeMark, ...by(otherSide(of)) },
  { guard: presence, actions: storeMark, ...by('seeker', 'employer') },
];
/** Both sides agree on a time that one of them named; so late that check-in is already open, or earlier. */
const agree = (of: Named['of'], sender: Role) => {
  const params = ({ event }: { event: Chosen }) => ({ now: event.now, time: event.time, of });
  const agreed = { actions: { type: 'storeStart' as const, params }, ...by(sender) };
  return [
    { guard: { type: 'isNamedSoon' as const, params }, target: '#interview.accepted.scheduled.checkInOpen' as const, ...agreed },
    { guard: { type: 'isNamed' as const, params }, target: '#interview.accepted' as const, ...agreed },
    refused('interviewTimeGone'),
  ];
};
/** An event of the clock, at an instant that follows from the interview. */
const clock = <const Target extends string>(due: ClockInstant, target: Target) => ({
  guard: { type: 'isDue' as const, params: ({ event }: { event: At }) => ({ now: event.now, due }) },
  target,
  meta: { by: ['system'] as Role[], due },
});
const begin = clock('startsAt', '#interview.accepted.inProgress');
const given = (result: 'passed' | 'notSuitable') => ({
  guard: { type: 'isResult' as const, params: ({ event }: { event: { result: string } }) => ({ given: event.result, result }) },
  target: `#interview.${result}`,
  ...by('employer'),
});
const results = [given('passed'), given('notSuitable')];
const request = {
  guard: { type: 'isResultOpen' as const, params: at },
  target: '#interview.pendingResult',
  actions: { type: 'storeRequest' as const, params: at },
  ...by('seeker'),
};

const upTo = (actsNext: Role) => ({ actsNext });

/**
 * An interview from its offer to its result, moved by the job seeker, the employer and the clock; the same chart in the server's transaction and in
 * the browser. No calls and no timers: every event carries the instant it happens at, which is checked against the time windows, and the scheduled
 * jobs send the clock's four events. A request in between first advances it to the current second (lifecycle.ts), so a late schedule changes no
 * result.
 */
export const interviewMachine = setup({
  types: {} as { context: InterviewContext; events: InterviewEvent; input: InterviewInput; meta: InterviewMeta },
  guards: {
    areAhead: (_, offer: Offer) => isOffer(offer),
    isNamed: ({ context }, { time, now, of }: Named) => includesInstant(context[of], time) && isBefore(now, time),
    isNamedSoon: ({ context }, { time, now, of }: Named) => includesInstant(context[of], time) && isBefore(now, time) && isSoon(context, time, now),
    isCancellable: ({ context }, { now }: At) => isBefore(now, windowsOf(context)?.cancelUntil),
    /** Rescheduling an agreed interview follows the same rule as canceling it. */
    isTooLate: ({ context }, { now }: At) => isFrom(now, windowsOf(context)?.cancelUntil),
    isDue: ({ context }, { now, due }: At & { due: ClockInstant }) => isFrom(now, instantOf(context, due)),
    isCheckIn: ({ context }, { now, by }: At & { by: Side }) => context.checkedIn[by] === null && isBefore(now, windowsOf(context)?.checkInCloses),
    isAbsence: ({ context }, { of, ...mark }: Mark & { of: Side }) =>
      mark.attendance === 'notAttended' && otherSide(mark.by) === of && isMarkable(context, mark),
    isPresence: ({ context }, mark: Mark) => mark.attendance === 'completed' && isMarkable(context, mark),
    isNotCheckedIn: ({ context }, { by }: { by: Side }) => context.checkedIn[by] === null,
    isMarkingClosed: ({ context }, { now }: At) => isMarkingClosed(context, now),
    isResultOpen: ({ context }, { now }: At) => isFrom(now, windowsOf(context)?.resultOpens),
    isResult: (_, params: { given: string; result: string }) => params.given === params.result,
  },
  actions: {
    storeOffer: assign((_, offer: InterviewInput) => ({ ...offer, proposedTimes: [], startsAt: null, reason: null })),
    storeWish: assign({
      proposedTimes: (_, params: { times: string[]; reason: string }) => params.times,
      reason: (_, params) => params.reason,
      startsAt: null,
    }),
    /** A proposal replaces the offered times, so that an interview always has its start among them: if it is given up, there is time until then to agree. */
    storeStart: assign(({ context }, { time, of }: Named) => ({
      startsAt: time,
      times: of === 'times' ? context.times : [time],
      proposedTimes: [],
      reason: null,
    })),
    storeEnd: assign({ reason: (_, params: { by: Role; reason: string }) => params.reason, endedBy: (_, params) => params.by }),
    storeExpiry: assign({ endedBy: 'system' }),
    storeCheckIn: assign({ checkedIn: ({ context }, { by, now }: At & { by: Side }) => ({ ...context.checkedIn, [by]: now }) }),
    storeMark: assign({ attendance: ({ context }, { by, attendance }: Mark) => ({ ...context.attendance, [otherSide(by)]: attendance }) }),
    storeRequest: assign({ resultRequestedAt: (_, { now }: At) => now }),
  },
}).createMachine({
  id: 'interview',
  initial: 'negotiating',
  context: ({ input }) => ({
    ...input,
    proposedTimes: [],
    startsAt: null,
    checkedIn: { seeker: null, employer: null },
    attendance: { seeker: null, employer: null },
    resultRequestedAt: null,
    reason: null,
    endedBy: null,
  }),
  // In any state: outside its window, attendance is refused for that reason.
  on: { 'attendance.marked': { guard: { type: 'isMarkingClosed', params: at }, ...refused('attendanceClosed') } },
  states: {
    negotiating: {
      initial: 'pending',
      on: {
        'interview.rejected': {
          target: 'rejected',
          actions: { type: 'storeEnd', params: ({ event }) => ({ by: 'seeker', reason: event.reason }) },
          ...by('seeker'),
        },
        'times.reoffered': [reoffer, refused('interviewTimeGone')],
        'interview.cancelled': cancel,
        'interview.closed': close,
        'times.passed': { ...clock('lastTime', 'expired'), actions: 'storeExpiry' },
      },
      states: {
        pending: {
          meta: upTo('seeker'),
          on: {
            'time.accepted': agree('times', 'seeker'),
            'reschedule.requested': [askForTimes, refused('interviewTimeGone')],
          },
        },
        rescheduleRequested: { meta: upTo('employer'), on: { 'proposal.accepted': agree('proposedTimes', 'employer') } },
      },
    },
    accepted: {
      initial: 'scheduled',
      on: {
        'checkIn.made': { guard: { type: 'isNotCheckedIn', params: ({ event }) => ({ by: event.by }) }, ...refused('checkInClosed') },
        'result.requested': refused('resultTooEarly'),
      },
      states: {
        scheduled: {
          initial: 'upcoming',
          // Once check-in is open, it is too late to move it.
          on: { 'interview.cancelled': blocked, 'times.reoffered': blocked, 'reschedule.requested': blocked, 'interview.closed': close },
          states: {
            upcoming: {
              on: {
                'interview.cancelled': { ...cancel, guard: isCancellable },
                'times.reoffered': [{ guard: isTooLate, ...blocked }, reoffer, refused('interviewTimeGone')],
                'reschedule.requested': [{ guard: isTooLate, ...blocked }, askForTimes, refused('interviewTimeGone')],
                'checkIn.opened': clock('checkInOpens', 'checkInOpen'),
              },
            },
            checkInOpen: { on: { 'checkIn.made': checkIn('checkedIn'), 'interview.started': begin } },
            checkedIn: { on: { 'checkIn.made': checkIn(undefined), 'interview.started': begin } },
          },
        },
        inProgress: {
          on: {
            'checkIn.made': checkIn(undefined),
            'attendance.marked': marks('#interview.completed'),
            'interview.ended': clock('endsAt', 'finished'),
          },
        },
        finished: {
          meta: upTo('employer'),
          on: { 'attendance.marked': marks('#interview.completed'), 'result.requested': request, 'result.given': results },
        },
      },
    },
    completed: {
      meta: upTo('employer'),
      on: { 'attendance.marked': marks(undefined), 'result.requested': [request, refused('resultTooEarly')], 'result.given': results },
    },
    pendingResult: {
      meta: upTo('employer'),
      on: { 'attendance.marked': marks(undefined), 'result.given': results },
    },
    notAttended: {
      initial: 'seekerAbsent',
      states: {
        seekerAbsent: { on: { 'attendance.marked': markBack('employer') } },
        employerAbsent: { on: { 'attendance.marked': markBack('seeker') } },
        bothAbsent: {},
      },
    },
    passed: { type: 'final' },
    notSuitable: { type: 'final' },
    rejected: { type: 'final' },
    cancelled: { type: 'final' },
    expired: { type: 'final' },
  },
});
