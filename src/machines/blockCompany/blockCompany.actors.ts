import { fromPromise } from 'xstate';
import type { BlockedCompany } from '../../../contract/companies.ts';
import { missing } from '../missing.ts';

/** `gone`: the company no longer exists. */
export type BlockFailure = 'gone' | 'tooMany';
export type BlockAnswer = { ok: true; company: BlockedCompany } | { ok: false; failure: BlockFailure };

export const blockCompanyActors = {
  blockCompany: fromPromise<BlockAnswer, { id: number }>(missing('blockCompany')),
  /** Also succeeds if it isn't blocked anymore. */
  unblockCompany: fromPromise<void, { id: number }>(missing('unblockCompany')),
};
