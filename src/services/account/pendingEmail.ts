import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { ResendAnswer } from '../../machines/pendingEmail/pendingEmail.actors.ts';
import { pendingEmailMachine } from '../../machines/pendingEmail/pendingEmail.machine.ts';
import { api } from '../api.ts';
import { refusalOf } from './refusals.ts';
import { stepUp } from './stepUp.ts';

const REFUSALS = {
  [ERRORS.proofNeeded.code]: 'proofNeeded',
  [ERRORS.tooManyAttempts.code]: 'tooMany',
  [ERRORS.otpNotSent.code]: 'notSent',
  [ERRORS.emailUsed.code]: 'taken',
  [ERRORS.parameterInvalid.code]: 'taken',
} as const;

/** The pending email chart with its actors. */
export const pendingEmail = pendingEmailMachine.provide({
  actors: {
    stepUp,
    readPending: fromPromise<string | null>(async ({ signal }) => (await api('getAccountSetting', {}, { signal })).data.pending_email),
    resendEmail: fromPromise<ResendAnswer, { email: string }>(async ({ input, signal }) => {
      try {
        await api('requestEmailChange', { body: { email: input.email } }, { signal });
        return { ok: true };
      } catch (error) {
        return refusalOf(error, REFUSALS);
      }
    }),
    cancelChange: fromPromise<void>(async ({ signal }) => void (await api('cancelEmailChange', { body: {} }, { signal }))),
  },
});
