import { headingOf, wholeHeading } from '../words/headings.ts';
import { isDate, isOfDate } from '../dates.ts';
import { bareLabel, type Label } from '../words/labels.ts';
import { isLocation } from '../words/places.ts';
import type { Cell } from './line.ts';

/** Fewer rows are a table or a coincidence, not a column. */
const LEAST_ROWS = 4;
const LEAST_WITH_HEADING = 3;
const LEAST_ALIGNED = 3;
const ALIGNED = 3;

export interface Split {
  /** The position of the gutter. */
  x: number;
  top: number;
  bottom: number;
}

/**
 * Where a page splits into two columns that are read one after the other. Rows of a table, dates at the right edge, and headings in the margin also
 * have a gutter, but are read across: both sides share baselines, or one side has nothing else.
 * @param cells of one page
 * @param known the gutter of the page before, which is tried first with lower requirements
 */
export function splitOf(cells: readonly Cell[], known?: number): Split | null {
  if (known !== undefined) {
    const crossing = cells.filter((cell) => cell.x0 < known - 1 && cell.x1 > known + 1);
    const sides = [cells.filter((cell) => cell.x1 <= known + 1), cells.filter((cell) => cell.x0 >= known - 1)];
    if (crossing.length === 0 && sides.every((side) => side.length > 0) && !isReadAcross(sides[0] as Cell[], sides[1] as Cell[])) {
      return { x: known, top: -Infinity, bottom: Infinity };
    }
  }
  let best: (Split & { score: number }) | null = null;
  for (const x of gutters(cells)) {
    const band = bandOf(cells, x);
    if (!band) continue;
    const inside = cells.filter((cell) => cell.y >= band.top && cell.y <= band.bottom);
    const left = inside.filter((cell) => cell.x1 <= x + 1);
    const right = inside.filter((cell) => cell.x1 > x + 1);
    const least = [left, right].every((side) => side.some((cell) => headingOf(cell.text) !== null)) ? LEAST_WITH_HEADING : LEAST_ROWS;
    if (rows(left) < least || rows(right) < least || !areBeside(left, right) || isReadAcross(left, right) || isCentred(left, cells) || isCentred(right, cells))
      continue;
    const width = Math.min(...right.map((cell) => cell.x0)) - Math.max(...left.map((cell) => cell.x1));
    const score = inside.length + Math.min(width, 30) / 10;
    if (!best || score > best.score) best = { x, ...band, score };
  }
  return best;
}

/** Left edges that several cells share, where text may end just to the left. */
function gutters(cells: readonly Cell[]): number[] {
  const edges = cells.map((cell) => cell.x0).toSorted((a, b) => a - b);
  const ends = cells.map((cell) => cell.x1).toSorted((a, b) => a - b);
  const leftmost = edges[0] ?? 0;
  const found = [...grouped(edges), ...grouped(ends).map((end) => end + 2)];
  return [...new Set(found.map((x) => Math.round(x) - 2))].filter((x) => x > leftmost + 40);
}

function grouped(sorted: readonly number[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < sorted.length;) {
    let end = at;
    while (end < sorted.length && (sorted[end] as number) - (sorted[at] as number) <= ALIGNED) end += 1;
    if (end - at >= LEAST_ALIGNED) found.push(sorted[at] as number);
    at = end;
  }
  return found;
}

/** The tallest part of the page in which no cell crosses the gutter. */
function bandOf(cells: readonly Cell[], x: number): { top: number; bottom: number } | null {
  const crossing = cells.filter((cell) => cell.x0 < x - 1 && cell.x1 > x + 1).map((cell) => cell.y);
  const stops = [-Infinity, ...crossing.toSorted((a, b) => a - b), Infinity];
  let best: { top: number; bottom: number; count: number } | null = null;
  for (let at = 0; at + 1 < stops.length; at += 1) {
    const [from, to] = [stops[at] as number, stops[at + 1] as number];
    const inside = cells.filter((cell) => cell.y > from && cell.y < to);
    if (inside.length > (best?.count ?? 0)) {
      const ys = inside.map((cell) => cell.y);
      best = { top: Math.min(...ys), bottom: Math.max(...ys), count: inside.length };
    }
  }
  return best;
}

