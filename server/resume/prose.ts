import { findSpans, isDate, withoutSpans, type Span } from './dates.ts';
import { fold, withoutBullet, type Line } from './layout/line.ts';

const LONGEST_HEAD = 150;
const APART = /[|•·]/u;

/** The date of a record: a span near an edge of its cell, or a point in time that is alone or at an edge. Dates within sentences don't count. */
export function spanOf(line: Line): Span | null {
  // Separated from a sentence, at the edge of the page, it isn't part of it.
  const aside = line.cells.length > 1 && !line.isBullet ? line.cells.find(({ text }) => isDate(text)) : undefined;
  if (isSentence(line.text)) return aside ? (findSpans(aside.text).at(-1) ?? null) : null;
  let best: Span | null = null;
  for (const { text } of line.cells.length > 0 ? line.cells : [{ text: line.text }]) {
    const spans = findSpans(text);
    const last = spans.at(-1);
    if (!last) continue;
    const isAtEnd = text.slice(last.index + last.length).replace(/[^\p{L}\p{N}]/gu, '').length === 0;
    const isAtStart = text.slice(0, spans[0]?.index).replace(/[^\p{L}\p{N}]/gu, '').length === 0;
    const range = spans.find((span) => span.isRange);
    const isApart = () => text.split(APART).some((piece) => isDate(piece));
    const found = range ?? (isAtEnd || isAtStart || isDate(text) || isApart() ? last : null);
    if (found && (!best || (found.isRange && !best.isRange))) best = found;
  }
  return best;
}

/** Prose: it ends like a sentence, continues, or starts in the middle of one. */
export function isSentence(text: string): boolean {
  const bare = withoutSpans(withoutBullet(text));
  const words = fold(bare).split(' ').length;
  return (
    bare.length > LONGEST_HEAD ||
    (words > 6 &&
      /[.;。；]$/u.test(bare) &&
      !/(?<!\p{L})(?:inc|ltd|ltda|co|corp|llc|jr|sr|st|bhd|tbk|pte|plc|şti|tic|san|cia|bros|(?:\p{L}\.){1,3}\p{L})\.$/iu.test(bare)) ||
    (words > 14 && !/[|•·–—]/.test(bare)) ||
    (words > 3 && /^\p{Ll}/u.test(bare) && !/^(e|i)[A-Z]/.test(bare))
  );
}

/** Marks lines that continue a bullet or a paragraph above. */
export function continuations(lines: readonly Line[]): boolean[] {
  let bullet: Line | null = null;
  let wasProse = false;
  return lines.map((line) => {
    if (line.isBullet) {
      bullet = line;
      wasProse = false;
      return false;
    }
    const isUnderBullet =
      bullet !== null && line.page === bullet.page && line.x0 > bullet.x0 + Math.max(0.8, bullet.size * 0.25) && !line.isStrong && spanOf(line) === null;
    const isParagraph = wasProse && !line.isStrong && spanOf(line) === null && line.gap < 1.6 && /^\p{Ll}/u.test(line.text);
    if (!isUnderBullet) bullet = null;
    wasProse = isParagraph || isSentence(line.text);
    return isUnderBullet || isParagraph;
  });
}
