import type { DownloadRoute } from '../http/download.ts';
import type { Route } from '../http/route.ts';
import { filesInChats } from './chat/deleted-files.ts';
import { routes as flows } from './flows/routes.ts';
import { routes as notify } from './notify/routes.ts';
import { routes as config } from './market/config/routes.ts';
import { routes as search } from './market/search/routes.ts';
import { routes as jobs } from './market/jobs/routes.ts';
import { routes as companies } from './market/companies/routes.ts';
import { routes as identity } from './identity/routes.ts';
import { routes as email } from './identity/email-routes.ts';
import { routes as phone } from './identity/phone.ts';
import { routes as profile } from './profile/routes.ts';
import { resumeDownloads } from './profile/download.ts';
import { generatedResumeDownloads } from './profile/generate-resume.ts';
import { onlineResumeDownloads } from './profile/online/files.ts';
import { profileDownloads } from './profile/profile-downloads.ts';
import { videoDownloads } from './profile/video-downloads.ts';
import { routes as aiResume } from './profile/ai-resume/routes.ts';
import { routes as recommendations } from './recommendations/routes.ts';
import { routes as reports } from './reports/routes.ts';
import { routes as chat } from './chat/routes.ts';
import { downloads as chatDownloads } from './chat/downloads.ts';
import { routes as applying } from './hiring/applying/routes.ts';
import { routes as applyDrafts } from './hiring/applying/draft-routes.ts';
import { routes as applicants } from './hiring/applicants/routes.ts';
import { routes as analysis } from './hiring/analysis/routes.ts';
import { routes as interviews } from './hiring/interviews/routes.ts';
import { routes as postings } from './hiring/postings/routes.ts';
import { routes as blocks } from './hiring/blocks/routes.ts';
import { routes as deletion } from './hiring/delete-account.ts';
import { routes as exporting } from './hiring/export-data.ts';
import { routes as employer } from './employer/routes.ts';
import { documentDownloads } from './employer/documents.ts';
import { downloads as applicantDownloads } from './hiring/applicants/download.ts';
import { downloads as interviewDownloads } from './hiring/interviews/downloads.ts';
import { routes as recruiters } from './employer/recruiters.ts';
import { routes as alerts } from './alerts/routes.ts';
import { routes as logs } from './operations/logs/routes.ts';
import { routes as metrics } from './operations/metrics/routes.ts';

/**
 * Every call's route, by domain, in the order the domains build on each other (layers.test.ts). A test holds this against contract/calls.ts: none is
 * declared without one.
 */
export const ROUTES: readonly Route[] = [
  ...flows,
  ...notify,
  ...config,
  ...search,
  ...jobs,
  ...companies,
  ...identity,
  ...email,
  ...phone,
  ...profile(filesInChats),
  ...aiResume,
  ...recommendations,
  ...reports,
  ...chat,
  ...applying,
  ...applyDrafts,
  ...applicants,
  ...analysis,
  ...interviews,
  ...postings,
  ...blocks,
  ...deletion,
  ...exporting,
  ...employer,
  ...recruiters,
  ...alerts,
  ...logs,
  ...metrics,
];

/** Every download's route. */
export const DOWNLOAD_ROUTES: readonly DownloadRoute[] = [
  ...resumeDownloads,
  ...generatedResumeDownloads,
  ...profileDownloads,
  ...videoDownloads,
  ...onlineResumeDownloads,
  ...chatDownloads,
  ...applicantDownloads,
  ...interviewDownloads,
  ...documentDownloads,
];