const rows = (cells: readonly Cell[]): number => new Set(cells.map((cell) => Math.round(cell.y / 3))).size;

/** Rows of each side that are next to rows of the other. */
const LEAST_BESIDE = 2;

/** Whether sides are next to each other, and not one above the other. */
function areBeside(left: readonly Cell[], right: readonly Cell[]): boolean {
  const [top, bottom] = [left, right]
    .map((side) => side.map(({ y }) => y))
    .reduce(([from, to], ys) => [Math.max(from ?? 0, Math.min(...ys)), Math.min(to ?? 0, Math.max(...ys))], [-Infinity, Infinity]) as [number, number];
  return [left, right].every((side) => rows(side.filter(({ y }) => y >= top - 1 && y <= bottom + 1)) >= LEAST_BESIDE);
}

/** True for centered lines, which are on one side of a gutter only because of their length: others share their center. */
function isCentred(side: readonly Cell[], cells: readonly Cell[]): boolean {
  const middleOf = (cell: Cell) => (cell.x0 + cell.x1) / 2;
  const others = cells.filter((cell) => !side.includes(cell));
  const about = (middle: number, among: readonly Cell[]) => among.filter((cell) => Math.abs(middleOf(cell) - middle) < ALIGNED).length;
  return side.some((cell) => about(middleOf(cell), side) > side.length * 0.5 && about(middleOf(cell), others) >= 2);
}

/** True for sides that belong together line by line. */
function isReadAcross(left: readonly Cell[], right: readonly Cell[]): boolean {
  // A margin that has only headings, whatever is next to it.
  if (holdsHeadingsAlone(from(left, right)) || holdsHeadingsAlone(from(right, left))) return true;
  if (isOfForm(left, right) || isOfForm(right, left) || haveTableHead(left, right)) return true;
  const [headingsLeft, headingsRight] = [
    left.filter((cell) => isHeading(cell, left) && !isOfTable(cell, right)).length,
    right.filter((cell) => isHeading(cell, right) && !isOfTable(cell, left)).length,
  ] as const;
  if (headingsLeft > 0 && headingsRight > 0) return false;
  if (headingsLeft > 0 && areNamesBeside(left, right)) return true;
  // Dates in a gutter that also has the headings, each next to what it belongs to.
  if (headingsLeft + headingsRight > 0 && areDatesBeside(headingsLeft > 0 ? left : right, headingsLeft > 0 ? right : left)) return true;
  const mostly = (side: readonly Cell[], test: (cell: Cell) => boolean) => side.filter(test).length > side.length * 0.6;
  if ([left, right].some((side) => mostly(side, (cell) => headingOf(cell.text) !== null || isOfDate(cell.text) || isLocation(cell.text)))) return true;
  const few = left.length < right.length ? left : right;
  const many = few === left ? right : left;
  return few.filter((cell) => isBeside(cell, many)).length > few.length * 0.5;
}

const OF_RECORDS: readonly (Label | null)[] = ['company', 'title', 'period', 'duty', 'school', 'degree', 'field'];

/** The column names of a table in one row, of which two are known, on both sides. */
function haveTableHead(left: readonly Cell[], right: readonly Cell[]): boolean {
  const names = [...left, ...right].filter(({ text }) => OF_RECORDS.includes(bareLabel(text)));
  return names.some(
    (name) =>
      isBeside(
        name,
        names.filter((other) => other !== name),
      ) && [left, right].every((side) => isBeside(name, side)),
  );
}

/** The share of a table's first column that is next to a row, and its maximum share of rows. */
const NEARLY_ALL = 0.9;
const FEWER = 0.6;

