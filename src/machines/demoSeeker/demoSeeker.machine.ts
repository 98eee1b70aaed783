import { assign, setup } from 'xstate';
import { type Candidacy, demoSeekerActors, type SeekerSight } from './demoSeeker.actors.ts';

export interface DemoSeekerContext {
  candidacy: Candidacy;
  /** Can't make the first times that are offered. */
  isPicky: boolean;
  /** Speed factor for all delays. */
  speed: number;
}

export type DemoSeekerEvent = { type: 'script.paused' } | { type: 'script.resumed' } | { type: 'speed.changed'; speed: number };

const seen = ({ event }: { event: { output: SeekerSight } }) => ({ sight: event.output });
const candidacyOf = ({ context }: { context: DemoSeekerContext }) => context.candidacy;
type Seen = { sight: SeekerSight };

/** Milliseconds at the current speed. */
const lasting =
  (ms: number) =>
  ({ context }: { context: DemoSeekerContext }) =>
    ms / context.speed;

/** An action of the job seeker, followed by another check, even if it was refused because the employer was faster. */
const doing = <const Src extends Exclude<keyof typeof demoSeekerActors, 'look'>>(src: Src) => ({
  tags: 'busy' as const,
  invoke: { id: src, src, input: candidacyOf, onDone: 'looking', onError: 'resting' } as const,
});

/**
 * A job seeker of the demo, for one job of somebody who tries it as an employer: applies, replies, accepts a time, attends the interview, and says
 * thank you. Each step follows only from what they see, so it continues after a restart of the server. Runs on the server, in demos only.
 */
export const demoSeekerMachine = setup({
  types: {} as { context: DemoSeekerContext; events: DemoSeekerEvent; input: DemoSeekerContext; tags: 'busy' },
  actors: demoSeekerActors,
  delays: {
    // Limits polling, whatever the speed.
    betweenLooks: ({ context }) => Math.max(1_000, 2_000 / context.speed),
    untilApplied: ({ context }) => (context.isPicky ? 45_000 : 15_000) / context.speed,
    untilAnswered: lasting(8_000),
    untilChosen: lasting(8_000),
    untilThanked: lasting(6_000),
  },
  guards: {
    isUndecided: (_, { sight }: Seen) => sight.application === 'none',
    isAsked: (_, { sight }: Seen) => sight.isAsked,
    isBusyThen: ({ context }, { sight }: Seen) =>
      context.isPicky && sight.isFirstOffer && sight.may.includes('reschedule.requested') && sight.may.includes('time.accepted'),
    isOffered: (_, { sight }: Seen) => sight.may.includes('time.accepted'),
    isMeetingNear: (_, { sight }: Seen) => sight.may.includes('checkIn.made'),
    isMeetingOver: (_, { sight }: Seen) => sight.may.includes('attendance.marked') && !sight.isMarked,
    isHired: (_, { sight }: Seen) => sight.application === 'hired' && !sight.hasThanked,
  },
  actions: {
    storeSpeed: assign({ speed: (_, params: { speed: number }) => params.speed }),
  },
}).createMachine({
  id: 'demoSeeker',
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
        input: candidacyOf,
        onDone: [
          { guard: { type: 'isUndecided', params: seen }, target: 'readingAd' },
          { guard: { type: 'isHired', params: seen }, target: 'beingGlad' },
          { guard: { type: 'isAsked', params: seen }, target: 'readingMessage' },
          { guard: { type: 'isBusyThen', params: seen }, target: 'checkingCalendar' },
          { guard: { type: 'isOffered', params: seen }, target: 'choosingTime' },
          { guard: { type: 'isMeetingNear', params: seen }, target: 'checkingIn' },
          { guard: { type: 'isMeetingOver', params: seen }, target: 'marking' },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    readingAd: { after: { untilApplied: 'applying' } },
    applying: doing('apply'),
    readingMessage: { after: { untilAnswered: 'answering' } },
    answering: doing('answer'),
    checkingCalendar: { after: { untilChosen: 'askingOtherTime' } },
    askingOtherTime: doing('askOtherTime'),
    choosingTime: { after: { untilChosen: 'accepting' } },
    accepting: doing('acceptTime'),
    checkingIn: doing('checkIn'),
    marking: doing('mark'),
    beingGlad: { after: { untilThanked: 'thanking' } },
    thanking: doing('thank'),
    paused: { on: { 'script.resumed': 'looking' } },
  },
});
