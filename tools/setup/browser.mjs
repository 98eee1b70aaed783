/** Finds a Chromium for the journeys: Playwright's or the system's. If there is none, installs one with Playwright or from the system's packages. */
import { existsSync } from 'node:fs';
import { root, run, say } from './steps.mjs';

const SYSTEM = [
  // Needs a fifth less processor time, because it doesn't draw to a screen.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns the path of a browser; undefined after printing advice */
export async function ensureBrowser() {
  const found = await present();
  if (found) return found;
  say('No browser found. Installing one with Playwright…');
  if ((await run('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' })) === 0) {
    const installed = await present();
    if (installed) return installed;
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Playwright has no browser for this system. Installing Chromium…');
    await run('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    for (const chromium of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', chromium, 'fonts-noto-cjk', 'fonts-noto-core'], {
        stdio: 'ignore',
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      });
      const installed = await present();
      if (installed) return installed;
    }
  }
  console.error('No browser found. Install Chromium (Debian: "sudo apt-get install chromium"), or set CHROMIUM_PATH.');
  return undefined;
}

async function present() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const { chromium } = await import(`${root}/node_modules/@playwright/test/index.mjs`);
  return [chromium.executablePath(), ...SYSTEM].find((file) => file && existsSync(file));
}
