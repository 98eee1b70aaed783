import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { DeletionAnswer } from '../../machines/companyDeletion/companyDeletion.actors.ts';
import { companyDeletionMachine } from '../../machines/companyDeletion/companyDeletion.machine.ts';
import { stepUp } from '../account/stepUp.ts';
import { api } from '../api.ts';

/** The company deletion chart with its actor. */
export const companyDeletion = companyDeletionMachine.provide({
  actors: {
    stepUp,
    deleteCompany: fromPromise<DeletionAnswer, { name: string }>(async ({ input, signal }) => {
      try {
        await api('deleteCompany', { body: input }, { signal });
        return { ok: true };
      } catch (error) {
        const { kind, status, code, fields, message } = toFailure(error);
        if (code === ERRORS.proofNeeded.code) return { ok: false, failure: 'proofNeeded' };
        if (code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', fields };
        if (kind === 'refused' && status < 500) return { ok: false, failure: 'refused', message };
        throw error;
      }
    }),
  },
});
