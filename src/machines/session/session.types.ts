import type { Session } from '../../../contract/records.ts';
import type { PageEvent, ToldSession } from './session.actors.ts';

/** Who uses the browser, as tags. None of them while it's being found out. */
export type Identity = 'guest' | 'seeker' | 'employer';

export interface SessionInput {
  deviceId: string;
  /** The session the server rendered the page for, where it did; else it is asked for. */
  told?: ToldSession;
}

export interface SessionContext {
  /** Made once a device, kept in local storage under `uuid`. */
  deviceId: string;
  session: Session | null;
  /** Path and query to return to after logging in again; null unless a session expired. */
  wayBack: string | null;
  /** ms the server's clock is ahead of the device's. */
  clockOffset: number;
  /** Tries in a row without an answer: of the session, and of the connection. */
  tries: number;
  pings: number;
  /** Where a logout leads; null until one was made. */
  leaving: { target: string; isReload: boolean } | null;
}

export type SessionEvent =
  | PageEvent
  /** A login, a registration, or a change of the user; by the flow that made it. */
  | { type: 'session.began'; session: Session }
  /** A 401 on any call. */
  | { type: 'session.expired'; wayBack: string }
  /** Goes on without logging in again. */
  | { type: 'guest.continued' }
  | { type: 'profile.completed' }
  /** `to`: where to go on to sign in with another account, a path of ours; else the start page. */
  | { type: 'logout.requested'; path: string; to?: string }
  /** Pressed where it is offered, which is only beside something worth notifying: an application, a chat. */
  | { type: 'notification.wanted' }
  | { type: 'notification.declined' }
  /** A call got no answer though the browser believes it is online. */
  | { type: 'connection.doubted' };

export type SessionEmitted = { type: 'visibility.changed'; visibility: 'active' | 'inactive' };
