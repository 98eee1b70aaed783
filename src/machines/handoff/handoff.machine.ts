import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { type Destination, handoffActors, type MintAnswer, type Way } from './handoff.actors.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { errorOf, failingActions, failingGuards, storeFailure, unansweredStates } from '../failing.ts';

/** Slightly less than the token's validity (contract/handoff.ts). Milliseconds. */
const TOKEN_GOOD_FOR = 50_000;
/** After this long, the user is offered to try again. Milliseconds. */
const SLOW_AFTER = 8_000;

export type HandoffEvent = { type: 'redirect.confirmed' } | { type: 'redirect.abandoned' } | { type: 'redirect.retried' };

export interface HandoffInput {
  to: Destination;
  isMember: boolean;
  /** On mobile web, the user confirms before leaving the page, unless the link says they already did (isAppRedirectModalClosed, specification §2). */
  isModalWanted: boolean;
}

interface HandoffContext extends HandoffInput {
  way: Way | null;
  /** The user has already confirmed, so an expired token doesn't ask again. */
  isConfirmed: boolean;
  failure: Failure | null;
}

/** Hands the session over to the company's other site with a one-time token, never with the session itself (flows/handoff.md). */
export const handoffMachine = setup({
  types: {} as { context: HandoffContext; events: HandoffEvent; input: HandoffInput; tags: 'busy' },
  actors: handoffActors,
  guards: {
    ...failingGuards,
    mustSignIn: ({ context }) => context.to.kind === 'address' && !context.isMember,
    mustAsk: ({ context }) => context.isModalWanted && !context.isConfirmed,
    ...answerGuards,
  },
  actions: {
    ...failingActions,
    storeWay: assign({ way: (_, params: { answer: MintAnswer }) => (params.answer.ok ? params.answer.way : null) }),
    confirm: assign({ isConfirmed: true }),
  },
  delays: { untilLapsed: TOKEN_GOOD_FOR, untilSlow: SLOW_AFTER },
}).createMachine({
  id: 'handoff',
  context: ({ input }) => ({ ...input, way: null, isConfirmed: false, failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'mustSignIn', target: 'signedOut' }, { target: 'minting' }] },
    minting: {
      tags: 'busy',
      invoke: {
        id: 'mintHandoff',
        src: 'mintHandoff',
        input: ({ context }) => context.to,
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<MintAnswer> }, target: 'minted', actions: { type: 'storeWay', params: answerIn<MintAnswer> } },
          refused('signedOut', 'signedOut'),
          refused('noOtherSite', 'nowhere'),
          { target: 'refused' },
        ],
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'offline' },
          { target: 'failed', actions: storeFailure },
        ],
      },
    },
    minted: { always: [{ guard: 'mustAsk', target: 'confirming' }, { target: 'leaving' }] },
    confirming: {
      initial: 'fresh',
      on: { 'redirect.abandoned': 'stayed' },
      states: {
        fresh: { after: { untilLapsed: 'lapsed' }, on: { 'redirect.confirmed': { target: '#handoff.leaving', actions: 'confirm' } } },
        lapsed: { on: { 'redirect.confirmed': { target: '#handoff.minting', actions: 'confirm' } } },
      },
    },
    leaving: {
      initial: 'going',
      invoke: {
        id: 'leaveForSite',
        src: 'leaveForSite',
        input: ({ context: { way, isConfirmed } }) => ({ url: (way as Way).url, isModalClosed: isConfirmed }),
        onError: { target: 'failed', actions: storeFailure },
      },
      states: {
        going: { tags: 'busy', after: { untilSlow: 'slow' } },
        slow: { on: { 'redirect.retried': '#handoff.minting', 'redirect.abandoned': '#handoff.stayed' } },
      },
    },
    ...unansweredStates('minting', { 'redirect.abandoned': 'stayed' }, { whenFailed: { 'redirect.retried': 'minting' } }),
    signedOut: { type: 'final' },
    refused: { type: 'final' },
    nowhere: { type: 'final' },
    stayed: { type: 'final' },
  },
});
