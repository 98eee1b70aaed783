import { describe, expect, it } from 'vitest';
import { partsOf, printedDocument } from './document.ts';
import type { PrintedSheet } from './sheets.ts';

const box = (y: number, height: number) => `<rect class="box" x="0" y="${y}" width="100" height="${height}" rx="8"/>`;
const sheet = (id: string, path: string, size: { width?: number; height?: number; boxes?: string } = {}): PrintedSheet => {
  const { width = 800, height = 400, boxes = '' } = size;
  const svg = `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${boxes}</svg>`;
  return { id, area: 'Account', chart: 'login', path, title: path === '' ? 'Log in' : `Log in › ${path}`, purpose: 'Signs in.', svg, width, height };
};

describe('a printed sheet', () => {
  it('is on one page if its text is large enough there', () => {
    expect(partsOf(sheet('login', ''))).toEqual([{ top: 0, height: 400 }]);
  });

  it('is split between its states if it’s too tall', () => {
    const boxes = [box(0, 200), box(300, 200), box(560, 200), box(1_000, 200)].join('');
    const parts = partsOf(sheet('login', '', { height: 1_300, boxes }));
    expect(parts[0]).toEqual({ top: 0, height: 554 });
    expect(parts.reduce((sum, { height }) => sum + height, 0)).toBe(1_300);
  });
});

it('the contents have the page of each sheet, including split ones', () => {
  const html = printedDocument([sheet('login', '', { height: 1_300 }), sheet('login.code', 'Code')], '1.0.0');
  const pageOf = (id: string) => Number(new RegExp(`<li class="(?:chart|sheet)"><a href="#${id}">.*?<b>(\\d+)</b>`).exec(html)?.[1]);
  const pages = html.split('<section class="page').slice(1);
  for (const id of ['login', 'login.code']) expect(pages[pageOf(id) - 1]).toContain(`id="${id}"`);
});
