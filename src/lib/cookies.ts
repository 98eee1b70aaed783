/** The cookies of specification §4 and §9. `user`, `experiment` and the resume reminder are readable. All others are secrets and HttpOnly, so no script of ours ever reads them. */
export const COOKIES = {
  session: 'sessionid',
  /** A login that waits for its second factor or a choice of account. */
  pendingLogin: 'pending_login',
  /** The sign-in link this browser requested. */
  magicLink: 'magic_link',
  /** The QR code this browser shows. */
  qrLogin: 'qr_login',
  /** The right to choose a new password. */
  passwordReset: 'password_reset',
  /** The challenge for a passkey to sign. */
  passkey: 'passkey_challenge',
  /** A visit to Singpass in progress: a secret, also HttpOnly. */
  singpassVisit: 'singpass_visit',
  /**
   * "1" for three days after the identity dialog was postponed, and where to continue after a visit (specification §4). Nothing here reads the first,
   * because the dialog never opens automatically.
   */
  singpassDolater: 'singpassDolater',
  singpassRedirectUrl: 'singpassRedirectUrl',
  /** A visit to a social network in progress, and its result: secrets, also HttpOnly. */
  socialVisit: 'social_visit',
  socialProof: 'social_proof',
  /** The token of a resume that was uploaded before there was an account. */
  resumeArrival: 'resume_arrival',
  /** The token of an invitation to a company: a secret, also HttpOnly. */
  companyInvite: 'company_invite',
  user: 'user',
  experiment: 'experiment',
  chat: 'im_auth_sid',
  resumeReminder: 'remind_user_complete_resume',
} as const;

/** Cleared at logout (specification §4). */
export const CLEARED_AT_LOGOUT = [COOKIES.user, COOKIES.experiment, COOKIES.session, COOKIES.chat, COOKIES.resumeReminder] as const;
