import type { CallName } from '../../contract/calls.ts';
import { pdf } from '../support/market.ts';
import { MY_JOBS_ROLES, NOTIFICATION_ROLES } from './my-jobs.table.ts';
import { APPLICANT_ROLES } from './applicants.table.ts';
import { CHAT_ROLES } from './chats.table.ts';
import { DEV_ROLES } from './dev.table.ts';
import { INTERVIEW_ROLES } from './interviews.table.ts';
import { ONLINE_ROLES } from './online.table.ts';
import { POSTING_ROLES } from './postings.table.ts';
import { PROFILE_ROLES } from './profile.table.ts';
import { RESUME_ROLES } from './resumes.table.ts';
import { TEAM_ROLES } from './team.table.ts';
import { VIDEO_ROLES } from './videos.table.ts';
import type { CallerName, World } from './world.ts';

/** A call's answer: 200, or the code of its refusal (specification §8). */
export type Code = number;
interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  filename?: string;
}

/**
 * A call, who may make it, and its answer: written by hand from specification §6 and §7, not derived from the declarations, so that a mistake in a
 * declaration is found.
 */
export interface Row {
  /** Callers with access. The others get 40003, or 40005 if they are signed in on the other side. */
  admits: readonly CallerName[];
  /** The input; nothing by default. */
  sends?: (world: World) => Input;
  /** The answers to callers with access, if not 200; by caller if they differ. */
  answers?: Code | Partial<Record<CallerName, Code>>;
  /**
   * The same with another user's row. `nothing`: the empty answer for someone without such a row (deleting twice is also silent). 40001: refused at its field,
   * like a nonexistent one. In any case the row stays as it was.
   */
  anothers?: { sends: (world: World) => Input; answers: 40004 | 40001 | 'nothing' };
}

const anybody = ['none', 'guest', 'seeker', 'recruiter', 'suspended', 'ended'] as const;
const guests = ['guest', 'seeker'] as const;
const seekers = ['seeker'] as const;
const members = ['seeker', 'recruiter'] as const;

const otp = { otp: '123456', challenge_id: '00000000-0000-4000-8000-000000000000' };
const token = 'A'.repeat(43);
const names = { first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true };
const guest = { guest_role: 'jobseeker', country_id: 167, language_id: 1, device_name: 'x', device_type: 'web', device_uuid: 'x' };
const application = (world: World, resume: string) => ({ params: { id: world.freshJob }, body: { resume_id: resume } });
const draft = { answers: {}, first_message: 'Hello', resume_id: null, idempotency_key: '00000000-0000-4000-8000-000000000000' };
const nothing = () => ({ body: {} });
/** For signed-in users: they have to sign out first (flows/login.md: already). */
const already = { seeker: 42006, recruiter: 42006 };
/** For sign-in methods, with input that opens nothing. */
const closed = (code: Code) => ({ none: code, guest: code, suspended: code, ended: code, ...already });

