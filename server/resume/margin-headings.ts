import type { Cell, Line } from './layout/line.ts';
import { headingOf, wholeHeading } from './words/headings.ts';

export const fontOf = (cell: Cell): string => cell.parts[0]?.font ?? '';

/** Whether two cells share their left edge, their right edge, or their center. */
export const isInColumn = (cell: Cell, other: Cell, aside: number): boolean =>
  Math.abs(cell.x0 - other.x0) < aside || Math.abs(cell.x1 - other.x1) < aside || Math.abs(cell.x0 + cell.x1 - other.x0 - other.x1) < aside * 2;

/** A heading in the margin that takes two lines, on one line. */
export function withWholeHeadings(all: readonly Line[]): Line[] {
  const lines = [...all];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const [first, ...rest] = line.cells;
    const [more] = next?.cells ?? [];
    if (!first || !more || !next || !line.isStrong || !next.isStrong || rest.length === 0 || !isInColumn(first, more, 2)) continue;
    const whole = wholeHeading(first.text, more.text) ?? '';
    const kind = headingOf(whole);
    // "Work" above "Experience" is one heading. Another kind below it is the next one.
    if (kind === null || /\d/.test(whole) || next.gap > 1.6 || [first, more].some(({ text }) => (headingOf(text) ?? kind) !== kind)) continue;
    lines[index] = { ...line, cells: [{ ...first, text: whole }, ...rest] };
    lines[index + 1] = withoutFirstCell(next, all);
  }
  return lines.filter((line) => line.text !== '');
}

/** The text next to a heading in the margin. */
export function withoutFirstCell(line: Line, lines: readonly Line[]): Line {
  const cells = line.cells.slice(1);
  const font = cells[0] ? fontOf(cells[0]) : line.font;
  // As strong as other lines of its style.
  const isStrong = lines.find((other) => other !== line && other.font === font && other.cells[0]?.x0 === cells[0]?.x0)?.isStrong ?? font === line.font;
  return { ...line, cells, font, text: cells.map((cell) => cell.text).join('   '), x0: cells[0]?.x0 ?? line.x0, isStrong };
}

/** Fewer headings in the margin below the first line next to them are a coincidence. */
const LEAST_LOWERED = 2;

/** Headings in the margin, or in a table cell, that are lower than the text they belong to, moved to its first line. */
export function withHeadingsUp(all: readonly Line[]): Line[] {
  const lowered = all.flatMap((line, index) => (isLowered(line, index, all) ? [index] : []));
  if (lowered.length < LEAST_LOWERED) return [...all];
  const lines = [...all];
  for (const index of lowered) {
    const [line, above, below] = [lines[index], lines[index - 1], lines[index + 1]] as [Line, Line, Line | undefined];
    const [heading, ...rest] = line.cells as [Cell, ...Cell[]];
    const [more] = below?.cells ?? [];
    const goesOn = below && more && below.isStrong && below.gap < 1.6 && isInColumn(heading, more, 2) ? wholeHeading(heading.text, more.text) : null;
    const whole = { ...heading, text: goesOn ?? heading.text };
    const cells = [whole, ...above.cells];
    lines[index - 1] = {
      ...above,
      cells,
      text: cells.map(({ text }) => text).join('   '),
      x0: heading.x0,
      font: fontOf(heading),
      isStrong: true,
      isBullet: false,
    };
    lines[index] = rest.length > 0 ? withoutFirstCell(line, all) : { ...line, cells: [], text: '' };
    if (goesOn && below) lines[index + 1] = below.cells.length > 1 ? withoutFirstCell(below, all) : { ...below, cells: [], text: '' };
  }
  return lines.filter(({ text }) => text !== '');
}

/** Closer to the line above than lines of a text are, where that line is to its right and starts a block. */
function isLowered(line: Line, index: number, lines: readonly Line[]): boolean {
  const [above, before] = [lines[index - 1], lines[index - 2]];
  const [heading] = line.cells;
  if (!heading || !above || !line.isStrong || above.page !== line.page || above.x0 <= heading.x1 || line.gap >= 1.2) return false;
  if (headingOf(heading.text) === null && !isBroken(heading, lines[index + 1])) return false;
  return !before || before.page !== above.page || before.x0 < heading.x1 || above.gap > 1.6;
}

const isBroken = (heading: Cell, below: Line | undefined): boolean => {
  const [more] = below?.cells ?? [];
  return more !== undefined && isInColumn(heading, more, 2) && wholeHeading(heading.text, more.text) !== null;
};
