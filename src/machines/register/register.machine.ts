import { assign, emit, setup } from 'xstate';
import type { CurrentUser, Session } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import { answerGuards, answerIn } from '../answer.ts';
import { untilInstant } from '../clock.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { targetAfterSignIn } from '../login/target.ts';
import { type RegistrationAnswer, type RegistrationDetails, registerActors } from './register.actors.ts';

export interface RegisterContext {
  session: Session | null;
  redirect: string | null;
  otherSites: readonly string[];
  clockOffset: number;
  /** Why the number is invalid, in `invalidPhone`. */
  phoneFault: PhoneFault | null;
  /** Messages by field, in `invalid`. */
  fields: Record<string, string[]>;
  /** When the user may try again, in `tooMany`. */
  retryAt: string | null;
  failure: Failure | null;
}

export type RegisterEvent = { type: 'details.submitted'; details: RegistrationDetails };

export interface RegisterInput {
  session: Session | null;
  /** Where to go afterwards, as found in the URL: untrusted. */
  redirect: string | null;
  otherSites: readonly string[];
  clockOffset: number;
}

export interface RegisterOutput {
  session: Session;
  target: string;
}

/** The account exists: emitted so that the app knows the user before their address is verified. */
export type RegisterEmitted = { type: 'session.began'; session: Session };

type Failed = Extract<RegistrationAnswer, { ok: false }>['failure'];
type Answered = { event: { output: RegistrationAnswer } };

const keep = { type: 'storeAnswer' as const, params: answerIn<RegistrationAnswer> };
const on = (failure: Failed, target: string) => ({
  guard: { type: 'isFailure' as const, params: ({ event }: Answered) => ({ answer: event.output, failure }) },
  target,
  actions: keep,
});
const submits = { 'details.submitted': 'submitting' };

/**
 * Registers a job seeker and leads to the wizard, or back to where they came from. The form keeps the input, so that no password is stored here; each
 * refusal is a state that accepts the form again. After registering, the user verifies the address with a code, or skips this, since only email
 * depends on it.
 */
export const registerMachine = setup({
  types: {} as {
    context: RegisterContext;
    events: RegisterEvent;
    input: RegisterInput;
    output: RegisterOutput;
    emitted: RegisterEmitted;
    tags: 'busy';
    children: { emailVerification: 'emailVerification' };
  },
  actors: registerActors,
  guards: {
    isMember: ({ context }) => context.session?.user != null,
    ...answerGuards,
  },
  actions: {
    ...failingActions,
    storeAnswer: assign((_, { answer }: { answer: RegistrationAnswer }) => ({
      failure: null,
      ...('session' in answer ? { session: answer.session } : {}),
      phoneFault: 'fault' in answer ? answer.fault : null,
      fields: 'fields' in answer ? answer.fields : {},
      retryAt: 'retryAt' in answer ? answer.retryAt : null,
    })),
    storeUser: assign(({ context }, { user }: { user: CurrentUser | null }) => ({
      session: context.session && { ...context.session, user: user ?? context.session.user },
    })),
    emitSession: emit(({ context }) => ({ type: 'session.began' as const, session: context.session as Session })),
  },
  delays: { untilRetry: ({ context }) => untilInstant(context.retryAt, context.clockOffset) },
}).createMachine({
  id: 'register',
  context: ({ input }) => ({ ...input, phoneFault: null, fields: {}, retryAt: null, failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isMember', target: 'already' }, { target: 'filling' }] },
    already: { type: 'final' },
    filling: { on: submits },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => ({ details: event.details }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<RegistrationAnswer> }, target: 'verifyingEmail', actions: [keep, 'emitSession'] },
          on('emailTaken', 'emailTaken'),
          on('phoneTaken', 'phoneTaken'),
          on('phoneFault', 'invalidPhone'),
          on('alreadyLoggedIn', 'already'),
          on('tooMany', 'tooMany'),
          { target: 'invalid', actions: keep },
        ],
        onError: { target: 'failed', actions: storeFailure },
      },
    },
    emailTaken: { on: submits },
    phoneTaken: { on: submits },
    invalidPhone: { on: submits },
    invalid: { on: submits },
    failed: { on: submits },
    tooMany: { after: { untilRetry: 'filling' } },
    verifyingEmail: {
      invoke: {
        id: 'emailVerification',
        src: 'emailVerification',
        input: ({ context }) => ({ email: context.session?.user?.email ?? '', clockOffset: context.clockOffset }),
        onDone: { target: 'done', actions: { type: 'storeUser', params: ({ event }) => event.output } },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { session, redirect, otherSites } }) => ({
    session: session as Session,
    target: targetAfterSignIn(session as Session, redirect, otherSites),
  }),
});
