import Cookies from 'js-cookie';

/** Cookies of a session that ended (specification §4, *Logout*); `sessionid` is HttpOnly, and the server deletes it. */
const SESSION_COOKIES = ['user', 'experiment', 'im_auth_sid', 'remind_user_complete_resume'];

export function dropSessionCookies(): void {
  for (const name of SESSION_COOKIES) Cookies.remove(name);
}
