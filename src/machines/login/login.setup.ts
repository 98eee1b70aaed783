import { assign, emit, setup } from 'xstate';
import type { SocialProvider } from '../../../contract/login.ts';
import type { PendingLogin, Session } from '../../../contract/records.ts';
import { looksLikeEmail } from '../../lib/email.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import { untilInstant } from '../clock.ts';
import { answerGuards, answerIn, branchesOf, type Answer } from '../answer.ts';
import { codeDelays } from '../codeEntry/codeEntry.states.ts';
import type { NoticeRaised } from '../notice/notice.machine.ts';
import { type Identifier, type SentLink, type ShownQr, loginActors } from './login.actors.ts';
import type { Arrival, LoginContext, LoginEvent, LoginInput, LoginOutput, Way } from './login.types.ts';
import { failingActions } from '../failing.ts';

/** The user identified an account; for statistics. */
export interface LoginStarted {
  type: 'login.started';
  by: Identifier;
}

/** Any answer of a call: its result, or why not. */
export type LoginAnswer = Answer & { retryAt?: string; session?: Session };

export const { on, failing } = branchesOf<LoginAnswer>('login');

/**
 * The branch of a call that authenticated the user. @param target a state of this chart, by its path, which continues by what the session still
 * requires
 */
export const enteredTo = <T extends string>(target: T) => ({
  guard: { type: 'isAccepted' as const, params: answerIn<LoginAnswer> },
  target: `#login.${target}` as const,
  actions: { type: 'storeSession' as const, params: answerIn<LoginAnswer> },
});
export const entered = enteredTo('entered');

/** Leaves a method that may have started without an address: to its other methods, or to entering an address. */
export const methodChanged = { 'method.changed': [{ guard: 'hasAddress', target: '#login.methods' }, { target: '#login.identify' }] } as const;

/** Methods that need no address, so they are also offered next to it. */
export const WAYS_WITHOUT_ADDRESS = {
  'qr.chosen': '#login.qr',
  'passkey.chosen': '#login.passkey',
  'social.chosen': {
    target: '#login.social.redirecting',
    actions: { type: 'storeProvider' as const, params: ({ event }: { event: { provider: SocialProvider } }) => ({ provider: event.provider }) },
  },
} as const;

/** The setup shared by all files of the login chart. */
export const loginSetup = setup({
  types: {} as { context: LoginContext; events: LoginEvent; input: LoginInput; output: LoginOutput; emitted: NoticeRaised | LoginStarted; tags: 'busy' },
  actors: loginActors,
  guards: {
    ...answerGuards,
    isMember: ({ context }) => context.session?.user != null,
    hasAddress: ({ context }) => context.address !== '',
    isWaiting: ({ context }) => context.session?.pending != null,
    isPending: ({ context }, params: { step: PendingLogin['step'] }) => context.session?.pending?.step === params.step,
    hasArrived: ({ context }, params: { by: Arrival['by'] }) => context.arrival?.by === params.by,
    /** Rejects only what can't be an address; whether it has an account is never revealed. */
    isAddress: (_, params: { email: string }) => looksLikeEmail(params.email),
    is: (_, params: { news: string; is: string }) => params.news === params.is,
    wantsPassword: ({ context }) => context.way === 'password',
    isPicked: (_, params: { assertion: object | null }) => params.assertion !== null,
  },
  actions: {
    ...failingActions,
    storeIdentifier: assign((_, { kind, address }: Identifier) => ({ kind, address: address.trim(), fault: null })),
    storeWay: assign((_, params: { way: Way }) => params),
    emitStart: emit((_, by: Identifier) => ({ type: 'login.started' as const, by })),
    storeFault: assign((_, params: { fault: PhoneFault | null }) => params),
    storeChallenge: assign((_, { challenge }: Pick<LoginContext, 'challenge'>) => ({ challenge, failure: null })),
    storeLink: assign((_, { link }: { link: SentLink | null }) => ({ link, failure: null })),
    storeQr: assign((_, { qr }: { qr: ShownQr | null }) => ({ qr, failure: null })),
    storeProvider: assign((_, params: { provider: SocialProvider }) => params),
    storeSession: assign((_, { answer }: { answer: LoginAnswer }) => (answer.session ? { session: answer.session, arrival: null, failure: null } : {})),
    storeAnswer: assign((_, { answer }: { answer: LoginAnswer }) => ({ retryAt: answer.retryAt ?? null, failure: null })),
    forgetAccount: assign(({ context }) => ({
      challenge: null,
      link: null,
      qr: null,
      retryAt: null,
      failure: null,
      arrival: null,
      session: context.session && { ...context.session, pending: null },
    })),
    raiseServerError: emit({ type: 'notice.raised' as const, notice: { severity: 'error' as const, message: 'errors:serverError' } }),
  },
  delays: {
    ...codeDelays,
    untilLinkResend: ({ context }) => untilInstant(context.link?.resend_at ?? null, context.clockOffset),
    untilLinkExpiry: ({ context }) => untilInstant(context.link?.expires_at ?? null, context.clockOffset),
    untilQrExpiry: ({ context }) => untilInstant(context.qr?.expires_at ?? null, context.clockOffset),
    untilLapse: ({ context }) => untilInstant(context.session?.pending?.expires_at ?? null, context.clockOffset),
  },
});
