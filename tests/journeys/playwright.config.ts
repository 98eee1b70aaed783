import { defineConfig } from '@playwright/test';

const browser = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** The main job in a real browser on the real server, on a phone and on a desktop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: '../../test-results',
  globalSetup: './server.ts',
  use: { launchOptions: browser, trace: 'retain-on-failure', locale: 'en-US' },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
