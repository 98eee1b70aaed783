import type { CurrentUser } from '../../contract/records.ts';

/** The cookies of specification §4 and §9. Only `sessionid` is a secret; it is HttpOnly, so no script of ours ever reads it. */
export const COOKIES = {
  session: 'sessionid',
  user: 'user',
  experiment: 'experiment',
  chat: 'im_auth_sid',
  resumeReminder: 'remind_user_complete_resume',
} as const;

/** Cleared at logout (specification §4). */
export const CLEARED_AT_LOGOUT = [COOKIES.user, COOKIES.experiment, COOKIES.session, COOKIES.chat, COOKIES.resumeReminder] as const;

/**
 * The current user from the readable `user` cookie, already URI-decoded; null when there is none or it was tampered with.
 * Only a hint for the first paint: who one is, the server says.
 */
export function parseUserCookie(value: string | undefined): CurrentUser | null {
  if (!value) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string' ? (parsed as CurrentUser) : null;
  } catch {
    return null;
  }
}
