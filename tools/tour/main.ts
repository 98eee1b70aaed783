import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { employerStory, jobSeekerStory, type Scene } from '../../tests/journeys/story.ts';
import { startServer } from '../../tests/support/server.ts';

/** `npm run tour`: goes through both stories of a demo in a browser, and writes docs/tour.md with a picture of each step. */
const docs = path.join(import.meta.dirname, '../../docs');
const pictures = path.join(docs, 'tour');
/** Milliseconds. */
const SETTLED = 3_000;
const SIZE = { width: 1_280, height: 800 };

const STORIES = [
  {
    name: 'job-seeker',
    title: 'A job seeker, from a search to the hire',
    play: (page: Page, server: string, scene: Scene) => jobSeekerStory(page, server, scene),
  },
  {
    name: 'employer',
    title: 'An employer, from a new job to the hire',
    play: (page: Page, server: string, scene: Scene) => employerStory(page, server, 'Lighthouse Keeper', scene),
  },
];

async function main(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'waymark-tour-'));
  // PostgreSQL runs as another user where this runs as root.
  await chmod(dataDir, 0o755);
  const server = await startServer({ dataDir, seedJobs: 5_000, env: { DEMO_SCRIPTS: 'on' } });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await rm(pictures, { recursive: true, force: true });
    await mkdir(pictures, { recursive: true });
    const parts: string[] = [];
    for (const { name, title, play } of STORIES) {
      const page = await browser.newPage({ viewport: SIZE, locale: 'en-US', reducedMotion: 'reduce' });
      const steps: string[] = [];
      await play(page, server.url, async (text) => {
        const file = `${name}-${steps.length + 1}.jpg`;
        // What a page loads last may be on its way; one with an open connection is never idle.
        await page.waitForLoadState('networkidle', { timeout: SETTLED }).catch(() => undefined);
        await page.screenshot({ path: path.join(pictures, file), type: 'jpeg', quality: 70 });
        steps.push(`${steps.length + 1}. ${text}\n\n   ![${text}](tour/${file})`);
      });
      await page.close();
      parts.push(`## ${title}\n\n${steps.join('\n\n')}`);
    }
    await writeFile(path.join(docs, 'tour.md'), `${BEGINNING}\n\n${parts.join('\n\n')}\n`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const BEGINNING = `# Tour

You can try both sides of a demo on your own (\`npm start\`): scripts play everyone else. \`npm run tour\` takes these screenshots from the product itself,
following the same steps as \`tests/journeys/stories.journey.ts\`.`;

await main();
