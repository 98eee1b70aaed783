import { findSpans, isDate, isMonth, isNow, withoutSpans } from './dates.ts';
import { withCells, type Cell, type Line } from './layout/line.ts';

const UNTIL = String.raw`[-–—~〜～]|(?<![\p{L}\p{N}])(?:to|until|até|a|al|hasta|hingga|sampai|s\/d|إلى|حتى)(?!\p{L})|[至到](?=\s*$)`;
const BEGUN = new RegExp(`(?:${UNTIL})(?:\\s\\p{L}{1,12}\\.?|\\p{L}{1,12}\\.?)?$`, 'u');
/** Ends before a missing second date. */
const OPEN = new RegExp(`(?:${UNTIL})\\s?$`, 'u');
/** "to Present" below "Jan 2019". */
const GOES_ON = /^(?:to|until|[-–—])\s+(?:\p{L}+\.?\s)?(?:(?:19|20)\d\d|present|now|current|today)$/iu;
/** "2021年3月 - 2025年1" above "月". */
const CUT_BEFORE_UNIT = /\d\s?年\s?\d{1,2}$|\d$/u;
const UNIT = /^[年月]$/u;
/** What comes before a second date. */
const TO = new RegExp(`(?:${UNTIL})\\s*$`, 'u');
const ONLY_TO = new RegExp(`^(?:${UNTIL})$`, 'u');
const REST = /^(?:\p{L}+\.?\s)?(?:19|20)\d\d$|^present$/iu;

/** Letters of a cell in a column; anything longer is a line of text. */
const SHORT = 30;
/** How many more lines a span may take: a month and its year may be separated. */
const MOST_BROKEN = 2;

/** What may follow a date that the end of its line broke: a bracket, a place. */
const MOST_BEHIND = 24;
const CLOSEST = 1.9;

/** A span that a narrow column or the end of a line broke into two or three pieces, whole again. */
export function withWholeDates(all: readonly Line[]): Line[] {
  const lines: (Line | null)[] = withStackedDates(withWholeLines(all));
  for (const index of lines.keys()) {
    for (let below = 1; below <= MOST_BROKEN; below += 1) {
      const [line, next] = [lines[index], lines[index + below]];
      if (!line || !next || !join(lines, index, index + below, line, next)) break;
    }
  }
  return lines.filter((line) => line !== null);
}

/** Joins the continuation of a span from a lower line; false if there is none. */
function join(lines: (Line | null)[], at: number, lower: number, line: Line, next: Line): boolean {
  const open = line.cells.find((cell) => isBegun(cell, next) && next.cells.some((below) => goesOnWith(cell, below)));
  const begun = open ?? line.cells.find((cell) => next.cells.some((below) => isInColumn(cell, below) && wholeDate(cell.text, below.text) !== null));
  const rest = begun && next.cells.find((cell) => (begun === open ? goesOnWith(begun, cell) : isInColumn(begun, cell)));
  if (!begun || !rest) return false;
  const whole = UNIT.test(rest.text) ? begun.text + rest.text : (wholeDate(begun.text, rest.text) ?? `${begun.text} ${rest.text}`);
  const others = next.cells.filter((cell) => cell !== rest);
  lines[at] = withCells(
    line,
    line.cells.map((cell) => (cell === begun ? { ...cell, text: whole } : cell)),
  );
  lines[lower] = others.length === 0 ? null : withCells(next, others);
  return true;
}

const isInColumn = (cell: Cell, below: Cell): boolean => Math.abs(cell.x0 - below.x0) < 3 || Math.abs(cell.x1 - below.x1) < 3;

/** "September" above "2019 hingga", "02-2018 – 07-" above "2021": a date that consists of both and nothing else, whole again. */
function wholeDate(text: string, below: string): string | null {
  if (text.length > SHORT || below.length > SHORT) return null;
  if (isDate(text) && ONLY_TO.test(below)) return `${text} ${below}`;
  const tried = [`${text} ${below}`, ...(/\d[-/.]$/.test(text) ? [text + below] : [])];
  const isWhole = (whole: string) =>
    findSpans(whole).some(({ index, length }) => index < text.length && index + length > text.length + 1) &&
    !/\p{L}/u.test(withoutSpans(whole).replace(TO, ''));
  return tried.find(isWhole) ?? null;
}

