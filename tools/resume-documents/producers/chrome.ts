import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Chrome's print to PDF; nothing where there is no Chrome. */
export async function chromePrinter(): Promise<{ print(html: string): Promise<Uint8Array>; close(): Promise<void> } | null> {
  const executablePath = [process.env['CHROMIUM_PATH'], ...SYSTEM, chromium.executablePath()].find((file) => file && existsSync(file));
  if (!executablePath) return null;
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--headless=new'] });
  return {
    print: async (html) => {
      const page = await browser.newPage();
      try {
        await page.setContent(html, { waitUntil: 'load' });
        return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false }));
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}
