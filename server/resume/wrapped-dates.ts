import { findSpans, isDate, isMonth, isNow } from './dates.ts';
import { withCells, type Cell, type Line } from './layout/line.ts';

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

/** Lines below its first that a span may take: a month and its year stand apart. */
const MOST_BROKEN = 2;

/** A span that a narrow column broke in two or three, in one piece. */
export function withWholeDates(all: readonly Line[]): Line[] {
  const lines: (Line | null)[] = [...all];
  for (const index of lines.keys()) {
    for (let below = 1; below <= MOST_BROKEN; below += 1) {
      const [line, next] = [lines[index], lines[index + below]];
      if (!line || !next || !join(lines, index, index + below, line, next)) break;
    }
  }
  return lines.filter((line) => line !== null);
}

/** Puts what goes on with a span of one line from a lower one behind it; false where nothing does. */
function join(lines: (Line | null)[], at: number, lower: number, line: Line, next: Line): boolean {
  const begun = line.cells.find((cell) => isBegun(cell, next));
  const rest = begun && next.cells.find((cell) => goesOnWith(begun, cell));
  if (!begun || !rest) return false;
  const whole = UNIT.test(rest.text) ? begun.text + rest.text : `${begun.text} ${rest.text}`;
  const others = next.cells.filter((cell) => cell !== rest);
  lines[at] = withCells(
    line,
    line.cells.map((cell) => (cell === begun ? { ...cell, text: whole } : cell)),
  );
  lines[lower] = others.length === 0 ? null : withCells(next, others);
  return true;
}

const isBegun = (cell: Cell, next: Line): boolean =>
  cell.text.length < 30 &&
  /\d{4}/.test(cell.text) &&
  (BEGUN.test(cell.text) ||
    (CUT_BEFORE_UNIT.test(cell.text) && next.cells.some(({ text }) => UNIT.test(text))) ||
    (isDate(cell.text) && next.cells.some(({ text }) => GOES_ON.test(text))));

function goesOnWith(begun: Cell, cell: Cell): boolean {
  const isInColumn = Math.abs(cell.x0 - begun.x0) < 3 || Math.abs(cell.x1 - begun.x1) < 3;
  if (!isInColumn) return false;
  if (REST.test(cell.text) || UNIT.test(cell.text) || isNow(cell.text) || GOES_ON.test(cell.text)) return true;
  return OPEN.test(begun.text) && (isMonth(cell.text) || (isDate(cell.text) && findSpans(cell.text)[0]?.isRange === false));
}
