import * as alerts from './alerts.ts';
import * as applicantAnalysis from './applicant-analysis.ts';
import * as applicantResume from './applicant-resume.ts';
import * as applicants from './applicants.ts';
import * as applications from './applications.ts';
import * as auth from './auth.ts';
import * as automaticReplies from './automatic-replies.ts';
import type { CallDeclaration } from './call.ts';
import * as careerSummary from './career-summary.ts';
import * as chatMessages from './chat-messages.ts';
import * as chats from './chats.ts';
import * as companyAlbum from './company-album.ts';
import * as companyClaim from './company-claim.ts';
import * as companyPages from './company-pages.ts';
import * as companyWorkspace from './company-workspace.ts';
import * as companies from './companies.ts';
import * as config from './config.ts';
import * as dev from './dev.ts';
import * as errorReports from './error-reports.ts';
import * as firstSteps from './first-steps.ts';
import * as flowReports from './flow-reports.ts';
import * as flowTraffic from './flow-traffic.ts';
import * as handoff from './handoff.ts';
import * as interviews from './interviews.ts';
import * as jobs from './jobs.ts';
import * as jobseekers from './jobseekers.ts';
import * as login from './login.ts';
import * as myJobs from './my-jobs.ts';
import * as networks from './networks.ts';
import * as notificationCalls from './notification-calls.ts';
import * as onlineResume from './online-resume.ts';
import * as phrases from './phrases.ts';
import * as postingCalls from './postings.ts';
import * as profile from './profile-calls.ts';
import * as profileDraft from './profile-draft.ts';
import * as profileFiles from './profile-files.ts';
import * as qr from './qr.ts';
import * as reach from './reach.ts';
import * as reco from './reco.ts';
import * as recovery from './recovery.ts';
import * as resumeArrival from './resume-arrival.ts';
import * as resumes from './resume-calls.ts';
import * as resumeDrafts from './resume-drafts.ts';
import * as resumeSync from './resume-sync.ts';
import * as savedJobs from './saved-jobs.ts';
import * as search from './search.ts';
import * as settings from './settings.ts';
import * as singpass from './singpass.ts';
import * as team from './team.ts';
import * as twoFactor from './two-factor.ts';
import * as videoResumes from './video-resumes.ts';

const declared = {
  ...alerts,
  ...applicantAnalysis,
  ...applicantResume,
  ...applicants,
  ...applications,
  ...auth,
  ...automaticReplies,
  ...careerSummary,
  ...chatMessages,
  ...chats,
  ...companies,
  ...companyAlbum,
  ...companyClaim,
  ...companyPages,
  ...companyWorkspace,
  ...config,
  ...dev,
  ...errorReports,
  ...firstSteps,
  ...flowReports,
  ...flowTraffic,
  ...handoff,
  ...interviews,
  ...jobs,
  ...jobseekers,
  ...login,
  ...myJobs,
  ...networks,
  ...notificationCalls,
  ...onlineResume,
  ...phrases,
  ...postingCalls,
  ...profile,
  ...profileDraft,
  ...profileFiles,
  ...qr,
  ...reach,
  ...reco,
  ...recovery,
  ...resumes,
  ...resumeDrafts,
  ...resumeArrival,
  ...resumeSync,
  ...savedJobs,
  ...search,
  ...settings,
  ...singpass,
  ...team,
  ...twoFactor,
  ...videoResumes,
};
type Declared = typeof declared;
export type Calls = { [K in keyof Declared as Declared[K] extends CallDeclaration ? K : never]: Declared[K] };
export type CallName = keyof Calls;

const isCall = (value: unknown): value is CallDeclaration => typeof value === 'object' && value !== null && 'method' in value && 'service' in value;

/** Every declared call by name: for the OpenAPI document, the browser's route table, and the test that each one has a route. */
export const CALLS = Object.fromEntries(Object.entries<unknown>(declared).filter(([, value]) => isCall(value))) as unknown as Calls;
