/** The constants of specification §9, under its words. Times in milliseconds, sizes in bytes. */
const MB = 1024 * 1024;

export const LIMITS = {
  searchPageSize: 30,
  similarJobsSize: 5,
  jobTitleSuggestionSize: 5,
  requestTimeout: 30_000,
  /** An upload may take its time, on a slow line: it ends when nothing of it was heard for so long. Decided here, the specification is silent. */
  uploadSilence: 45_000,
  /** And at the latest after this. */
  uploadLongest: 20 * 60_000,
  cookieDays: 30,
  noticeHide: 3_000,
  /** A streamed answer is at its end by then. Decided here, the specification is silent, as of the rest of the AI. */
  streamLongest: 90_000,
  /** And is given up by the browser when nothing was heard for so long. */
  streamSilence: 30_000,
  /** Career summaries a day, by the AI or by rules. */
  summaryCredits: 5,
  /** Characters of what is proposed: it is read at a glance. */
  summaryLength: 1_500,
  /** Applications a company has analysed a day. */
  applicantAnalyses: 50,
  /** The AI's first word, and each one after, is waited for so long. */
  aiFirstWord: 20_000,
  aiSilence: 10_000,
  /** And its text is whole by then. */
  aiLongest: 60_000,
  mobileWidth: 768,
  otpDigits: 6,
  otpLifetime: 10 * 60_000,
  otpTries: 5,
  otpResend: 60_000,
  attachedResumes: 3,
  draftResumes: 5,
  /** A day, begun at 00:01 GMT+8. */
  resumeAnalyses: 3,
  /** Of a resume's name, with its extension, and of a draft's; the specification says that there is a limit. */
  filenameLength: 100,
  /** A larger file than this is no mail many servers take; decided here, the specification is silent. */
  mailedResumeBytes: 10 * MB,
  resumeBytesQuick: 5 * MB,
  resumeBytesProfile: 30 * MB,
  nameLength: 50,
  phoneLength: 15,
  descriptionMin: 10,
  descriptionMax: 4_000,
  /** Of a job, a school, a company, a licence; decided here, the specification is silent. */
  titleLength: 100,
  skills: 10,
  /** Under 50. */
  skillLength: 49,
  minimumAge: 16,
  remotePreferences: 3,
  onsitePreferences: 3,
  avatarBytes: 10 * MB,
  /** Drawn avatars a day (specification §8); each time so many are drawn to choose from. */
  avatarDrawings: 5,
  avatarChoices: 6,
  videoResumes: 3,
  videoBytes: 30 * MB,
  /** A video resume is shorter than this. */
  videoLength: 3 * 60_000,
  /** Of a video resume; the specification has a limit of 5 MB for pictures. */
  videoCoverBytes: 5 * MB,
  /** Of a licence; decided here, the specification is silent. */
  certificateBytes: 10 * MB,
  /** Of each kind of record; decided here, the specification is silent. */
  records: 50,
  firstMessageLength: 2_000,
  /** A longer query finds nothing a shorter one would not; decided here, the specification is silent. */
  queryLength: 200,
  /** The deepest page a person can turn to; beyond it the search asks to be narrowed. */
  searchPages: 100,
  /** Counts are exact up to here, then shown as "1,000+" (stack.md, *Search that ran*). */
  countCap: 1_000,
  /** Jobs that the values of filters are counted among. */
  facetCap: 20_000,
  passwordMin: 8,
  passwordMax: 128,
  suggestDebounce: 150,
  /** What is written is kept once the typing has paused for so long. */
  debounce: 1_000,
  /** Of a message; decided here, the specification is silent. */
  messageLength: 4_000,
  /** Of a phrase or a greeting, as the next four; decided here, the specification is silent. */
  phraseLength: 500,
  /** Of an automatic reply; decided here, the specification is silent, as of the next. */
  automaticReplyLength: 1_000,
  /** A conversation gets one automatic reply in so long. */
  automaticReplyEvery: 24 * 3_600_000,
  /** Of what is added to a report, and the messages that go with one of a conversation; decided here, the specification is silent. */
  reportComment: 1_000,
  reportedMessages: 20,
  /** What one said can be taken back for so long. */
  recallWithin: 2 * 60_000,
  /** Messages shown at once, and changes asked for at once. */
  chatPage: 50,
  chatChanges: 250,
  chatPhrases: 10,
  settingsPhrases: 20,
  greetings: 10,
  chatKeptDays: 30,
  chatFileBytes: 20 * MB,
  interviewTimes: 3,
  interviewCancelUntil: 3 * 3_600_000,
  checkInOpens: 2 * 3_600_000,
  /** After the start: the check-in closes, and attendance can be marked from then on. */
  checkInCloses: 30 * 60_000,
  /** After the end: the seeker may ask for the result from then on; attendance can be marked until then. Decided here, the specification is silent. */
  resultOpens: 24 * 3_600_000,
  attendanceCloses: 7 * 24 * 3_600_000,
  /** How long one takes: the check-in is closed before it ends. Decided here, the specification is silent. */
  interviewMinutesMin: 30,
  interviewMinutesMax: 240,
  /** How far ahead a time can be offered. Decided here, the specification is silent. */
  interviewDaysAhead: 90,
  noShows: 3,
  noShowMonths: 3,
  banMonths: 6,
  /** Of a company; decided here, the specification is silent, as of the next seven. */
  companyNameLength: 120,
  websiteLength: 300,
  addressLength: 300,
  /** Values a company names of itself. */
  cultureValues: 6,
  companyDocuments: 5,
  companyPictures: 12,
  companyPictureBytes: 10 * MB,
  /** Of what a picture shows. */
  pictureAltLength: 150,
  companyInviteDays: 7,
  /** Of a vacancy's text, its places, skills and questions; decided here, the specification is silent. */
  postingLength: 10_000,
  postingPlaces: 20,
  postingSkills: 20,
  screeningQuestions: 10,
  questionLength: 300,
  questionOptions: 10,
  /** Jobs a company has open at once before it is verified. */
  unverifiedPostings: 1,
  /** After its posting, or the last word that it still stands, an employer is asked again; a posting nobody answers for is found no more, then ends. */
  confirmAfterDays: 14,
  staleAfterDays: 17,
  delistedAfterDays: 24,
  /** So long a posting is valid from then. */
  postingDays: 30,
  /** From when a job is marked as urgent, until the mark ends by itself: it says that someone could start this week. */
  urgentDays: 7,
  /** And a held one from its holding. */
  heldDays: 60,
  /** Of the window of a network's share page; pixels. */
  sharePopupWidth: 550,
  sharePopupHeight: 400,
  eventDeduplication: 1_000,
} as const;

export const DEFAULT_COUNTRY = 'ph';
/** Typed to delete an account that has no e-mail address to type. */
export const DELETION_WORD = 'delete';
