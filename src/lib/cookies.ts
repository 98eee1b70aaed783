/** The cookies of specification §4 and §9. `user`, `experiment` and the resume reminder are readable. All others are secrets and HttpOnly, so no script of ours ever reads them. */
export const COOKIES = {
  session: 'sessionid',
  /** A login that waits for its second factor or a choice of account. */
  pendingLogin: 'pending_login',
  /** The login link this browser asked for. */
  magicLink: 'magic_link',
  /** The QR code this browser shows. */
  qrLogin: 'qr_login',
  /** The right to choose a new password. */
  passwordReset: 'password_reset',
  /** The challenge a passkey is to sign. */
  passkey: 'passkey_challenge',
  /** A visit to Singpass that is under way: a secret, HttpOnly too. */
  singpassVisit: 'singpass_visit',
  /**
   * "1" for three days after the identity dialog was put off, and where to go on after a visit (specification §4). Nothing here reads the first: the
   * dialog never opens by itself.
   */
  singpassDolater: 'singpassDolater',
  singpassRedirectUrl: 'singpassRedirectUrl',
  /** A visit to a social network that is under way, and what came of it: secrets, HttpOnly too. */
  socialVisit: 'social_visit',
  socialProof: 'social_proof',
  /** The token of a resume that was handed in before there was an account. */
  resumeArrival: 'resume_arrival',
  /** The token of an invitation to a company: a secret, HttpOnly too. */
  companyInvite: 'company_invite',
  user: 'user',
  experiment: 'experiment',
  chat: 'im_auth_sid',
  resumeReminder: 'remind_user_complete_resume',
} as const;

/** Cleared at logout (specification §4). */
export const CLEARED_AT_LOGOUT = [COOKIES.user, COOKIES.experiment, COOKIES.session, COOKIES.chat, COOKIES.resumeReminder] as const;
