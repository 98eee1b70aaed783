/** A glyph as drawn on a page, with the text it represents: several letters for a ligature. */
export interface Glyph {
  unicode: string;
}

const ARABIC = /[\u0600-\u06FF]/;
/** How many glyphs may lie between two texts, such as clipped ones, before the next text is searched for. */
const FURTHEST = 400;

const lettersOf = (text: string): string[] => [...text.normalize('NFKC').replace(/\s/g, '')];
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.toSorted().join('') === other.toSorted().join('');

/** Whether there are glyphs for several Arabic letters. */
export const hasLigature = (glyphs: readonly Glyph[]): boolean => glyphs.some(({ unicode }) => unicode.length > 1 && ARABIC.test(unicode));

/**
 * Right-to-left texts with the letters of each ligature in their order. pdf.js reverses a text drawn from left to right letter by letter, including
 * the letters of a ligature: "العملاء" with its lam-alef drawn as one glyph comes out as "العمالء".
 * @param texts in drawing order, as pdf.js returns them
 * @param glyphs all drawn glyphs, in the same order
 */
export function withLigaturesInOrder(texts: readonly { text: string; isFromTheRight: boolean }[], glyphs: readonly Glyph[]): string[] {
  const drawn = glyphs.map(({ unicode }) => lettersOf(unicode)).filter((letters) => letters.length > 0);
  let at = 0;
  return texts.map(({ text, isFromTheRight }) => {
    const letters = lettersOf(text);
    const found = letters.length === 0 ? null : placeOf(letters, drawn, at);
    if (!found) return text;
    at = found.to;
    const own = drawn.slice(found.from, found.to);
    if (!isFromTheRight || own.every(({ length }) => length === 1)) return text;
    return withLetters(text, own.toReversed().flat());
  });
}

/** The glyphs a text was made of: the next ones with its letters. */
function placeOf(letters: readonly string[], drawn: readonly string[][], at: number): { from: number; to: number } | null {
  for (let from = at; from < Math.min(drawn.length, at + FURTHEST); from += 1) {
    let to = from;
    let count = 0;
    while (to < drawn.length && count < letters.length) count += (drawn[to++] as string[]).length;
    if (count === letters.length && isSame(drawn.slice(from, to).flat(), letters)) return { from, to };
  }
  return null;
}

/** A text with its letters replaced; spaces stay. */
function withLetters(text: string, letters: readonly string[]): string {
  const rest = [...letters];
  return [...text.normalize('NFKC')].map((letter) => (/\s/.test(letter) ? letter : (rest.shift() ?? ''))).join('');
}
