import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Where to go: a URL of the company's other site, as found in a link and untrusted, or its site for employers. */
export type Destination = { kind: 'address'; redirectUrl: string } | { kind: 'employers'; redirect: string | null };

/** `url` contains the one-time token, so it is discarded after the redirect; `site` is its host, for the confirmation. */
export type Way = { url: string; site: string };
export type MintAnswer = { ok: true; way: Way } | { ok: false; failure: 'refused' | 'noOtherSite' | 'signedOut' };

/** Actors for handing over a session. */
export const handoffActors = {
  ...connectionActors,
  /** Creates a link with a token that is valid for a minute, on that site only. */
  mintHandoff: fromPromise<MintAnswer, Destination>(missing('mintHandoff')),
  /** Leaves for the other site; doesn't complete while this page is open. Passes on `isModalClosed` (specification §2). */
  leaveForSite: fromPromise<void, { url: string; isModalClosed: boolean }>(missing('leaveForSite')),
};