const browsing = {
  searchJobs: { admits: anybody, sends: () => ({ query: { query: 'cook' } }) },
  countFacets: { admits: anybody, sends: () => ({ query: { query: 'cook' } }) },
  suggestCompanies: { admits: anybody, sends: () => ({ query: { query: 'co' } }) },
  findNamedCompany: { admits: anybody, sends: () => ({ query: { query: 'cook at harbour freight' } }) },
  suggest: { admits: anybody, sends: () => ({ query: { query: 'co' } }) },
  getJob: { admits: anybody, sends: ({ freshJob }) => ({ params: { id: freshJob } }) },
  getJobStatic: { admits: anybody, sends: ({ freshJob }) => ({ params: { id: freshJob } }) },
  isJobSaved: { admits: anybody, sends: ({ freshJob }) => ({ params: { id: freshJob } }) },
  similarJobs: { admits: anybody, sends: ({ freshJob }) => ({ query: { job_id: freshJob } }) },
  viewJob: { admits: anybody, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: {} }) },
  recordHotSearch: { admits: anybody, sends: () => ({ body: { query: 'cook' } }) },
  reportSearchOutcome: {
    admits: anybody,
    sends: () => ({ body: { query_id: '00000000-0000-4000-8000-000000000000', job_id: 1, outcome: 'opened' } }),
    answers: 40004,
  },
  reportBrowserError: { admits: anybody, sends: () => ({ body: { kind: 'error', page: 'job', name: 'Error', message: '', frames: [] } }) },
  reportFlows: {
    admits: anybody,
    sends: () => ({ body: { release: '0.1.0', country_id: 167, device: 'phone', day: '2026-03-02', share: 1, charts: {} } }),
  },
  getFlowReporting: { admits: anybody },
  recordGetStarted: { admits: anybody, sends: () => ({ body: { device_id: 'x' } }) },
  getHome: { admits: anybody },
  featuredCompanies: { admits: anybody },
  searchCompanies: { admits: anybody },
  listCompanyJobs: { admits: anybody, sends: ({ another }) => ({ params: { id: another.company } }) },
  followCompany: { admits: ['seeker'], sends: ({ another }) => ({ params: { id: another.company } }) },
  unfollowCompany: {
    admits: ['seeker'],
    sends: ({ own }) => ({ params: { id: own.company } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.company } }), answers: 'nothing' },
  },
  similarCompanies: { admits: anybody, sends: ({ another }) => ({ params: { companyId: another.company } }) },
  getList: { admits: anybody, sends: () => ({ params: { type: 'degrees' } }) },
  getJobseekerFilters: { admits: anybody },
  listNearPlaces: { admits: anybody, sends: () => ({ query: { place: 'Manilla' } }) },
  searchJobTitles: { admits: anybody, sends: () => ({ query: { query: 'co' } }) },
  getWebsiteOutage: { admits: anybody },
  listSkills: { admits: anybody },
  getGeoLocation: { admits: anybody },
  listHotJobTitles: { admits: anybody },
  clickExternalJob: { admits: guests, sends: ({ externalJob }) => ({ params: { id: externalJob } }) },
  reportJob: { admits: guests, sends: ({ freshJob }) => ({ params: { id: freshJob }, body: { report_reason_id: 1 } }) },
} satisfies Partial<Record<CallName, Row>>;

const seeking = {
  listSavedJobs: { admits: seekers },
  listSavedJobIds: { admits: seekers },
  getSavedJob: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.job } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.job } }), answers: 40004 },
  },
  createSavedJob: { admits: seekers, sends: ({ freshJob }) => ({ body: { job_id: freshJob } }) },
  deleteSavedJob: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.job } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.job } }), answers: 'nothing' },
  },
  listApplications: { admits: seekers },
  getAppliedJob: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.job } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.job } }), answers: 40004 },
  },
  withdrawApplication: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.job } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.job } }), answers: 40004 },
  },
  createApplication: {
    admits: seekers,
    sends: (world) => application(world, world.own.resume),
    anothers: { sends: (world) => application(world, world.another.resume), answers: 40001 },
  },
  checkApply: { admits: guests, sends: ({ freshJob }) => ({ params: { id: freshJob } }) },
  getApplyDraft: {
    admits: guests,
    sends: ({ own }) => ({ params: { id: own.job } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.job } }), answers: 'nothing' },
  },
  saveApplyDraft: {
    admits: guests,
    sends: ({ own }) => ({ params: { id: own.job }, body: draft }),
    anothers: { sends: ({ another }) => ({ params: { id: another.job }, body: draft }), answers: 'nothing' },
  },
  getMe: { admits: seekers },
  updateMe: { admits: seekers, sends: () => ({ body: { notice_period_id: 1 } }) },
  listResumes: { admits: seekers },
  uploadResume: { admits: seekers, sends: () => ({ file: pdf(), filename: 'cv.pdf' }) },
  deleteResume: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.resume } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.resume } }), answers: 'nothing' },
  },
  // The user's own is found, but this test world stores no files: server/modules/profile/resume-sync.test.ts reads real ones.
  getSyncableContent: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.resume } }),
    answers: 40004,
    anothers: { sends: ({ another }) => ({ params: { id: another.resume } }), answers: 40004 },
  },
  // Rejected items are reported one by one, so any input for the user's own gets an answer.
  applySync: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.resume }, body: { items: [{ key: 'skill', kind: 'skill', value: 'IFRS' }] } }),
    anothers: {
      sends: ({ another }) => ({ params: { id: another.resume }, body: { items: [{ key: 'skill', kind: 'skill', value: 'IFRS' }] } }),
      answers: 40004,
    },
  },
  rateSync: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.sync }, body: { rating: 'justOkay' } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.sync }, body: { rating: 'justOkay' } }), answers: 40004 },
  },
  handInResume: { admits: anybody, sends: () => ({ file: pdf(), filename: 'cv.pdf' }) },
  // This browser uploaded nothing: server/modules/profile/arrivals.test.ts does.
  takeArrival: { admits: seekers, sends: nothing, answers: 40004 },
  listJobAlerts: { admits: seekers },
  rehearseJobAlert: { admits: anybody, sends: () => ({ body: { keywords: 'cook' } }) },
  registerHidden: { admits: anybody, sends: ({ freshAddress }) => ({ body: { email: freshAddress } }) },
  createJobAlert: {
    admits: ['none', 'guest', 'seeker', 'suspended', 'ended'],
    sends: ({ freshAddress }) => ({ body: { keywords: 'cook', frequency: 'Daily', email: freshAddress } }),
  },
  updateJobAlert: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.alert }, body: { status: 'snoozed' } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.alert }, body: { status: 'snoozed' } }), answers: 40004 },
  },
  deleteJobAlert: {
    admits: seekers,
    sends: ({ own }) => ({ params: { id: own.alert } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.alert } }), answers: 'nothing' },
  },
  confirmJobAlert: { admits: anybody, sends: () => ({ body: { ticket: token } }), answers: 40004 },
  openEmailedReach: { admits: anybody, sends: () => ({ body: { ticket: token } }), answers: 40004 },
  saveEmailedReach: { admits: anybody, sends: () => ({ body: { ticket: token, on: false } }), answers: 40004 },
  openEmailedAlerts: { admits: anybody, sends: () => ({ body: { ticket: token } }), answers: 40004 },
  updateEmailedAlert: { admits: anybody, sends: ({ own }) => ({ body: { ticket: token, id: own.alert, change: { status: 'paused' } } }), answers: 40004 },
  stopEmailedAlerts: { admits: anybody, sends: () => ({ body: { ticket: token } }), answers: 40004 },
  generateAuthoriseUrl: { admits: seekers, sends: () => ({ body: { redirect_uri: 'http://localhost:3000/' } }), answers: 42050 },
  singpassUserInfo: { admits: seekers, answers: 42050 },
  verifySingaporeIdentity: { admits: seekers, sends: nothing, answers: 42050 },
} satisfies Partial<Record<CallName, Row>>;

