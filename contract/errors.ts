/**
 * The numeric codes of specification §8 with the HTTP status of each. Codes from 42001 on are ours, for refusals
 * the specification names in words only.
 */
export const ERRORS = {
  parameterInvalid: { code: 40001, status: 422 },
  credentialsIncorrect: { code: 40002, status: 401 },
  credentialsMissing: { code: 40003, status: 401 },
  notFound: { code: 40004, status: 404 },
  noPermission: { code: 40005, status: 403 },
  tooManyAttempts: { code: 40006, status: 429 },
  serverError: { code: 50001, status: 500 },
  emailTaken: { code: 41001, status: 422 },
  phoneTaken: { code: 41002, status: 422 },
  accountSuspended: { code: 42001, status: 403 },
  otpWrong: { code: 42002, status: 422 },
  otpExpired: { code: 42003, status: 422 },
  otpUsed: { code: 42004, status: 422 },
  otpNotSent: { code: 42005, status: 502 },
  alreadyLoggedIn: { code: 42006, status: 409 },
  profileIncomplete: { code: 42007, status: 409 },
  alreadyApplied: { code: 42010, status: 409 },
  jobClosed: { code: 42011, status: 409 },
  jobOnHold: { code: 42012, status: 409 },
  jobDeleted: { code: 42013, status: 410 },
  notEligible: { code: 42014, status: 403 },
  applyBanned: { code: 42015, status: 403 },
  notAllowedNow: { code: 42016, status: 409 },
  fileTooLarge: { code: 43001, status: 413 },
  fileTypeUnsupported: { code: 43002, status: 415 },
  fileEmpty: { code: 43003, status: 422 },
  fileIncomplete: { code: 43004, status: 400 },
  tooManyResumes: { code: 43005, status: 409 },
  resumeInUse: { code: 43006, status: 409 },
  requestTimeout: { code: 50003, status: 503 },
  idempotencyMismatch: { code: 42017, status: 409 },
  originRefused: { code: 42018, status: 403 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof ERRORS;

/** The body of every refused call (architecture, *The wire*). */
export interface ErrorBody {
  code: number;
  message: string;
  errors?: Record<string, string[]>;
  request_id: string;
  /** Seconds until it is worth trying again; with code 40006. */
  retry_after?: number;
}
