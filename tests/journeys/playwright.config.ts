import { defineConfig } from '@playwright/test';

const browser = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** `npm run journeys` drives everything at both widths; `npm test` what looks different on a desktop, and all of it on a phone. */
const isWhole = process.env['WAYMARK_PATHS'] !== undefined;
const DIFFERENT = /(accessibility|apply|survive|kill|killedText)\.journey\.ts$/;

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
  use: { launchOptions: browser, screenshot: 'only-on-failure', trace: process.env['WAYMARK_TRACE'] ? 'retain-on-failure' : 'off', locale: 'en-US' },
  projects: [
    // Hundreds of short paths against their clocks.
    {
      name: 'paths',
      testMatch: 'paths/*.paths.ts',
      timeout: 40_000,
      use: { viewport: { width: 390, height: 844 }, actionTimeout: 12_000, contextOptions: STILL },
    },
    {
      name: 'phone',
      // The server is the same for both widths.
      testIgnore: /(survive|kill|killedText)\.journey\.ts$/,
      testMatch: '*.journey.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, contextOptions: STILL },
    },
    { name: 'desktop', testMatch: isWhole ? '*.journey.ts' : DIFFERENT, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'covered', testMatch: 'covered.check.ts', dependencies: ['paths', 'phone', 'desktop'] },
  ],
});
