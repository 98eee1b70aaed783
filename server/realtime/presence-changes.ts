/** Someone opened their first browser or closed their last one, on any node. */
export interface PresenceChange {
  userId: string;
  isHere: boolean;
}

/** Don't notify for a browser that closes right after it opened. Milliseconds. */
const CAME_AFTER = 1_000;
/** A reload or a tunnel doesn't count as leaving. Milliseconds. */
const LEFT_AFTER = 10_000;
/** How many people are looked up and notified in one batch. */
const AT_ONCE = 500;

export interface PresenceChanges {
  came(userId: string): void;
  left(userId: string): void;
  /** Notifies of changes that have lasted long enough, by the state on all nodes. Call it about once a second. */
  settle(): Promise<void>;
}

interface TurnsContext {
  now: () => Date;
  present: (userIds: readonly string[]) => Promise<ReadonlySet<string>>;
  tell: (turns: readonly PresenceChange[]) => Promise<void>;
}

/**
 * Notifies people who came online or left, with few messages: only about a state that has lasted for a while, and never about one that reverted in between.
 * Each person's change is announced at most once per state, so someone who comes and goes all day costs no more than someone who reloads: nothing.
 */
export function createPresenceChanges({ now, present, tell }: TurnsContext): PresenceChanges {
  const waiting = new Map<string, { isHere: boolean; dueAt: number }>();
  const turn = (userId: string, isHere: boolean) => {
    const before = waiting.get(userId);
    if (before && before.isHere !== isHere) waiting.delete(userId);
    else if (!before) waiting.set(userId, { isHere, dueAt: now().getTime() + (isHere ? CAME_AFTER : LEFT_AFTER) });
  };
  return {
    came: (userId) => turn(userId, true),
    left: (userId) => turn(userId, false),
    async settle() {
      const at = now().getTime();
      const due = [...waiting].flatMap(([userId, { isHere, dueAt }]) => (dueAt <= at ? { userId, isHere } : [])).slice(0, AT_ONCE);
      if (due.length === 0) return;
      for (const { userId } of due) waiting.delete(userId);
      const here = await present(due.map(({ userId }) => userId));
      // People who left this node may still be on another.
      await tell(due.filter(({ userId, isHere }) => here.has(userId) === isHere));
    },
  };
}
