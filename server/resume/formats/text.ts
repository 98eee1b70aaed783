import { plain, unspaced, BULLET, type Columns, type Line } from '../layout/line.ts';

/** A paragraph of a document without positions on a page. */
export interface Paragraph {
  /** Cells of a row, or text between tabs. */
  cells: string[];
  /** 0 for none, 1 for the largest heading. */
  heading: number;
  isBold: boolean;
  isListed: boolean;
  /** Blank lines before it. */
  blanks: number;
  urls: string[];
}

const SIZE = 10;
const HEADING_SIZES = [SIZE, 20, 15, 13, 12, 11.5, 11] as const;
const INDENT = 14;

/** Paragraphs as lines, one below the other, as if printed. @param isWhole whether only the author broke the lines */
export function columnsOfText(paragraphs: readonly Paragraph[], isWhole = false): Columns {
  const lines = paragraphs.map((paragraph, index) => ({ ...toLine(paragraph, index), isWhole })).filter((line) => line.text !== '');
  return lines.length > 0 ? [lines] : [];
}

function toLine({ cells, heading, isBold, isListed, blanks, urls }: Paragraph, index: number): Line {
  const texts = cells.map((cell) => plain(cell).replace(/\s+/g, ' ').trim()).filter((cell) => cell !== '');
  const joined = texts.join('   ');
  const text = isListed && joined !== '' && !BULLET.test(joined) ? `• ${joined}` : joined;
  const size = HEADING_SIZES[heading] ?? SIZE;
  const font = `${isBold || heading > 0 ? 'bold' : 'plain'}`;
  const place = { page: 1, y: index * SIZE, x0: isListed ? INDENT : 0, x1: (isListed ? INDENT : 0) + text.length, size };
  const isBullet = BULLET.test(text);
  const own = texts.map((cell, at) => ({ ...place, text: at === 0 && isListed ? text : cell, parts: [] }));
  return {
    ...place,
    text,
    font,
    cells: own.length > 0 && isListed ? [{ ...place, text, parts: [] }] : own,
    isStrong: isBold || heading > 0,
    isBullet,
    gap: 1.2 + blanks,
    urls,
  };
}

/** Tabs and wide gaps separate cells. Narrower gaps do if there are many, as between columns of words. */
function cellsIn(text: string): string[] {
  const narrow = text.split(/\t+|\s{2,}/);
  return narrow.length > 2 && !/[.!?:]\s{2}/.test(text) ? narrow : text.split(/\t+|\s{3,}/);
}

/** The text of a line of Markdown: "## Skills", "**Larch & Sons**", "*2019*". Other text stays as it is. */
function marked(row: string): { text: string; heading: number; isBold: boolean } {
  const [, signs = '', rest = row] = /^(#{1,6})\s+(\S.*)$/.exec(row) ?? [];
  const text = rest.replace(/(\*\*|__)(?=\S)([^*_]+)\1/g, '$2').replace(/^\*(?=\S)([^*]+)\*$/, '$1');
  return { text, heading: signs.length, isBold: rest.startsWith('**') };
}

/** Plain text: tabs and wide gaps separate cells, and blank lines count. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let blanks = 0;
  for (const row of text.split(/\r\n|[\r\n\v\f\u2028\u2029]/)) {
    if (row.trim() === '') {
      blanks += 1;
      continue;
    }
    if (!/^[\s=_*~-]+$/.test(row)) {
      const { text, heading, isBold } = marked(row.trim());
      paragraphs.push({ cells: cellsIn(unspaced(text)), heading, isBold, isListed: false, blanks: Math.min(blanks, 3), urls: [] });
    }
    blanks = 0;
  }
  return paragraphs;
}
