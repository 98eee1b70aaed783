import { assign, setup } from 'xstate';
import { type Case, demoEmployerActors, type EmployerSight } from './demoEmployer.actors.ts';

export interface DemoEmployerContext {
  case: Case;
  /** Speed factor for all delays. */
  speed: number;
}

export type DemoEmployerEvent = { type: 'script.paused' } | { type: 'script.resumed' } | { type: 'speed.changed'; speed: number };

const seen = ({ event }: { event: { output: EmployerSight } }) => ({ sight: event.output });
const caseOf = ({ context }: { context: DemoEmployerContext }) => context.case;
type Seen = { sight: EmployerSight };

/** Milliseconds at the current speed. */
const lasting =
  (ms: number) =>
  ({ context }: { context: DemoEmployerContext }) =>
    ms / context.speed;

/** An action of the employer, followed by another check, even if it was refused because the job seeker was faster. */
const doing = <const Src extends Exclude<keyof typeof demoEmployerActors, 'look'>>(src: Src) => ({
  tags: 'busy' as const,
  invoke: { id: src, src, input: caseOf, onDone: 'looking', onError: 'resting' } as const,
});

/**
 * An employer of the demo market, for one person who tries it: opens the application, asks questions in the conversation, offers times, attends the
 * interview and hires. Each step follows only from what the employer sees, so it continues after a restart of the server. Runs on the server, in
 * demos only.
 */
export const demoEmployerMachine = setup({
  types: {} as { context: DemoEmployerContext; events: DemoEmployerEvent; input: DemoEmployerContext; tags: 'busy' },
  actors: demoEmployerActors,
  delays: {
    // Limits polling, whatever the speed.
    betweenLooks: ({ context }) => Math.max(1_000, 2_000 / context.speed),
    untilOpened: lasting(8_000),
    untilGreeted: lasting(6_000),
    untilAnswered: lasting(7_000),
    untilOffered: lasting(6_000),
    untilAgreed: lasting(6_000),
    untilDecided: lasting(8_000),
  },
  guards: {
    isUnread: (_, { sight }: Seen) => sight.application === 'unread',
    isAsked: (_, { sight }: Seen) => sight.isAsked,
    isUngreeted: (_, { sight }: Seen) => sight.application === 'read' && sight.written === 0,
    isKnownEnough: (_, { sight }: Seen) => sight.application === 'read' && !sight.isInvited && (sight.written >= 3 || sight.isQuiet),
    isMoving: (_, { sight }: Seen) => sight.isMoving,
    isMeetingNear: (_, { sight }: Seen) => sight.may.includes('checkIn.made'),
    isMeetingOver: (_, { sight }: Seen) => sight.may.includes('attendance.marked') && !sight.isMarked,
    isDecisionDue: (_, { sight }: Seen) => sight.application === 'read' && sight.isMarked && (sight.isPassed || sight.may.includes('result.given')),
  },
  actions: {
    storeSpeed: assign({ speed: (_, params: { speed: number }) => params.speed }),
  },
}).createMachine({
  id: 'demoEmployer',
  context: ({ input }) => input,
  initial: 'looking',
  on: {
    'script.paused': '.paused',
    'speed.changed': { actions: { type: 'storeSpeed', params: ({ event }) => ({ speed: event.speed }) } },
  },
  states: {
    resting: { after: { betweenLooks: 'looking' } },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: caseOf,
        onDone: [
          { guard: { type: 'isUnread', params: seen }, target: 'comingToIt' },
          { guard: { type: 'isAsked', params: seen }, target: 'readingMessage' },
          { guard: { type: 'isMoving', params: seen }, target: 'checkingCalendar' },
          { guard: { type: 'isMeetingNear', params: seen }, target: 'checkingIn' },
          { guard: { type: 'isMeetingOver', params: seen }, target: 'marking' },
          { guard: { type: 'isDecisionDue', params: seen }, target: 'deciding' },
          { guard: { type: 'isUngreeted', params: seen }, target: 'readingResume' },
          { guard: { type: 'isKnownEnough', params: seen }, target: 'choosingTimes' },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    comingToIt: { after: { untilOpened: 'opening' } },
    opening: doing('openApplication'),
    readingResume: { after: { untilGreeted: 'greeting' } },
    greeting: doing('greet'),
    readingMessage: { after: { untilAnswered: 'answering' } },
    answering: doing('answer'),
    choosingTimes: { after: { untilOffered: 'offering' } },
    offering: doing('offerTimes'),
    checkingCalendar: { after: { untilAgreed: 'agreeing' } },
    agreeing: doing('agree'),
    checkingIn: doing('checkIn'),
    marking: doing('mark'),
    deciding: { after: { untilDecided: 'hiring' } },
    hiring: doing('hire'),
    paused: { on: { 'script.resumed': 'looking' } },
  },
});
