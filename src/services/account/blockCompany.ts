import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { BlockAnswer } from '../../machines/blockCompany/blockCompany.actors.ts';
import { blockCompanyMachine } from '../../machines/blockCompany/blockCompany.machine.ts';
import { api } from '../api.ts';

/** Actors for blocking and unblocking a company, shared by all charts that do. */
export const blockingActors = {
  blockCompany: fromPromise<BlockAnswer, { id: number }>(async ({ input, signal }) => {
    try {
      return { ok: true, company: (await api('createBlacklistCompany', { body: { company_id: input.id } }, { signal })).data };
    } catch (error) {
      const { code } = toFailure(error);
      if (code === ERRORS.notFound.code) return { ok: false, failure: 'gone' };
      if (code === ERRORS.tooManyRecords.code) return { ok: false, failure: 'tooMany' };
      throw error;
    }
  }),
  unblockCompany: fromPromise<void, { id: number }>(async ({ input, signal }) => {
    await api('deleteBlacklistCompany', { params: { id: input.id } }, { signal });
  }),
};

/** The chart for blocking one company with its actors. */
export const blockCompany = blockCompanyMachine.provide({ actors: blockingActors });
