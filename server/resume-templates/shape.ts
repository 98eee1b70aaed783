import type { Face } from './fonts.ts';

/** A glyph: its number in the font and its position, in thousandths of the size. */
export interface Glyph {
  id: number;
  advance: number;
  natural: number;
  x: number;
  y: number;
  /** The text it represents when copied. */
  text: string;
}
export interface Shaped {
  face: Face;
  /** From left to right in every script. */
  glyphs: readonly Glyph[];
  /** Thousandths of the size. */
  width: number;
}

const MOST_KEPT = 40_000;
const shapes = new Map<string, Shaped>();

/** Shapes a run with one face and one direction. Runs are short (a word and its space), so most come from the cache. */
export function shape(face: Face, text: string, isRightToLeft: boolean, mirror: (character: string) => string | null): Shaped {
  const key = `${face.key} ${isRightToLeft ? 'r' : 'l'} ${text}`;
  const known = shapes.get(key);
  if (known) return known;
  if (shapes.size >= MOST_KEPT) shapes.clear();
  // A bracket in Arabic is drawn mirrored, but is the same character.
  const drawn = isRightToLeft ? Array.from(text, (character) => mirror(character) ?? character).join('') : text;
  const scale = 1000 / face.font.unitsPerEm;
  const run = face.font.layout(drawn, undefined, undefined, undefined, isRightToLeft ? 'rtl' : 'ltr');
  const blank = face.font.glyphForCodePoint(32).id;
  let width = 0;
  const glyphs = run.glyphs.flatMap((glyph, index): Glyph[] => {
    const position = run.positions[index];
    const advance = (position?.xAdvance ?? glyph.advanceWidth) * scale;
    width += advance;
    const placed = { id: glyph.id, advance, natural: glyph.advanceWidth * scale, x: (position?.xOffset ?? 0) * scale, y: (position?.yOffset ?? 0) * scale };
    if (!isRightToLeft) return [{ ...placed, text: String.fromCodePoint(...glyph.codePoints) }];
    // Copying Arabic reverses the characters, one by one. If two share a glyph, the last must come first.
    const [last = '', ...others] = glyph.codePoints
      .map((point) => String.fromCodePoint(point))
      .map((sign) => mirror(sign) ?? sign)
      .toReversed();
    return [{ ...placed, text: last }, ...others.map((text) => ({ id: blank, advance: 0, natural: 0, x: 0, y: 0, text }))];
  });
  const shaped = { face, glyphs, width };
  shapes.set(key, shaped);
  return shaped;
}
