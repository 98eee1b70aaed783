import { assign, setup } from 'xstate';
import type { ClockStep, Dev, DevAccount, DevScripts, DevWork } from '../../../contract/dev.ts';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, failsTo, unloadedStates } from '../failing.ts';
import { demoActors, type ScriptsChange, type Settled, type SignInAnswer, type DemoPage } from './demo.actors.ts';

type Life = DevAccount['life'];

const CONTROL_PAGE = '/dev';

interface DemoContext {
  dev: Dev | null;
  scripts: DevScripts | null;
  /** The account to sign in as. */
  account: DevAccount | null;
  /** How far to move the clock. */
  by: ClockStep | null;
  change: ScriptsChange | null;
  refusal: Exclude<SignInAnswer, { ok: true }>['failure'] | null;
  /** Where to go after signing in. */
  target: string;
  failure: Failure | null;
}

type DemoEvent =
  | { type: 'account.chosen'; life: Life }
  | { type: 'clock.moved'; by: ClockStep }
  | { type: 'reset.requested' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.declined' }
  | { type: 'scripts.steered'; change: ScriptsChange }
  | { type: 'load.retried' };

const lifeIn = ({ event }: { event: { life: Life } }) => ({ life: event.life });
const pageIn = ({ event }: { event: { output: DemoPage } }) => ({ page: event.output });
const workIn = ({ event }: { event: { output: Settled } }) => ({ work: event.output.work });
const storePage = { type: 'storePage', params: pageIn } as const;
const isReset = { type: 'isReset', params: workIn } as const;
const isDone = { type: 'isDone', params: workIn } as const;
/** The action failed. */
const unhappened = failsTo('#demo.ready.offline', '#demo.ready.failed');
/** A long-running task completed. */
const settled = [
  { guard: isReset, target: '#demo.begunAnew', actions: storePage },
  { guard: isDone, target: '#demo.ready.moved', actions: storePage },
  { target: '#demo.ready.failed', actions: storePage },
] as const;

/** Controls a demo: signs in as its people, moves its clock forward, changes its scripts, resets it. */
export const demoMachine = setup({
  types: {} as { context: DemoContext; events: DemoEvent; tags: 'busy' },
  actors: demoActors,
  guards: {
    ...failingGuards,
    isAtWork: (_, { page }: { page: DemoPage }) => page.dev.work?.state === 'running',
    isThere: ({ context }, { life }: { life: Life }) => context.dev?.accounts.some((one) => one.life === life) === true,
    isIn: (_, { answer }: { answer: SignInAnswer }) => answer.ok,
    isReset: (_, { work }: { work: DevWork | null }) => work?.kind === 'reset' && work.state === 'done',
    isDone: (_, { work }: { work: DevWork | null }) => work?.state !== 'failed',
  },
  actions: {
    ...failingActions,
    storePage: assign((_, { page }: { page: DemoPage }) => ({ dev: page.dev, scripts: page.scripts, failure: null })),
    storeAccount: assign({ account: ({ context }, { life }: { life: Life }) => context.dev?.accounts.find((one) => one.life === life) ?? null }),
    storeStep: assign({ by: (_, { by }: { by: ClockStep }) => by }),
    storeChange: assign({ change: (_, { change }: { change: ScriptsChange }) => change }),
    storeScripts: assign({ scripts: (_, { scripts }: { scripts: DevScripts }) => scripts, failure: null }),
    storeTarget: assign({ target: ({ context }, { answer }: { answer: SignInAnswer }) => (answer.ok ? answer.target : context.target) }),
    storeRefusal: assign({ refusal: (_, { answer }: { answer: SignInAnswer }) => (answer.ok ? null : answer.failure) }),
    /** Loads a page again, because the user or the time has changed. services/demo provides it. */
    leave: (_args, _params: { to: string }) => undefined,
  },
}).createMachine({
  id: 'demo',
  context: { dev: null, scripts: null, account: null, by: null, change: null, refusal: null, target: '/', failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDemo',
        src: 'loadDemo',
        onDone: [
          { guard: { type: 'isAtWork', params: pageIn }, target: 'following', actions: storePage },
          { target: 'ready', actions: storePage },
        ],
        onError: failsTo('disconnected', 'unloadable'),
      },
    },
    ...unloadedStates(),
    ready: {
      initial: 'idle',
      on: {
        'account.chosen': { guard: { type: 'isThere', params: lifeIn }, target: 'signingIn', actions: { type: 'storeAccount', params: lifeIn } },
        'clock.moved': { target: 'moving', actions: { type: 'storeStep', params: ({ event }) => ({ by: event.by }) } },
        'reset.requested': 'confirmingReset',
        'scripts.steered': { target: 'steering', actions: { type: 'storeChange', params: ({ event }) => ({ change: event.change }) } },
      },
      states: { idle: {}, moved: {}, refused: {}, offline: {}, failed: {} },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ account: context.account as DevAccount }),
        onDone: [
          {
            guard: { type: 'isIn', params: ({ event }) => ({ answer: event.output }) },
            target: 'signedIn',
            actions: { type: 'storeTarget', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'ready.refused', actions: { type: 'storeRefusal', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: unhappened,
      },
    },
    /** Goes to the user's start page. */
    signedIn: { entry: { type: 'leave', params: ({ context }) => ({ to: context.target }) } },
    moving: {
      tags: 'busy',
      invoke: {
        id: 'moveClock',
        src: 'moveClock',
        input: ({ context }) => ({ by: context.by as ClockStep }),
        onDone: settled,
        onError: unhappened,
      },
    },
    confirmingReset: { on: { 'reset.confirmed': 'resetting', 'reset.declined': 'ready' } },
    resetting: { tags: 'busy', invoke: { id: 'resetDemo', src: 'resetDemo', onDone: settled, onError: unhappened } },
    /** Somebody else, or this page before a reload, started a task that is still running. */
    following: { tags: 'busy', invoke: { id: 'followWork', src: 'followWork', onDone: settled, onError: unhappened } },
    /** Nobody is signed in anymore: the page reloads. */
    begunAnew: { entry: { type: 'leave', params: { to: CONTROL_PAGE } } },
    steering: {
      tags: 'busy',
      invoke: {
        id: 'steerScripts',
        src: 'steerScripts',
        input: ({ context }) => ({ change: context.change as ScriptsChange }),
        onDone: { target: 'ready', actions: { type: 'storeScripts', params: ({ event }) => ({ scripts: event.output }) } },
        onError: unhappened,
      },
    },
  },
});
