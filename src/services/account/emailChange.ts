import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { EmailChangeAnswer } from '../../machines/emailChange/emailChange.actors.ts';
import { emailChangeMachine } from '../../machines/emailChange/emailChange.machine.ts';
import { api } from '../api.ts';
import { refusalOf } from './refusals.ts';
import { stepUp } from './stepUp.ts';

const REFUSALS = {
  [ERRORS.proofNeeded.code]: 'proofNeeded',
  [ERRORS.credentialsMissing.code]: 'signedOut',
  [ERRORS.linkUsed.code]: 'used',
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.notFound.code]: 'unknown',
  [ERRORS.parameterInvalid.code]: 'unknown',
  [ERRORS.emailUsed.code]: 'taken',
} as const;

/** The email change chart with its actors. */
export const emailChange = emailChangeMachine.provide({
  actors: {
    stepUp,
    changeEmail: fromPromise<EmailChangeAnswer, { ticket: string }>(async ({ input, signal }) => {
      try {
        return { ok: true, email: (await api('confirmEmailChange', { body: { token: input.ticket } }, { signal })).data.email };
      } catch (error) {
        return refusalOf(error, REFUSALS);
      }
    }),
  },
});
