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
