import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startServer, type RunningServer } from '../support/server.ts';
import { answerQuestions, findJob, resumePdf } from './steps.ts';
import { test } from './watched.ts';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-survive-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
  server = await startServer({ dataDir });
});

test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test(
  'a server killed during an application leaves one application or none; sending again makes it one, and it survives a restart',
  { tag: '@desktop-only' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(server.url);
    await findJob(page, 'assistant');
    await page.getByRole('link', { name: 'Apply now' }).first().click();
    await page.getByLabel('First name').fill('Maria');
    await page.getByLabel('Last name').fill('Cruz');
    await page.getByLabel('Email').fill('maria@example.com');
    await page.locator('input[type=file]').setInputFiles(resumePdf());
    let kills = 0;
    await page.route('**/api/data/jobs/*/applications', async (route) => {
      if (kills > 0) return route.continue();
      kills += 1;
      const sent = route.fetch().catch(() => undefined);
      await server.kill();
      await sent;
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: /^(Continue|Send application)$/ }).click();
    const failed = page.getByText('We couldn’t send your application');
    const questions = page.getByRole('heading', { name: 'A few questions from the employer' });
    await expect(failed.or(questions)).toBeVisible({ timeout: 20_000 });
    if (await questions.isVisible()) await answerQuestions(page).catch(() => undefined);
    await expect(failed).toBeVisible();
    expect(kills).toBe(1);

    server = await startServer({ dataDir, port: server.port });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible({ timeout: 20_000 });

    await server.stop();
    server = await startServer({ dataDir, port: server.port });
    await page.goto(`${server.url}/recommended-job/applied`);
    await expect(page.getByRole('list', { name: /Your application to/ })).toHaveCount(1);
  },
);
