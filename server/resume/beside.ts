import { findSpans, isDate, isNow } from './dates.ts';
import { BULLET, type Line } from './layout/line.ts';
import { isSentence, spanOf } from './prose.ts';
import { isLocation } from './words/places.ts';

const UNTIL = String.raw`[-–—~〜～]|(?<![\p{L}\p{N}])(?:to|until|até|a|al|hasta|hingga|sampai|s\/d|إلى|حتى)(?!\p{L})|[至到](?=\s*$)`;
const BEGUN = new RegExp(`(?:${UNTIL})(?:\\s\\p{L}{1,12}\\.?|\\p{L}{1,12}\\.?)?$`, 'u');
/** With nothing behind what a second date must follow. */
const OPEN = new RegExp(`(?:${UNTIL})\\s?$`, 'u');
/** "to Present" below "Jan 2019". */
const GOES_ON = /^(?:to|until|[-–—])\s+(?:\p{L}+\.?\s)?(?:(?:19|20)\d\d|present|now|current|today)$/iu;
/** "2021年3月 - 2025年1" over "月". */
const CUT_BEFORE_UNIT = /\d\s?年\s?\d{1,2}$|\d$/u;
const UNIT = /^[年月]$/u;
const REST = /^(?:\p{L}+\.?\s)?(?:19|20)\d\d$|^present$/iu;

/** A span that a narrow column broke in two, in one piece. */
export function withWholeDates(all: readonly Line[]): Line[] {
  const lines = [...all];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const begun = line.cells.find(
      (cell) =>
        cell.text.length < 30 &&
        /\d{4}/.test(cell.text) &&
        (BEGUN.test(cell.text) ||
          (CUT_BEFORE_UNIT.test(cell.text) && next?.cells.some(({ text }) => UNIT.test(text))) ||
          (isDate(cell.text) && next?.cells.some(({ text }) => GOES_ON.test(text)))),
    );
    const rest =
      begun &&
      next?.cells.find(
        (cell) =>
          (REST.test(cell.text) ||
            UNIT.test(cell.text) ||
            isNow(cell.text) ||
            GOES_ON.test(cell.text) ||
            (OPEN.test(begun.text) && isDate(cell.text) && findSpans(cell.text)[0]?.isRange === false)) &&
          (Math.abs(cell.x0 - begun.x0) < 3 || Math.abs(cell.x1 - begun.x1) < 3),
      );
    if (!begun || !rest || !next) continue;
    lines[index] = withCells(
      line,
      line.cells.map((cell) => (cell === begun ? { ...cell, text: UNIT.test(rest.text) ? cell.text + rest.text : `${cell.text} ${rest.text}` } : cell)),
    );
    lines[index + 1] = withCells(
      next,
      next.cells.filter((cell) => cell !== rest),
    );
  }
  return lines.filter((line) => line.cells.length > 0);
}

const withCells = (line: Line, cells: Line['cells']): Line => ({
  ...line,
  cells,
  text: cells.map((cell) => cell.text).join('   '),
  x0: Math.min(...cells.map((cell) => cell.x0)),
});

const ALIGNED = 4;
const LEAST_BESIDE = 3;

/** Records that stand beside each other, one below the other: those at the left, then those at the right, where both sides have dates and words. */
export function withRecordsApart(lines: readonly Line[]): Line[] {
  const edges = lines.flatMap(({ cells }) => cells.slice(1).map(({ x0 }) => x0));
  for (const edge of new Set(edges.map((x0) => Math.round(x0)))) {
    if (edges.filter((other) => Math.abs(other - edge) < ALIGNED).length < LEAST_BESIDE) continue;
    const has = (line: Line) => line.cells.some(({ x0 }) => x0 >= edge - ALIGNED);
    const from = lines.findIndex(has);
    let to = lines.findLastIndex(has);
    // The longest of them goes on below the others.
    while (lines[to + 1] && (lines[to + 1] as Line).gap < 1.7 && (lines[to + 1] as Line).x1 < edge && !lines[to + 1]?.isStrong) to += 1;
    const inside = lines.slice(from, to + 1);
    if (inside.some(({ cells }) => cells.some(({ x0, x1 }) => x0 < edge - ALIGNED && x1 > edge))) continue;
    const sides = [false, true].map((isRight) =>
      inside.flatMap((line) => {
        const cells = line.cells.filter(({ x0 }) => x0 >= edge - ALIGNED === isRight);
        return cells.length === 0 ? [] : [{ ...withCells(line, cells), isBullet: BULLET.test(cells[0]?.text ?? '') }];
      }),
    );
    const isOfRecords = (side: readonly Line[]) =>
      side.some((line) => spanOf(line)?.isRange) && side.filter(({ text }) => !isDate(text) && !isLocation(text)).length >= Math.max(2, side.length * 0.5);
    if (sides.every(isOfRecords)) return [...lines.slice(0, from), ...sides.flatMap(withRecordsApart), ...lines.slice(to + 1)];
  }
  return [...lines];
}

/** A date at the right edge beside the first item of a list belongs to the names above it: two columns of two lines were set side by side. */
export function withDatesUp(all: readonly Line[]): Line[] {
  const lines = withWholeDates(withRecordsApart(all));
  for (const [index, line] of lines.entries()) {
    const [first, ...rest] = line.cells;
    const above = lines[index - 1];
    const last = rest.at(-1);
    if (!first || !last || !above || !isDate(last.text) || above.isBullet || spanOf(above)) continue;
    if (!line.isBullet && !(isSentence(first.text) && !isDate(first.text))) continue;
    const kept = line.cells.slice(0, -1);
    lines[index - 1] = withCells(above, [...above.cells, last]);
    lines[index] = { ...line, cells: kept, text: kept.map((cell) => cell.text).join('   ') };
  }
  return lines;
}
