import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startServer, type RunningServer } from '../support/server.ts';
import { hydrated } from './steps.ts';
import { test } from './watched.ts';
import { DAY } from '../../contract/durations.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-demo-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
  server = await startServer({ dataDir });
});

test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  'one click signs in as Ana, a week passes, and her open page and her email follow',
  { tag: ['@main-desktop', '@desktop-only'] },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await page.goto(`${server.url}/dev`);
    await page.getByRole('button', { name: 'Sign in as Ana' }).click();
    await expect(page).toHaveURL(`${server.url}/recommended-job/applied`);
    await hydrated(page);
    const closed = page.getByText('They didn’t reply in time, so we closed this application.');
    await expect(page.getByText(/We’ve reminded them/)).toBeVisible();
    await expect(closed).toHaveCount(0);

    const control = await context.newPage();
    await control.goto(`${server.url}/dev`);
    await expect(control.getByText('Same time as this machine')).toBeVisible();
    await control.getByRole('button', { name: 'Forward one week' }).click();
    await expect(control.getByText(/applications updated/)).toBeVisible({ timeout: 60_000 });
    await expect(control.getByText('7 days ahead of this machine')).toBeVisible();
    await expect(closed).toBeVisible();
    const emails = (await (await page.request.get(`${server.url}/dev/inbox.json?to=seeker@waymark.test`)).json()) as { subject: string; at: string }[];
    const closing = emails.find(({ subject }) => subject.startsWith('Closed without a reply'));
    expect(Date.parse(closing?.at ?? '') - Date.now()).toBeGreaterThan(3 * DAY);
  },
);

test('a restart keeps the time; a reset restores everything, and leaves nobody signed in', { tag: '@desktop-only' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  await server.stop();
  server = await startServer({ dataDir: server.dataDir, port: server.port });
  await page.goto(`${server.url}/dev`);
  await page.getByRole('button', { name: 'Sign in as Elias' }).click();
  await expect(page).toHaveURL(`${server.url}/employer`);
  await hydrated(page);

  const control = await context.newPage();
  await control.goto(`${server.url}/dev`);
  await expect(control.getByText('7 days ahead of this machine')).toBeVisible();
  await control.getByRole('button', { name: 'Reset the demo' }).click();
  await control.getByRole('button', { name: 'Keep demo' }).click();
  await control.getByRole('button', { name: 'Reset the demo' }).click();
  await control.getByRole('button', { name: 'Reset demo' }).click();
  await expect(control.getByText('Same time as this machine')).toBeVisible({ timeout: 180_000 });
  await expect(control.getByText('Demo reset.')).toBeVisible();
  await expect(control.getByText('1 late reply')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});