/** "Logistics Manager, Orchid (December" above "2016 to August 2020)", as one line. */
function withWholeLines(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && isBrokenInDate(last, line)) whole[whole.length - 1] = withTextBehind(last, line.text);
    else whole.push(line);
  }
  return whole;
}

function isBrokenInDate(line: Line, next: Line): boolean {
  const [only, second] = next.cells;
  if (!only || second || next.isBullet || line.page !== next.page || next.gap > CLOSEST) return false;
  const start = line.cells.at(-1);
  if (!start || start.text.length < SHORT || Math.min(Math.abs(next.x0 - line.x0), Math.abs(next.x1 - line.x1)) > 3) return false;
  const span = findSpans(`${start.text} ${next.text}`).find(({ index, length }) => index < start.text.length && index + length > start.text.length + 1);
  return span !== undefined && start.text.length + 1 + next.text.length - (span.index + span.length) < MOST_BEHIND;
}

function withTextBehind(line: Line, text: string): Line {
  return withCells(
    line,
    line.cells.map((cell, index) => (index === line.cells.length - 1 ? { ...cell, text: `${cell.text} ${text}`, parts: behind(cell.parts, text) } : cell)),
  );
}

const behind = (parts: Cell['parts'], text: string): Cell['parts'] =>
  parts.map((part, index) => (index === parts.length - 1 ? { ...part, text: `${part.text} ${text}` } : part));

/** Start and end dates above each other in a gutter: in every record of two lines, or it is a list of years. */
function withStackedDates(all: readonly Line[]): Line[] {
  const pairs = stackedPairs(all);
  if (pairs === null) return [...all];
  return all.flatMap((line, index) => {
    const until = pairs.get(index);
    if (until) return [withCells(line, [{ ...(line.cells[0] as Cell), text: `${line.cells[0]?.text} - ${until}` }, ...line.cells.slice(1)])];
    return pairs.has(index - 1) ? [withCells(line, line.cells.slice(1))] : [line];
  });
}

/** Where a pair starts, with its second date; null if some dates have none below them. */
function stackedPairs(lines: readonly Line[]): Map<number, string> | null {
  const dated = lines.flatMap((line, index) => (isStackable(line) ? [index] : []));
  const pairs = new Map<number, string>();
  for (let at = 0; at < dated.length; at += 2) {
    const [from, until] = [dated[at] as number, dated[at + 1]];
    const [above, below] = [lines[from] as Line, until === undefined ? undefined : (lines[until] as Line)];
    if (until !== from + 1 || !below || below.gap > CLOSEST || Math.abs(above.x0 - below.x0) > 3 || !isInOrder(above, below)) return null;
    pairs.set(from, below.cells[0]?.text ?? '');
  }
  return pairs.size > 1 || (pairs.size === 1 && isNow([...pairs.values()][0] ?? '')) ? pairs : null;
}

/** A point in time in a gutter, next to something. */
const isStackable = ({ cells: [first, second] }: Line): boolean =>
  first !== undefined && second !== undefined && !isDate(second.text) && (isNow(first.text) || (isDate(first.text) && pointIn(first.text) !== null));

const pointIn = (text: string): string | null => {
  const [span, more] = findSpans(text);
  return span && !more && !span.isRange ? span.end : null;
};

function isInOrder({ cells: [from] }: Line, { cells: [until] }: Line): boolean {
  const [start, end] = [pointIn(from?.text ?? ''), pointIn(until?.text ?? '')];
  return start !== null && (isNow(until?.text ?? '') || (end !== null && start <= end));
}

const isBegun = (cell: Cell, next: Line): boolean =>
  cell.text.length < SHORT &&
  /\d{4}/.test(cell.text) &&
  (BEGUN.test(cell.text) ||
    (CUT_BEFORE_UNIT.test(cell.text) && next.cells.some(({ text }) => UNIT.test(text))) ||
    (isDate(cell.text) && next.cells.some(({ text }) => GOES_ON.test(text))));

function goesOnWith(begun: Cell, cell: Cell): boolean {
  if (!isInColumn(begun, cell)) return false;
  if (REST.test(cell.text) || UNIT.test(cell.text) || isNow(cell.text) || GOES_ON.test(cell.text)) return true;
  return OPEN.test(begun.text) && (isMonth(cell.text) || (isDate(cell.text) && findSpans(cell.text)[0]?.isRange === false));
}