const entering = {
  getSession: { admits: anybody },
  guestLogin: { admits: anybody, sends: () => ({ body: guest }) },
  register: {
    admits: ['guest', 'seeker', 'recruiter'],
    sends: ({ freshAddress }) => ({ body: { email: freshAddress, ...names } }),
    answers: already,
  },
  registerRecruiter: {
    admits: anybody,
    sends: ({ freshAddress }) => ({ body: { email: freshAddress, password: 'correct horse 1', company_name: 'Harbour Freight', ...names } }),
    answers: already,
  },
  login: { admits: anybody, sends: ({ freshAddress }) => ({ body: { login: freshAddress, password: 'correct horse 1' } }), answers: closed(40002) },
  recruiterLogin: { admits: anybody, sends: ({ freshAddress }) => ({ body: { login: freshAddress, ...otp } }), answers: closed(42002) },
  logOut: { admits: anybody, sends: nothing },
  generateEmailOtp: { admits: anybody, sends: ({ freshAddress }) => ({ body: { email: freshAddress } }) },
  generatePhoneOtp: { admits: anybody, sends: ({ freshPhone }) => ({ body: { phone: freshPhone } }) },
  requestMagicLink: { admits: anybody, sends: ({ freshAddress }) => ({ body: { email: freshAddress } }) },
  magicLinkStatus: { admits: anybody },
  redeemMagicLink: { admits: anybody, sends: () => ({ body: { token } }), answers: closed(40004) },
  createQrLogin: { admits: anybody, sends: nothing, answers: already },
  qrLoginStatus: { admits: anybody },
  claimQrLogin: { admits: anybody, sends: nothing, answers: closed(42019) },
  scanQrLogin: { admits: members, sends: () => ({ body: { token } }), answers: 40004 },
  approveQrLogin: { admits: members, sends: () => ({ body: { token } }), answers: 40004 },
  denyQrLogin: { admits: members, sends: () => ({ body: { token } }), answers: 40004 },
  beginSocialLogin: { admits: anybody, sends: () => ({ params: { provider: 'google' }, body: {} }), answers: already },
  socialLogin: { admits: anybody, sends: () => ({ body: { social_type: 'google' } }), answers: closed(42021) },
  /** A visitor is redirected without a token (flows/handoff.md). */
  handOff: { admits: anybody, sends: nothing },
  redeemHandoff: { admits: anybody, sends: () => ({ body: { token, origin: 'https://employer.example', client_secret: token } }), answers: 40002 },
  passkeyLoginOptions: { admits: anybody, sends: nothing },
  passkeyLogin: { admits: anybody, sends: () => ({ body: { assertion: { id: token } } }), answers: closed(42021) },
  chooseAccount: { admits: anybody, sends: ({ another }) => ({ body: { account_id: another.session } }), answers: closed(42021) },
  verifyTwoFactor: { admits: anybody, sends: () => ({ body: { code: '123456' } }), answers: closed(42021) },
  abandonLogin: { admits: anybody, sends: nothing },
  requestResetOtp: { admits: anybody, sends: ({ freshAddress }) => ({ body: { email: freshAddress } }) },
  verifyResetOtp: { admits: anybody, sends: ({ freshAddress }) => ({ body: { email: freshAddress, ...otp } }), answers: 42002 },
  resetPassword: { admits: anybody, sends: () => ({ body: { new_password: 'correct horse 1' } }), answers: 42021 },
} satisfies Partial<Record<CallName, Row>>;

