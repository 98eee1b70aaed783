import { defineConfig } from '@playwright/test';

const browser = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** `npm run journeys` drives everything at both widths; `npm test` of each flow what goes to its end, at the width that its tag names. */
const isWhole = process.env['WAYMARK_PATHS'] !== undefined;
const ALL = /./;
/** The charts of which `npm test` drives a path. */
const FEW_PATHS = /paths\/(apply|chatRoom)\.paths\.ts$/;

/** On a desktop things move as they do for most; waiting for them to stand still everywhere would be an eighth of the run. */
const STILL = { reducedMotion: 'reduce' } as const;

/** The main job in a real browser on the real server, on a phone and on a desktop. */
export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a machine that is busy elsewhere one may come late: it is tried once more, and the list says which was.
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
  // First those that kill servers and wait for them, so that nobody waits for them alone at the end.
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
    // Hundreds of short paths against their clocks.
    {
      name: 'paths',
      testMatch: isWhole ? 'paths/*.paths.ts' : FEW_PATHS,
      timeout: 40_000,
      use: { viewport: { width: 390, height: 844 }, actionTimeout: 12_000, contextOptions: STILL },
    },
    // Fewer journeys take less.
    ...(isWhole ? [{ name: 'covered', testMatch: 'covered.check.ts', dependencies: ['paths', 'phone', 'desktop'] }] : []),
  ],
});
