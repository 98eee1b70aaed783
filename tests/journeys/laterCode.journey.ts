import { expect, type Browser, type Page } from '@playwright/test';
import { getJob } from '../../contract/jobs.ts';
import { make, postJob } from './hiring.ts';
import { hydrated, resumePdf } from './steps.ts';
import { test } from './watched.ts';

const base = () => process.env['WAYMARK_URL'] as string;
const MISSING = 'Part of this page didn’t load.';

/** The URL of a new job with a recruiter. */
async function jobOf(browser: Browser): Promise<string> {
  const employer = await browser.newPage();
  const jobId = await postJob(employer);
  const { url } = await make<{ url: string }>(employer, getJob, { params: { id: jobId } });
  await employer.close();
  return url;
}

/**
 * Blocks code that the page hasn't loaded yet.
 * @returns ends the block
 */
async function without(page: Page, code: RegExp): Promise<() => Promise<void>> {
  await page.route(code, (route) => route.abort());
  return () => page.unroute(code);
}
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in to chat' });
/** Like a tap: no pointer movement precedes it. */
const tap = (page: Page) => page.getByRole('button', { name: 'Chat now' }).dispatchEvent('click');

test('the first click on a page counts, even before the page is interactive', { tag: '@main-phone' }, async ({ page, browser }) => {
  const url = await jobOf(browser);
  await page.goto(base() + url);
  await hydrated(page);
  await tap(page);
  await expect(signIn(page)).toBeVisible();

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/entry-client-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(async () => {
    await tap(page);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ storedPress: expect.stringMatching(/^chat /) });
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  release();
  await expect(signIn(page)).toBeVisible();
});

test('a click whose code can’t load shows a message, is stored, and is handled once the code loads', { tag: '@main-desktop' }, async ({ page, browser }) => {
  const url = await jobOf(browser);
  const chatThere = await without(page, /\/ChatButton-/);
  await page.goto(base() + url);
  await hydrated(page);
  await tap(page);
  await expect(page.getByText(MISSING)).toBeVisible();
  await chatThere();
  await page.getByRole('button', { name: 'Load it now' }).click();
  await expect(signIn(page)).toBeVisible();
  await expect(page.getByText(MISSING)).toHaveCount(0);
});

test('an application with a phone number is sent once the code that parses the number loads', { tag: '@main-desktop' }, async ({ page, browser }) => {
  await page.goto(base() + (await jobOf(browser)));
  await hydrated(page);
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await page.getByLabel('First name').fill('Maria');
  await page.getByLabel('Last name').fill('Cruz');
  await page.getByLabel('Email').fill(`maria-${Date.now()}@example.com`);
  await page.getByLabel('Mobile number').fill(`917 ${String(Math.random()).slice(2, 9)}`);
  await page.locator('input[type=file]').setInputFiles(resumePdf());
  const numbersThere = await without(page, /\/(min|phone|libphonenumber)[^/]*\.js/);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await numbersThere();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible();
});