/** Names in the first column of a table, between headings of the same width: each is next to its values, in fewer rows than those. */
function areNamesBeside(side: readonly Cell[], other: readonly Cell[]): boolean {
  const [top, bottom] = [Math.min(...other.map(({ y }) => y)), Math.max(...other.map(({ y }) => y))];
  const names = side.filter((cell) => cell.y >= top - 1 && cell.y <= bottom + 1 && !isHeading(cell, side));
  return names.length > 1 && rows(names) < rows(other) * FEWER && names.filter((cell) => isBeside(cell, other)).length >= names.length * NEARLY_ALL;
}

/** The share of a form's first column that has dates or labels for the text next to it. */
const MOSTLY = 0.7;

const LEAST_YEARS = 3;
const YEAR = /^(?:(?:19|20)\d\d|(?:令和|平成|昭和)\s?(?:\d{1,2}|元))\s?年?$/u;

/** Years and labels, each next to what it belongs to, as in the first column of a Japanese form. */
function isOfForm(side: readonly Cell[], other: readonly Cell[]): boolean {
  if (side.filter(({ text }) => YEAR.test(text)).length < LEAST_YEARS) return false;
  const says = side.filter(({ text }) => isOfDate(text) || bareLabel(text) !== null || /^(?:[年月日]|1?\d月?)$/u.test(text));
  return side.length >= LEAST_ROWS && says.length > side.length * MOSTLY && says.filter((cell) => isBeside(cell, other)).length > side.length * MOSTLY;
}

const styleOf = (cell: Cell): string => `${cell.parts[0]?.font ?? ''}/${Math.round(cell.size * 2)}`;

/** A heading that doesn't look like most of its side: "Languages" in the style of a list is the name of a group. */
function isHeading(cell: Cell, side: readonly Cell[]): boolean {
  if (headingOf(cell.text) === null) return false;
  const alike = side.filter((other) => styleOf(other) === styleOf(cell));
  return alike.length <= side.length * 0.5 || alike.every((other) => headingOf(other.text) !== null);
}

/** The part of one side that isn't above the other: a name above a margin doesn't belong to it. */
const from = (side: readonly Cell[], other: readonly Cell[]): Cell[] => {
  const top = Math.min(...other.map(({ y }) => y));
  return side.filter(({ y }) => y >= top - 1);
};

/** Headings from top to bottom, one of which may take two lines. */
function holdsHeadingsAlone(side: readonly Cell[]): boolean {
  const cells = side.toSorted((a, b) => a.y - b.y);
  for (let at = 0; at < cells.length; at += 1) {
    const [cell, next] = [cells[at] as Cell, cells[at + 1]];
    const goesOn = next !== undefined && next.y - cell.y < cell.size * 1.8 && headingOf(next.text) === null && wholeHeading(cell.text, next.text) !== null;
    if (goesOn) at += 1;
    else if (headingOf(cell.text) === null) return false;
  }
  return cells.length > 0;
}

/** The name of a table's column, which may also be a section's ("学历"): other column names are next to it. */
const isOfTable = (cell: Cell, others: readonly Cell[]): boolean =>
  bareLabel(cell.text) !== null && others.some((other) => isBeside(other, [cell]) && bareLabel(other.text) !== null && headingOf(other.text) === null);

const isBeside = (cell: Cell, others: readonly Cell[]): boolean => others.some((other) => Math.abs(other.y - cell.y) < cell.size * 0.2);

/** Two or more dates at the left edge of one side, next to words on the other, even if they are smaller. */
function areDatesBeside(side: readonly Cell[], other: readonly Cell[]): boolean {
  const dates = side.filter((cell) => isDate(cell.text));
  const isNear = (cell: Cell) => other.some(({ y, size }) => Math.abs(y - cell.y) < Math.max(size, cell.size) * 0.25);
  return dates.length > 1 && dates.every(isNear);
}
