import { randomUUID } from 'node:crypto';
import type { CallName } from '../../contract/calls.ts';
import type { DownloadPath } from '../../contract/downloads.ts';
import { at } from './company-world.ts';
import type { Pair } from './blocked-world.ts';

/** Who makes a call. */
export type Side = 'seeker' | 'employer';
type Sends = (pair: Pair, now: Date) => object;

/**
 * What a call reveals of the other side once the job seeker blocks the company. `meets`: it named the other before, and no longer does. `refused`: it
 * addresses the other, who then doesn't exist for the caller. `silent`: it answers without revealing anything. `record`: past events and who took
 * part stay, but not what they sent or wrote.
 */
export type Way = { side: Side; is: 'meets' | 'refused' | 'silent' | 'record'; sends: Sends };

const nothing: Sends = () => ({});
const meets = (side: Side, sends: Sends = nothing): Way => ({ side, is: 'meets', sends });
const refused = (side: Side, sends: Sends): Way => ({ side, is: 'refused', sends });
const silent = (side: Side, sends: Sends): Way => ({ side, is: 'silent', sends });
const record = (side: Side, sends: Sends = nothing): Way => ({ side, is: 'record', sends });
const both = (way: (side: Side, sends: Sends) => Way, sends: Sends = nothing): Way[] => [way('seeker', sends), way('employer', sends)];

const job: Sends = (pair) => ({ params: { id: pair.job } });
const company: Sends = (pair) => ({ params: { id: pair.companyId } });
const chat: Sends = (pair) => ({ params: { id: pair.chat } });
const interview: Sends = (pair) => ({ params: { id: pair.interview } });
const applied: Sends = (pair) => ({ params: { id: pair.application } });
const also =
  (on: Sends, more: Sends): Sends =>
  (pair, now) => ({ ...on(pair, now), ...more(pair, now) });
const body =
  (content: object): Sends =>
  () => ({ body: content });
const times = (now: Date) => [at(now, 72)];

