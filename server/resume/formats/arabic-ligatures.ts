/** A glyph as a page draws it: what it stands for, of a ligature several letters. */
export interface Glyph {
  unicode: string;
}

const ARABIC = /[\u0600-\u06FF]/;
/** Glyphs that may lie between two texts, as of those that are cut off, before the next one is searched for. */
const FURTHEST = 400;

const lettersOf = (text: string): string[] => [...text.normalize('NFKC').replace(/\s/g, '')];
const isSame = (one: readonly string[], other: readonly string[]): boolean => one.toSorted().join('') === other.toSorted().join('');

/** Glyphs that stand for several Arabic letters. */
export const hasLigature = (glyphs: readonly Glyph[]): boolean => glyphs.some(({ unicode }) => unicode.length > 1 && ARABIC.test(unicode));

/**
 * Texts from right to left with the letters of each ligature in their order. pdf.js turns a text drawn from left to right letter by letter, those of
 * a ligature too: "العملاء" with its lam-alef drawn as one comes out as "العمالء".
 * @param texts in the order they were drawn in, each as pdf.js gives it
 * @param glyphs all that were drawn, in the same order
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

/** Which glyphs a text was made of: the next ones that have its letters. */
function placeOf(letters: readonly string[], drawn: readonly string[][], at: number): { from: number; to: number } | null {
  for (let from = at; from < Math.min(drawn.length, at + FURTHEST); from += 1) {
    let to = from;
    let count = 0;
    while (to < drawn.length && count < letters.length) count += (drawn[to++] as string[]).length;
    if (count === letters.length && isSame(drawn.slice(from, to).flat(), letters)) return { from, to };
  }
  return null;
}

/** A text with other letters in the places of its own; spaces stay. */
function withLetters(text: string, letters: readonly string[]): string {
  const rest = [...letters];
  return [...text.normalize('NFKC')].map((letter) => (/\s/.test(letter) ? letter : (rest.shift() ?? ''))).join('');
}
