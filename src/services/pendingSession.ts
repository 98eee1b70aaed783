let pending: Promise<void> | null = null;
let failure: unknown = null;

/** Remembers work that ends with a session until it ends or is aborted, and why it failed until there is a session. */
export function trackSession<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  const ended = new Promise<void>((resolve) => {
    // Aborted calls never settle.
    signal?.addEventListener('abort', () => resolve());
    work.then(
      () => {
        failure = null;
        resolve();
      },
      (error: unknown) => {
        if (!signal?.aborted) failure = error;
        resolve();
      },
    );
  }).then(() => {
    if (pending === ended) pending = null;
  });
  pending = ended;
  return work;
}

/** The visitor has a session, by signing in too, so earlier failures no longer matter. */
export function forgetSessionFailure(): void {
  failure = null;
}

/** Whether the visitor has no session yet: it is being restored or created, or that failed and is tried again later. */
export const isSessionMissing = (): boolean => pending !== null || failure !== null;

/**
 * Waits for the session that is being restored or created, if one is.
 * @throws why there is still none
 */
export async function sessionSettled(): Promise<void> {
  if (pending) {
    await pending;
    // If there was nothing to restore, the chart now creates a guest.
    await new Promise((resolve) => setTimeout(resolve));
    return sessionSettled();
  }
  if (failure !== null) throw failure;
}
