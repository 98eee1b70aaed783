import type { Begun } from '../../machines/resetPassword/resetPassword.types.ts';

const KEY = 'reset-password';

/**
 * Stores this tab's progress, for a reload or a phone that drops the tab while its user reads the email. Contains no code and no right: that one is
 * in a cookie that scripts can't read. @param until when it expires, ISO-8601
 */
export function storeBegun(begun: Begun, until: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...begun, until }));
  } catch {
    // Without storage, a reload starts over.
  }
}

export function forgetBegun(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** @param now ms since 1970, on the server's clock */
export function readBegun(now: number): Begun | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Begun & { until: string }) | null;
    return stored && Date.parse(stored.until) > now ? { email: stored.email, challenge: stored.challenge } : null;
  } catch {
    return null;
  }
}
