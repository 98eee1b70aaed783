import { assign, setup } from 'xstate';
import { type InterviewClosure, type InterviewContext, type InterviewEvent, type Role, type Side, otherSide } from './interview.types.ts';
import { type At, includesInstant, isBefore, isFrom, isMarkable, isOffer, isSoon, lastTimeOf, type Mark, type Offer, windowsOf } from './windows.ts';

/** What an employer offers: 1 to 3 future times (ISO-8601), and the duration. */
export interface InterviewInput {
  times: string[];
  minutes: number;
}

interface Chosen extends At {
  time: string;
}
const at = ({ event }: { event: At }) => ({ now: event.now });
const chosen = ({ event }: { event: Chosen }) => ({ now: event.now, time: event.time });
const markOf = ({ event }: { event: Mark }) => ({ now: event.now, by: event.by, attendance: event.attendance });
const absence = (of: Side) => ({ type: 'isAbsence' as const, params: ({ event }: { event: Mark }) => ({ ...markOf({ event }), of }) });
const presence = { type: 'isPresence' as const, params: markOf };
const storeMark = { type: 'storeMark' as const, params: markOf };
const storeEnd = { type: 'storeEnd' as const, params: ({ event }: { event: { by: Side; reason: string } }) => ({ by: event.by, reason: event.reason }) };
const offered = ({ event }: { event: At & { times: string[] } }): Offer => ({ now: event.now, times: event.times, least: 1 });
const wished = ({ event }: { event: At & { times: string[] } }): Offer => ({ ...offered({ event }), least: 0 });
const isCancellable = { type: 'isCancellable' as const, params: at };
/** Who may send an event. */
const by = (...senders: Role[]) => ({ meta: { by: senders } });
const cancel = { target: '#interview.cancelled', actions: storeEnd, ...by('seeker', 'employer') };
/** Before the start only: an interview in progress, or one that took place, continues to its own end. */
const close = {
  target: '#interview.cancelled',
  actions: { type: 'storeEnd' as const, params: ({ event }: { event: { because: InterviewClosure } }) => ({ by: 'system' as const, reason: event.because }) },
  ...by('system'),
};
const reoffer = {
  guard: { type: 'areToCome' as const, params: offered },
  target: '#interview.pending',
  actions: {
    type: 'storeOffer' as const,
    params: ({ event }: { event: InterviewInput }) => ({ times: event.times, minutes: event.minutes }),
  },
  ...by('employer'),
};
const storeWish = {
  type: 'storeWish' as const,
  params: ({ event }: { event: { times: string[]; reason: string } }) => ({ times: event.times, reason: event.reason }),
};
const expire = { guard: { type: 'isPast' as const, params: at }, target: '#interview.expired', actions: 'storeExpiry' as const, ...by('system') };
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
const due = (instant: 'checkInOpens' | 'startsAt' | 'endsAt') => ({
  type: 'isDue' as const,
  params: ({ event }: { event: At }) => ({ now: event.now, instant }),
});
const begin = { guard: due('startsAt'), target: 'inProgress', ...by('system') };
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
  types: {} as { context: InterviewContext; events: InterviewEvent; input: InterviewInput; meta: { actsNext?: Role; by?: readonly Role[] } },
  guards: {
    areToCome: (_, offer: Offer) => isOffer(offer),
    isOffered: ({ context }, { time, now }: Chosen) => includesInstant(context.times, time) && isBefore(now, time),
    isProposed: ({ context }, { time, now }: Chosen) => includesInstant(context.proposedTimes, time) && isBefore(now, time),
    isOfferedSoon: ({ context }, { time, now }: Chosen) => includesInstant(context.times, time) && isBefore(now, time) && isSoon(context, time, now),
    isProposedSoon: ({ context }, { time, now }: Chosen) => includesInstant(context.proposedTimes, time) && isBefore(now, time) && isSoon(context, time, now),
    isPast: ({ context }, { now }: At) => isFrom(now, lastTimeOf(context)),
    isCancellable: ({ context }, { now }: At) => isBefore(now, windowsOf(context)?.cancelUntil),
    /** Rescheduling an agreed interview follows the same rule as canceling it. */
    isMovable: ({ context }, offer: Offer) => isBefore(offer.now, windowsOf(context)?.cancelUntil) && isOffer(offer),
    isDue: ({ context }, { now, instant }: At & { instant: 'checkInOpens' | 'startsAt' | 'endsAt' }) => isFrom(now, windowsOf(context)?.[instant]),
    isCheckIn: ({ context }, { now, by }: At & { by: Side }) => context.checkedIn[by] === null && isBefore(now, windowsOf(context)?.checkInCloses),
    isAbsence: ({ context }, { of, ...mark }: Mark & { of: Side }) =>
      mark.attendance === 'notAttended' && otherSide(mark.by) === of && isMarkable(context, mark),
    isPresence: ({ context }, mark: Mark) => mark.attendance === 'completed' && isMarkable(context, mark),
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
    storeStart: assign({ startsAt: (_, { time }: Chosen) => time, proposedTimes: [], reason: null }),
    storeEnd: assign({ reason: (_, params: { by: Role; reason: string }) => params.reason, endedBy: (_, params) => params.by }),
    storeExpiry: assign({ endedBy: 'system' }),
    storeCheckIn: assign({ checkedIn: ({ context }, { by, now }: At & { by: Side }) => ({ ...context.checkedIn, [by]: now }) }),
    storeMark: assign({ attendance: ({ context }, { by, attendance }: Mark) => ({ ...context.attendance, [otherSide(by)]: attendance }) }),
    storeRequest: assign({ resultRequestedAt: (_, { now }: At) => now }),
  },
}).createMachine({
  id: 'interview',
  initial: 'pending',
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
  states: {
    pending: {
      meta: upTo('seeker'),
      on: {
        'time.accepted': [
          {
            guard: { type: 'isOfferedSoon', params: chosen },
            target: 'accepted.checkInOpen',
            actions: { type: 'storeStart', params: chosen },
            ...by('seeker'),
          },
          { guard: { type: 'isOffered', params: chosen }, target: 'accepted.upcoming', actions: { type: 'storeStart', params: chosen }, ...by('seeker') },
        ],
        'interview.rejected': {
          target: 'rejected',
          actions: { type: 'storeEnd', params: ({ event }) => ({ by: 'seeker', reason: event.reason }) },
          ...by('seeker'),
        },
        'reschedule.requested': {
          guard: { type: 'areToCome', params: wished },
          target: 'rescheduleRequested',
          actions: storeWish,
          ...by('seeker'),
        },
        'times.reoffered': reoffer,
        'interview.cancelled': cancel,
        'interview.closed': close,
        'times.passed': expire,
      },
    },
    rescheduleRequested: {
      meta: upTo('employer'),
      on: {
        'proposal.accepted': [
          {
            guard: { type: 'isProposedSoon', params: chosen },
            target: 'accepted.checkInOpen',
            actions: { type: 'storeStart', params: chosen },
            ...by('employer'),
          },
          { guard: { type: 'isProposed', params: chosen }, target: 'accepted.upcoming', actions: { type: 'storeStart', params: chosen }, ...by('employer') },
        ],
        'times.reoffered': reoffer,
        'interview.rejected': {
          target: 'rejected',
          actions: { type: 'storeEnd', params: ({ event }) => ({ by: 'seeker', reason: event.reason }) },
          ...by('seeker'),
        },
        'interview.cancelled': cancel,
        'interview.closed': close,
        'times.passed': expire,
      },
    },
    accepted: {
      initial: 'upcoming',
      states: {
        upcoming: {
          on: {
            'interview.cancelled': { ...cancel, guard: isCancellable },
            'interview.closed': close,
            'times.reoffered': { ...reoffer, guard: { type: 'isMovable', params: offered } },
            'reschedule.requested': {
              guard: { type: 'isMovable', params: wished },
              target: '#interview.rescheduleRequested',
              actions: storeWish,
              ...by('seeker'),
            },
            'checkIn.opened': { guard: due('checkInOpens'), target: 'checkInOpen', ...by('system') },
          },
        },
        checkInOpen: {
          on: { 'checkIn.made': checkIn('checkedIn'), 'interview.closed': close, 'interview.started': begin },
        },
        checkedIn: {
          on: { 'checkIn.made': checkIn(undefined), 'interview.closed': close, 'interview.started': begin },
        },
        inProgress: {
          on: {
            'checkIn.made': checkIn(undefined),
            'attendance.marked': marks('#interview.completed'),
            'interview.ended': { guard: due('endsAt'), target: 'finished', ...by('system') },
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
      on: { 'attendance.marked': marks(undefined), 'result.requested': request, 'result.given': results },
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
