import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../support/server.ts';
import { employerStory, jobSeekerStory } from './story.ts';
import { test } from './watched.ts';

let server: RunningServer;
let dataDir: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-stories-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
  server = await startServer({ dataDir, env: { DEMO_SCRIPTS: 'on' } });
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
// They move one clock.
test.describe.configure({ mode: 'serial' });

const unseen = () => Promise.resolve();

test('a job seeker gets from a search to the hire on their own', { tag: ['@main-desktop', '@desktop-only'] }, async ({ page }) => {
  test.setTimeout(240_000);
  await jobSeekerStory(page, server.url, unseen);
});

test('an employer gets from a new job to the hire on their own', { tag: '@desktop-only' }, async ({ page }) => {
  test.setTimeout(240_000);
  await employerStory(page, server.url, `Lighthouse keeper ${randomUUID().slice(0, 6)}`, unseen);
});
