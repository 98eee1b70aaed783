/**
 * The numeric codes of specification §8, each with its HTTP status. Codes from 42001 on are ours, for refusals that the specification describes only
 * in words.
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
  /** The new address of an account belongs to another account. `emailTaken` is for registration. */
  emailUsed: { code: 48905, status: 422 },
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
  tooManyDrafts: { code: 43007, status: 409 },
  resumeTooLargeToMail: { code: 43008, status: 409 },
  tooManyRemote: { code: 43010, status: 409 },
  tooManyOnsite: { code: 43011, status: 409 },
  lastPreference: { code: 43012, status: 409 },
  tooManyRecords: { code: 43013, status: 409 },
  imageUnsupported: { code: 43014, status: 415 },
  certificateUnsupported: { code: 43015, status: 415 },
  profileUnfinished: { code: 43016, status: 409 },
  fileDamaged: { code: 43017, status: 422 },
  /** In a chat, images are allowed too. */
  chatFileUnsupported: { code: 43018, status: 415 },
  tooManyVideoResumes: { code: 43040, status: 409 },
  videoUnsupported: { code: 43041, status: 415 },
  videoWithoutPicture: { code: 43042, status: 415 },
  videoTooLong: { code: 43043, status: 422 },
  coverUnsupported: { code: 43044, status: 415 },
  /** Under the specification's own key (§8). */
  ai_resume_analysis_limited: { code: 43030, status: 429 },
  readerBusy: { code: 43031, status: 503 },
  avatarDrawingsUsed: { code: 43045, status: 429 },
  jsonResumeInvalid: { code: 43032, status: 415 },
  requestTimeout: { code: 50003, status: 503 },
  idempotencyMismatch: { code: 42017, status: 409 },
  originRefused: { code: 42018, status: 403 },
  linkExpired: { code: 42019, status: 422 },
  linkUsed: { code: 42020, status: 422 },
  loginLapsed: { code: 42021, status: 409 },
  socialRefused: { code: 42022, status: 422 },
  socialCancelled: { code: 42023, status: 409 },
  socialUnavailable: { code: 42024, status: 502 },
  passkeyRefused: { code: 42025, status: 422 },
  proofNeeded: { code: 42026, status: 403 },
  socialAccountExists: { code: 42060, status: 409 },
  handoffRefused: { code: 42061, status: 403 },
  noOtherSite: { code: 42062, status: 404 },
  networkTaken: { code: 42063, status: 409 },
  lastWayIn: { code: 42064, status: 409 },
  /** Only for people who confirmed their email address. */
  addressUnconfirmed: { code: 42065, status: 403 },
  noWayToApply: { code: 42067, status: 409 },
  /** The job's company is blocked by the caller. */
  companyBlocked: { code: 42068, status: 403 },
  tooManyAlerts: { code: 42040, status: 409 },
  singpassElsewhere: { code: 42050, status: 403 },
  singpassUnavailable: { code: 42051, status: 502 },
  singpassFault: { code: 42052, status: 502 },
  identityMismatch: { code: 42053, status: 409 },
  identityTaken: { code: 42054, status: 409 },
  identityGone: { code: 42055, status: 409 },
  aiCreditsUsed: { code: 44001, status: 429 },
  aiUnavailable: { code: 44002, status: 502 },
  aiFailed: { code: 44003, status: 502 },
  aiBusy: { code: 44004, status: 409 },
  profileTooSparse: { code: 44005, status: 409 },
  analysesUsed: { code: 44006, status: 429 },
  /** A recruiter whom no company has approved yet. */
  noCompany: { code: 45001, status: 403 },
  /** A member of a company who lacks the permission (specification §6). */
  memberNotAllowed: { code: 45002, status: 403 },
  tooManyPhrases: { code: 45010, status: 409 },
  tooManyGreetings: { code: 45011, status: 409 },
  /** Exchanging mobile numbers requires having one. */
  phoneMissing: { code: 45012, status: 409 },
  recallTooLate: { code: 45013, status: 409 },
  /** Nobody at the company replies about the job here. */
  noRecruiter: { code: 45014, status: 409 },
  alreadyAnswered: { code: 45015, status: 409 },
  chatWithSelf: { code: 45016, status: 409 },
  /** A browser gave a Web Push address this server doesn't call. */
  pushAddressRefused: { code: 45060, status: 422 },
  /** Within three hours of the start. The two have to contact each other directly. */
  cancelBlocked: { code: 45020, status: 409 },
  interviewTimeGone: { code: 45021, status: 409 },
  /** It has changed since the version the caller replies to. */
  interviewChanged: { code: 45022, status: 409 },
  checkInClosed: { code: 45023, status: 409 },
  attendanceClosed: { code: 45024, status: 409 },
  resultTooEarly: { code: 45025, status: 409 },
  interviewOpen: { code: 45026, status: 409 },
  postingRefused: { code: 45030, status: 403 },
  maskingRefused: { code: 45031, status: 403 },
  tooManyPostings: { code: 45032, status: 409 },
  companyEditRefused: { code: 45040, status: 403 },
  documentsRefused: { code: 45041, status: 403 },
  verifyRecruitersRefused: { code: 45042, status: 403 },
  companyDeleteRefused: { code: 45043, status: 403 },
  ownershipRefused: { code: 45044, status: 403 },
  coordinatorUndeletable: { code: 45045, status: 409 },
  coordinatorRoleFixed: { code: 45046, status: 409 },
  coordinatorMustTransfer: { code: 45047, status: 409 },
  teamRefused: { code: 45048, status: 403 },
  /** An invitation for another address. */
  inviteNotYours: { code: 45049, status: 409 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof ERRORS;

/** The body of every refused call. */
export interface ErrorBody {
  code: number;
  message: string;
  errors?: Record<string, string[]>;
  request_id: string;
  /** Seconds until it is worth trying again; with codes 40006, 44001, and 44006. */
  retry_after?: number;
}
