import { expect, test } from 'vitest';
import { crosses } from '../../../packages/flows/svg/clear.ts';
import type { Point } from '../../../packages/flows/svg/drawing.ts';
import { WIDEST } from '../../../packages/flows/svg/sheets.ts';
import { widthOf } from '../../../packages/flows/svg/text.ts';
import { flows } from '../../../src/machines/registry.ts';
import { committedFile } from '../committed.ts';

type Text = Point & { width: number; height: number; text: string };
type Line = { points: Point[]; ids: string; isMain: boolean };
type Sheet = { name: string; width: number; sizes: number[]; texts: Text[]; lines: Line[] };

function sheetOf(name: string, svg: string): Sheet {
  const boxes = [...svg.matchAll(/<rect class="(?:box|ground)" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)];
  const groups = [...svg.matchAll(/<g class="text[^"]*"[^>]*>(.*?)<\/g>/g)].map(([, inside = '']) => inside);
  return {
    name,
    width: Math.max(...boxes.map(([, x, width]) => Number(x) + Number(width))) + 8,
    sizes: [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size)),
    texts: groups.flatMap(textsIn),
    lines: [...svg.matchAll(/<g class="arrow([^"]*)" data-transitions="([^"]*)">.*?<path class="line" d="([^"]*)"/g)].map(
      ([, kind = '', ids = '', d = '']) => ({
        points: pointsOf(d),
        ids,
        isMain: kind.includes(' main'),
      }),
    ),
  };
}

const textsIn = (group: string): Text[] =>
  [...group.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)<\/text>/g)].map(([, x, y, inside = '']) => {
    const runs = [...inside.matchAll(/class="(\w+)" font-size="([\d.]+)">([^<]*)</g)].map(([, tone = '', size, text = '']) => ({
      tone,
      size: Number(size),
      text,
    }));
    const height = Math.max(...runs.map(({ size }) => size));
    const width = runs.reduce((sum, { tone, size, text }) => sum + widthOf(text, size, ['title', 'name', 'event'].includes(tone)), 0);
    return { x: Number(x), y: Number(y) - height, width, height, text: runs.map(({ text }) => text).join('') };
  });

/** The corners of a line, rather than the start and end of their rounding. */
function pointsOf(d: string): Point[] {
  const numbers = (text = '') => text.trim().split(' ').map(Number);
  const steps = [...d.matchAll(/([MLQ])([^MLQ]*)/g)].map(([, kind, at]) => ({ kind, at: numbers(at) }));
  return steps.flatMap(({ kind, at: [x = 0, y = 0] }, index) => (kind === 'Q' || index === 0 || index === steps.length - 1 ? [{ x, y }] : []));
}

/** The content of the sheets in the committed diagrams. Another test checks that these are up to date. */
const sheets = flows.flatMap(({ id }) => {
  const svg = committedFile(`${id}.svg`) ?? '';
  return svg
    .split('<g data-sheet="')
    .slice(1)
    .map((part): Sheet => sheetOf(`${id} ${part.slice(0, part.indexOf('"'))}`, part.slice(0, part.indexOf('<g class="legend"'))));
});

test('the text of every sheet has at least 9 px when fitted to A4 in landscape, so also on a screen of 1440 px', () => {
  // 297 mm with margins of 10 mm on both sides.
  const printable = (277 / 25.4) * 96;
  expect(sheets.length).toBeGreaterThan(flows.length);
  expect(sheets.filter(({ width, sizes }) => Math.min(...sizes) * Math.min(1, printable / width) < 9).map(({ name }) => name)).toEqual([]);
  expect(sheets.filter(({ width }) => width > WIDEST).map(({ name, width }) => `${name}: ${width}`)).toEqual([]);
});

test('no line crosses the text of a state', () => {
  expect(sheets.flatMap(({ texts }) => texts).length).toBeGreaterThan(5_000);
  const crossed = sheets.flatMap(({ name, texts, lines }) =>
    texts.flatMap((text) => lines.filter((line) => crosses(line, text)).map(({ ids }) => `${name}: ${text.text} (${ids})`)),
  );
  expect(crossed).toEqual([]);
});

test('seven in ten transitions of main paths point straight down, and most others downwards', () => {
  const main = sheets.flatMap(({ lines }) => lines.filter(({ isMain }) => isMain));
  const straight = main.filter(({ points }) => points.every(({ x }) => Math.abs(x - (points[0]?.x ?? x)) < 1));
  const downwards = main.filter(({ points }) => (points.at(-1)?.y ?? 0) > (points[0]?.y ?? 0));
  expect(main.length).toBeGreaterThan(300);
  expect(straight.length / main.length).toBeGreaterThan(0.7);
  expect(downwards.length / main.length).toBeGreaterThan(0.85);
});
