import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { ChangeAnswer, Values, What } from '../../machines/accountChange/accountChange.actors.ts';
import { accountChangeMachine } from '../../machines/accountChange/accountChange.machine.ts';
import { api } from '../api.ts';
import { dropCookies } from '../session.ts';
import { dropTraces } from '../traces.ts';
import { saveFile } from './saveFile.ts';
import { stepUp } from './stepUp.ts';

const CHANGES: Record<What, (values: Values, signal: AbortSignal) => Promise<unknown>> = {
  email: ({ email = '' }, signal) => api('requestEmailChange', { body: { email } }, { signal }),
  password: ({ newPassword = '' }, signal) => api('changePassword', { body: { new_password: newPassword } }, { signal }),
  export: async (_, signal) => {
    const { data } = await api('exportData', {}, { signal });
    saveFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
  },
  deletion: async ({ confirmation = '' }, signal) => {
    await api('deleteAccount', { body: { confirmation } }, { signal });
    dropTraces();
    await dropCookies();
  },
};

const REFUSALS: Readonly<Record<number, 'proofNeeded' | 'tooMany' | 'notSent'>> = {
  [ERRORS.proofNeeded.code]: 'proofNeeded',
  [ERRORS.tooManyAttempts.code]: 'tooMany',
  [ERRORS.otpNotSent.code]: 'notSent',
};

/** The account change chart with its actors. */
export const accountChange = accountChangeMachine.provide({
  actors: {
    stepUp,
    makeChange: fromPromise<ChangeAnswer, { what: What; values: Values }>(async ({ input: { what, values }, signal }) => {
      try {
        await CHANGES[what](values, signal);
        return { ok: true };
      } catch (error) {
        const failure = toFailure(error);
        if (failure.code === ERRORS.parameterInvalid.code || failure.code === ERRORS.emailUsed.code)
          return { ok: false, failure: 'invalid', fields: failure.fields };
        const refused = REFUSALS[failure.code];
        if (refused === undefined) throw failure;
        return { ok: false, failure: refused };
      }
    }),
    // Reloads from the server, so that nothing personal remains in the page.
    leave: fromPromise<void>(() => {
      window.location.assign('/');
      return new Promise<void>(() => {});
    }),
  },
});