/** Every call through which a company and a job seeker could meet. */
export const MEETING: Partial<Record<CallName, readonly Way[]>> = {
  // Searching for jobs and companies.
  searchJobs: [meets('seeker', () => ({ query: { query: 'lamplighter' } }))],
  similarJobs: [meets('seeker', ({ elsewhere }) => ({ query: { job_id: elsewhere.job } }))],
  suggestCompanies: [meets('seeker', () => ({ query: { query: 'quiet' } }))],
  findNamedCompany: [meets('seeker', ({ companyId }) => ({ query: { query: `lamplighter at quiet harbour lamps ${companyId}` } }))],
  suggest: [meets('seeker', () => ({ query: { query: 'quiet' } }))],
  getHome: [meets('seeker')],
  searchCompanies: [meets('seeker', () => ({ query: { query: 'Quiet' } })), meets('seeker', () => ({ query: { followed: '1' } }))],
  featuredCompanies: [meets('seeker')],
  similarCompanies: [meets('seeker', ({ elsewhere }) => ({ params: { companyId: elsewhere.company } }))],
  listCompanyJobs: [meets('seeker', company)],
  followCompany: [refused('seeker', company)],
  getJob: [meets('seeker', job)],
  getJobStatic: [meets('seeker', job)],
  viewJob: [refused('seeker', also(job, body({})))],
  clickExternalJob: [refused('seeker', ({ external }) => ({ params: { id: external } }))],
  // What a job seeker saved, and what is recommended to them.
  listSavedJobs: [meets('seeker')],
  getSavedJob: [meets('seeker', job)],
  createSavedJob: [refused('seeker', (pair) => ({ body: { job_id: pair.job } }))],
  listViewedJobs: [meets('seeker')],
  listCommunicatedJobs: [meets('seeker')],
  listInterested: [meets('seeker')],
  listProfileViewers: [meets('seeker')],
  listRecommendations: [meets('seeker', () => ({ query: { list: 'picks' } }))],
  // Applying, and past applications.
  checkApply: [refused('seeker', job)],
  saveApplyDraft: [
    refused('seeker', also(job, body({ answers: {}, first_message: '', resume_id: null, video_resume_id: null, idempotency_key: randomUUID() }))),
  ],
  createApplication: [refused('seeker', ({ external }) => ({ params: { id: external }, body: { source: 'web', resume_id: randomUUID() } }))],
  listApplications: [record('seeker')],
  getAppliedJob: [record('seeker', job)],
  listApplicants: [record('employer')],
  getApplicant: [record('employer', applied)],
  openApplicant: [record('employer', applied)],
  readApplicantResume: [refused('employer', applied)],
  getApplicantAnalysis: [silent('employer', applied)],
  analyseApplicant: [silent('employer', also(applied, body({})))],
  markInterest: [refused('employer', also(applied, body({ is_interested: true })))],
  // Chatting.
  redirectCondition: [refused('seeker', (pair) => ({ query: { job_id: pair.job } }))],
  checkChatExists: [meets('seeker', ({ owner }) => ({ params: { recruiter_id: owner.userId } }))],
  openChat: [refused('seeker', (pair) => ({ body: { job_id: pair.job } }))],
  openApplicantChat: [refused('employer', ({ application }) => ({ body: { application_id: application } }))],
  queryOnlineStatus: [
    meets('seeker', ({ owner }) => ({ body: { user_ids: [owner.userId], role: 'recruiter' } })),
    meets('employer', ({ seeker }) => ({ body: { user_ids: [seeker.userId], role: 'jobseeker' } })),
  ],
  listChats: both(meets),
  getChat: both(meets, chat),
  updateChat: both(refused, also(chat, body({ is_pinned: true }))),
  listMessages: both(refused, chat),
  listChanges: both(
    refused,
    also(chat, () => ({ query: { known: 0 } })),
  ),
  sendMessage: both(
    refused,
    also(chat, () => ({ body: { id: randomUUID(), kind: 'text', body: { text: 'Hello' } } })),
  ),
  recallMessage: [refused('employer', ({ chat: id, sentText }) => ({ params: { id, message_id: sentText }, body: {} }))],
  answerMessage: [refused('employer', ({ chat: id, phoneRequest }) => ({ params: { id, message_id: phoneRequest }, body: { is_accepted: false } }))],
  reportChat: [refused('seeker', also(chat, body({ list: 'report_recruiter_reasons', report_reason_id: 1 })))],
  markChat: both(refused, also(chat, body({ read_offset: 1 }))),
  // Interviews.
  listInterviews: both(meets),
  getInterview: both(meets, interview),
  offerInterview: [
    refused('employer', ({ application }, now) => ({ body: { application_id: application, times: times(now), time_zone: 'Asia/Manila', method: 'phone' } })),
  ],
  acceptInterview: both(
    refused,
    also(interview, (_, now) => ({ body: { time: at(now, 48) } })),
  ),
  rejectInterview: [refused('seeker', also(interview, body({ reason: 'no' })))],
  requestReschedule: [refused('seeker', also(interview, body({ reason: 'no' })))],
  reofferInterview: [
    refused(
      'employer',
      also(interview, (_, now) => ({ body: { times: times(now), method: 'phone' } })),
    ),
  ],
  cancelInterview: both(refused, also(interview, body({ reason: 'no' }))),
  checkInInterview: both(refused, also(interview, body({}))),
  markAttendance: both(refused, also(interview, body({ attendance: 'completed' }))),
  requestInterviewResult: [refused('seeker', also(interview, body({})))],
  giveInterviewResult: [refused('employer', also(interview, body({ result: 'passed' })))],
  // Notifications, and what is shown of the job seeker. The state of an earlier application is still included, as it is in the list of applications.
  listNotifications: [record('seeker'), meets('employer')],
  readOnlineResume: [meets('employer', ({ slug }) => ({ params: { slug } }))],
};

/** The files through which the two could meet. */
export const MEETING_FILES: Record<DownloadPath, readonly { side: Side; id: (pair: Pair) => string }[]> = {
  '/api/employer/applicants/:id/resume': [{ side: 'employer', id: ({ application }) => application }],
  '/api/employer/applicants/:id/resume/view': [{ side: 'employer', id: ({ application }) => application }],
  '/api/employer/applicants/:id/video': [{ side: 'employer', id: ({ application }) => application }],
  // For a company only.
  '/api/recruiters/company/documents/:id': [],
  // An uploaded file that wasn't sent: for its uploader only.
  '/api/chat/file/:id/download': [],
  '/api/chat/messages/:id/resume': [{ side: 'employer', id: ({ sentResume }) => sentResume }],
  '/api/chat/messages/:id/video': [{ side: 'employer', id: ({ sentVideo }) => sentVideo }],
  '/api/chat/messages/:id/cover': [{ side: 'employer', id: ({ sentVideo }) => sentVideo }],
  '/api/chat/chats/:id/avatar': [],
  '/api/chat/chats/:id/export': [
    { side: 'seeker', id: (pair) => pair.chat },
    { side: 'employer', id: (pair) => pair.chat },
  ],
  '/api/chat/interviews/:id/calendar': [
    { side: 'seeker', id: (pair) => pair.interview },
    { side: 'employer', id: (pair) => pair.interview },
  ],
  // For the job seeker themselves only.
  '/api/jobseekers/resumes/:id/file': [],
  '/api/jobseekers/resumes/:id/view': [],
  '/api/jobseekers/generate-resume/file': [],
  '/api/jobseekers/avatar/:id': [],
  '/api/jobseekers/license-certifications/:id/attachment': [],
  '/api/jobseekers/video-resumes/files/:id': [],
  '/api/jobseekers/video-resumes/covers/:id': [],
  // Tested in server/modules/profile/online/online.test.ts.
  '/api/jobseekers/online-resumes/:slug/pdf': [],
  '/api/jobseekers/online-resumes/:slug/photo': [],
};

