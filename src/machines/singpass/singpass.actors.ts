import { fromCallback, fromPromise } from 'xstate';
import type { Option } from '../../../contract/fields.ts';
import type { IdentityInfo } from '../../../contract/singpass.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `mismatch`: the name differs from the profile's; `taken`: it already verifies another account; `gone`: the data is stored for an hour only. */
export type VerifyFailure = 'mismatch' | 'taken' | 'gone';
export type VerifyAnswer = { ok: true; identity: Option } | { ok: false; failure: VerifyFailure };
/** `reference`: for support. */
export type AuthoriseAnswer = { ok: true; url: string } | { ok: false; failure: 'upstreamDown' | 'ourFault'; reference: string | null };
export type ReturnEvent = { type: 'provider.returned' };

/** Actors for verifying an identity. */
export const singpassActors = {
  ...connectionActors,
  fetchInfo: fromPromise<IdentityInfo>(missing('fetchInfo')),
  verifyIdentity: fromPromise<VerifyAnswer, { id: string }>(missing('verifyIdentity')),
  fetchAuthoriseUrl: fromPromise<AuthoriseAnswer>(missing('fetchAuthoriseUrl')),
  /** Remembers where to continue, then opens the provider in a new window, or in this one if popups are blocked. */
  openProvider: fromPromise<void, { url: string }>(missing('openProvider')),
  /** Reports when the other window has returned. */
  watchReturn: fromCallback<ReturnEvent>(missing('watchReturn')),
  /** In the window that returned: notifies the one that opened it. `isHeard` if that one continues. */
  announceReturn: fromPromise<{ isHeard: boolean }>(missing('announceReturn')),
  /** Goes to where the visit started. */
  goOn: fromPromise<void>(missing('goOn')),
  /** Remembers for three days that the user postponed it. */
  putOff: fromPromise<void>(missing('putOff')),
  reloadPath: fromPromise<void>(missing('reloadPath')),
  /** The residential statuses that users can declare themselves. */
  loadStatuses: fromPromise<Option[]>(missing('loadStatuses')),
  declareStatus: fromPromise<void, { statusId: number }>(missing('declareStatus')),
};
