import { assign, setup } from 'xstate';
import type { ProofMethod } from '../../../contract/two-factor.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { untilInstant } from '../clock.ts';
import { stepUpActors, type ProofAnswer, type ProofNews, type SentAnswer } from './stepUp.actors.ts';
import { failingActions, storeFailure } from '../failing.ts';

interface StepUpContext {
  /** Where a code is sent. */
  email: string;
  /** Whether to ignore recent authentication: the caller requires it to be new. */
  isAnew: boolean;
  methods: ProofMethod[];
  method: ProofMethod;
  challengeId: string | null;
  /** When the user may try or send again; ISO-8601, this device's clock. */
  retryAt: string | null;
  failure: Failure | null;
  isProven: boolean;
}

type StepUpEvent =
  /** `text`: a password, or a code. */
  | { type: 'proof.submitted'; text: string }
  | { type: 'code.resendRequested' }
  /** Switches between password and code. */
  | { type: 'method.changed' }
  | { type: 'proof.retried' }
  | { type: 'login.requested' }
  | { type: 'proof.dismissed' };

type Answer = ProofAnswer | SentAnswer;
const storeWait = { type: 'storeWait', params: answerIn<Answer> } as const;
const isMethod = (method: ProofMethod) => ({ type: 'isMethod', params: { method } }) as const;

/**
 * Reauthentication: changing a sign-in method requires authentication within the last 15 minutes. Ends right away if there is one, unless a new one
 * is required. If the second factor is on, only that counts; otherwise the password, or a code to the email address; with neither, only signing in
 * again. No context stores what was typed.
 */
export const stepUpMachine = setup({
  types: {} as { context: StepUpContext; events: StepUpEvent; input: { email: string; isAnew?: boolean }; output: { isProven: boolean }; tags: 'busy' },
  actors: stepUpActors,
  guards: {
    isFresh: ({ context }, { news }: { news: ProofNews }) => news.isFresh && !context.isAnew,
    isProvable: (_, { news }: { news: ProofNews }) => news.methods.length > 0,
    isMethod: ({ context }, { method }: { method: ProofMethod }) => context.method === method,
    hasChoice: ({ context }) => context.methods.length > 1,
    ...answerGuards,
    hasChallenge: ({ context }) => context.challengeId !== null,
  },
  actions: {
    ...failingActions,
    storeMethods: assign((_, { news }: { news: ProofNews }) => ({ methods: news.methods, method: news.methods[0] ?? 'code', failure: null })),
    changeMethod: assign({ method: ({ context }) => context.methods.find((one) => one !== context.method) ?? context.method, retryAt: null }),
    storeChallenge: assign((_, { answer }: { answer: SentAnswer }) => (answer.ok ? { challengeId: answer.challengeId, retryAt: null, failure: null } : {})),
    storeWait: assign((_, { answer }: { answer: Answer }) => ({ retryAt: 'retryAt' in answer ? answer.retryAt : null, failure: null })),
    prove: assign({ isProven: true }),
  },
  delays: { untilRetry: ({ context }) => untilInstant(context.retryAt, 0) },
}).createMachine({
  id: 'stepUp',
  context: ({ input }) => ({
    email: input.email,
    isAnew: input.isAnew ?? false,
    methods: [],
    method: 'code',
    challengeId: null,
    retryAt: null,
    failure: null,
    isProven: false,
  }),
  output: ({ context }) => ({ isProven: context.isProven }),
  initial: 'learning',
  on: {
    'method.changed': { guard: 'hasChoice', target: '.starting', actions: 'changeMethod' },
    'proof.dismissed': '.abandoned',
  },
  states: {
    learning: {
      tags: 'busy',
      invoke: {
        id: 'learnProof',
        src: 'learnProof',
        onDone: [
          { guard: { type: 'isFresh', params: ({ event }) => ({ news: event.output }) }, target: 'proven' },
          {
            guard: { type: 'isProvable', params: ({ event }) => ({ news: event.output }) },
            target: 'starting',
            actions: { type: 'storeMethods', params: ({ event }) => ({ news: event.output }) },
          },
          { target: 'unprovable' },
        ],
        onError: { target: 'unlearned', actions: storeFailure },
      },
    },
    unprovable: { on: { 'login.requested': 'leaving' } },
    leaving: { tags: 'busy', invoke: { id: 'leaveToSignIn', src: 'leaveToSignIn', onError: { target: 'unprovable', actions: storeFailure } } },
    unlearned: { on: { 'proof.retried': 'learning' } },
    starting: { always: [{ guard: isMethod('code'), target: 'sending' }, { target: 'asking' }] },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendProofCode',
        src: 'sendProofCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerIn<SentAnswer> },
            target: 'asking',
            actions: { type: 'storeChallenge', params: answerIn<SentAnswer> },
          },
          { ...refused('tooMany', 'early'), actions: storeWait },
          { target: 'unsent' },
        ],
        onError: { target: 'unsent', actions: storeFailure },
      },
    },
    unsent: { on: { 'code.resendRequested': 'sending' } },
    /** Another code isn't sent this soon; if there is an earlier one, it is still valid. */
    early: { always: [{ guard: 'hasChallenge', target: 'asking.early' }, { target: 'tooMany' }] },
    asking: {
      initial: 'fresh',
      on: {
        'proof.submitted': 'checking',
        'code.resendRequested': { guard: isMethod('code'), target: 'sending' },
      },
      states: { fresh: {}, early: { after: { untilRetry: 'fresh' } }, wrong: {}, expired: {}, failed: {} },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkProof',
        src: 'checkProof',
        input: ({ context, event }) => ({
          method: context.method,
          text: event.type === 'proof.submitted' ? event.text : '',
          challengeId: context.challengeId,
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<ProofAnswer> }, target: 'proven' },
          { ...refused('wrong', 'asking.wrong'), actions: storeWait },
          { ...refused('expired', 'asking.expired'), actions: storeWait },
          { ...refused('tooMany', 'tooMany'), actions: storeWait },
          { target: 'learning' },
        ],
        onError: { target: 'asking.failed', actions: storeFailure },
      },
    },
    tooMany: { after: { untilRetry: 'starting' } },
    proven: { type: 'final', entry: 'prove' },
    abandoned: { type: 'final' },
  },
});
