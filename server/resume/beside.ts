import { isDate } from './dates.ts';
import type { Line } from './layout/line.ts';
import { isSentence, spanOf } from './prose.ts';

const BEGUN = /(?:[-–—]|(?<![\p{L}\p{N}])to)\s*\p{L}*\.?$/u;
const REST = /^(?:\p{L}+\.?\s)?(?:19|20)\d\d$|^present$/iu;

/** A span that a narrow column broke in two, in one piece. */
function withWholeDates(all: readonly Line[]): Line[] {
  const lines = [...all];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const begun = line.cells.find((cell) => BEGUN.test(cell.text) && cell.text.length < 30 && /\d{4}/.test(cell.text));
    const rest = begun && next?.cells.find((cell) => REST.test(cell.text) && (Math.abs(cell.x0 - begun.x0) < 3 || Math.abs(cell.x1 - begun.x1) < 3));
    if (!begun || !rest || !next) continue;
    lines[index] = withCells(
      line,
      line.cells.map((cell) => (cell === begun ? { ...cell, text: `${cell.text} ${rest.text}` } : cell)),
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

/** A date at the right edge beside the first item of a list belongs to the names above it: two columns of two lines were set side by side. */
export function withDatesUp(all: readonly Line[]): Line[] {
  const lines = withWholeDates(all);
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
