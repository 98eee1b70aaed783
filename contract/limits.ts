import { DAY, HOUR, WEEK } from './durations.ts';

/** The constants of specification §9, under its names. Times in milliseconds, sizes in bytes. */
const MB = 1024 * 1024;

export const LIMITS = {
  searchPageSize: 30,
  similarJobsSize: 5,
  jobTitleSuggestionSize: 5,
  requestTimeout: 30_000,
  /** An upload may take long on a slow connection. It is aborted after this time without data. Our decision: the specification doesn't say. */
  uploadSilence: 45_000,
  /** The maximum time of an upload. */
  uploadLongest: 20 * 60_000,
  cookieDays: 30,
  noticeHide: 3_000,
  /** The maximum time of a streamed reply. Our decision, as for the rest of the AI: the specification doesn't say. */
  streamLongest: 90_000,
  /** The browser gives up on a streamed reply after this time without data. */
  streamSilence: 30_000,
  /** Career summaries per day, by the AI or by rules. */
  summaryCredits: 5,
  /** Characters of a suggestion: short enough to read at a glance. */
  summaryLength: 1_500,
  /** Comparisons a company can request per day. */
  applicantAnalyses: 50,
  /** The maximum wait for the AI's first word, and for each one after it. */
  aiFirstWord: 20_000,
  aiSilence: 10_000,
  /** The maximum time for the AI's whole text. */
  aiLongest: 60_000,
  mobileWidth: 768,
  otpDigits: 6,
  otpLifetime: 10 * 60_000,
  otpTries: 5,
  otpResend: 60_000,
  attachedResumes: 3,
  draftResumes: 5,
  /** Per day, starting at 00:01 GMT+8. */
  resumeAnalyses: 3,
  /** Of the name of a resume, with its extension, or of a draft. The specification only says that there is a limit. */
  filenameLength: 100,
  /** Many mail servers reject larger files. Our decision: the specification doesn't say. */
  mailedResumeBytes: 10 * MB,
  resumeBytesQuick: 5 * MB,
  resumeBytesProfile: 30 * MB,
  nameLength: 50,
  phoneLength: 15,
  descriptionMin: 10,
  descriptionMax: 4_000,
  /** Of a job, a school, a company, or a license. Our decision: the specification doesn't say. */
  titleLength: 100,
  skills: 10,
  /** Under 50. */
  skillLength: 49,
  minimumAge: 16,
  remotePreferences: 3,
  onsitePreferences: 3,
  avatarBytes: 10 * MB,
  /** How many times a day drawn avatars can be requested (specification §8); each time, this many are drawn. */
  avatarDrawings: 5,
  avatarChoices: 6,
  videoResumes: 3,
  videoBytes: 30 * MB,
  /** A video resume must be shorter. */
  videoLength: 3 * 60_000,
  /** Of a video resume. The specification limits images to 5 MB. */
  videoCoverBytes: 5 * MB,
  /** Of a license. Our decision: the specification doesn't say. */
  certificateBytes: 10 * MB,
  /** Of each kind of record. Our decision: the specification doesn't say. */
  records: 50,
  firstMessageLength: 2_000,
  /** A longer query wouldn't find more. Our decision: the specification doesn't say. */
  queryLength: 200,
  /** The last page a person can open. Beyond it, the search has to be narrowed. */
  searchPages: 100,
  /** Counts are exact up to here, and then shown as "1,000+" (docs/decisions/search.md). */
  countCap: 1_000,
  /** The most jobs the values of filters are counted among. */
  facetCap: 20_000,
  passwordMin: 8,
  passwordMax: 128,
  suggestDebounce: 150,
  /** The pause in typing after which the input is saved. */
  debounce: 1_000,
  /** Of a message. Our decision: the specification doesn't say. */
  messageLength: 4_000,
  /** Of a phrase or a greeting. Our decision, as for the next four: the specification doesn't say. */
  phraseLength: 500,
  /** Of an automatic reply. Our decision, as for the next one: the specification doesn't say. */
  automaticReplyLength: 1_000,
  /** A chat gets at most one automatic reply in this time. */
  automaticReplyEvery: DAY,
  /** Of a comment in a report, and the number of messages sent with a report of a chat. Our decision: the specification doesn't say. */
  reportComment: 1_000,
  reportedMessages: 20,
  /** How long a message can be unsent. */
  recallWithin: 2 * 60_000,
  /** Messages on a page, and changes in a reply. */
  chatPage: 50,
  chatChanges: 250,
  chatPhrases: 10,
  settingsPhrases: 20,
  greetings: 10,
  chatKeptDays: 30,
  chatFileBytes: 20 * MB,
  interviewTimes: 3,
  interviewCancelUntil: 3 * HOUR,
  checkInOpens: 2 * HOUR,
  /** After the start: check-in closes, and attendance can be marked. */
  checkInCloses: 30 * 60_000,
  /**
   * After the end: the job seeker can ask for the result from then on; attendance can be marked until then. Our decision: the specification doesn't
   * say.
   */
  resultOpens: DAY,
  attendanceCloses: WEEK,
  /** The length of an interview: check-in closes before it ends. Our decision: the specification doesn't say. */
  interviewMinutesMin: 30,
  interviewMinutesMax: 240,
  /** How far ahead a time can be offered. Our decision: the specification doesn't say. */
  interviewDaysAhead: 90,
  noShows: 3,
  noShowMonths: 3,
  banMonths: 6,
  /** Of a company. Our decision, as for the next seven: the specification doesn't say. */
  companyNameLength: 120,
  websiteLength: 300,
  addressLength: 300,
  /** How many values a company can choose. */
  cultureValues: 6,
  companyDocuments: 5,
  companyPictures: 12,
  companyPictureBytes: 10 * MB,
  /** Of the description of a photo. */
  pictureAltLength: 150,
  companyInviteDays: 7,
  /** Of a job's description, locations, skills, and questions. Our decision: the specification doesn't say. */
  postingLength: 10_000,
  postingPlaces: 20,
  postingSkills: 20,
  screeningQuestions: 10,
  questionLength: 300,
  questionOptions: 10,
  /** How many jobs a company can have open before it is verified. */
  unverifiedPostings: 1,
  /**
   * How long after the posting, or the last confirmation, an employer has to confirm that a job is still open. A job nobody confirms is first hidden,
   * and then ends.
   */
  confirmAfterDays: 14,
  staleAfterDays: 17,
  delistedAfterDays: 24,
  /** How long a posting is valid from then. */
  postingDays: 30,
  /** How long a job stays marked as urgent, which says that someone could start this week. */
  urgentDays: 7,
  /** How long a job can be on hold. */
  heldDays: 60,
  /** The window of a network's share page, in pixels. */
  sharePopupWidth: 550,
  sharePopupHeight: 400,
  eventDeduplication: 1_000,
} as const;

export const DEFAULT_COUNTRY = 'ph';
/** Typed to delete an account that has no email address. */
export const DELETION_WORD = 'delete';
