import { chromium } from '@playwright/test';
import { basename } from 'node:path';

/**
 * Pictures of a page, to look at: `node tools/screens/shoot.ts OUT.png URL [--width 390] [--dark] [--full] [--click SELECTOR]`.
 * The browser is CHROMIUM, else /usr/bin/chromium.
 */
const [out, url, ...rest] = process.argv.slice(2);
if (!out || !url) {
  console.error('usage: node tools/screens/shoot.ts OUT.png URL [--width 390] [--dark] [--full] [--click SELECTOR]');
  process.exit(2);
}
const valueOf = (name: string) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
const width = Number(valueOf('--width') ?? 1440);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 900 },
    deviceScaleFactor: width < 768 ? 2 : 1,
    colorScheme: rest.includes('--dark') ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('pageerror', (error) => void problems.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  const click = valueOf('--click');
  if (click) await page.locator(click).click();
  await page.screenshot({ path: out, fullPage: rest.includes('--full') });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  console.log(`${basename(out)}${overflow > 0 ? ` — ${overflow} px wider than the window` : ''}${problems.map((problem) => `\n  ${problem}`).join('')}`);
} finally {
  await browser.close();
}
