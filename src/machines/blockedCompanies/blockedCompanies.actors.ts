import { fromPromise } from 'xstate';
import type { BlockedCompany, CompanyName } from '../../../contract/companies.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `asked`: the company one came to block, as it is called; null where there is none. */
export type BlockedAnswer = { blocked: BlockedCompany[]; asked: CompanyName | null };
/** `gone`: there is no such company any more. */
export type BlockFailure = 'gone' | 'tooMany';
export type BlockAnswer = { ok: true; company: BlockedCompany } | { ok: false; failure: BlockFailure };

export const blockedCompaniesActors = {
  ...connectionActors,
  listBlocked: fromPromise<BlockedAnswer, { askedId: number | null }>(missing('listBlocked')),
  findCompanies: fromPromise<CompanyName[], { text: string }>(missing('findCompanies')),
  blockCompany: fromPromise<BlockAnswer, { id: number }>(missing('blockCompany')),
  /** Done as well where it is not blocked any more. */
  unblockCompany: fromPromise<void, { id: number }>(missing('unblockCompany')),
};
