import type { ToBrowser } from '../../contract/chat-socket.ts';
import type { Changed } from '../../contract/realtime.ts';

/** Reaches the browsers that people have open, on whichever node. Nothing is kept: what must arrive is in the database, to be asked for again. */
export interface Realtime {
  /** After the commit of what is told: a browser asks for it at once. */
  tell(userIds: readonly string[], changed: Changed): void;
  /**
   * An event of its own, after the commit.
   * @param but a connection that knows it already
   */
  send<Name extends keyof ToBrowser>(userIds: readonly string[], name: Name, event: ToBrowser[Name], but?: string): void;
  /** Who of these people has a browser open. */
  present(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}
