import type { Session } from '../../../contract/records.ts';
import type { PageEvent, TimedSession } from './session.actors.ts';

/** Who uses the browser, as tags. None of them while it's being found out. */
export type Identity = 'guest' | 'seeker' | 'employer';

export interface SessionInput {
  deviceId: string;
  /** The session the server rendered the page for, if it did; otherwise it is fetched. */
  initial?: TimedSession;
}

export interface SessionContext {
  /** Created once per device, stored in local storage under `uuid`. */
  deviceId: string;
  session: Session | null;
  /** Path and query to return to after signing in again; null unless a session expired. */
  wayBack: string | null;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockOffset: number;
  /** Attempts in a row without a response: of the session, and of the connection. */
  tries: number;
  pings: number;
}

export type SessionEvent =
  | PageEvent
  /** A login, a registration, or a change of the user; sent by that flow. */
  | { type: 'session.began'; session: Session }
  /** Any call got a 401. */
  | { type: 'session.expired'; wayBack: string }
  /** Continues without signing in again. */
  | { type: 'guest.continued' }
  /** `to`: where to sign in with another account, a path of ours; otherwise the home page. */
  | { type: 'logout.requested'; path: string; to?: string }
  /** Offered only next to something worth notifying about: an application, a chat. */
  | { type: 'notification.wanted' }
  | { type: 'notification.declined' }
  /** A call got no response although the browser believes it is online. */
  | { type: 'connection.doubted' };

export type SessionEmitted =
  | { type: 'visibility.changed'; visibility: 'active' | 'inactive' }
  /** Where to go after signing out. */
  | { type: 'signedOut'; target: string; isReload: boolean };
