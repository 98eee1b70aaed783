import type { Page } from '@playwright/test';

/** Whose eyes a screen is seen with: somebody signed out, or one of the demo's accounts. */
export type Viewer = 'visitor' | 'seeker' | 'newcomer' | 'employer';

export interface Screen {
  /** Unique, and the beginning of its pictures' names. */
  name: string;
  area: 'Search' | 'Apply' | 'Sign in' | 'Seeker' | 'Profile' | 'Employer' | 'States';
  viewer: Viewer;
  path: string;
  /** What to do on that page until the screen is there. */
  reach?: (page: Page) => Promise<void>;
}

/** Opens the first link whose address matches. */
const follow = (pattern: RegExp) => async (page: Page) => {
  // A page that keeps a connection open counts as loaded before its list is there.
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  const links = await page.locator('main a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const target = links.find((href) => pattern.test(href));
  if (!target) throw new Error(`no link to ${pattern} on ${page.url()}`);
  await page.goto(new URL(target, page.url()).href);
};

const JOB = /^\/job\/[^/]+$/;
const SEARCH = '/jobs-hiring/job-search?location=manila';
const NO_RESULT = '/jobs-hiring/lighthouse-keeper-jobs-in-manila?salary=900000';

const screen = (area: Screen['area'], viewer: Viewer, name: string, path: string, reach?: Screen['reach']): Screen => ({
  name,
  area,
  viewer,
  path,
  ...(reach ? { reach } : {}),
});

/** Every screen worth looking at, in the order in which somebody meets them. */
export const SCREENS: readonly Screen[] = [
  screen('Search', 'visitor', 'home', '/'),
  screen('Search', 'visitor', 'search', SEARCH),
  screen('Search', 'visitor', 'search-words', '/jobs-hiring/accountant-jobs'),
  screen('Search', 'visitor', 'search-none', NO_RESULT),
  screen('Search', 'visitor', 'search-filters', SEARCH, async (page) => {
    await page
      .getByRole('button', { name: /^Filters/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  screen('Search', 'visitor', 'job', SEARCH, follow(JOB)),
  screen('Search', 'visitor', 'companies', '/companies'),
  screen('Search', 'visitor', 'companies-none', '/companies?query=lighthouse%20keepers'),
  screen('Search', 'visitor', 'company', '/companies', follow(/^\/company\/[^/]+$/)),
  screen('Search', 'visitor', 'employer-landing', '/employer'),
  screen('Search', 'visitor', 'resume-templates', '/free-resume-template'),
  screen('Search', 'visitor', 'terms', '/terms'),
  screen('Apply', 'visitor', 'apply-guest', SEARCH, async (page) => {
    await follow(JOB)(page);
    await page.goto(`${page.url()}/apply`);
  }),
  screen('Apply', 'visitor', 'quick-upload', '/quick-upload-resume'),
  screen('Apply', 'seeker', 'apply', '/recommended-job/saved', async (page) => {
    await follow(JOB)(page);
    await page.goto(`${page.url()}/apply`);
  }),
  screen('Sign in', 'visitor', 'sign-in', '/get-started'),
  screen('Sign in', 'visitor', 'employer-sign-in', '/employer/login'),
  screen('Sign in', 'visitor', 'employer-register', '/employer/register'),
  screen('Sign in', 'visitor', 'reset-password', '/change-password'),
  screen('Seeker', 'seeker', 'home-seeker', '/'),
  screen('Seeker', 'seeker', 'search-seeker', SEARCH),
  screen('Seeker', 'seeker', 'my-jobs', '/recommended-job'),
  screen('Seeker', 'seeker', 'my-jobs-applied', '/recommended-job/applied'),
  screen('Seeker', 'seeker', 'my-jobs-saved', '/recommended-job/saved'),
  screen('Seeker', 'seeker', 'application', '/recommended-job/applied', follow(/^\/recommended-job\/applied\/\d+$/)),
  screen('Seeker', 'seeker', 'interviews', '/interviews'),
  screen('Seeker', 'seeker', 'interview', '/interviews', follow(/^\/interviews\/[^/]+$/)),
  screen('Seeker', 'seeker', 'chat-list', '/chat'),
  screen('Seeker', 'seeker', 'chat', '/chat', follow(/^\/chat\/[^/]+$/)),
  screen('Seeker', 'seeker', 'notifications', '/notifications'),
  screen('Profile', 'seeker', 'profile', '/manage-profile'),
  screen('Profile', 'seeker', 'profile-resumes', '/manage-profile/resume'),
  screen('Profile', 'seeker', 'settings', '/account-settings'),
  screen('Profile', 'seeker', 'alerts', '/account-settings/job-alert'),
  screen('Profile', 'newcomer', 'home-newcomer', '/'),
  screen('Profile', 'newcomer', 'wizard', '/jobseeker-complete-profile'),
  screen('Profile', 'newcomer', 'profile-empty', '/manage-profile'),
  screen('Profile', 'newcomer', 'my-jobs-empty', '/recommended-job/applied'),
  screen('Profile', 'newcomer', 'chat-empty', '/chat'),
  screen('Employer', 'employer', 'employer-home', '/employer'),
  screen('Employer', 'employer', 'employer-jobs', '/employer/jobs'),
  screen('Employer', 'employer', 'job-editor', '/employer/jobs/new'),
  screen('Employer', 'employer', 'applicants', '/employer/applicants'),
  screen('Employer', 'employer', 'applicant', '/employer/applicants', follow(/^\/employer\/applicants(\/[^/?]+|\?.*open=.+)$/)),
  screen('Employer', 'employer', 'employer-interviews', '/employer/interviews'),
  screen('Employer', 'employer', 'employer-chat', '/employer/chat', follow(/^\/employer\/chat\/[^/]+$/)),
  screen('Employer', 'employer', 'company-editor', '/employer/company'),
  screen('Employer', 'employer', 'team', '/employer/team'),
  screen('Employer', 'employer', 'employer-settings', '/employer/settings'),
  screen('States', 'visitor', 'not-found', '/nothing-here'),
  screen('States', 'visitor', 'job-gone', '/job/x-at-y-999999999'),
];
