import { BULLET, HEADING, plain, unspaced, type Cell, type Columns, type Line } from '../layout/line.ts';
import { headingOf } from '../words/headings.ts';
import { besideEachOther } from './word-tables.ts';
import { resolved, type ParagraphStyle, type RunStyle, type TabStop, type WordStyles } from './word-styles.ts';
import type { WordBlock, WordBox, WordParagraph, WordTable } from './word-xml.ts';

/** In points: the width of a Letter page without margins, a default tab stop, the default text size. */
const WIDTH = 468;
const TAB = 36;
const SIZE = 10;
/** The average width of a letter, in ems. */
const NARROW = 0.48;
const BOLDER = 0.53;
const WIDE = /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/g;
const LARGER = 1.08;
/** Boxes that start at least this far apart are next to each other. */
const ASIDE = 60;

/** The style of most letters. */
interface Body {
  isBold: boolean;
  size: number;
}

interface Styled {
  text: string;
  style: RunStyle;
}

/** A paragraph with its inherited styles. */
interface Dressed {
  runs: Styled[];
  style: ParagraphStyle;
  isHeading: boolean;
  isListed: boolean;
}

interface Flow {
  main: Line[];
  /** Sidebars: cells and boxes that have sections of their own. */
  sides: Line[][];
}

/** The paragraphs and tables of a Word document as lines, as a page would show them: cells at their tab stops, the main column first. */
export function columnsOfWord(blocks: readonly WordBlock[], styles: WordStyles): Columns {
  const body = bodyOf(blocks, styles);
  const flow: Flow = { main: [], sides: [] };
  for (const block of blocks) addBlock(flow, block, { styles, body, x: 0, width: WIDTH });
  return [flow.main, ...flow.sides].filter((lines) => lines.length > 0);
}

interface Setting {
  styles: WordStyles;
  body: Body;
  x: number;
  width: number;
}

function addBlock(flow: Flow, block: WordBlock, setting: Setting): void {
  if (block.kind === 'table') addTable(flow, block, setting);
  else {
    addBoxes(flow, block.boxes, setting);
    const lines = linesOf(block, setting);
    const last = flow.main.at(-1);
    // A line without a word is spacing.
    if (lines.length === 0 && block.boxes.length === 0 && last) blanks.set(last, (blanks.get(last) ?? 0) + 1);
    if (lines[0] && last) lines[0].gap += Math.min(blanks.get(last) ?? 0, 3);
    flow.main.push(...lines);
  }
}

/** Blank lines after a line, until the next one is added. */
const blanks = new WeakMap<Line, number>();

function addTable(flow: Flow, { grid, rows }: WordTable, setting: Setting): void {
  const edges = [0];
  for (const width of grid) edges.push((edges.at(-1) ?? 0) + width);
  const sides = new Map<number, Line[]>();
  for (const row of rows) {
    let column = 0;
    const cells: Line[][] = [];
    for (const { span, blocks } of row) {
      const from = edges[column] ?? setting.width * (column / Math.max(row.length, 1));
      const to = edges[column + span] ?? Math.max(from + 60, setting.width);
      const own: Flow = { main: [], sides: [] };
      for (const block of blocks) addBlock(own, block, { ...setting, x: setting.x + from, width: Math.max(20, to - from) });
      flow.sides.push(...own.sides);
      cells.push(own.main);
      column += span;
    }
    const { across, aside } = besideEachOther(cells);
    flow.main.push(...across);
    for (const [index, lines] of aside) sides.set(index, [...(sides.get(index) ?? []), ...lines]);
  }
  flow.sides.push(...sides.values());
}

/** Boxes next to each other are columns. One with its own section is a sidebar; any other is placed at its anchor. */
function addBoxes(flow: Flow, boxes: readonly WordBox[], setting: Setting): void {
  const groups: WordBox[][] = [];
  for (const box of boxes.toSorted((a, b) => a.x - b.x)) {
    const group = groups.at(-1);
    if (group && box.x - (group[0]?.x ?? 0) < ASIDE) group.push(box);
    else groups.push([box]);
  }
  for (const group of groups) {
    const own: Flow = { main: [], sides: [] };
    for (const { blocks } of group.toSorted((a, b) => a.y - b.y)) for (const block of blocks) addBlock(own, block, setting);
    const hasSection = own.main.length > 2 && own.main.some((line) => !line.isBullet && headingOf(line.text) !== null);
    if (groups.length > 1 || hasSection) flow.sides.push(own.main, ...own.sides);
    else {
      flow.main.push(...own.main);
      flow.sides.push(...own.sides);
    }
  }
}

