import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../support/server.ts';
import { beSeeker } from './paths/gestures.ts';
import { words } from './paths/words.ts';
import { hydrated } from './steps.ts';

/** The records with exactly one of a kind: their input survives what kills the page, the tab or the server (kill.journey.ts has the others). */
const TEXTS = [
  { kind: 'basicInfo', field: 'home_address', text: '7 Mango Street, Iloilo' },
  { kind: 'summary', field: 'career_summary', text: 'I keep kitchens clean, calm and on time.' },
] as const;

const HOWS = ['reload', 'crash', 'kill'] as const;

const button = (page: Page, key: string) => page.getByRole('button', { name: words(key) });
const area = (page: Page, { kind, field }: (typeof TEXTS)[number]) => page.getByRole('dialog').getByLabel(words(`profile:${kind}.${field}`));

async function comeBack(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/manage-profile`);
  await hydrated(page);
}

let server: RunningServer | undefined;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-text-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
});
test.afterAll(async () => {
  await server?.stop();
  // A worker may return to this file after others.
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

for (const text of TEXTS)
  for (const how of HOWS)
    test(`${text.kind}: what was written outlives a ${how}, and is saved`, { tag: '@desktop-only' }, async ({ context, page }) => {
      test.setTimeout(120_000);
      if (how === 'kill') server ??= await startServer({ dataDir });
      const url = how === 'kill' ? (server as RunningServer).url : (process.env['WAYMARK_URL'] as string);
      await beSeeker({ page, context, url, email: `ana-${randomUUID()}@example.com`, kept: {} });
      await page.goto(`${url}/manage-profile`);
      await hydrated(page);
      // An empty summary is added.
      await button(page, `profile:${text.kind}.${text.kind === 'summary' ? 'add' : 'edit'}`).click();
      await area(page, text).fill(text.text);
      let now = page;
      if (how === 'crash') {
        await expect(page.getByText(words('profile:draft.kept'))).toBeVisible();
        const crashed = page.waitForEvent('crash');
        (await context.newCDPSession(page)).send('Page.crash').catch(() => {});
        await crashed;
        now = await context.newPage();
        await now.goto(`${url}/manage-profile`);
        await hydrated(now);
      } else if (how === 'kill') {
        const { port, kill } = server as RunningServer;
        await kill();
        server = await startServer({ dataDir, port });
      } else await comeBack(page);
      if (how !== 'kill') await button(now, 'profile:draft.resume').click();
      await expect(area(now, text)).toHaveValue(text.text);
      await button(now, 'profile:save').click();
      await expect(now.getByText(words('profile:news.saved'), { exact: true }).first()).toBeVisible();
      await comeBack(now);
      await button(now, `profile:${text.kind}.edit`).click();
      await expect(area(now, text)).toHaveValue(text.text);
    });
