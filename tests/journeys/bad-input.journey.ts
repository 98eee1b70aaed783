import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { JobCard, JobDetail } from '../../contract/records.ts';
import { connect } from '../../server/db/client.ts';
import { runningEmbeddedDatabase } from '../../server/db/embedded.ts';
import { answerQuestions, hydrated, resumePdf } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const MARKUP = '<img src=x onerror=alert(1)>';
const pdf = (buffer: Buffer) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/**
 * An open job that takes applications here, with or without a question. From later pages: other journeys apply to the first.
 * @param which index among them: one journey closes its job
 */
async function someJob(page: Page, asks: 'text' | null, which = 0): Promise<JobDetail> {
  const found: JobDetail[] = [];
  for (let number = 3; number < 30; number += 1) {
    const { data } = (await (await page.request.get(`${base()}/api/jobs/search?page=${number}`)).json()) as { data: { jobs: JobCard[] } };
    const answers = await Promise.all(data.jobs.map(({ id }) => page.request.get(`${base()}/api/jobs/${id}`)));
    const jobs = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { data: JobDetail }).data));
    found.push(
      ...jobs.filter(({ is_external, eligibility, screening_questions: questions }) => {
        const hasQuestions = asks === null ? questions.length === 0 : questions.some(({ kind }) => kind === asks);
        return !is_external && eligibility.length === 0 && hasQuestions;
      }),
    );
    const job = found[which];
    if (job) return job;
  }
  throw new Error('no such job in this market');
}

async function fillDetails(page: Page, firstName: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Cruz');
  await page.getByLabel('Email').fill(`bad-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`);
}

const choose = (page: Page, file: ReturnType<typeof pdf>) => page.locator('input[type=file]').setInputFiles(file);
const goOn = (page: Page) => page.getByRole('button', { name: /^(Continue|Send application)$/ }).click();