/** The calls through which they can't meet, by reason. */
export const APART = {
  /** About the user's own account, device, sign-in methods or session. */
  account: [
    'getSession',
    'guestLogin',
    'register',
    'login',
    'logOut',
    'generateEmailOtp',
    'generatePhoneOtp',
    'requestMagicLink',
    'magicLinkStatus',
    'redeemMagicLink',
    'createQrLogin',
    'qrLoginStatus',
    'claimQrLogin',
    'scanQrLogin',
    'approveQrLogin',
    'denyQrLogin',
    'beginSocialLogin',
    'socialLogin',
    'passkeyLoginOptions',
    'passkeyLogin',
    'chooseAccount',
    'verifyTwoFactor',
    'abandonLogin',
    'listNetworks',
    'beginNetwork',
    'connectNetwork',
    'disconnectNetwork',
    'requestResetOtp',
    'verifyResetOtp',
    'resetPassword',
    'verifyEmail',
    'verifyEmailByLink',
    'verifyPhone',
    'registerRecruiter',
    'recruiterLogin',
    'registerHidden',
    'handOff',
    'redeemHandoff',
    'getReach',
    'saveReach',
    'getAccountSetting',
    'saveUserSettings',
    'listSessions',
    'endSession',
    'endOtherSessions',
    'requestEmailChange',
    'cancelEmailChange',
    'confirmEmailChange',
    'changePassword',
    'deleteAccount',
    'getTwoFactor',
    'enrolTwoFactor',
    'confirmTwoFactor',
    'renewRecoveryCodes',
    'disableTwoFactor',
    'passkeyOptions',
    'addPasskey',
    'removePasskey',
    'getProof',
    'stepUp',
    'generateAuthoriseUrl',
    'singpassUserInfo',
    'verifySingaporeIdentity',
    'getPushKey',
    'savePushSubscription',
    'deletePushSubscription',
    'recordPopup',
    'listPopups',
    'checkFirstRegistration',
    'triggerSpringEvent',
    'recordGetStarted',
  ],
  /** About a job seeker's own profile, resumes and alerts. */
  profile: [
    'getMe',
    'createWorkExperience',
    'updateWorkExperience',
    'deleteWorkExperience',
    'createEducation',
    'updateEducation',
    'deleteEducation',
    'createLicense',
    'updateLicense',
    'deleteLicense',
    'createWebsite',
    'updateWebsite',
    'deleteWebsite',
    'createLanguage',
    'updateLanguage',
    'deleteLanguage',
    'listWorkExperiences',
    'listEducations',
    'listLicenses',
    'listWebsites',
    'listLanguages',
    'updateMe',
    'listResumes',
    'uploadResume',
    'deleteResume',
    'handInResume',
    'takeArrival',
    'generateResume',
    'previewResume',
    'renameResume',
    'sendResumeEmail',
    'autoSendResume',
    'exportJsonResume',
    'exportData',
    'listResumeDrafts',
    'createResumeDraft',
    'updateResumeDraft',
    'deleteResumeDraft',
    'getSyncableContent',
    'applySync',
    'rateSync',
    'getOnlineResume',
    'saveOnlineResume',
    'renewOnlineResume',
    'listJobPreferences',
    'getJobPreference',
    'createJobPreference',
    'updateJobPreference',
    'deleteJobPreference',
    'getProfile',
    'updateBasicInfo',
    'updateSkills',
    'completeProfile',
    'getProfileDraft',
    'saveProfileDraft',
    'uploadAvatar',
    'drawAvatars',
    'deleteAvatar',
    'uploadCertificate',
    'deleteCertificate',
    'getSummaryCredits',
    'writeCareerSummary',
    'rewriteCareerSummary',
    'endCareerSummary',
    'listVideoResumes',
    'uploadVideoResume',
    'uploadVideoCover',
    'deleteVideoResume',
  ],
  /** Lists without companies or people, and measurements. */
  lists: [
    'getList',
    'getJobseekerFilters',
    'listNearPlaces',
    'searchJobTitles',
    'getWebsiteOutage',
    'listSkills',
    'getGeoLocation',
    'listHotJobTitles',
    'recordHotSearch',
    'reportSearchOutcome',
    'reportBrowserError',
    'reportFlows',
    'getFlowReporting',
    'getFlowTraffic',
    'getDev',
    'getDevWork',
    'moveDevClock',
    'resetDev',
    'listDevScripts',
    'steerDevScripts',
  ],
  /** About a company and its members only. */
  company: [
    'getCompanyClaim',
    'uploadClaimDocument',
    'deleteClaimDocument',
    'claimCompany',
    'joinCompany',
    'getCompanyPage',
    'saveCompany',
    'uploadCompanyDocument',
    'deleteCompanyDocument',
    'uploadCompanyPicture',
    'changeCompanyPicture',
    'orderCompanyPictures',
    'removeCompanyPicture',
    'restoreCompanyPicture',
    'verifyCompany',
    'deleteCompany',
    'getMembership',
    'getTeam',
    'inviteMember',
    'cancelInvite',
    'letMemberIn',
    'changeMember',
    'removeMember',
    'transferOwnership',
    'leaveCompany',
    'openInvite',
    'acceptInvite',
    'listPostings',
    'getPosting',
    'createPosting',
    'savePosting',
    'publishPosting',
    'movePosting',
    'listAutomaticReplies',
    'saveAutomaticReply',
    'listPhrases',
    'createPhrase',
    'updatePhrase',
    'deletePhrase',
    'uploadChatFile',
  ],
  /** What a job seeker does with someone they name; they can always see whom they block. */
  own: [
    'findCompanies',
    'listBlacklistCompanies',
    'createBlacklistCompany',
    'deleteBlacklistCompany',
    'unfollowCompany',
    'deleteSavedJob',
    'isJobSaved',
    'listSavedJobIds',
    'markNotSuitable',
    'unmarkNotSuitable',
    'getApplyDraft',
    'withdrawApplication',
    'reportJob',
    'getOwnAnalysis',
    'listJobAlerts',
    'createJobAlert',
    'updateJobAlert',
    'deleteJobAlert',
    'confirmJobAlert',
    'rehearseJobAlert',
    'openEmailedReach',
    'saveEmailedReach',
    'openEmailedAlerts',
    'stopEmailedAlerts',
    'updateEmailedAlert',
    'deleteChat',
  ],
  /** Answers to an earlier application: report its end, and nothing else about anyone. */
  ends: ['acceptApplicant', 'declineApplicants'],
  /** Counts; tested in server/modules/market/search/facets.test.ts, chat/chat.test.ts, hiring/interviews and employer/workspace.test.ts. */
  counts: ['countFacets', 'countUnread', 'getInterviewRedDot', 'getWorkspace', 'readNotifications'],
  /** A company's page contains only its name: companies/company-pages.test.ts. */
  named: ['getCompany'],
} as const satisfies Record<string, readonly CallName[]>;

