import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Cascade, Cut, Face } from './fonts.ts';
import { shape, type Shaped } from './shape.ts';

// The types describe the module object, but Node imports its default export.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Sizes in points (1/72 inch), colors as "#rrggbb". */
export interface Style {
  fonts: Cascade;
  cut: Cut;
  size: number;
  colour: string;
  /** Line height as a multiple of the size. */
  leading: number;
  /** Letter spacing in thousandths of the size. */
  tracking?: number;
}
export interface Span {
  text: string;
  style: Style;
  /** The URL it links to. */
  link?: string;
}
export interface Piece {
  shaped: Shaped;
  style: Style;
  link: string | undefined;
  level: number;
  width: number;
  /** Distance from the line's left edge. Set once the line is complete. */
  x: number;
}
/** A line, with its pieces in reading order. Width and height in points. */
export interface Line {
  pieces: readonly Piece[];
  width: number;
  height: number;
  size: number;
}
export type Direction = 'ltr' | 'rtl';
interface Token extends Piece {
  text: string;
  face: Face;
  endsWord: boolean;
}

/** Breaks spans into lines of at most `width` points. A line break in the text starts a new line. */
export function breakLines(spans: readonly Span[], width: number, direction: Direction): Line[] {
  return paragraphsOf(spans).flatMap((paragraph) => fill(tokensOf(paragraph, direction), width, paragraph));
}

/** The width of a text without line breaks. */
export function widthOf(span: Span, direction: Direction): number {
  return tokensOf([span], direction).reduce((sum, token) => sum + token.width, 0);
}

function paragraphsOf(spans: readonly Span[]): Span[][] {
  const paragraphs: Span[][] = [[]];
  for (const span of spans) {
    for (const [index, part] of span.text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
      if (index > 0) paragraphs.push([]);
      if (part !== '' || span.text === '') paragraphs.at(-1)?.push({ ...span, text: part });
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** Splits a paragraph where the face, the style, the direction or the word changes. */
function tokensOf(spans: readonly Span[], direction: Direction): Token[] {
  const text = spans.map((span) => span.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const ends = breaksOf(text);
  const tokens: Token[] = [];
  let at = 0;
  for (const span of spans) {
    let open: { from: number; face: Face; level: number } | null = null;
    const spanEnd = at + span.text.length;
    const close = (to: number) => {
      if (open) tokens.push(token(text.slice(open.from, to), span, open.face, open.level, ends.has(to)));
      open = null;
    };
    for (const character of span.text) {
      const level: number = levels[at] ?? 0;
      const previous: Face | null = (open as { face: Face } | null)?.face ?? null;
      const face: Face = previous && staysWith(character, previous, level) ? previous : span.style.fonts.faceFor(character, span.style.cut);
      const isOther = open !== null && ((open as { face: Face }).face !== face || (open as { level: number }).level !== level);
      if (isOther || ends.has(at)) close(at);
      open ??= { from: at, face, level };
      at += character.length;
    }
    close(spanEnd);
  }
  return tokens;
}

/** Whether a character uses the font of the preceding one: spaces, marks, and in Arabic also punctuation. */
function staysWith(character: string, face: Face, level: number): boolean {
  const follows = level % 2 === 1 ? /[\p{Zs}\p{M}\p{P}]/u : /[\p{Zs}\p{M}]/u;
  return follows.test(character) && face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function token(text: string, span: Span, face: Face, level: number, endsWord: boolean): Token {
  const shaped = shape(face, text, level % 2 === 1, bidi.getMirroredCharacter);
  const { size, tracking = 0 } = span.style;
  const width = (shaped.width * face.scale + tracking * shaped.glyphs.length) * (size / 1000);
  return { text, face, shaped, style: span.style, link: span.link, level, width, x: 0, endsWord };
}

function breaksOf(text: string): Set<number> {
  const breaker = new LineBreaker(text);
  const ends = new Set<number>();
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.add(next.position);
  return ends;
}

function fill(tokens: readonly Token[], width: number, spans: readonly Span[]): Line[] {
  const lines: Line[] = [];
  let line: Token[] = [];
  let used = 0;
  const finish = () => {
    if (line.length > 0) lines.push(settle(line));
    line = [];
    used = 0;
  };
  for (const word of wordsOf(tokens)) {
    const last = word.at(-1);
    const whole = word.reduce((sum, each) => sum + each.width, 0);
    const seen = last ? whole - last.width + trimmed(last).width : 0;
    if (used > 0 && used + seen > width + 0.01) finish();
    if (seen <= width + 0.01) {
      line.push(...word);
      used += whole;
      continue;
    }
    // A word that is wider than the line, such as a URL, is broken anywhere.
    for (const part of word.flatMap(lettersOf)) {
      if (used > 0 && used + part.width > width + 0.01) finish();
      line.push(part);
      used += part.width;
    }
  }
  finish();
  if (lines.length > 0) return lines;
  const style = spans[0]?.style;
  return style ? [{ pieces: [], width: 0, height: style.size * style.leading, size: style.size }] : [];
}

function wordsOf(tokens: readonly Token[]): Token[][] {
  const words: Token[][] = [];
  let word: Token[] = [];
  for (const each of tokens) {
    word.push(each);
    if (!each.endsWord) continue;
    words.push(word);
    word = [];
  }
  if (word.length > 0) words.push(word);
  return words;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const lettersOf = (each: Token): Token[] =>
  Array.from(graphemes.segment(each.text), ({ segment }) =>
    token(segment, { text: segment, style: each.style, ...(each.link ? { link: each.link } : {}) }, each.face, each.level, true),
  );

function trimmed(each: Token): Token {
  const text = each.text.trimEnd();
  if (text === each.text) return each;
  return token(text, { text, style: each.style, ...(each.link ? { link: each.link } : {}) }, each.face, each.level, each.endsWord);
}

/** Sets the position of each piece of a full line (rule L2 of the bidirectional algorithm), without trailing spaces. */
function settle(tokens: readonly Token[]): Line {
  const pieces = tokens.map((each) => ({ ...each }));
  while (pieces.at(-1)?.text.trim() === '') pieces.pop();
  const last = pieces.at(-1);
  if (last) pieces[pieces.length - 1] = { ...trimmed(last) };
  const seen = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    for (let from = 0; from < seen.length; from++) {
      if ((seen[from]?.level ?? 0) < level) continue;
      let to = from;
      while (to < seen.length && (seen[to]?.level ?? 0) >= level) to++;
      seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  }
  let x = 0;
  for (const piece of seen) {
    piece.x = x;
    x += piece.width;
  }
  const size = Math.max(...pieces.map((piece) => piece.style.size));
  return { pieces, width: x, height: Math.max(...pieces.map(({ style }) => style.size * style.leading)), size };
}
