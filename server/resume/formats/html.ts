import type { Paragraph } from './text.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const unescaped = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');

interface Open {
  text: string;
  bold: number;
  heading: number;
  isListed: boolean;
  urls: string[];
}

/**
 * The paragraphs of the HTML that mammoth writes: no scripts, no styles, well-formed. A table's row whose cells hold one paragraph each
 * is one line of several cells; cells that hold more are columns and come one after the other.
 */
export function paragraphsOfHtml(html: string): Paragraph[] {
  const found: Paragraph[] = [];
  let row: Paragraph[][] | null = null;
  let open: Open = blank();
  let blanks = 0;
  let bold = 0;
  let depth = 0;
  const target = () => row?.at(-1) ?? found;
  const close = () => {
    for (const piece of open.text.split('\n')) {
      if (piece.trim() === '') continue;
      const letters = piece.replace(/\s/g, '').length;
      const isBold = open.bold > letters * 0.6 * (open.text.includes('\n') ? open.bold / Math.max(1, open.text.replace(/\s/g, '').length) : 1);
      target().push({
        cells: unescaped(piece)
          .trim()
          .split(/\t+|\s{4,}/),
        heading: open.heading,
        isBold,
        isListed: open.isListed,
        blanks,
        urls: open.urls,
      });
      blanks = 0;
    }
    open = blank();
  };
  for (const [, tag, isEnd, name, attributes] of html
    .matchAll(/((<(\/?)([a-z0-9]+)((?![a-z0-9])[^<>]*)>)|[^<]+)/g)
    .map((match) => [match[0], match[2], match[3], match[4], match[5]] as const)
    .map(([whole, ...rest]) => [whole, rest[0] ?? whole, rest[1], rest[2], rest[3]] as const)) {
    if (name === undefined) {
      open.text += tag.replace(/\n/g, ' ');
      if (bold > 0) open.bold += tag.replace(/\s/g, '').length;
    } else if (name === 'br') open.text += '\n';
    else if (name === 'strong' || name === 'b') bold += isEnd ? -1 : 1;
    else if (name === 'a' && !isEnd) open.urls.push(...(/href="(https?:[^"]+|mailto:[^"]+)"/.exec(attributes ?? '')?.slice(1) ?? []).map(unescaped));
    else if (name === 'p' || name === 'li' || /^h\d$/.test(name)) {
      if (isEnd && open.text.trim() === '') blanks = Math.min(blanks + 1, 3);
      close();
      if (!isEnd) open = { ...blank(), heading: /^h(\d)$/.test(name) ? Number(name.slice(1)) : 0, isListed: name === 'li' };
    } else if (name === 'table') depth += isEnd ? -1 : 1;
    else if (name === 'tr' && depth === 1) {
      close();
      if (isEnd && row) found.push(...joined(row));
      row = isEnd ? null : [];
    } else if ((name === 'td' || name === 'th') && depth === 1 && !isEnd) row?.push([]);
  }
  close();
  return found;
}

const blank = (): Open => ({ text: '', bold: 0, heading: 0, isListed: false, urls: [] });

/** Cells of one line each stand side by side; others are read one after the other. */
function joined(row: readonly Paragraph[][]): Paragraph[] {
  const filled = row.filter((cell) => cell.length > 0);
  const [first] = filled[0] ?? [];
  if (!first || filled.some((cell) => cell.length > 1)) return besides(filled) ?? filled.flat();
  return [
    {
      ...first,
      cells: filled.flatMap((cell) => cell[0]?.cells ?? []),
      urls: filled.flatMap((cell) => cell[0]?.urls ?? []),
      isListed: filled.length === 1 && first.isListed,
    },
  ];
}

/** A narrow cell of one line, a date or a heading, beside a cell of many: it belongs to the first of them. */
function besides(cells: readonly Paragraph[][]): Paragraph[] | null {
  const [label, content] = cells;
  const [only] = label ?? [];
  const [first, ...rest] = content ?? [];
  if (cells.length !== 2 || label?.length !== 1 || !only || !first || only.cells.join(' ').length > 40) return null;
  return [{ ...first, cells: [...only.cells, ...first.cells], isBold: only.isBold || first.isBold }, ...rest];
}
