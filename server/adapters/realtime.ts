import type { ToBrowser } from '../../contract/chat-socket.ts';
import type { Changed } from '../../contract/realtime.ts';

/** Reaches people's open browsers on any node. Nothing is stored here: everything that must arrive is in the database and can be fetched. */
export interface Realtime {
  /** Announces a change to these people's browsers, which fetch it right away. Call it after the commit. */
  broadcast(userIds: readonly string[], changed: Changed): void;
  /**
   * Sends an event with its data. Call it after the commit.
   * @param but a connection to skip, because it knows already
   */
  send<Name extends keyof ToBrowser>(userIds: readonly string[], name: Name, event: ToBrowser[Name], but?: string): void;
  /** Which of these people have a browser open. */
  present(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Notifies open browsers of what a transaction changed. Call it after the commit. */
export type Broadcast = (context: { realtime: Realtime }) => void;
