import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { changedScreens } from '../../tools/flows/diff/pixels.ts';

const CSS = 'body{margin:0}p{height:100px;margin:0;background:#fff}';
const screen = (color: string) => `<p></p><p style="background:${color}"></p>`;

test('a screen that looks different is found, with the share of its pixels and pictures; others are not', { tag: '@desktop-only' }, async () => {
  const out = mkdtempSync(path.join(tmpdir(), 'waymark-pixels-'));
  try {
    const before = { screens: { login: { entering: screen('#fff'), done: screen('#fff'), gone: '' }, same: { idle: screen('#eee') } }, css: CSS };
    const after = {
      screens: { login: { entering: screen('#d00'), done: screen('#fdfdfd'), new: '' }, same: { idle: screen('#eee') } },
      css: `${CSS}i{color:red}`,
    };
    const found = await changedScreens(before, after, { out, executablePath: process.env['CHROMIUM_PATH'] as string });
    expect(found.map(({ chart, state, width, theme }) => `${chart} ${state} ${width} ${theme}`).toSorted()).toEqual([
      'login entering 1440 dark',
      'login entering 1440 light',
      'login entering 390 dark',
      'login entering 390 light',
    ]);
    // 100 pixels of a page of 800.
    for (const { share } of found) expect(share).toBeCloseTo(1 / 8, 2);
    expect(readdirSync(out)).toHaveLength(4 * 3);
  } finally {
    rmSync(out, { recursive: true });
  }
});
