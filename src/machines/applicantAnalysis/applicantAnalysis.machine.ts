import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { loadsAgain } from '../changedElsewhere.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
import { type AnalysisChanged, type AnalysisOf, applicantAnalysisActors, type RequestAnswer, type SeenAnalysis } from './applicantAnalysis.actors.ts';

interface ApplicantAnalysisContext {
  of: AnalysisOf;
  /** The last known state. */
  seen: SeenAnalysis | null;
  failure: Failure | null;
}

export type ApplicantAnalysisEvent = { type: 'load.retried' } | { type: 'analysis.requested' } | { type: 'analysis.dropped' } | AnalysisChanged;

/** Milliseconds between two polls. The socket usually reports sooner, but isn't guaranteed to. */
const LOOK = 2_000;

const seenIn = ({ event }: { event: { output: SeenAnalysis } }) => ({ seen: event.output });
const answerIn = ({ event }: { event: { output: RequestAnswer } }) => ({ answer: event.output });
const ofIn = ({ context }: { context: { of: AnalysisOf } }) => context.of;
const storeSeen = { target: '#applicantAnalysis.settled', actions: { type: 'storeSeen' as const, params: seenIn } };
const requested = { 'analysis.requested': { guard: 'canAsk' as const, target: '#applicantAnalysis.asking' } };

/**
 * Compares an application with its job. The employer requests it, the server creates it whether or not anyone is watching, and both sides see the
 * result. A finished analysis stays readable while another is created, and is marked as outdated once the job or the profile changes.
 */
export const applicantAnalysisMachine = setup({
  types: {} as { context: ApplicantAnalysisContext; events: ApplicantAnalysisEvent; input: AnalysisOf; tags: 'busy' },
  actors: applicantAnalysisActors,
  guards: {
    ...failingGuards,
    isRunning: ({ context: { seen } }) => seen?.running !== null,
    isUnmade: ({ context: { seen } }) => seen?.failure !== null,
    isRefused: ({ context: { seen } }) => seen?.analysis === null && seen.refusal !== null,
    isUsedUp: ({ context: { seen } }) => seen?.analysis === null && seen.left === 0,
    isMissing: ({ context: { seen } }) => seen?.analysis === null,
    isStale: ({ context: { seen } }) => seen?.analysis?.is_stale === true,
    isTaken: (_, { answer }: { answer: RequestAnswer }) => answer.ok,
    /** There is no up-to-date analysis, and none is being created. */
    canAsk: ({ context: { seen } }) =>
      seen?.refusal === null && seen.left > 0 && seen.running === null && (seen.analysis === null || seen.analysis.is_stale || seen.failure !== null),
  },
  actions: {
    ...failingActions,
    storeSeen: assign((_, { seen }: { seen: SeenAnalysis }) => ({ seen, failure: null })),
    storeAnswer: assign((_, { answer }: { answer: RequestAnswer }) => (answer.ok ? { seen: answer.seen, failure: null } : {})),
  },
  delays: {
    look: LOOK,
    // An instant of the server, by this device's clock; at most a day away.
    untilRenewed: ({ context: { seen } }) => Math.max(1_000, Date.parse(seen?.renews_at ?? '') - Date.now() || 60_000),
  },
}).createMachine({
  id: 'applicantAnalysis',
  context: ({ input }) => ({ of: input, seen: null, failure: null }),
  initial: 'loading',
  invoke: { id: 'watchAnalysis', src: 'watchAnalysis', input: ofIn },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readAnalysis',
        src: 'readAnalysis',
        input: ofIn,
        onDone: storeSeen,
        onError: failsTo('offline', 'failed'),
      },
    },
    ...unansweredStates('loading', { 'load.retried': 'loading' }),
    settled: {
      initial: 'arriving',
      on: { 'analysis.changed': '#applicantAnalysis.looking' },
      states: {
        arriving: {
          always: [
            { guard: 'isRunning', target: '#applicantAnalysis.analysing' },
            { guard: 'isUnmade', target: 'unmade' },
            { guard: 'isRefused', target: 'refused' },
            { guard: 'isUsedUp', target: 'usedUp' },
            { guard: 'isMissing', target: 'notAsked' },
            { guard: 'isStale', target: 'stale' },
            { target: 'ready' },
          ],
        },
        // `arriving` leads here only if one can be requested.
        notAsked: { on: { 'analysis.requested': '#applicantAnalysis.asking' } },
        refused: {},
        usedUp: { after: { untilRenewed: '#applicantAnalysis.looking' } },
        unmade: { on: requested },
        stale: { on: requested },
        ready: {},
      },
    },
    /** Checks again, while the known state stays on the page. */
    looking: {
      invoke: {
        id: 'lookAgain',
        src: 'readAnalysis',
        input: ofIn,
        onDone: storeSeen,
        // The known state stays; requesting another reports the error.
        onError: 'settled',
      },
      on: { ...requested, ...loadsAgain('analysis.changed', 'looking') },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'requestAnalysis',
        src: 'requestAnalysis',
        input: ofIn,
        onDone: [
          { guard: { type: 'isTaken', params: answerIn }, target: 'settled', actions: { type: 'storeAnswer', params: answerIn } },
          { target: 'loading' },
        ],
        onError: failsTo('askOffline', 'askFailed'),
      },
    },
    ...unansweredStates(
      'asking',
      { 'analysis.dropped': 'loading' },
      { offline: 'askOffline', failed: 'askFailed', wait: 'waitToAsk', whenFailed: { 'analysis.requested': 'asking' } },
    ),
    analysing: {
      tags: 'busy',
      after: { look: 'looking' },
      on: { 'analysis.changed': 'looking' },
    },
  },
});
