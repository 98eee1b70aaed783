import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Where one is to be taken: an address of the company's other site, as it stands in a link and untrusted, or its employers' site. */
export type Destination = { kind: 'address'; redirectUrl: string } | { kind: 'employers'; redirect: string | null };

/** `url` carries the one-time token, so it is kept no longer than the way there takes; `site` is its host, for who is asked. */
export type Way = { url: string; site: string };
export type MintAnswer = { ok: true; way: Way } | { ok: false; failure: 'refused' | 'noOtherSite' | 'signedOut' };

/** What handing a session over needs done for it. */
export const handoffActors = {
  ...connectionActors,
  /** A way there with a token, good for a minute and for that site alone. */
  mintHandoff: fromPromise<MintAnswer, Destination>(missing('mintHandoff')),
  /** Leaves for the other site; not done while this page stands. `isModalClosed` goes along (specification §2). */
  leaveForSite: fromPromise<void, { url: string; isModalClosed: boolean }>(missing('leaveForSite')),
};
