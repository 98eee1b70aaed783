import { expect, type Browser, type Page } from '@playwright/test';
import { createWorkExperience } from '../../contract/profile-calls.ts';
import { expectAccessible } from './accessible.ts';
import { applyTo, postJob } from './hiring.ts';
import { call } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const another = async (page: Page, browser: Browser) => (await browser.newContext({ locale: 'en-US', viewport: page.viewportSize() })).newPage();
async function open(page: Page, path: string): Promise<void> {
  await page.goto(base() + path);
  await hydrated(page);
}
const analysis = (page: Page) => page.getByRole('region', { name: /^How .+ match/ });
/** Each requirement with its result, as a reader sees them. */
const verdicts = async (page: Page) => (await analysis(page).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').slice(0, 2).join(': '));

test('an application is compared with its job, and both sides read the same', async ({ page, browser }) => {
  const description = 'Requirements:\n- 2 years of experience as an accountant\n- Bookkeeping\n- Driving licence';
  const jobId = await postJob(page, { title: 'Accountant', description });
  const seeker = await another(page, browser);
  const applicationId = await applyTo(seeker, jobId);
  await call(seeker, createWorkExperience, { job_title: 'Accountant', company_name: 'Old Mill', start_date: '2021-02', is_present: true });
  await open(seeker, `/recommended-job/applied/${jobId}`);
  await expect(analysis(seeker)).toHaveCount(0);

  await open(page, `/employer/applicants/${applicationId}`);
  await expect(analysis(page)).toContainText('The applicant can see this comparison');
  await analysis(page).getByRole('button', { name: 'Compare with job' }).click();
  await expect(analysis(page).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page, { but: 'iframe' });

  await open(seeker, `/recommended-job/applied/${jobId}`);
  await expect(analysis(seeker).getByRole('listitem')).not.toHaveCount(0);
  expect(await verdicts(seeker)).toEqual(await verdicts(page));
  await expectAccessible(seeker);
});
