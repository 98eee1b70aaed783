import { withWholeDates } from './wrapped-dates.ts';
import { findSpans } from './dates.ts';
import type { Cell, Line } from './layout/line.ts';
import { titleScore } from './words/jobs.ts';
import { bareLabel, type Label } from './words/labels.ts';

/** Labels whose values become fields of the same name. Values of other labels are read as they are. */
const SAID: readonly Label[] = ['company', 'title', 'school', 'degree', 'field', 'score'];
/** How far, in points, a value may start from the edge of its column. */
const ASIDE = 12;
/** How many lines a label may take in a narrow column. */
const LONGEST_LABEL = 4;

/**
 * The lines of a section with the label of each value: in a table, from the header row ("Period, Company, Position"); in a form, from the labels at
 * its left edge ("Occupation or position held"). Other lines stay as they are.
 */
export function withLabels(all: readonly Line[]): Line[] {
  const lines = withWholeDates(all.map(withoutLabel));
  const head = lines.findIndex((line) => labelsOf(line) >= 2 && labelsOf(line) >= line.cells.length * 0.6);
  if (head >= 0) return [...lines.slice(0, head), ...fromTable(lines[head] as Line, lines.slice(head + 1))];
  const edge = valueEdge(lines);
  return edge === null ? lines : fromForm(lines, edge);
}

const COLON = /^\s*[:：]\s*$/u;

/**
 * "Employer", ":", "Larch & Sons" in cells of one line: the label describes the value. Without positions on a page, as in plain text, no colon is
 * needed.
 */
function withoutLabel(line: Line): Line {
  const [first, ...rest] = line.cells;
  const label = first ? bareLabel(first.text) : null;
  const [value, ...more] = rest.filter(({ text }) => !COLON.test(text));
  if (!first || label === null || !value || labelsOf(line) > 1) return line;
  const isMarked = value !== rest[0] || /[:：]\s*$/u.test(first.text) || /^\s*[:：]/u.test(value.text);
  if (!isMarked && line.cells.some(({ x0 }) => x0 !== first.x0)) return line;
  const text = [value.text.replace(/^\s*[:：]\s*/u, ''), ...more.map((cell) => cell.text)].join('   ');
  return lineOf(line, [say(label, value, text)], label === 'duty');
}

const labelsOf = (line: Line): number => (line.cells.length < 2 ? 0 : line.cells.filter(({ text }) => bareLabel(text) !== null).length);

const isValueLabel = (label: Label | null): label is Label => label !== null && SAID.includes(label);

/** A cell with its label. */
const say = (label: Label | null, cell: Cell, text = cell.text): Cell =>
  isValueLabel(label) ? { ...cell, text: `${label.toUpperCase()}: ${text}`, parts: [], isWhole: true } : { ...cell, text, parts: [] };

const lineOf = (line: Line, cells: Line['cells'], isBullet = false): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join('   '),
  x0: Math.min(...cells.map(({ x0 }) => x0)),
  isBullet,
  isStrong: false,
});