/** The pages rendered with their content (src/views/app/pages.ts); the others load it with the calls above. */
export const RENDERED: Readonly<Record<string, (pair: Pair) => readonly string[]>> = {
  '/': () => ['/'],
  '/onsite-job': () => ['/onsite-job'],
  '/jobs-hiring/:keyword': ({ job: id }) => ['/jobs-hiring/lamplighter-jobs', `/jobs-hiring/job-search?job=${id}`],
  '/companies': () => ['/companies'],
  '/job/:jobSlug': ({ job: id, elsewhere }) => [`/job/x-${id}`, `/job/x-${elsewhere.job}`],
  '/company/:companySlug': ({ elsewhere }) => [`/company/x-${elsewhere.company}`],
  // Of a job seeker, to an employer: through the call `readOnlineResume`, and below.
  '/resume/:slug': () => [],
};

/** Other answers to GET, by what prevents them from showing one to the other. */
export const FETCHED = {
  /** Only for the user themselves, or for the holder of a ticket. */
  own: ['/api/notification/unsubscribe/:ticket', '/api/jobs/job-alerts/unsubscribe/:ticket', '/singpass/callback', '/social/callback/:provider'],
  /** A company's photos, tested in blocked.test.ts. */
  asked: ['/album/:file'],
  /** Drawn from an id alone, and maps of places: they contain no name. */
  drawn: ['/map/:file', '/logo/:file', '/cover/:file', '/panorama/:file', '/banner/:file', '/face/:file', '/resume-template/:file'],
  /** About the installation. */
  system: ['/healthz', '/readyz', '/.well-known/singpass-jwks.json', '/.unreadable', '/api/openapi.json', '*'],
} as const;
