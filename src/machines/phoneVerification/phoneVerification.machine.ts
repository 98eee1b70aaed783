import { assign, setup } from 'xstate';
import type { OtpChallenge } from '../../../contract/auth.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import { answerGuards, branchesOf, type Answer } from '../answer.ts';
import { codeDelays, codeIn, enteringState, notTheCode, type CodeContext } from '../codeEntry/codeEntry.states.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { phoneVerificationActors } from './phoneVerification.actors.ts';
import { failingActions } from '../failing.ts';

export interface PhoneVerificationInput {
  /** The account's address, where a code for reauthentication would be sent. */
  email: string;
  /** The account's number, E.164 with its plus; empty if none. The user is asked anyway, because it may have changed. */
  phone: string;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockOffset: number;
}

export interface PhoneVerificationContext extends PhoneVerificationInput, CodeContext {
  /** Why the input isn't a phone number, in `askingNumber.invalid`. */
  fault: PhoneFault | null;
  /** The server's message about the number, in `askingNumber.refused`. */
  message: string | null;
  failure: Failure | null;
  user: CurrentUser | null;
}

export type PhoneVerificationEvent =
  /** `text` as typed, after the country's prefix. */
  | { type: 'number.submitted'; text: string; countryCode: string }
  | { type: 'number.changed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested' }
  | { type: 'verification.closed' };

/** Null if closed before the number was verified. */
export type PhoneVerificationOutput = { user: CurrentUser | null };

type Answered = Answer & { message?: string; retryAt?: string; phone?: string; challenge?: OtpChallenge; user?: CurrentUser };

const { accepted, on, failing } = branchesOf<Answered>('phoneVerification');
const changes = { 'number.changed': 'askingNumber' } as const;

/**
 * Verifies a mobile number with a code sent there. The number can then be used to sign in, so the user may have to reauthenticate first. It can be
 * changed until it is verified.
 */
export const phoneVerificationMachine = setup({
  types: {} as {
    context: PhoneVerificationContext;
    events: PhoneVerificationEvent;
    input: PhoneVerificationInput;
    output: PhoneVerificationOutput;
    tags: 'busy';
    children: { stepUp: 'stepUp' };
  },
  actors: phoneVerificationActors,
  guards: { ...answerGuards, ...proofGuards },
  actions: {
    ...failingActions,
    storeAnswer: assign(({ context }, { answer }: { answer: Answered }) => ({
      failure: null,
      fault: null,
      message: answer.message ?? null,
      retryAt: answer.retryAt ?? null,
      phone: answer.phone ?? context.phone,
      challenge: answer.challenge ?? context.challenge,
      user: answer.user ?? null,
    })),
    storeFault: assign((_, params: { fault: PhoneFault | null }) => params),
  },
  delays: codeDelays,
}).createMachine({
  id: 'phoneVerification',
  context: ({ input }) => ({ ...input, fault: null, message: null, challenge: null, retryAt: null, failure: null, user: null }),
  initial: 'askingNumber',
  on: { 'verification.closed': '.closed' },
  states: {
    askingNumber: {
      initial: 'fresh',
      on: { 'number.submitted': 'readingNumber' },
      states: { fresh: {}, invalid: {}, unread: {}, refused: {}, notSent: {}, failed: {}, taken: {} },
    },
    readingNumber: {
      tags: 'busy',
      invoke: {
        id: 'readPhone',
        src: 'readPhone',
        input: ({ event }) => (event.type === 'number.submitted' ? { text: event.text, countryCode: event.countryCode } : { text: '', countryCode: 'ph' }),
        onDone: [
          accepted('sending'),
          {
            target: 'askingNumber.invalid',
            actions: { type: 'storeFault', params: ({ event }) => ({ fault: event.output.ok ? null : event.output.failure }) },
          },
        ],
        onError: failing('askingNumber.unread'),
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: [
          accepted('entering'),
          on('tooMany', 'tooMany'),
          on('refused', 'askingNumber.refused'),
          on('proofNeeded', 'proving'),
          { target: 'askingNumber.notSent' },
        ],
        onError: failing('askingNumber.failed'),
      },
    },
    entering: enteringState('verifying', '#phoneVerification.sending', changes),
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verifyPhone',
        src: 'verifyPhone',
        input: ({ context, event }) => ({ phone: context.phone, ...codeIn({ context, event }) }),
        onDone: [
          accepted('verified'),
          on('tooMany', 'tooMany'),
          on('taken', 'askingNumber.taken'),
          on('proofNeeded', 'proving'),
          ...notTheCode(on, 'phoneVerification', 'entering'),
        ],
        onError: failing('entering.answer.failed'),
      },
    },
    /** The code that was sent stays valid, and isn't sent twice. */
    proving: provingState('sending', { target: 'askingNumber' }),
    tooMany: { after: { untilRetry: 'askingNumber' }, on: changes },
    verified: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context }) => ({ user: context.user }),
});
