import { defineConfig } from '@playwright/test';

const browser = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** `npm run journeys` drives everything at both widths; `npm test` drives, for each flow, what reaches its end, at the width in its tag. */
const isWhole = process.env['WAYMARK_PATHS'] !== undefined;
const ALL = /./;
/** The charts of which `npm test` drives a path. */
const FEW_PATHS = /paths\/(apply|chatRoom)\.paths\.ts$/;

/** On a desktop, animations run as for most users. Waiting for them everywhere would take an eighth of the run. */
const STILL = { reducedMotion: 'reduce' } as const;

/** The main flows in a real browser on the real server, on a phone and on a desktop. */
export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine busy with other work, a journey may be late: it is retried once, and the list says which was.
  retries: 1,
  reporter: [['list']],
  outputDir: '../../test-results',
  globalSetup: './server.ts',
  use: {
    launchOptions: browser,
    video: process.env['WAYMARK_VIDEO'] ? 'on' : 'off',
    screenshot: 'only-on-failure',
    trace: process.env['WAYMARK_TRACE'] ? 'retain-on-failure' : 'off',
    locale: 'en-US',
  },
  // Journeys that kill servers and wait for them run first, so that the run doesn't end with waiting for them.
  projects: [
    {
      name: 'desktop',
      testMatch: '*.journey.ts',
      grep: isWhole ? ALL : /@main-desktop/,
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '*.journey.ts',
      grep: isWhole ? ALL : /@main-phone/,
      grepInvert: /@desktop-only/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, contextOptions: STILL },
    },
    // Hundreds of short paths with their timers.
    {
      name: 'paths',
      testMatch: isWhole ? 'paths/*.paths.ts' : FEW_PATHS,
      timeout: 40_000,
      use: { viewport: { width: 390, height: 844 }, actionTimeout: 12_000, contextOptions: STILL },
    },
    // A partial run takes fewer transitions.
    ...(isWhole ? [{ name: 'covered', testMatch: 'covered.check.ts', dependencies: ['paths', 'phone', 'desktop'] }] : []),
  ],
});
