import type { Route } from '../http/route.ts';
import { routes as aicv } from './aicv/routes.ts';
import { routes as analysis } from './analysis/routes.ts';
import { routes as applicants } from './applicants/routes.ts';
import { routes as applications } from './applications/routes.ts';
import { routes as auth } from './auth/routes.ts';
import { routes as chat } from './chat/routes.ts';
import { routes as companies } from './companies/routes.ts';
import { routes as config } from './config/routes.ts';
import { routes as email } from './data/email.ts';
import { routes as phone } from './data/phone.ts';
import { routes as recruiters } from './data/recruiters.ts';
import { routes as employer } from './employer/routes.ts';
import { routes as flows } from './flows/routes.ts';
import { routes as interview } from './interview/routes.ts';
import { routes as applying } from './job-applications/routes.ts';
import { routes as alerts } from './job-alerts/routes.ts';
import { routes as job } from './job/routes.ts';
import { routes as jobs } from './jobs/routes.ts';
import { routes as jobseekers } from './jobseekers/routes.ts';
import { routes as logs } from './logs/routes.ts';
import { routes as metrics } from './metrics/routes.ts';
import { routes as notification } from './notification/routes.ts';
import { routes as postings } from './postings/routes.ts';
import { routes as reco } from './reco/routes.ts';
import { routes as search } from './search/routes.ts';

/** Every call's route. A test holds this against contract/calls.ts: none is declared without one. */
export const ROUTES: readonly Route[] = [
  ...aicv,
  ...alerts,
  ...analysis,
  ...applicants,
  ...applications,
  ...applying,
  ...auth,
  ...chat,
  ...companies,
  ...config,
  ...email,
  ...flows,
  ...interview,
  ...employer,
  ...job,
  ...jobs,
  ...jobseekers,
  ...logs,
  ...metrics,
  ...notification,
  ...phone,
  ...postings,
  ...reco,
  ...recruiters,
  ...search,
];
