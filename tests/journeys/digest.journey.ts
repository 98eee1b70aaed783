import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startServer, type RunningServer } from '../support/server.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';

/** A day passes on the demo's clock, which moves for everyone, so this journey has a server of its own. */
let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-digest-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
  server = await startServer({ dataDir, seedJobs: 6_000 });
});

test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Email {
  subject: string;
  text: string;
  html: string;
}

const JOB = /\/job\/[\w-]+/g;

test(
  'Ana’s alert sends news as days pass, no job twice, and is stopped from its email without a session',
  { tag: '@desktop-only' },
  async ({ page, context, browser }) => {
    test.setTimeout(180_000);
    const digests = async () =>
      ((await (await page.request.get(`${server.url}/dev/inbox.json?to=seeker@waymark.test`)).json()) as Email[]).filter(({ text }) =>
        text.includes('/job-alerts/email'),
      );
    await page.goto(`${server.url}/dev`);
    await page.getByRole('button', { name: 'Sign in as Ana' }).click();
    await expect(page).toHaveURL(`${server.url}/recommended-job/applied`);

    const control = await context.newPage();
    // One may have been sent when the demo started; the next is sent at 7:00 on another day.
    for (let days = 1; days <= 3; days += 1) {
      await control.goto(`${server.url}/dev`);
      await control.getByRole('button', { name: 'Forward one day' }).click();
      await expect(control.getByText(`${days} ${days === 1 ? 'day' : 'days'} ahead of this machine`)).toBeVisible({ timeout: 60_000 });
    }
    await expect.poll(async () => (await digests()).length, { timeout: 20_000 }).toBeGreaterThan(1);
    const emails = await digests();
    const jobs = emails.flatMap(({ text }) => [...new Set(text.match(JOB))]);
    expect(jobs.length).toBeGreaterThan(1);
    expect(new Set(jobs).size).toBe(jobs.length);

    // Someone without a session: the link in the email is all there is.
    const stranger = await browser.newContext();
    const link = /https?:\/\/\S+\/job-alerts\/email\?\S*do=stop\S*/.exec(emails[0]?.text ?? '')?.[0] as string;
    const opened = await stranger.newPage();
    await opened.goto(link);
    await hydrated(opened);
    await opened.getByRole('button', { name: /^Stop/ }).first().click();
    await expect(opened.getByText(/paused|stopped/i).first()).toBeVisible();
    await stranger.close();
    await page.goto(`${server.url}/account-settings/job-alert`);
    await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  },
);