function bodyOf(blocks: readonly WordBlock[], styles: WordStyles): Body {
  const letters = new Map<string, number>();
  const count = (all: readonly WordBlock[]): void => {
    for (const block of all) {
      if (block.kind === 'table') for (const { blocks: inside } of block.rows.flat()) count(inside);
      else {
        for (const { blocks: inside } of block.boxes) count(inside);
        for (const { text, style } of dressed(block, styles).runs) {
          const key = JSON.stringify([Boolean(style.bold), style.size ?? SIZE]);
          letters.set(key, (letters.get(key) ?? 0) + text.length);
        }
      }
    }
  };
  count(blocks);
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  const [isBold, size] = JSON.parse(most?.[0] ?? `[false,${SIZE}]`) as [boolean, number];
  return { isBold, size };
}

function dressed({ runs, style }: WordParagraph, styles: WordStyles): Dressed {
  const above = resolved(styles, style.style);
  const whole = { ...above.paragraph, ...style };
  const level = styles.lists.get(whole.list ?? '')?.get(whole.level ?? 0);
  const isHeading = whole.outline !== undefined || above.names.some((name) => /^(heading|title$)/i.test(name));
  return {
    runs: runs
      .map((run) => ({ text: run.text, style: { ...above.run, ...(run.named === null ? {} : (styles.named.get(run.named)?.run ?? {})), ...run.style } }))
      .filter(({ style: own }) => !own.hidden),
    style: { ...above.paragraph, ...level?.paragraph, ...style },
    isHeading,
    isListed: whole.list !== undefined && whole.list !== '0' && level?.isMarked !== false && !isHeading,
  };
}

/** The lines of a paragraph: one, plus any manual line breaks. Lines that the page would break stay whole. */
function linesOf(paragraph: WordParagraph, { styles, body, x, width }: Setting): Line[] {
  const { runs, style, isHeading, isListed } = dressed(paragraph, styles);
  const left = style.left ?? 0;
  const first = style.first ?? 0;
  return rowsOf(runs).flatMap((row, index) => {
    const isFirst = index === 0;
    const start = left + (isFirst ? first : 0);
    const stops = [...(style.tabs ?? []), ...(first < 0 && isFirst ? [{ at: left, align: 'left' as const }] : [])].toSorted((a, b) => a.at - b.at);
    const cells = placed(row, start, stops, paragraph.page);
    const [opening] = cells;
    if (!opening) return [];
    const last = cells.at(-1) ?? opening;
    const room = width - (style.right ?? 0) - last.x1;
    const shift = x + (room <= 0 ? 0 : style.align === 'center' ? room / 2 : style.align === 'right' ? room : 0);
    // The width of letters is a guess. What is certain is that they fit in their cell.
    const moved = cells.map((cell) => ({ ...cell, x0: cell.x0 + shift, x1: Math.min(cell.x1 + shift, Math.max(x + width - 1, cell.x0 + shift + 1)) }));
    const line = toLine(moved, body, isHeading);
    if (isFirst) {
      line.gap = 1.2 + Math.max(style.before ?? 0, 0) / line.size;
      line.urls = paragraph.urls;
      if (isListed && !(line.isStrong && headingOf(line.text) !== null)) return [marked(line)];
    }
    return [line];
  });
}

/** The text between line breaks, and in it the text between tabs and wide gaps; null for a tab. */
function rowsOf(runs: readonly Styled[]): (Styled | null)[][] {
  const rows: (Styled | null)[][] = [[]];
  const [first] = runs;
  const whole = runs.map(({ text }) => text).join('');
  const all = first && unspaced(whole) !== whole ? [{ text: unspaced(whole), style: first.style }] : runs;
  for (const { text, style } of all) {
    for (const piece of text.split(/(\n|\t|[ \u00A0]{3,})/)) {
      const row = rows.at(-1) ?? [];
      if (piece === '\n') rows.push([]);
      else if (piece === '\t' || (/^\s{3,}$/.test(piece) && row.some(Boolean))) row.push(null);
      else if (piece !== '') row.push({ text: piece, style });
    }
  }
  return rows;
}

