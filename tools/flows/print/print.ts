import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { Flow } from '../../../packages/flows/flow.ts';
import { style } from '../../../packages/flows/svg/style.ts';
import { printedDocument } from './document.ts';
import { printedSheets } from './sheets.ts';

/** The footer with the page number. */
const FOOTER = `<div style="width:100%;font:8px Arial,sans-serif;color:#50555f;text-align:center"><span class="pageNumber"></span></div>`;

/**
 * Prints charts as one PDF with contents, and each sheet as a PNG, into a folder.
 * @returns the PDF's path, and its number of sheets
 */
export async function print(flows: readonly Flow[], { out, release, executablePath }: { out: string; release: string; executablePath: string }) {
  const sheets = await printedSheets(flows);
  mkdirSync(path.join(out, 'png'), { recursive: true });
  const page = path.join(out, 'flows.html');
  writeFileSync(page, printedDocument(sheets, release).replace('<style>', `<style>${style}`));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const tab = await browser.newPage({ colorScheme: 'light', viewport: { width: 1_600, height: 1_000 }, deviceScaleFactor: 2 });
    await tab.goto(pathToFileURL(page).href);
    await tab.emulateMedia({ media: 'print', colorScheme: 'light' });
    await linkSheets(tab);
    const file = path.join(out, `flows-${release}.pdf`);
    await tab.pdf({
      path: file,
      preferCSSPageSize: true,
      printBackground: true,
      outline: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<i></i>',
      footerTemplate: FOOTER,
    });
    for (const { id, svg } of sheets) {
      await tab.setContent(`<body style="margin:0">${svg}</body>`);
      await tab.locator('svg').screenshot({ path: path.join(out, 'png', `${id}.png`) });
    }
    return { file, sheets: sheets.length };
  } finally {
    await browser.close();
  }
}

/** Links each state that has its own sheet to that sheet. */
async function linkSheets(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    document.querySelector('.contents')?.setAttribute('id', 'contents');
    for (const section of document.querySelectorAll<HTMLElement>('.sheet')) {
      const outer = section.getBoundingClientRect();
      for (const state of section.querySelectorAll<SVGGElement>('g.state.folded, g.state.elsewhere')) {
        const to = `${section.dataset['chart']}.${state.dataset['state']}`;
        const box = state.querySelector('.box')?.getBoundingClientRect();
        if (!box || !document.getElementById(to)) continue;
        const link = document.createElement('a');
        link.href = `#${to}`;
        link.className = 'into';
        link.style.cssText = `left:${box.left - outer.left}px;top:${box.top - outer.top}px;width:${box.width}px;height:${box.height}px`;
        section.append(link);
      }
    }
  });
}
