import type { Changed } from '../../contract/realtime.ts';

/** Reaches the browsers that people have open, on whichever node. Nothing is kept: what must arrive is in the database, to be asked for again. */
export interface Realtime {
  /** After the commit of what is told: a browser asks for it at once. */
  tell(userIds: readonly string[], changed: Changed): void;
}