const widthOf = (text: string, { size = SIZE, bold = false }: RunStyle): number => {
  const wide = text.match(WIDE)?.length ?? 0;
  return size * (wide + (text.length - wide) * (bold ? BOLDER : NARROW));
};

const fontOf = ({ bold, italic }: RunStyle): string => `${bold ? 'bold' : 'plain'}${italic ? ' italic' : ''}`;

function placed(row: readonly (Styled | null)[], start: number, stops: readonly TabStop[], page: number): Cell[] {
  const cells: Cell[] = [];
  let at = start;
  let stop: TabStop | null = null;
  let open: Styled[] = [];
  const close = () => {
    const cell = cellOf(open, page);
    open = [];
    if (cell.text === '') return;
    const wide = cell.x1;
    const from = stop?.align === 'right' ? stop.at - wide : stop?.align === 'center' ? stop.at - wide / 2 : at;
    const x0 = Math.max(from, (cells.at(-1)?.x1 ?? -Infinity) + 1);
    const last = cells.at(-1);
    // A typed list mark belongs to its words.
    if (last && cells.length === 1 && !/[\p{L}\p{N}]/u.test(last.text) && last.text.length === 1) {
      cells[0] = { ...cell, x0: last.x0, x1: x0 + wide, text: `${last.text} ${cell.text}`, parts: [...last.parts, ...cell.parts] };
    } else cells.push({ ...cell, x0, x1: x0 + wide });
    at = x0 + wide;
  };
  for (const piece of row) {
    if (piece) {
      open.push(piece);
      continue;
    }
    close();
    stop = stops.find((one) => one.at > at + 1) ?? { at: (Math.floor(at / TAB) + 1) * TAB, align: 'left' };
    at = stop.at;
  }
  close();
  return cells;
}

/** Text as a cell at the left edge, about as wide as its letters. */
function cellOf(pieces: readonly Styled[], page: number): Cell {
  const parts: Cell['parts'] = [];
  for (const { text, style } of pieces) {
    const last = parts.at(-1);
    // Spaces take the style of the text before them.
    if (last && (last.font === fontOf(style) || text.trim() === '')) last.text += text;
    else parts.push({ text, font: fontOf(style) });
  }
  const text = plain(pieces.map((piece) => piece.text).join(''))
    .replace(/\s+/g, ' ')
    .trim();
  const sizes = pieces.filter((piece) => piece.text.trim() !== '').map(({ style }) => style.size ?? SIZE);
  return { text, page, x0: 0, x1: pieces.reduce((sum, piece) => sum + widthOf(piece.text, piece.style), 0), y: 0, size: Math.max(0, ...sizes) || SIZE, parts };
}

function toLine(cells: readonly Cell[], body: Body, isHeading: boolean): Line {
  const [first] = cells as [Cell];
  const font = (first.parts.find((part) => /[\p{L}\p{N}]{2}/u.test(part.text)) ?? first.parts[0])?.font ?? '';
  const size = Math.max(...cells.map((cell) => cell.size));
  const text = cells.map((cell) => cell.text).join('   ');
  const isBolder = font.startsWith('bold') && !body.isBold;
  return {
    text,
    page: first.page,
    y: 0,
    x0: first.x0,
    x1: Math.max(...cells.map((cell) => cell.x1)),
    size,
    font: isHeading ? `${HEADING}${font}` : font,
    cells: [...cells],
    isStrong: isHeading || size > body.size * LARGER || isBolder,
    isBullet: BULLET.test(text),
    gap: 1.2,
    urls: [],
    isWhole: true,
  };
}

/** A list item, with its mark before it. */
function marked(line: Line): Line {
  if (BULLET.test(line.text)) return line;
  const [first, ...rest] = line.cells as [Cell];
  return { ...line, text: `• ${line.text}`, cells: [{ ...first, text: `• ${first.text}` }, ...rest], isBullet: true };
}
