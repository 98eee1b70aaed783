import Cookies from 'js-cookie';
import { COOKIES } from '../lib/cookies.ts';

/** Whom a draft on this device belongs to: a session may end silently, and another person sign in. Null without an account. */
export function owner(): string | null {
  try {
    return (JSON.parse(Cookies.get(COOKIES.user) ?? 'null') as { id?: string } | null)?.id ?? null;
  } catch {
    return null;
  }
}