test('a URL with unknown values shows a message in place, and finds the rest', async ({ page }) => {
  await page.goto(`${base()}/jobs-hiring/job-search?colour=red&location=atlantis&salary=9000,10&sort=9`);
  await expect(page.getByText('We don’t recognize “colour”, so we ignored it.')).toBeVisible();
  await expect(page.getByText('The minimum salary is higher than the maximum, so we ignored both.')).toBeVisible();
  await expect(page.getByText('We didn’t recognize the sort order in this link, so we used the default.')).toBeVisible();
  await expect(heading(page, 'We couldn’t find a place called “atlantis”')).toBeVisible();
  await page.getByRole('link', { name: 'Search without a location' }).click();
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();

  await page.goto(`${base()}/jobs-hiring/job-search?page=99&job=9999999999`);
  await expect(heading(page, 'There are no more results')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article').first()).toBeVisible();

  await page.goto(`${base()}/jobs-hiring/%E0%A4%A-jobs`);
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue('%E0%A4%A');
  await page.goto(`${base()}/jobs-hiring/${encodeURIComponent(MARKUP)}-jobs`);
  await expect(heading(page, `${MARKUP} jobs`)).toBeVisible();
});

test('a query of ten kilobytes is rejected by the server with a message, and stays in the field', async ({ page }) => {
  const query = 'nurse '.repeat(1_706).trim();
  const answer = await page.goto(`${base()}/jobs-hiring/job-search?query=${encodeURIComponent(query)}`);
  expect(answer?.status()).toBe(422);
  expect(await answer?.text()).toContain('Use 200 characters or fewer');
  await hydrated(page);
  await expect(page.getByText('Use 200 characters or fewer')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'What' }).fill('nurse');
  await page.getByRole('combobox', { name: 'What' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
});

test('each file that isn’t a resume is refused with the reason; an interrupted upload works on retry; the input is sent once, as text', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('typed text was executed');
  });
  const job = await someJob(page, 'text');
  await page.goto(`${base()}${job.url}/apply`);
  await fillDetails(page, MARKUP);
  await choose(page, pdf(Buffer.alloc(0)));
  await goOn(page);
  await expect(page.getByText('This file is empty.')).toBeVisible();
  await choose(page, pdf(Buffer.from('MZ this is a program')));
  await expect(page.getByText('This file isn’t a valid PDF, DOC, or DOCX')).toBeVisible();
  await choose(page, pdf(Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.4')));
  await expect(page.getByText('This file is over 5 MB')).toBeVisible();
  await page.route('**/resume/upload*', (route) => route.abort('connectionreset'), { times: 1 });
  await choose(page, resumePdf());
  await expect(page.getByText('We couldn’t upload your resume.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();

  const typed = `${MARKUP} ‮ 👩‍👩‍👧‍👧 'quoted' -- {{7*7}}`;
  await expect(heading(page, 'A few questions from the employer')).toBeVisible();
  await page.locator('form textarea').first().fill(typed);
  await page.reload();
  await expect(page.locator('form textarea').first()).toHaveValue(typed);
  // Removed in another tab: requested again, with everything else unchanged.
  await page.evaluate(async () => {
    const { data } = (await (await fetch('/api/jobseekers/resumes')).json()) as { data: { id: string }[] };
    await fetch(`/api/jobseekers/resumes/${data[0]?.id}/delete`, { method: 'DELETE' });
  });
  await answerQuestions(page);
  await expect(page.getByText('The resume you chose was deleted.')).toBeVisible();
  await choose(page, resumePdf());
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(heading(page, 'Your application is on its way')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quick-apply')))).toEqual([]);
});

test(
  'a registration whose response is lost isn’t requested again; twenty simultaneous clicks are one application; the user can apply again',
  { tag: ['@main-phone', '@phone-only'] },
  async ({ page }) => {
    const job = await someJob(page, null);
    await page.goto(`${base()}${job.url}/apply`);
    await fillDetails(page, 'Maria');
    await choose(page, resumePdf());
    await page.route(
      '**/api/auth/register',
      async (route) => {
        // Not sent by the browser, so that it doesn't learn of the new session.
        const headers = Object.entries(await route.request().allHeaders()).filter(([name]) => !/^(:|host$|content-length$)/.test(name));
        const answer = await fetch(route.request().url(), { method: 'POST', headers, body: route.request().postData() });
        expect(answer.status).toBe(200);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const sent: string[] = [];
    await page.route('**/api/data/jobs/*/applications', async (route) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, press) =>
          route.fetch({ headers: { ...route.request().headers(), 'idempotency-key': `press-${press}-${job.id}-${Date.now()}` } }),
        ),
      );
      for (const answer of answers) sent.push(((await answer.json()) as { data: { application: { id: string } } }).data.application.id);
      await route.fulfill({ response: answers[0] });
    });
    await goOn(page);
    await expect(page.getByText('We couldn’t create your account. We’ve kept what you typed, so try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Your application is on its way')).toBeVisible();
    expect([sent.length, new Set(sent).size]).toEqual([20, 1]);
    await page.unroute('**/api/data/jobs/*/applications');

    const other = await someJob(page, 'text');
    await page.goto(`${base()}${other.url}/apply`);
    await expect(heading(page, 'A few questions from the employer')).toBeVisible();
  },
);

test('a job that closes in the meantime shows a message, keeps the input, and has no application', { tag: '@phone-only' }, async ({ page }) => {
  const dataDir = process.env['WAYMARK_DATA'];
  test.skip(dataDir === undefined, 'the database of a server named by WAYMARK_URL is not ours to change');
  const job = await someJob(page, 'text', 2);
  await page.goto(`${base()}${job.url}/apply`);
  await fillDetails(page, 'Maria');
  await choose(page, resumePdf());
  await goOn(page);
  await expect(heading(page, 'A few questions from the employer')).toBeVisible();
  const running = await runningEmbeddedDatabase(path.join(dataDir as string, 'postgres'));
  const { pool, close } = connect(running?.url ?? '', 1);
  await pool.query(`update job set status = 'closed' where id = $1`, [job.id]);
  await close();
  await answerQuestions(page);
  await expect(heading(page, 'This job is closed')).toBeVisible();
  await expect(page.getByText('We’ve kept what you wrote.')).toBeVisible();
  expect((await page.request.get(`${base()}/api/jobs/applied-jobs/${job.id}`)).status()).toBe(404);
});
