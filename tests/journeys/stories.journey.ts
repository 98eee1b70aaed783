import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { getDevWork, moveDevClock, steerDevScripts } from '../../contract/dev.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { make, postJob } from './hiring.ts';
import { applyWithoutAccount, hydrated } from './steps.ts';
import { test } from './watched.ts';

/** One person alone lives both stories of a demo through: everybody else is played by scripts. */

let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-stories-'));
  // PostgreSQL runs as another user where this runs as root.
  await chmod(dataDir, 0o755);
  server = await startServer({ dataDir, seedJobs: 800, env: { DEMO_SCRIPTS: 'on' } });
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const workOf = (page: Page) => make<{ now: string; work: { state: string } | null }>(page, getDevWork, {});

/** Moves the demo's clock on, as pressing a button of its control page does. @param by milliseconds */
async function pass(page: Page, by: number): Promise<void> {
  const { now } = await workOf(page);
  await make(page, moveDevClock, { data: { until: new Date(Date.parse(now) + by).toISOString() } });
  await expect.poll(async () => (await workOf(page)).work?.state).toBe('done');
}

const card = (page: Page) => page.getByRole('main').getByRole('article').first();
const chatWith = (page: Page, text: string) => page.getByRole('region', { name: 'Your chats' }).getByRole('listitem').filter({ hasText: text });
const said = (page: Page, text: string | RegExp) => page.getByRole('log', { name: 'Messages' }).getByText(text).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click({ timeout: 15_000 });
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Until a script has done something: they look every two seconds, and think for seconds. */
const PATIENT = { timeout: 40_000 };

async function open(page: Page, place: string): Promise<void> {
  await page.goto(server.url + place);
  await hydrated(page);
}

/** Opens the first job that somebody answers for. */
async function findAnsweredJob(page: Page): Promise<void> {
  await open(page, '/jobs-hiring');
  const places = await page
    .getByRole('list', { name: 'Results' })
    .locator('article a[href*="/job/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  for (const place of places) {
    await open(page, place);
    const isOpen = await page.getByRole('link', { name: 'Apply now' }).first().isVisible();
    if (isOpen && (await page.getByRole('button', { name: 'Chat now' }).first().isVisible())) return;
  }
  throw new Error('nobody answers for any of these jobs');
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(page, text)).toBeVisible();
}

test('a job seeker alone gets from a search to the hire', { tag: ['@main-desktop', '@desktop-only'] }, async ({ page }) => {
  test.setTimeout(240_000);
  await findAnsweredJob(page);
  await make(page, steerDevScripts, { data: { speed: 10 } });
  await applyWithoutAccount(page);
  await expect(page.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible();

  await open(page, '/chat');
  await chatWith(page, 'thank you for applying').getByRole('link').first().click(PATIENT);
  await expect(page.getByText('Demo account').first()).toBeVisible();
  await write(page, 'Three years of it. Where would I work?');
  await expect(said(page, /When could you start/)).toBeVisible(PATIENT);
  await write(page, 'Next month, in the middle of your range.');
  await expect(said(page, /choose the one that suits you/)).toBeVisible(PATIENT);

  await open(page, '/interviews');
  await press(page, 'Choose a time');
  await press(page, 'Accept this time');
  await expect(card(page)).toHaveAttribute('data-state', /upcoming|checkInOpen/);
  await pass(page, HOUR / 2);
  await page.reload();
  await hydrated(page);
  await press(page, 'Check in');
  await expect(card(page)).toHaveAttribute('data-state', 'checkedIn');
  for (let hours = 0; hours < 2; hours += 1) await pass(page, HOUR);
  await open(page, '/interviews?filter=past');
  await expect(async () => {
    await page.reload();
    await expect(card(page)).toHaveAttribute('data-state', 'passed', { timeout: 2_000 });
  }).toPass(PATIENT);
  await open(page, '/chat');
  await expect(chatWith(page, 'Congratulations')).toBeVisible(PATIENT);
});

test('an employer alone gets from a new job to the hire', { tag: ['@main-desktop', '@desktop-only'] }, async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, '/');
  const title = `Lighthouse keeper ${randomUUID().slice(0, 6)}`;
  await make(page, steerDevScripts, { data: { speed: 10 } });
  await postJob(page, { title, skills: ['Lamps', 'Fog signals'] });
  await open(page, '/employer/applicants');
  const news = page.getByRole('region', { name: 'New' });
  await expect(news.getByRole('link')).not.toHaveCount(0, PATIENT);
  await news.getByRole('link').first().click();
  await expect(page.getByText('Demo account')).toBeVisible();
  const applicant = page.url();
  await press(page, 'Chat');
  await write(page, 'Thank you for applying. When could you start?');
  await expect(said(page, /two weeks/)).toBeVisible(PATIENT);

  await page.goto(applicant);
  await hydrated(page);
  await page.getByRole('link', { name: 'Invite to interview' }).click();
  const startsAt = Math.ceil(Date.parse((await workOf(page)).now) / MINUTE) * MINUTE + HOUR;
  const local = await page.evaluate((at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16), startsAt);
  await page.getByRole('textbox', { name: /^Time 1/ }).fill(local);
  await page.getByLabel('Address').fill('1 Pier Road, Manila');
  await press(page, 'Send offer');
  await expect(page).toHaveURL(/\/employer\/interviews\/[0-9a-f-]{36}$/);
  await expect(card(page)).toHaveAttribute('data-state', /upcoming|checkInOpen|checkedIn/, PATIENT);
  await press(page, 'Check in');
  await expect(card(page)).toHaveAttribute('data-state', 'checkedIn');
  for (let hours = 0; hours < 3; hours += 1) await pass(page, HOUR);
  await page.reload();
  await hydrated(page);
  await press(page, 'Mark attendance');
  await page.getByRole('radio', { name: 'They came' }).check();
  await press(page, 'Save');
  await press(page, 'Give the result');
  await page.getByRole('radio', { name: 'Passed' }).check();
  await press(page, 'Send result');
  await expect(card(page)).toHaveAttribute('data-state', 'passed');
  await page.goto(applicant);
  await hydrated(page);
  await press(page, 'Accept');
  await press(page, 'Accept and tell them');
  await open(page, '/employer/chat');
  await expect(chatWith(page, 'Thank you so much')).toBeVisible(PATIENT);
});
