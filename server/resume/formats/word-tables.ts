import { isDate } from '../dates.ts';
import type { Line } from '../layout/line.ts';
import { spanOf } from '../prose.ts';
import { headingOf } from '../words/headings.ts';
import { isLocation } from '../words/places.ts';

/** Text in a margin isn't longer than this. */
const SHORT = 48;
const MARGIN_LINES = 4;

/**
 * The cells of a table row in reading order. Cells with one line each become one line. Columns with sections are read one after the other, the wider
 * ones here, the others as sidebars. Lines that belong together, such as dates next to names, are joined.
 * @returns `aside`: sidebars by cell index
 */
export function besideEachOther(cells: readonly (readonly Line[])[]): { across: Line[]; aside: [number, Line[]][] } {
  const filled = cells.map((lines, index) => ({ lines, index })).filter(({ lines }) => lines.length > 0);
  const own = filled.map(({ lines }) => lines);
  if (own.length < 2) return { across: own.flat(), aside: [] };
  if (own.every((lines) => lines.length === 1)) return { across: [together(own.flat())], aside: [] };
  const isHeading = (line: Line) => !line.isBullet && headingOf(line.text) !== null;
  const holds = own.map((lines) => lines.some(isHeading) && lines.length > 1);
  // Headings in a margin: each comes before the text next to it.
  const [margin = [], ...rest] = own;
  if (margin.every(isHeading) || (margin.length <= 2 && headingOf(margin.map(({ text }) => text).join(' ')) !== null))
    return { across: [{ ...together(margin), text: margin.map(({ text }) => text).join(' ') }, ...rest.flat()], aside: [] };
  if (holds.some(Boolean)) {
    const letters = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);
    const main = filled.reduce((most, cell) => (letters(cell.lines) > letters(most.lines) ? cell : most));
    return { across: [...main.lines], aside: filled.filter((cell) => cell !== main).map(({ index, lines }) => [index, [...lines]]) };
  }
  return { across: own.length === 2 ? ofTwo(own[0] as Line[], own[1] as Line[]) : (byLine(own) ?? own.flat()), aside: [] };
}

const isShort = ({ text, isBullet }: Line): boolean => !isBullet && text.length <= SHORT;
const isWhenOrWhere = ({ text }: Line): boolean => isDate(text) || isLocation(text);

/** Two cells, one of which has several lines. */
function ofTwo(left: readonly Line[], right: readonly Line[]): Line[] {
  const isRecord = (lines: readonly Line[]) => lines.length > 2 && lines.some((line) => spanOf(line) !== null) && lines.some((line) => !isShort(line));
  if (isRecord(left) && isRecord(right)) return [...left, ...right];
  // When and where on one side, what and who on the other. A date on two lines is one date.
  for (const [few, many] of [
    [left, right],
    [right, left],
  ] as const) {
    const whole = few.length > 1 && isDate(few.map(({ text }) => text).join(' ')) ? [inOneLine(few)] : few;
    const isMargin = whole.length <= MARGIN_LINES && whole.every(isShort) && (whole.some(isWhenOrWhere) || (whole.length === 1 && few === left));
    if (isMargin) return zipped(...((few === left ? [whole, many] : [many, whole]) as [Line[], Line[]]));
  }
  return byLine([left, right]) ?? [...left, ...right];
}

/** The same number of short lines in every cell: one line each. */
function byLine(cells: readonly (readonly Line[])[]): Line[] | null {
  const [first = []] = cells;
  if (!cells.every((lines) => lines.length === first.length && lines.every(isShort))) return null;
  return first.map((_, at) => together(cells.map((lines) => lines[at] as Line)));
}

function zipped(left: readonly Line[], right: readonly Line[]): Line[] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, at) => together([left[at], right[at]].filter((line) => line !== undefined)));
}

/** Lines next to each other become one line with several cells. */
function together(lines: readonly Line[]): Line {
  const [first] = lines as [Line];
  if (lines.length === 1) return first;
  const cells = lines.flatMap((line) => line.cells);
  // A date next to a name takes the name's style.
  const named = lines.find((line) => !isWhenOrWhere(line)) ?? first;
  return {
    ...named,
    text: cells.map(({ text }) => text).join('   '),
    cells,
    x0: Math.min(...lines.map(({ x0 }) => x0)),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    isStrong: lines.some(({ isStrong }) => isStrong),
    isBullet: first.isBullet,
    gap: Math.max(...lines.map(({ gap }) => gap)),
    urls: lines.flatMap(({ urls }) => urls),
  };
}

const inOneLine = (lines: readonly Line[]): Line => {
  const whole = together(lines);
  const [cell] = whole.cells;
  const text = lines.map((line) => line.text).join(' ');
  return cell ? { ...whole, text, cells: [{ ...cell, text, parts: [] }] } : whole;
};
