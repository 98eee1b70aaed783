import type { Session } from '../../../contract/records.ts';

const CHANNEL = 'waymark-signed-in';

/** Tells this browser's other tabs that somebody signed in here, but not who. */
export function announceSignIn(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to this origin
  channel.postMessage(null);
  channel.close();
}

/** Resolves after so many milliseconds, or as soon as another tab signed in. @throws the signal's abort reason */
export function untilNextLook(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    const end = (then: () => void) => {
      clearTimeout(timer);
      channel?.close();
      signal.removeEventListener('abort', onAbort);
      then();
    };
    const onAbort = () => end(() => reject(signal.reason as Error));
    const timer = setTimeout(() => end(resolve), milliseconds);
    channel?.addEventListener('message', () => end(resolve));
    signal.addEventListener('abort', onAbort);
  });
}

const WAITING = 'login-waits';

/** Remembers for a reload of this tab that a login waits; only the server knows what for, and whose. */
export function noteWaiting({ pending }: Pick<Session, 'pending'>): void {
  try {
    if (pending) sessionStorage.setItem(WAITING, '1');
    else sessionStorage.removeItem(WAITING);
  } catch {
    // Without storage, a reload starts over.
  }
}

export function isWaiting(): boolean {
  try {
    return sessionStorage.getItem(WAITING) !== null;
  } catch {
    return false;
  }
}
