/** The constants of specification §9, under its words. Times in milliseconds, sizes in bytes. */
const MB = 1024 * 1024;

export const LIMITS = {
  searchPageSize: 30,
  hiredPageSize: 21,
  similarJobsSize: 5,
  jobTitleSuggestionSize: 5,
  requestTimeout: 30_000,
  cookieDays: 30,
  noticeHide: 3_000,
  mobileWidth: 768,
  otpDigits: 6,
  otpLifetime: 10 * 60_000,
  otpTries: 5,
  otpResend: 60_000,
  attachedResumes: 3,
  draftResumes: 5,
  resumeBytesQuick: 5 * MB,
  resumeBytesProfile: 30 * MB,
  nameLength: 50,
  phoneLength: 15,
  descriptionMin: 10,
  descriptionMax: 4_000,
  firstMessageLength: 2_000,
  /** A longer query finds nothing a shorter one would not; decided here, the specification is silent. */
  queryLength: 200,
  /** The deepest page a person can turn to; beyond it the search asks to be narrowed. */
  searchPages: 100,
  /** Counts are exact up to here, then shown as "1,000+" (stack.md, *Search that ran*). */
  countCap: 1_000,
  passwordMin: 8,
  passwordMax: 128,
  suggestDebounce: 150,
  eventDeduplication: 1_000,
} as const;

export const DEFAULT_COUNTRY = 'ph';
