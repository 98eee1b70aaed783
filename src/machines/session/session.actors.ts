import { fromCallback, fromPromise } from 'xstate';
import type { Session } from '../../../contract/records.ts';
import { logoutMachine } from '../logout/logout.machine.ts';
import { missing } from '../missing.ts';

/** A session with how far the server's clock is ahead of the device's, in ms. */
export interface TimedSession {
  session: Session;
  clockOffset: number;
}

/** `declined`: the browser wasn't asked, because the user declined our offer. */
export type Permission = 'unsupported' | 'default' | 'declined' | 'granted' | 'denied';

/** Events of the page during its lifetime. */
export type PageEvent = { type: 'page.shown' } | { type: 'page.hidden' } | { type: 'connection.lost' } | { type: 'connection.restored' };

/** Actors of the session chart. */
export const sessionActors = {
  /** GET auth/session. */
  restoreSession: fromPromise<TimedSession>(missing('restoreSession')),
  /** The automatic guest login (specification §4). */
  signInGuest: fromPromise<TimedSession, { deviceId: string }>(missing('signInGuest')),
  /** Deletes the cookies of a session that ended and signs out of the chat; doesn't fail. */
  dropSession: fromPromise<void>(missing('dropSession')),
  logout: logoutMachine,
  /** The browser's current permission; `unsupported` outside Chrome-type browsers. */
  readPermission: fromPromise<Permission>(missing('readPermission')),
  askPermission: fromPromise<Permission>(missing('askPermission')),
  /** Completes when the server responds. */
  pingServer: fromPromise<void>(missing('pingServer')),
  /** Reports visibility and connection; sends PageEvent. */
  watchPage: fromCallback<PageEvent>(missing('watchPage')),
};