const securing = {
  verifyEmail: { admits: members, sends: () => ({ body: otp }), answers: 42002 },
  verifyEmailByLink: { admits: members, sends: () => ({ query: { code: '123456' } }), answers: 42002 },
  verifyPhone: { admits: members, sends: ({ freshPhone }) => ({ body: { phone: freshPhone, ...otp } }), answers: 42002 },
  getTwoFactor: { admits: members },
  enrolTwoFactor: { admits: members, sends: nothing },
  confirmTwoFactor: { admits: members, sends: () => ({ body: { code: '123456' } }), answers: 42002 },
  renewRecoveryCodes: { admits: members, sends: nothing, answers: 42016 },
  disableTwoFactor: { admits: members, sends: nothing },
  passkeyOptions: { admits: members, sends: nothing },
  addPasskey: { admits: members, sends: () => ({ body: { attestation: { id: token }, name: 'Phone' } }), answers: 42021 },
  removePasskey: {
    admits: members,
    sends: ({ own }) => ({ params: { id: own.passkey } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.passkey } }), answers: 40004 },
  },
  listNetworks: { admits: seekers },
  beginNetwork: { admits: seekers, sends: () => ({ params: { provider: 'google' }, body: {} }) },
  connectNetwork: { admits: seekers, sends: () => ({ params: { provider: 'google' }, body: {} }), answers: 42021 },
  disconnectNetwork: { admits: seekers, sends: () => ({ params: { provider: 'google' } }) },
  getProof: { admits: members },
  getAccountSetting: { admits: seekers },
  saveUserSettings: { admits: seekers, sends: () => ({ body: { notifications: { news: false } } }) },
  listSessions: { admits: members },
  endSession: {
    admits: members,
    sends: ({ own }) => ({ params: { id: own.session } }),
    anothers: { sends: ({ another }) => ({ params: { id: another.session } }), answers: 40004 },
  },
  endOtherSessions: { admits: members, sends: nothing },
  requestEmailChange: { admits: members, sends: ({ freshAddress }) => ({ body: { email: freshAddress } }) },
  cancelEmailChange: { admits: members, sends: nothing },
  confirmEmailChange: { admits: members, sends: () => ({ body: { token } }), answers: 40004 },
  changePassword: { admits: members, sends: () => ({ body: { new_password: 'another horse 22' } }) },
  exportData: { admits: seekers },
  /** The confirmation is the user's own address, typed. */
  deleteAccount: { admits: seekers, sends: () => ({ body: { confirmation: 'somebody@example.com' } }), answers: 40001 },
  getMembership: { admits: ['recruiter'] },
  stepUp: { admits: members, sends: () => ({ body: { password: 'correct horse 1' } }), answers: 42016 },
} satisfies Partial<Record<CallName, Row>>;

export const ROLES: Record<CallName, Row> = {
  ...browsing,
  ...seeking,
  ...APPLICANT_ROLES,
  ...MY_JOBS_ROLES,
  ...NOTIFICATION_ROLES,
  ...CHAT_ROLES,
  ...DEV_ROLES,
  ...INTERVIEW_ROLES,
  ...ONLINE_ROLES,
  ...POSTING_ROLES,
  ...PROFILE_ROLES,
  ...RESUME_ROLES,
  ...TEAM_ROLES,
  ...VIDEO_ROLES,
  ...entering,
  ...securing,
};
