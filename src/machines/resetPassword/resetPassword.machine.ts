import { assign, setup } from 'xstate';
import type { OtpChallenge } from '../../../contract/auth.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Session } from '../../../contract/records.ts';
import { looksLikeEmail } from '../../lib/email.ts';
import { answerGuards, branchesOf, type Answer } from '../answer.ts';
import { codeDelays, codeIn, enteringState, notTheCode } from '../codeEntry/codeEntry.states.ts';
import { signInPath, targetAfterSignIn } from '../login/target.ts';
import { resetPasswordActors } from './resetPassword.actors.ts';
import type { ResetPasswordContext, ResetPasswordEvent, ResetPasswordInput, ResetPasswordOutput } from './resetPassword.types.ts';
import { failingActions } from '../failing.ts';

type Answered = Answer & { retryAt?: string; challenge?: OtpChallenge; session?: Session; reason?: string };

const { accepted, on, failing } = branchesOf<Answered>('resetPassword');
const startsOver = { 'email.changed': { target: '#resetPassword.askingEmail', actions: 'forget' } } as const;

/**
 * Chooses a new password with an emailed code. The code is exchanged for the right to choose one, which the server ties to a cookie of this browser,
 * so that neither appears in a URL. After a reload it resumes. Every refusal leads back with its reason.
 */
export const resetPasswordMachine = setup({
  types: {} as {
    context: ResetPasswordContext;
    events: ResetPasswordEvent;
    input: ResetPasswordInput;
    output: ResetPasswordOutput;
    tags: 'busy' | 'code' | 'password' | 'stopped';
  },
  actors: resetPasswordActors,
  guards: {
    ...answerGuards,
    isLink: ({ context }) => context.isLink,
    hasRight: ({ context }) => context.begun !== null && context.begun.challenge === null,
    hasChallenge: ({ context }) => context.begun !== null,
    isAddress: (_, params: { email: string }) => looksLikeEmail(params.email),
    isTooShort: (_, params: { password: string }) => params.password.length < LIMITS.passwordMin,
    isTooLong: (_, params: { password: string }) => params.password.length > LIMITS.passwordMax,
  },
  actions: {
    ...failingActions,
    storeEmail: assign((_, { email }: { email: string }) => ({ email: email.trim() })),
    storeAnswer: assign(({ context }, { answer }: { answer: Answered }) => ({
      failure: null,
      retryAt: answer.retryAt ?? null,
      challenge: answer.challenge ?? context.challenge,
      session: answer.session ?? null,
      reason: answer.reason ?? null,
    })),
    forget: assign({ challenge: null, retryAt: null, failure: null }),
  },
  delays: codeDelays,
}).createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({
    ...input,
    email: input.begun?.email ?? input.email,
    challenge: input.begun?.challenge ?? null,
    retryAt: null,
    failure: null,
    reason: null,
    session: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isLink', target: 'exchangingLink' },
        { guard: 'hasRight', target: 'choosingPassword' },
        { guard: 'hasChallenge', target: 'enteringCode' },
        { target: 'askingEmail' },
      ],
    },
    exchangingLink: {
      tags: 'busy',
      invoke: {
        id: 'exchangeLink',
        src: 'exchangeLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          accepted('choosingPassword'),
          on('tooMany', 'tooMany'),
          on('expired', 'askingEmail.linkExpired'),
          on('used', 'askingEmail.linkUsed'),
          { target: '#resetPassword.askingEmail.linkWrong' },
        ],
        onError: failing('linkUnchecked'),
      },
    },
    linkUnchecked: { tags: 'stopped', on: { 'link.retried': 'exchangingLink', ...startsOver } },
    askingEmail: {
      initial: 'fresh',
      on: {
        'email.submitted': [
          {
            guard: { type: 'isAddress', params: ({ event }) => ({ email: event.email }) },
            target: 'sendingCode',
            actions: { type: 'storeEmail', params: ({ event }) => ({ email: event.email }) },
          },
          { target: '.invalid' },
        ],
      },
      states: { fresh: {}, invalid: {}, notSent: {}, failed: {}, linkWrong: {}, linkExpired: {}, linkUsed: {}, lapsed: {} },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ email: context.email }),
        onDone: [accepted('enteringCode'), on('tooMany', 'tooMany'), { target: 'askingEmail.notSent' }],
        onError: failing('askingEmail.failed'),
      },
    },
    enteringCode: { ...enteringState('checkingCode', '#resetPassword.sendingCode', startsOver), tags: 'code' },
    checkingCode: {
      tags: ['busy', 'code'],
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context, event }) => ({ email: context.email, ...codeIn({ context, event }) }),
        onDone: [accepted('choosingPassword'), on('tooMany', 'tooMany'), ...notTheCode(on, 'resetPassword', 'enteringCode')],
        onError: failing('enteringCode.answer.failed'),
      },
    },
    tooMany: { tags: 'stopped', after: { untilRetry: 'askingEmail' }, on: startsOver },
    choosingPassword: {
      tags: 'password',
      initial: 'fresh',
      on: {
        'password.submitted': [
          { guard: { type: 'isTooShort', params: ({ event }) => ({ password: event.password }) }, target: '.tooShort' },
          { guard: { type: 'isTooLong', params: ({ event }) => ({ password: event.password }) }, target: '.tooLong' },
          { target: 'saving' },
        ],
      },
      states: { fresh: {}, tooShort: {}, tooLong: {}, refused: {}, failed: {} },
    },
    saving: {
      tags: ['busy', 'password'],
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => ({ password: event.type === 'password.submitted' ? event.password : '' }),
        onDone: [accepted('done'), on('suspended', 'suspended'), on('refused', 'choosingPassword.refused'), { target: 'askingEmail.lapsed' }],
        onError: failing('choosingPassword.failed'),
      },
    },
    suspended: { tags: 'stopped', on: startsOver },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ session: context.session as Session, target: targetOf(context) }),
});

/** A login that waits for its second factor or a choice continues on the sign-in page. */
function targetOf({ session, redirect, otherSites }: ResetPasswordContext): string {
  if (session?.user) return targetAfterSignIn(session, redirect, otherSites);
  return signInPath(redirect);
}
