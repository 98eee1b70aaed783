import type { Begun } from '../../machines/resetPassword/resetPassword.types.ts';

const KEY = 'reset-password';

/**
 * Keeps how far this tab came, for a reload or a phone that drops the tab while one reads the mail. No code and no right: that one is a
 * cookie no script reads. @param until when it is worth nothing more, ISO-8601
 */
export function keepBegun(begun: Begun, until: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...begun, until }));
  } catch {
    // Without storage a reload begins anew.
  }
}

export function forgetBegun(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** @param now ms since 1970, on the server's clock */
export function readBegun(now: number): Begun | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (Begun & { until: string }) | null;
    return kept && Date.parse(kept.until) > now ? { email: kept.email, challenge: kept.challenge } : null;
  } catch {
    return null;
  }
}
