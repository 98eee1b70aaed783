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

/**
 * Waits for the session that is being restored or created, if one is.
 * @returns whether there was anything to wait for
 */
export async function sessionSettled(): Promise<boolean> {
  if (!pending) return false;
  await pending.catch(() => {});
  // If there was nothing to restore, the chart now creates a guest.
  await new Promise((resolve) => setTimeout(resolve));
  await sessionSettled();
  return true;
}
