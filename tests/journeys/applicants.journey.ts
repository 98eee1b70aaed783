import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { withdrawApplication } from '../../contract/applications.ts';
import { expectAccessible } from './accessible.ts';
import { applyTo, make, postJob } from './hiring.ts';
import { newestEmail } from './member.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const QUESTION = { kind: 'yesNo', text: 'Do you swim?', options: [], is_required: true };

/** A new job seeker who applied for the job. */
async function applicant(browser: Browser, jobId: number): Promise<{ page: Page; email: string }> {
  const page = await browser.newPage();
  const email = `ana-${randomUUID()}@example.com`;
  await applyTo(page, jobId, 'I love the sea.', email);
  return { page, email };
}

/** The current step of the trail in the job seeker's only application. */
const mark = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first();

async function openList(page: Page, jobId: number): Promise<void> {
  await page.goto(`${base()}/employer/jobs/${jobId}/applicants`);
  await hydrated(page);
}

test(
  'an applicant is shown with the reply date, read, and declined with a reason they can read; another is accepted',
  { tag: '@main-phone' },
  async ({ page, browser }) => {
    test.slow();
    const jobId = await postJob(page, { screening_questions: [QUESTION] });
    const ana = await applicant(browser, jobId);
    await openList(page, jobId);
    const fresh = page.getByRole('region', { name: 'New' }).getByRole('article', { name: /Ana Reyes/ });
    await expect(fresh).toContainText(/Reply by \w{3}\b/);
    await expectAccessible(page, { but: 'iframe' });

    await fresh.getByRole('link').click();
    await expect(page.getByText('I love the sea.')).toBeVisible();
    await expect(page.getByText('Do you swim?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Maria Cruz resume.pdf');
    await expectAccessible(page, { but: 'iframe' });
    await ana.page.goto(`${base()}/recommended-job/applied`);
    await expect(mark(ana.page, 'Opened')).toBeVisible();

    // With a page open, they would read it there first: the email is sent immediately only to someone without one.
    await ana.page.goto('about:blank');
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('radio', { name: 'We need more or different experience' }).check();
    await page.getByLabel('Add a note').fill('Come back in spring.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('They need more or different experience.');
    await page.getByRole('button', { name: 'Decline and notify' }).click();
    await expect(page.getByText('We’ve told Ana Reyes.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);

    await expect.poll(() => newestEmail(page, ana.email)).toContain('Come back in spring.');
    await ana.page.goto(`${base()}/recommended-job/applied`);
    await expect(ana.page.getByText('Reason: They need more or different experience.')).toBeVisible();
    await expect(ana.page.getByText(/Note from .*: Come back in spring\./)).toBeVisible();

    const ben = await applicant(browser, jobId);
    await openList(page, jobId);
    await page.getByRole('region', { name: 'New' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('button', { name: 'Accept and notify' }).click();
    await expect(page.getByText('We’ve told Ana Reyes.')).toBeVisible();
    await ben.page.goto(`${base()}/recommended-job/applied`);
    await expect(mark(ben.page, 'Accepted')).toBeVisible();
  },
);

test('several are declined together; one who withdrew in the meantime stays unchanged', async ({ page, browser }) => {
  const jobId = await postJob(page, { screening_questions: [QUESTION] });
  const people = [await applicant(browser, jobId), await applicant(browser, jobId)];
  await openList(page, jobId);
  const boxes = page.getByRole('checkbox', { name: 'Select Ana Reyes' });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await make(people[0]?.page as Page, withdrawApplication, { params: { id: jobId } });
  await page.getByRole('button', { name: 'Decline and notify' }).click();
  await expect(page.getByText('1 applicant declined and notified. 1 application had already been decided, so we didn’t change it.')).toBeVisible();
  await page.getByRole('link', { name: /^Withdrawn/ }).click();
  await expect(page.getByRole('list', { name: 'Withdrawn' }).getByRole('article')).toHaveCount(1);
});
