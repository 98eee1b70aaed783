import { fromPromise } from 'xstate';
import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { blockCompanyActors } from '../blockCompany/blockCompany.actors.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `asked`: name of the company the user came to block; null if none. */
export type BlockedAnswer = { blocked: BlockedCompany[]; requested: CompanyName | null };

export const blockedCompaniesActors = {
  ...connectionActors,
  ...blockCompanyActors,
  listBlocked: fromPromise<BlockedAnswer, { requestedId: number | null }>(missing('listBlocked')),
  findCompanies: fromPromise<CompanyName[], { text: string }>(missing('findCompanies')),
};
