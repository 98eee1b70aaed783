import { fromCallback, fromPromise } from 'xstate';
import type { Option } from '../../../contract/fields.ts';
import type { IdentityInfo } from '../../../contract/singpass.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `mismatch`: another name than the profile's; `taken`: it verifies another account; `gone`: kept for an hour only. */
export type VerifyFailure = 'mismatch' | 'taken' | 'gone';
export type VerifyAnswer = { ok: true; identity: Option } | { ok: false; failure: VerifyFailure };
/** `reference`: for support. */
export type AuthoriseAnswer = { ok: true; url: string } | { ok: false; failure: 'upstreamDown' | 'ourFault'; reference: string | null };
export type ReturnEvent = { type: 'provider.returned' };

/** What verifying an identity needs done for it. */
export const singpassActors = {
  ...connectionActors,
  fetchInfo: fromPromise<IdentityInfo>(missing('fetchInfo')),
  verifyIdentity: fromPromise<VerifyAnswer, { id: string }>(missing('verifyIdentity')),
  askAuthoriseUrl: fromPromise<AuthoriseAnswer>(missing('askAuthoriseUrl')),
  /** Remembers where to go on, then opens the provider in a new window, or in this one where that is not allowed. */
  openProvider: fromPromise<void, { url: string }>(missing('openProvider')),
  /** Tells when the other window came back. */
  watchReturn: fromCallback<ReturnEvent>(missing('watchReturn')),
  /** In the window that came back: tells the one that opened it. `isHeard` where that one goes on. */
  announceReturn: fromPromise<{ isHeard: boolean }>(missing('announceReturn')),
  /** Leads to where the visit began. */
  goOn: fromPromise<void>(missing('goOn')),
  /** Remembers for three days that it was put off. */
  putOff: fromPromise<void>(missing('putOff')),
  reloadPath: fromPromise<void>(missing('reloadPath')),
  /** The residential statuses one may name oneself. */
  loadStatuses: fromPromise<Option[]>(missing('loadStatuses')),
  declareStatus: fromPromise<void, { statusId: number }>(missing('declareStatus')),
};
