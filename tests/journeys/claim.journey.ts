import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathOf } from '../../contract/call.ts';
import { getJob } from '../../contract/jobs.ts';
import { registerRecruiter } from '../../contract/recovery.ts';
import { searchJobs } from '../../contract/search.ts';
import { expectAccessible } from './accessible.ts';
import { call, confirmAddress, password } from './member.ts';
import { operator } from './operator.ts';
import { resumePdf } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;

/** The first company among these jobs' that has no members. */
async function ofNobody(page: Page, jobs: readonly { id: number; company: { id: number; name: string } }[]): Promise<{ id: number; name: string }> {
  for (const { id, company } of jobs) {
    const answer = await page.request.get(base() + pathOf(getJob, { id }), { headers: { 'country-id': '167', 'language-id': '1' } });
    const { data } = (await answer.json()) as { data: { recruiter: object | null } };
    if (data.recruiter === null) return company;
  }
  throw new Error('every company of these jobs has members');
}

test('an employer claims a company of the market with a document, chooses another of their own, and deletes that one', async ({ page }) => {
  test.slow();
  const found = await page.request.get(`${base()}${pathOf(searchJobs)}?query=manager`, { headers: { 'country-id': '167', 'language-id': '1' } });
  const { data } = (await found.json()) as { data: { jobs: { id: number; company: { id: number; name: string } }[] } };
  const { id: companyId, name: feed } = await ofNobody(page, data.jobs);
  const email = `kim-${randomUUID()}@gmail.com`;
  const names = { first_name: 'Kim', last_name: 'Lee', terms_and_condition: true };
  await call(page, registerRecruiter, { email, password, ...names, company_name: feed });
  await confirmAddress(page, email);
  await page.goto(`${base()}/employer`);
  await expect(page.getByRole('heading', { level: 1, name: feed })).toBeVisible();
  await expect(page.getByText('Your email address is from a public email provider.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim company' })).toHaveCount(0);
  await page.getByLabel('Upload a document').setInputFiles({ ...resumePdf(), name: 'Registration.pdf' });
  await expect(page.getByText('Document uploaded.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('We’re reviewing your documents.')).toBeVisible();
  // The page is notified of the operator's decision, made in a process of their own.
  await operator('--company', String(companyId), '--claim', email, '--refuse', 'The paper names another company.');
  await expect(page.getByText('Your documents didn’t show that the company is yours.')).toBeVisible();

  const own = `Kim's Kitchen ${randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Company' }).fill(own);
  await page.getByRole('button', { name: 'Continue with this company' }).click();
  // The page is notified and becomes the workspace.
  await expect(page.getByRole('heading', { name: 'Post your first job' })).toBeVisible();
  await page.goto(`${base()}/employer/company`);
  await page.getByRole('button', { name: 'Delete company…' }).click();
  const name = page.getByLabel(`Type “${own}” to confirm`);
  await name.fill(feed);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('That’s not the company’s name')).toBeVisible();
  await expectAccessible(page);
  await name.fill(own);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('This account doesn’t belong to a company yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which company do you hire for?' })).toBeVisible();
  await expectAccessible(page);
});
