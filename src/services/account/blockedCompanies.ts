import { fromPromise } from 'xstate';
import type { CompanyName } from '../../../contract/companies.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { BlockedAnswer } from '../../machines/blockedCompanies/blockedCompanies.actors.ts';
import { blockedCompaniesMachine } from '../../machines/blockedCompanies/blockedCompanies.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { blockingActors } from './blockCompany.ts';

async function nameOf(id: number, signal: AbortSignal): Promise<CompanyName | null> {
  try {
    const { name, logo, blocked_as: blockedAs } = (await api('getCompany', { params: { id } }, { signal })).data;
    return { id: blockedAs ?? id, name, logo };
  } catch (error) {
    // An invalid id is answered like any other mistake in a URL: there is no such company.
    if ([ERRORS.notFound.code, ERRORS.parameterInvalid.code].some((code) => code === toFailure(error).code)) return null;
    throw error;
  }
}

/** The chart of blocked companies with its actors. */
export const blockedCompanies = blockedCompaniesMachine.provide({
  actors: {
    waitForConnection,
    listBlocked: fromPromise<BlockedAnswer, { requestedId: number | null }>(async ({ input: { requestedId }, signal }) => {
      const [{ data: blocked }, requested] = await Promise.all([
        api('listBlacklistCompanies', {}, { signal }),
        requestedId === null ? null : nameOf(requestedId, signal),
      ]);
      return { blocked, requested };
    }),
    findCompanies: fromPromise<CompanyName[], { text: string }>(
      async ({ input, signal }) => (await api('findCompanies', { query: { company_name: input.text } }, { signal })).data,
    ),
    ...blockingActors,
  },
});
