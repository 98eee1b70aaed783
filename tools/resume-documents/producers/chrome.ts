import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Fonts the project has: of what a system has for East Asia, Chrome makes drawings of letters, ten times as large. */
const FONTS: Record<string, string> = {
  'Noto Sans SC': 'noto-sans-sc',
  'Noto Sans TC': 'noto-sans-tc',
  'Noto Sans JP': 'noto-sans-jp',
  Inter: 'inter',
  'EB Garamond': 'eb-garamond',
  'Source Sans 3': 'source-sans-3',
  'Source Serif 4': 'source-serif-4',
  'IBM Plex Sans Arabic': 'ibm-plex-sans-arabic',
};

function facesOf(html: string): string {
  return Object.entries(FONTS)
    .filter(([family]) => html.includes(`'${family}'`))
    .flatMap(([family, folder]) =>
      (['400Regular', '700Bold'] as const).map((weight) => {
        const file = path.join(
          import.meta.dirname,
          `../../../node_modules/@expo-google-fonts/${folder}/${weight}`,
          `${family.replace(/ /g, '')}_${weight}.ttf`,
        );
        return `@font-face{font-family:'${family}';font-weight:${weight.slice(0, 3)};src:url('${pathToFileURL(file).href}')}`;
      }),
    )
    .join('');
}

/** Chrome's print to PDF; nothing where there is no Chrome. */
export async function chromePrinter(): Promise<{ print(html: string): Promise<Uint8Array>; close(): Promise<void> } | null> {
  const executablePath = [process.env['CHROMIUM_PATH'], ...SYSTEM, chromium.executablePath()].find((file) => file && existsSync(file));
  if (!executablePath) return null;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'resume-documents-'));
  const file = path.join(folder, 'resume.html');
  const browser: Browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--headless=new'] });
  return {
    print: async (html) => {
      const page = await browser.newPage();
      try {
        await writeFile(file, html.replace('<style>', `<style>${facesOf(html)}`));
        await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false }));
      } finally {
        await page.close();
      }
    },
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
