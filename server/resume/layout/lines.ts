import { findSpans } from '../dates.ts';
import { splitOf } from './columns.ts';
import { BULLET, type Cell, type Columns, type Line } from './line.ts';

const SAME_LINE = 0.45;
const LARGER = 1.08;

/** A link's URL and its position on the page. */
export interface LinkArea {
  url: string;
  page: number;
  x0: number;
  x1: number;
  top: number;
  bottom: number;
}

/** Cells in reading order: the main column of every page, then the sidebar of every page. Text above or below the columns belongs to the main one. */
export function columnsOf(cells: readonly Cell[], links: readonly LinkArea[] = []): Columns {
  const body = bodyOf(cells);
  const main: Line[] = [];
  const side: Line[] = [];
  let gutter: number | undefined;
  for (const page of [...new Set(cells.map((cell) => cell.page))].toSorted((a, b) => a - b)) {
    const own = cells.filter((cell) => cell.page === page);
    const split = splitOf(own, gutter);
    gutter = split?.x ?? gutter;
    const parts = split ? partsOf(own, split) : [own, []];
    for (const [target, part] of [main, side].map((lines, index) => [lines, parts[index] as Cell[]] as const)) target.push(...linesOf(part, body, links));
  }
  return [main, side].map(withoutPageMarks).filter((lines) => lines.length > 0);
}

/** The main part and the sidebar of a page. The main part is the wider one. Text above and below the columns keeps its place. */
function partsOf(cells: readonly Cell[], { x, top, bottom }: { x: number; top: number; bottom: number }): [Cell[], Cell[]] {
  const inside = cells.filter((cell) => cell.y >= top && cell.y <= bottom);
  const left = inside.filter((cell) => cell.x1 <= x + 1);
  const right = inside.filter((cell) => cell.x1 > x + 1);
  const letters = (side: readonly Cell[]) => side.reduce((sum, cell) => sum + cell.text.length, 0);
  const [main, side] = letters(left) >= letters(right) ? [left, right] : [right, left];
  return [cells.filter((cell) => !inside.includes(cell) || main.includes(cell)), side];
}

interface Body {
  font: string;
  size: number;
}

/** The style of most letters. */
function bodyOf(cells: readonly Cell[]): Body {
  const letters = new Map<string, number>();
  for (const cell of cells) {
    for (const part of cell.parts) {
      const key = JSON.stringify([part.font, Math.round(cell.size * 2) / 2]);
      letters.set(key, (letters.get(key) ?? 0) + part.text.length);
    }
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  const [font, size] = JSON.parse(most?.[0] ?? '["",1]') as [string, number];
  return { font, size };
}

/** The lines of one column of a page, from top to bottom. */
export function linesOf(cells: readonly Cell[], body: Body, links: readonly LinkArea[]): Line[] {
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows.at(-1);
    if (row && cell.y - (row[0] as Cell).y < SAME_LINE * Math.min(cell.size, (row[0] as Cell).size)) row.push(cell);
    else rows.push([cell]);
  }
  let above: Cell | undefined;
  return rows.map((row) => {
    const line = toLine(row, body);
    line.gap = above ? (line.y - above.y) / line.size : 0;
    [above] = row;
    const isOver = (link: LinkArea) =>
      link.page === line.page && link.top <= line.y && link.bottom >= line.y - line.size && link.x0 < line.x1 && link.x1 > line.x0;
    line.urls = links.filter(isOver).map((link) => link.url);
    return line;
  });
}

function toLine(row: readonly Cell[], body: Body): Line {
  const rtl = row.some((cell) => /[\u0600-\u06FF]/.test(cell.text));
  const cells = row.toSorted((a, b) => (rtl ? b.x0 - a.x0 : a.x0 - b.x0));
  const text = cells.map((cell) => cell.text).join('   ');
  const [start] = cells;
  // A bullet often has another font.
  const font = (start?.parts.find((part) => /[\p{L}\p{N}]{2}/u.test(part.text)) ?? start?.parts[0])?.font ?? '';
  const size = Math.max(...cells.map((cell) => cell.size));
  const [first] = cells as [Cell];
  const edges = { x0: Math.min(...cells.map((cell) => cell.x0)), x1: Math.max(...cells.map((cell) => cell.x1)) };
  const isStrong = size > body.size * LARGER || (font !== body.font && size >= body.size * 0.95);
  return { text, page: first.page, y: first.y, ...edges, size, font, cells, isStrong, isBullet: BULLET.test(text), gap: 0, urls: [] };
}

const PAGE_MARK = /^(page\s*)?\d{1,2}(\s*(\/|of|de)\s*\d{1,2})?$|[–—-]\s*\d{1,2}\s*\/\s*\d{1,2}$|^第?\s*\d+\s*页/iu;

/** Without page numbers and text that every page repeats. */
function withoutPageMarks(lines: readonly Line[]): Line[] {
  const pages = new Set(lines.map((line) => line.page)).size;
  // The dates of two records differ only in their numbers, like page numbers.
  const bare = ({ text }: Line) => (findSpans(text).length > 0 ? text : text.replace(/\d+/g, '#'));
  const repeated = new Map<string, number>();
  for (const line of lines) repeated.set(bare(line), (repeated.get(bare(line)) ?? 0) + 1);
  const seen = new Set<string>();
  return lines.filter((line, index) => {
    const isEdge = lines[index - 1]?.page !== line.page || lines[index + 1]?.page !== line.page;
    if (isEdge && PAGE_MARK.test(line.text) && !/^(19|20)\d\d$/.test(line.text)) return false;
    const isRepeated = isEdge && pages > 1 && (repeated.get(bare(line)) ?? 0) >= pages && line.page > 1;
    if (isRepeated && seen.has(bare(line))) return false;
    seen.add(bare(line));
    return true;
  });
}
