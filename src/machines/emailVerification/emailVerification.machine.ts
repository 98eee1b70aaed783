import { assign, setup } from 'xstate';
import type { OtpChallenge } from '../../../contract/auth.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf, type Answer } from '../answer.ts';
import { codeDelays, codeIn, enteringState, notTheCode, type CodeContext } from '../codeEntry/codeEntry.states.ts';
import { emailVerificationActors } from './emailVerification.actors.ts';
import { failingActions } from '../failing.ts';

export interface EmailVerificationInput {
  /** The user's own address. */
  email: string;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockOffset: number;
}

export interface EmailVerificationContext extends EmailVerificationInput, CodeContext {
  failure: Failure | null;
  user: CurrentUser | null;
}

export type EmailVerificationEvent = { type: 'code.submitted'; code: string } | { type: 'code.resendRequested' } | { type: 'verification.closed' };

/** Null if closed before the address was verified. */
export type EmailVerificationOutput = { user: CurrentUser | null };

type Answered = Answer & { retryAt?: string; challenge?: OtpChallenge; user?: CurrentUser };

const { accepted, on, failing } = branchesOf<Answered>('emailVerification');

/** Verifies the user's own email address with an emailed code. Sends it on start, because opening this requests it. */
export const emailVerificationMachine = setup({
  types: {} as {
    context: EmailVerificationContext;
    events: EmailVerificationEvent;
    input: EmailVerificationInput;
    output: EmailVerificationOutput;
    tags: 'busy';
  },
  actors: emailVerificationActors,
  guards: answerGuards,
  actions: {
    ...failingActions,
    storeAnswer: assign(({ context }, { answer }: { answer: Answered }) => ({
      failure: null,
      retryAt: answer.retryAt ?? null,
      challenge: answer.challenge ?? context.challenge,
      user: answer.user ?? null,
    })),
  },
  delays: codeDelays,
}).createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({ ...input, challenge: null, retryAt: null, failure: null, user: null }),
  initial: 'sending',
  on: { 'verification.closed': '.closed' },
  states: {
    sending: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: [accepted('entering'), on('tooMany', 'tooMany'), { target: 'unsent' }],
        onError: failing('unsent'),
      },
    },
    unsent: { on: { 'code.resendRequested': 'sending' } },
    entering: enteringState('verifying', '#emailVerification.sending', {}),
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: codeIn,
        onDone: [accepted('verified'), on('tooMany', 'tooMany'), ...notTheCode(on, 'emailVerification', 'entering')],
        onError: failing('entering.answer.failed'),
      },
    },
    tooMany: { after: { untilRetry: 'unsent' } },
    verified: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ user: context.user }),
});
