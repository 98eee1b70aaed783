import { fromCallback, fromPromise } from 'xstate';
import type { Session } from '../../../contract/records.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { missing } from '../missing.ts';

/** A session with how far the server's clock is ahead of the device's, in ms. */
export interface ToldSession {
  session: Session;
  clockOffset: number;
}

/** `declined`: the browser was not asked, for who sits here did not want it to be. */
export type Permission = 'unsupported' | 'default' | 'declined' | 'granted' | 'denied';

/** What the page reports while it lives. */
export type PageEvent = { type: 'page.shown' } | { type: 'page.hidden' } | { type: 'connection.lost' } | { type: 'connection.restored' };

/** What the session needs done for it. */
export const sessionActors = {
  /** GET auth/session. */
  restoreSession: fromPromise<ToldSession>(missing('restoreSession')),
  /** The automatic guest login (specification §4). */
  signInGuest: fromPromise<ToldSession, { deviceId: string }>(missing('signInGuest')),
  /** Drops the cookies of a session that ended and signs the chat out; does not fail. */
  dropSession: fromPromise<void>(missing('dropSession')),
  logout: logoutMachine,
  /** What the browser says now; `unsupported` outside Chrome-type browsers. */
  readPermission: fromPromise<Permission>(missing('readPermission')),
  askPermission: fromPromise<Permission>(missing('askPermission')),
  /** Done when the server answers. */
  pingServer: fromPromise<void>(missing('pingServer')),
  /** Tells of visibility and connection; sends PageEvent. */
  watchPage: fromCallback<PageEvent>(missing('watchPage')),
};
