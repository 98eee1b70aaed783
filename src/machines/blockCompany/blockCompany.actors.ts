import { fromPromise } from 'xstate';
import type { BlockedCompany } from '../../../contract/companies.ts';
import { missing } from '../missing.ts';

/** `gone`: there is no such company any more. */
export type BlockFailure = 'gone' | 'tooMany';
export type BlockAnswer = { ok: true; company: BlockedCompany } | { ok: false; failure: BlockFailure };

export const blockCompanyActors = {
  blockCompany: fromPromise<BlockAnswer, { id: number }>(missing('blockCompany')),
  /** Done as well where it is not blocked any more. */
  unblockCompany: fromPromise<void, { id: number }>(missing('unblockCompany')),
};
