import { assign, setup } from 'xstate';
import type { Session } from '../../../contract/records.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { untilInstant } from '../clock.ts';
import { errorOf } from '../failing.ts';
import { targetAfterSignIn } from '../login/target.ts';
import { type RegistrationAnswer, type RegistrationDetails, registerActors } from './register.actors.ts';

export interface RegisterContext {
  session: Session | null;
  redirect: string | null;
  otherSites: readonly string[];
  clockOffset: number;
  /** Messages by field, in `invalid`. */
  fields: Record<string, string[]>;
  /** Until when nothing more is tried, in `tooMany`. */
  retryAt: string | null;
  failure: Failure | null;
}

export type RegisterEvent = { type: 'details.submitted'; details: RegistrationDetails };

export interface RegisterInput {
  session: Session | null;
  /** Where to go afterwards, as it stands in the URL: untrusted. */
  redirect: string | null;
  otherSites: readonly string[];
  clockOffset: number;
}

export interface RegisterOutput {
  session: Session;
  target: string;
}

type Failed = Extract<RegistrationAnswer, { ok: false }>['failure'];
type Answered = { event: { output: RegistrationAnswer } };

const answerIn = ({ event }: Answered) => ({ answer: event.output });
const keep = { type: 'keepAnswer' as const, params: answerIn };
const on = (failure: Failed, target: string) => ({
  guard: { type: 'isFailure' as const, params: ({ event }: Answered) => ({ answer: event.output, failure }) },
  target,
  actions: keep,
});
const submits = { 'details.submitted': 'submitting' };

/**
 * Registers a job seeker and leads to the wizard, or back to where they came from. What was typed stays with the form, so
 * that no password is kept here; each refusal is a state that takes the form again.
 */
export const registerMachine = setup({
  types: {} as { context: RegisterContext; events: RegisterEvent; input: RegisterInput; output: RegisterOutput; tags: 'busy' },
  actors: registerActors,
  guards: {
    isSeeker: ({ context }) => context.session?.kind === 'seeker',
    isAccepted: (_, { answer }: { answer: RegistrationAnswer }) => answer.ok,
    isFailure: (_, { answer, failure }: { answer: RegistrationAnswer; failure: Failed }) => !answer.ok && answer.failure === failure,
  },
  actions: {
    keepAnswer: assign((_, { answer }: { answer: RegistrationAnswer }) => ({
      failure: null,
      ...('session' in answer ? { session: answer.session } : {}),
      fields: 'fields' in answer ? answer.fields : {},
      retryAt: 'retryAt' in answer ? answer.retryAt : null,
    })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
  },
  delays: { untilRetry: ({ context }) => untilInstant(context.retryAt, context.clockOffset) },
}).createMachine({
  id: 'register',
  context: ({ input }) => ({ ...input, fields: {}, retryAt: null, failure: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSeeker', target: 'already' }, { target: 'filling' }] },
    already: { type: 'final' },
    filling: { on: submits },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => ({ details: event.details }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn }, target: 'done', actions: keep },
          on('emailTaken', 'emailTaken'),
          on('phoneTaken', 'phoneTaken'),
          on('alreadyLoggedIn', 'already'),
          on('tooMany', 'tooMany'),
          { target: 'invalid', actions: keep },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    emailTaken: { on: submits },
    phoneTaken: { on: submits },
    invalid: { on: submits },
    failed: { on: submits },
    tooMany: { after: { untilRetry: 'filling' } },
    done: { type: 'final' },
  },
  output: ({ context: { session, redirect, otherSites } }) => ({
    session: session as Session,
    target: targetAfterSignIn((session as Session).user, redirect, otherSites),
  }),
});
