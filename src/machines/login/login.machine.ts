import { assign, emit, setup } from 'xstate';
import type { OtpChallenge } from '../../../contract/auth.ts';
import { toFailure } from '../../lib/failure.ts';
import { untilInstant } from '../clock.ts';
import { errorOf } from '../failing.ts';
import type { NoticeRaised } from '../notice/notice.machine.ts';
import { type CodeAnswer, type PasswordAnswer, type VerifyAnswer, loginActors } from './login.actors.ts';
import type { LoginContext, LoginEvent, LoginInput, LoginOutput } from './login.types.ts';
import { targetAfterSignIn } from './target.ts';

type Answer = CodeAnswer | VerifyAnswer | PasswordAnswer;
type Failed = Extract<Answer, { ok: false }>['failure'];
type Answered = { event: { output: Answer } };

const answerIn = ({ event }: Answered) => ({ answer: event.output });
const accepted = {
  guard: { type: 'isAccepted' as const, params: answerIn },
  target: '#login.done',
  actions: { type: 'keepSession' as const, params: answerIn },
};
const on = (failure: Failed, target: string) => ({
  guard: { type: 'isFailure' as const, params: ({ event }: Answered) => ({ answer: event.output, failure }) },
  target: `#login.${target}`,
  actions: { type: 'keepWait' as const, params: answerIn },
});
/** A password from the event that brings it: it is not kept for another try. */
const withPassword = { 'password.submitted': '#login.password.checking' };

/**
 * Signs a job seeker in with a password or a one-time code. Done with the session and the page to go to. A wrong, expired or
 * used code and a wrong password are answers the server gives, so each is a transition here; `onError` is left for the
 * network and for bugs. Further methods join as siblings of `password` and `code`.
 */
export const loginMachine = setup({
  types: {} as { context: LoginContext; events: LoginEvent; input: LoginInput; output: LoginOutput; emitted: NoticeRaised; tags: 'busy' },
  actors: loginActors,
  guards: {
    isSeeker: ({ context }) => context.session?.kind === 'seeker',
    hasEmail: ({ context }) => context.email !== '',
    /** Only what could not be an address is refused here; whether it has an account is never told. */
    isAddress: (_, params: { email: string }) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(params.email.trim()),
    isAccepted: (_, { answer }: { answer: Answer }) => answer.ok,
    isFailure: (_, { answer, failure }: { answer: Answer; failure: Failed }) => !answer.ok && answer.failure === failure,
  },
  actions: {
    keepEmail: assign({ email: (_, params: { email: string }) => params.email.trim() }),
    keepChallenge: assign((_, { answer }: { answer: CodeAnswer }) => (answer.ok ? { challenge: answer.challenge, failure: null } : {})),
    keepSession: assign((_, { answer }: { answer: Answer }) => (answer.ok && 'session' in answer ? { session: answer.session, failure: null } : {})),
    keepWait: assign((_, { answer }: { answer: Answer }) => ({ retryAt: !answer.ok && answer.failure === 'tooMany' ? answer.retryAt : null, failure: null })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetAccount: assign({ challenge: null, retryAt: null, failure: null }),
    raiseServerError: emit({ type: 'notice.raised' as const, notice: { severity: 'error' as const, message: 'errors:serverError' } }),
  },
  delays: {
    // Instants from the server, not durations: coming back after a wrong code must not start the wait again.
    untilResend: ({ context }) => untilInstant(context.challenge?.resend_at ?? null, context.clockOffset),
    untilRetry: ({ context }) => untilInstant(context.retryAt, context.clockOffset),
  },
}).createMachine({
  id: 'login',
  context: ({ input: { email = '', ...input } }) => ({ ...input, email, challenge: null, retryAt: null, failure: null }),
  initial: 'starting',
  on: { 'login.cancelled': '.cancelled', 'account.changed': { target: '.identify', actions: 'forgetAccount' } },
  states: {
    starting: { always: [{ guard: 'isSeeker', target: 'already' }, { guard: 'hasEmail', target: 'methods' }, { target: 'identify' }] },
    already: { type: 'final' },
    identify: {
      initial: 'editing',
      on: {
        'email.submitted': [
          {
            guard: { type: 'isAddress', params: ({ event }) => ({ email: event.email }) },
            target: 'methods',
            actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
          },
          { target: '.invalid', actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) } },
        ],
      },
      states: { editing: {}, invalid: {} },
    },
    methods: { on: { 'password.chosen': 'password', 'code.chosen': 'code' } },
    password: {
      initial: 'entering',
      on: { 'method.changed': 'methods' },
      states: {
        entering: { on: withPassword },
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkPassword',
            src: 'checkPassword',
            input: ({ context, event }) => ({ email: context.email, password: event.type === 'password.submitted' ? event.password : '' }),
            onDone: [accepted, on('suspended', 'suspended'), on('tooMany', 'password.tooMany'), { target: 'invalid' }],
            onError: { target: 'serverError', actions: [{ type: 'keepFailure', params: errorOf }, 'raiseServerError'] },
          },
        },
        invalid: { on: withPassword },
        serverError: { on: withPassword },
        tooMany: { after: { untilRetry: 'entering' } },
      },
    },
    code: {
      initial: 'sending',
      on: { 'method.changed': 'methods' },
      states: {
        sending: {
          tags: 'busy',
          invoke: {
            id: 'requestCode',
            src: 'requestCode',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerIn },
                target: 'entering',
                actions: { type: 'keepChallenge', params: ({ event }) => ({ answer: event.output }) },
              },
              on('tooMany', 'code.tooMany'),
              { target: 'unsent' },
            ],
            onError: { target: 'unsent', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        unsent: { on: { 'code.resendRequested': 'sending' } },
        entering: {
          type: 'parallel',
          on: { 'code.submitted': 'verifying' },
          states: {
            answer: { initial: 'fresh', states: { fresh: {}, wrong: {}, expired: {}, used: {}, failed: {} } },
            resend: {
              initial: 'coolingDown',
              states: { coolingDown: { after: { untilResend: 'resendable' } }, resendable: { on: { 'code.resendRequested': '#login.code.sending' } } },
            },
          },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context, event }) => ({
              email: context.email,
              challengeId: (context.challenge as OtpChallenge).challenge_id,
              code: event.type === 'code.submitted' ? event.code : '',
            }),
            onDone: [
              accepted,
              on('suspended', 'suspended'),
              on('tooMany', 'code.tooMany'),
              on('expired', 'code.entering.answer.expired'),
              on('used', 'code.entering.answer.used'),
              { target: '#login.code.entering.answer.wrong' },
            ],
            onError: { target: '#login.code.entering.answer.failed', actions: { type: 'keepFailure', params: errorOf } },
          },
        },
        tooMany: { after: { untilRetry: 'unsent' } },
      },
    },
    suspended: {},
    done: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context }) => signedIn(context),
});

function signedIn({ session, redirect, otherSites }: LoginContext): LoginOutput {
  return session?.kind === 'seeker' ? { session, target: targetAfterSignIn(session.user, redirect, otherSites) } : null;
}