function fromTable(head: Line, lines: readonly Line[]): Line[] {
  const columns = head.cells.map((cell) => ({ cell, label: bareLabel(cell.text) }));
  const asideOf = (cell: Cell, column: Cell) => (cell.x0 < column.x1 && cell.x1 > column.x0 ? 0 : Math.abs(cell.x0 - column.x0));
  const columnOf = (cell: Cell) => {
    const exact = columns.find((column) => column.cell.x0 === cell.x0);
    return exact ?? columns.filter((column) => asideOf(cell, column.cell) < ASIDE).toSorted((a, b) => asideOf(cell, a.cell) - asideOf(cell, b.cell))[0];
  };
  const hasTitles = columns.some(({ label }) => label === 'title');
  const rows: { line: Line; cells: Cell[] }[] = [];
  const hasDates = columns.some(({ label }) => label === 'period');
  for (const line of lines) {
    const isRow = hasDates ? findSpans(line.text).length > 0 : line.cells.length > 1;
    const row = rows.at(-1);
    if (isRow || !row) rows.push({ line, cells: [...line.cells] });
    else row.cells.push(...line.cells);
  }
  return rows.flatMap(({ line, cells }) => {
    // Word has no widths: if there are as many values as headings, they are in the same order.
    const isWhole = cells.length === columns.length;
    const texts = new Map<Label | null, { text: string; cell: Cell }>();
    for (const [index, cell] of cells.entries()) {
      const column = (isWhole ? columns[index] : columnOf(cell))?.label ?? null;
      // A company with the title below it, in one cell.
      const label = column === 'company' && !hasTitles && texts.has(column) && titleScore(cell.text) > 0 ? 'title' : column;
      const known = texts.get(label);
      texts.set(label, known ? { ...known, text: `${known.text} ${cell.text}` } : { text: cell.text, cell });
    }
    const isBody = (label: Label | null) => label === null || label === 'duty';
    const named = [...texts].filter(([label]) => !isBody(label)).map(([label, { text, cell }]) => say(label, cell, text));
    const body = [...texts].filter(([label]) => isBody(label)).map(([, { text, cell }]) => lineOf(line, [{ ...cell, text, parts: [] }], true));
    return [...(named.length > 0 ? [lineOf(line, named)] : []), ...body];
  });
}

/** Where values start, if two lines or more have a label on the left and a value next to it. */
function valueEdge(lines: readonly Line[]): number | null {
  const edges = lines.filter(({ cells }) => cells.length === 2 && bareLabel(cells[0]?.text ?? '') !== null).map(({ cells }) => cells[1]?.x0 ?? 0);
  const [edge] = edges;
  return edge !== undefined && edges.filter((other) => Math.abs(other - edge) < ASIDE).length >= 2 ? edge : null;
}

function fromForm(lines: readonly Line[], edge: number): Line[] {
  const found: Line[] = [];
  let isDuty = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as Line;
    const { label, count } = labelAt(lines, at, edge);
    // Text below a duty without a label also describes it.
    isDuty = label === 'duty' || (isDuty && label === null && line.cells.every((cell) => cell.x0 > edge - ASIDE));
    if (label === null) found.push(isDuty ? lineOf(line, line.cells, true) : line);
    else found.push(...valuesOf(lines.slice(at, at + count), edge, label));
    at += count;
  }
  return found;
}

/** The values next to a label; the first gets the label. */
const valuesOf = (lines: readonly Line[], edge: number, label: Label): Line[] =>
  lines
    .flatMap((line) => line.cells.filter((cell) => cell.x0 > edge - ASIDE).map((cell) => ({ line, cell })))
    .map(({ line, cell }, index) => lineOf(line, [say(index === 0 ? label : null, cell)], label === 'duty'));

/** The label that starts at a line, over all its lines in its column. */
function labelAt(lines: readonly Line[], at: number, edge: number): { label: Label | null; count: number } {
  let text = '';
  for (let count = 1; count <= LONGEST_LABEL; count += 1) {
    const cell = lines[at + count - 1]?.cells.find(({ x1 }) => x1 < edge);
    if (!cell) break;
    text = `${text} ${cell.text}`.trim();
    const label = bareLabel(text);
    const more = lines[at + count]?.cells.find(({ x1 }) => x1 < edge);
    // The longest match is used: "Name and type of organisation" continues with "providing education and training".
    if (label !== null && !(more && bareLabel(`${text} ${more.text}`) !== null) && !isBegun(text, lines, at + count, edge)) return { label, count };
  }
  return { label: null, count: 1 };
}

function isBegun(text: string, lines: readonly Line[], next: number, edge: number): boolean {
  let longer = text;
  for (let index = next; index < next + 2; index += 1) {
    const cell = lines[index]?.cells.find(({ x1 }) => x1 < edge);
    if (!cell) return false;
    longer += ` ${cell.text}`;
    if (bareLabel(longer) !== null) return true;
  }
  return false;
}
