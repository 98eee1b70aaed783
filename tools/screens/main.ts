import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { login } from '../../contract/auth.ts';
import { pathOf } from '../../contract/call.ts';
import { recruiterLogin } from '../../contract/recovery.ts';
import { galleryPage, type Picture } from './gallery.ts';
import { type Screen, SCREENS, type Viewer } from './screens.ts';

/**
 * `npm run screens [-- NAME …] [--width 390] [--theme dark] [--at URL] [--out FOLDER] [--full]`: takes every screen of a running demo (`npm start`) at four
 * widths in both themes, and writes one page to look through them. Names are the beginnings of those in screens.ts.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: path.join(import.meta.dirname, '../../.cache/screens') },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    full: { type: 'boolean', default: false },
  },
});
const WIDTHS = [320, 390, 768, 1440];
const widths = values.width?.map(Number) ?? WIDTHS;
const themes = (values.theme ?? ['light', 'dark']).map((theme) => (theme === 'dark' ? 'dark' : 'light'));
const screens = SCREENS.filter(({ name }) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)));
const PASSWORD = 'waymark-demo-1';
/** Milliseconds until a page that keeps a connection open counts as loaded. */
const SETTLED = 2_500;

async function signedIn(browser: Browser, viewer: Viewer): Promise<Awaited<ReturnType<BrowserContext['storageState']>> | undefined> {
  if (viewer === 'visitor') return undefined;
  const context = await browser.newContext({ baseURL: values.at });
  const headers = { 'country-id': '167', 'language-id': '1', 'role-id': '1', device: 'web', device_uuid: 'screens' };
  const reply = await context.request.post(pathOf(viewer === 'employer' ? recruiterLogin : login), {
    headers,
    data: { login: `${viewer}@waymark.test`, password: PASSWORD },
  });
  if (!reply.ok()) throw new Error(`${viewer} could not sign in at ${values.at}: ${await reply.text()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function take(context: BrowserContext, screen: Screen, width: number, theme: 'light' | 'dark'): Promise<Picture> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => void problems.push(error.message));
  const file = `${screen.name}-${width}-${theme}.png`;
  const settle = () => page.waitForLoadState('networkidle', { timeout: SETTLED }).catch(() => undefined);
  try {
    await page.goto(screen.path);
    await settle();
    await screen.reach?.(page);
    await settle();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) problems.push(`${overflow} px wider than the window`);
    await page.screenshot({ path: path.join(values.out, file), fullPage: values.full });
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await page.close();
  }
  console.info(`${file}${problems.map((problem) => `\n  ${problem}`).join('')}`);
  return { screen, width, theme, file, problems };
}

async function main(): Promise<void> {
  if (screens.length === 0) throw new Error(`No screen begins with ${positionals.join(', ')}. There are: ${SCREENS.map(({ name }) => name).join(', ')}.`);
  await mkdir(values.out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const pictures: Picture[] = [];
  try {
    for (const viewer of new Set(screens.map((screen) => screen.viewer))) {
      const storageState = await signedIn(browser, viewer);
      for (const width of widths) {
        for (const theme of themes) {
          const context = await browser.newContext({
            baseURL: values.at,
            viewport: { width, height: width < 768 ? 844 : 900 },
            deviceScaleFactor: width < 768 ? 2 : 1,
            isMobile: width < 768,
            hasTouch: width < 768,
            colorScheme: theme,
            reducedMotion: 'reduce',
            locale: 'en-US',
            timezoneId: 'Asia/Manila',
            ...(storageState ? { storageState } : {}),
          });
          for (const screen of screens.filter((each) => each.viewer === viewer)) pictures.push(await take(context, screen, width, theme));
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
  await writeFile(path.join(values.out, 'index.html'), galleryPage(pictures));
  const failed = pictures.filter(({ problems }) => problems.length > 0).length;
  console.info(`${pictures.length} pictures${failed > 0 ? `, ${failed} with something to look at` : ''}: ${path.join(values.out, 'index.html')}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
