let pending: Promise<unknown> | null = null;

/** Remembers work that ends with a session, until it ends. */
export function trackSession<T>(work: Promise<T>): Promise<T> {
  pending = work;
  const end = () => {
    if (pending === work) pending = null;
  };
  work.then(end, end);
  return work;
}

/** Whether the visitor's session is still being restored or created. */
export const isSessionPending = (): boolean => pending !== null;

/** Waits for the session that is being restored or created, if one is. */
export async function sessionSettled(): Promise<void> {
  if (!pending) return;
  await pending.catch(() => {});
  // If there was nothing to restore, the chart now creates a guest.
  await new Promise((resolve) => setTimeout(resolve));
  await sessionSettled();
}
