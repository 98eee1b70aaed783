import { page, type Page } from './page.tsx';

/** Every page of the app; a chunk each. */
export const PAGES = {
  home: page('src/views/home/HomePage.tsx', ['home', 'search'], () => import('../home/HomePage.tsx')),
  search: page('src/views/search/SearchPage.tsx', ['search', 'job', 'validation'], () => import('../search/SearchPage.tsx')),
  job: page('src/views/job/JobPage.tsx', ['job'], () => import('../job/JobPage.tsx')),
  jobGone: page('src/views/job/JobGonePage.tsx', ['job'], () => import('../job/JobGonePage.tsx')),
  apply: page('src/views/apply/ApplyPage.tsx', ['apply', 'job', 'getStarted', 'validation'], () => import('../apply/ApplyPage.tsx')),
  applySuccess: page('src/views/apply/ApplySuccessPage.tsx', ['apply', 'job'], () => import('../apply/ApplySuccessPage.tsx')),
  getStarted: page('src/views/getStarted/GetStartedPage.tsx', ['getStarted', 'validation'], () => import('../getStarted/GetStartedPage.tsx')),
  myJobs: page('src/views/myJobs/MyJobsPage.tsx', ['myJobs', 'apply', 'job'], () => import('../myJobs/MyJobsPage.tsx')),
  maintenance: page('src/views/maintenance/MaintenancePage.tsx', ['layout'], () => import('../maintenance/MaintenancePage.tsx')),
  notFound: page('src/views/notFound/NotFoundPage.tsx', ['layout'], () => import('../notFound/NotFoundPage.tsx')),
} satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** Routes of specification §2 (react-router patterns, without the language prefix) and the page of each. */
export const ROUTE_PATTERNS: readonly (readonly [pattern: string, name: PageName])[] = [
  ['/', 'home'],
  ['/onsite-job', 'search'],
  ['/jobs-hiring/:keyword', 'search'],
  ['/job/:jobSlug', 'job'],
  ['/job/:jobSlug/apply', 'apply'],
  ['/job/:jobSlug/apply/success', 'applySuccess'],
  ['/get-started', 'getStarted'],
  ['/recommended-job', 'myJobs'],
  ['/recommended-job/:tab', 'myJobs'],
];
