import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../support/server.ts';
import { postJob } from './hiring.ts';
import { applyWithoutAccount, findJob, hydrated } from './steps.ts';
import { test } from './watched.ts';
import { DAY, MINUTE } from '../../contract/durations.ts';

let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-hired-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
  server = await startServer({ dataDir });
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * The server dies, and restarts once its clock reaches an instant.
 * @param at ms since 1970
 */
async function killUntil(at: number): Promise<void> {
  await server.kill();
  const CLOCK_AHEAD = String(Math.round((at - Date.now()) / 1_000));
  server = await startServer({ dataDir, port: server.port, env: { CLOCK_AHEAD } });
}

async function open(page: Page, place: string): Promise<void> {
  await page.goto(server.url + place);
  await hydrated(page);
}

const card = (page: Page) => page.getByRole('main').getByRole('article');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a visitor and an employer go from the application to the result, through reloads, kills of the server and days', async ({ page: seeker, browser }) => {
  test.setTimeout(300_000);
  const employer = await (await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })).newPage();
  await employer.goto(server.url);
  const title = `Lighthouse keeper ${randomUUID().slice(0, 6)}`;
  await postJob(employer, { title });

  await seeker.goto(server.url);
  await findJob(seeker, title);
  await applyWithoutAccount(seeker);
  await expect(seeker.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible();

  await open(employer, '/employer/applicants');
  await employer.getByRole('region', { name: 'New' }).getByRole('link').click();
  await employer.getByRole('link', { name: 'Invite to interview' }).click();
  const startsAt = Math.ceil(Date.now() / MINUTE) * MINUTE + 2 * DAY;
  const local = await employer.evaluate((at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16), startsAt);
  await employer.getByRole('textbox', { name: /^Time 1/ }).fill(local);
  await employer.getByLabel('Address').fill('1 Pier Road, Manila');
  await press(employer, 'Send invitation');
  await expect(employer).toHaveURL(/\/employer\/interviews\/[0-9a-f-]{36}$/);

  await open(seeker, '/interviews');
  await press(seeker, 'Pick a time');
  await seeker.reload();
  await hydrated(seeker);
  await press(seeker, 'Pick a time');
  await press(seeker, 'Confirm time');
  await expect(card(seeker)).toHaveAttribute('data-state', 'upcoming');
  await expect(card(employer)).toHaveAttribute('data-state', 'upcoming');

  await killUntil(startsAt - 60 * MINUTE);
  for (const page of [seeker, employer]) {
    await page.reload();
    await hydrated(page);
    await press(page, 'Check in');
    await expect(card(page)).toHaveAttribute('data-state', 'checkedIn');
  }

  await killUntil(startsAt + 61 * MINUTE);
  await employer.reload();
  await hydrated(employer);
  await press(employer, 'Mark attendance');
  await employer.getByRole('radio', { name: 'They showed up' }).check();
  await press(employer, 'Save');
  await expect(card(employer)).toHaveAttribute('data-state', 'completed');
  await press(employer, 'Share result');
  await employer.getByRole('radio', { name: 'Passed' }).check();
  await press(employer, 'Send result');
  await expect(card(employer)).toHaveAttribute('data-state', 'passed');

  await open(seeker, '/interviews?filter=past');
  await expect(card(seeker)).toHaveAttribute('data-state', 'passed');
  await employer.context().close();
});
