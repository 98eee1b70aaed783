import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn, refused } from '../answer.ts';
import { untilInstant } from '../clock.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { twoFactorSetupActors, type ConfirmAnswer, type DisableAnswer, type EnrolAnswer, type Enrolment, type RenewAnswer } from './twoFactorSetup.actors.ts';
import { failingActions, storeFailure } from '../failing.ts';

/** The action that required reauthentication, and continues after it. */
type Wanted = 'enrolling' | 'confirming' | 'renewing' | 'disabling';

interface TwoFactorSetupContext {
  email: string;
  codesLeft: number;
  enrolment: Enrolment | null;
  /** Recovery codes, shown only once. */
  codes: string[];
  wanted: Wanted;
  /** ISO-8601, this device's clock; in `tooMany`. */
  retryAt: string | null;
  failure: Failure | null;
}

type TwoFactorSetupEvent =
  | { type: 'setup.requested' }
  | { type: 'setup.dismissed' }
  | { type: 'code.submitted'; code: string }
  /** The user has stored the recovery codes. */
  | { type: 'codes.kept' }
  | { type: 'renewal.requested' }
  | { type: 'disable.requested' }
  | { type: 'disable.confirmed' }
  | { type: 'load.retried' };

type Answer = EnrolAnswer | ConfirmAnswer | RenewAnswer | DisableAnswer;
const storeAnswer = { type: 'storeAnswer', params: answerIn<Answer> } as const;
const accepted = <T extends string>(target: T) => ({ guard: { type: 'isAccepted', params: answerIn<Answer> }, target, actions: storeAnswer }) as const;
const needsProof = (wanted: Wanted) => ({ ...refused('proofNeeded', 'proving'), actions: { type: 'want', params: { wanted } } }) as const;
const wants = <T extends string>(wanted: Wanted, target: T) => ({ guard: { type: 'isWanted', params: { wanted } }, target }) as const;

/**
 * Sets up two-factor authentication (flows/twoFactorSetup.md): an authenticator app with a QR code or typed secret, enabled once one of its codes
 * is confirmed, then recovery codes, shown once. If the last authentication is too long ago, the user reauthenticates, and the action continues.
 */
export const twoFactorSetupMachine = setup({
  types: {} as {
    context: TwoFactorSetupContext;
    events: TwoFactorSetupEvent;
    input: { email: string };
    tags: 'busy' | 'disabling';
    children: { stepUp: 'stepUp' };
  },
  actors: twoFactorSetupActors,
  guards: {
    isOn: (_, { isOn }: { isOn: boolean }) => isOn,
    ...answerGuards,
    ...proofGuards,
    isWanted: ({ context }, { wanted }: { wanted: Wanted }) => context.wanted === wanted,
  },
  actions: {
    ...failingActions,
    storeState: assign((_, { codesLeft }: { codesLeft: number }) => ({ codesLeft, failure: null })),
    storeAnswer: assign((_, { answer }: { answer: Answer }) => ({
      ...('enrolment' in answer ? { enrolment: answer.enrolment } : {}),
      ...('codes' in answer ? { codes: answer.codes, codesLeft: answer.codes.length } : {}),
      retryAt: 'retryAt' in answer ? answer.retryAt : null,
      failure: null,
    })),
    want: assign((_, { wanted }: { wanted: Wanted }) => ({ wanted, failure: null })),
    forgetSecrets: assign({ enrolment: null, codes: [], failure: null }),
  },
  delays: { untilRetry: ({ context }) => untilInstant(context.retryAt, 0) },
}).createMachine({
  id: 'twoFactorSetup',
  context: ({ input }) => ({ ...input, codesLeft: 0, enrolment: null, codes: [], wanted: 'enrolling', retryAt: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readTwoFactor',
        src: 'readTwoFactor',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'on',
            actions: { type: 'storeState', params: ({ event }) => event.output },
          },
          { target: 'off', actions: { type: 'storeState', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unloadable', actions: storeFailure },
      },
    },
    unloadable: { on: { 'load.retried': 'loading' } },
    off: {
      initial: 'idle',
      entry: 'forgetSecrets',
      on: { 'setup.requested': 'enrolling' },
      states: { idle: {}, failed: {} },
    },
    enrolling: {
      tags: 'busy',
      invoke: {
        id: 'enrol',
        src: 'enrol',
        onDone: [accepted('confirming'), needsProof('enrolling'), { target: 'loading' }],
        onError: { target: 'off.failed', actions: storeFailure },
      },
    },
    confirming: {
      initial: 'fresh',
      on: { 'code.submitted': 'verifying', 'setup.dismissed': 'off' },
      states: { fresh: {}, wrong: {}, failed: {} },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ event }) => ({ code: event.type === 'code.submitted' ? event.code : '' }),
        onDone: [
          accepted('showingCodes'),
          { ...refused('wrong', 'confirming.wrong'), actions: storeAnswer },
          { ...refused('tooMany', 'tooMany'), actions: storeAnswer },
          needsProof('confirming'),
          { target: 'loading' },
        ],
        onError: { target: 'confirming.failed', actions: storeFailure },
      },
    },
    tooMany: { after: { untilRetry: 'confirming' }, on: { 'setup.dismissed': 'off' } },
    showingCodes: { on: { 'codes.kept': 'on' } },
    on: {
      initial: 'idle',
      entry: 'forgetSecrets',
      on: { 'renewal.requested': 'renewing', 'disable.requested': 'confirmingDisable' },
      states: { idle: {}, failed: {} },
    },
    renewing: {
      tags: 'busy',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        onDone: [accepted('showingCodes'), needsProof('renewing'), { target: 'loading' }],
        onError: { target: 'on.failed', actions: storeFailure },
      },
    },
    confirmingDisable: { tags: 'disabling', on: { 'disable.confirmed': 'disabling', 'setup.dismissed': 'on' } },
    disabling: {
      tags: ['busy', 'disabling'],
      invoke: {
        id: 'disable',
        src: 'disable',
        onDone: [accepted('off'), needsProof('disabling'), { target: 'loading' }],
        onError: { target: 'on.failed', actions: storeFailure },
      },
    },
    proving: provingState('proven', wants('enrolling', 'off'), wants('confirming', 'confirming'), { target: 'on' }),
    proven: {
      always: [wants('enrolling', 'enrolling'), wants('confirming', 'confirming'), wants('renewing', 'renewing'), { target: 'disabling' }],
    },
  },
});
