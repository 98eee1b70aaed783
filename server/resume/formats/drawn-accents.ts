/** A text of a page at its position: `x` and `y` in points, `y` from the bottom. */
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Standalone accents, each with its combining form. */
const COMBINING: Record<string, string> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030A',
  '˝': '\u030B',
  ˇ: '\u030C',
  '¸': '\u0327',
};
const ACCENT = '[`´ˆ˜¯˘˙¨˚˝ˇ¸]';
const ENDS = new RegExp(`(${ACCENT})\\s*$`, 'u');
const WITHIN = new RegExp(`(?<=\\p{L})([´ˆ˜˘˙¨˚˝ˇ¸])(\\p{L})`, 'gu');
/** How far a page raises an accent for a capital, in ems. */
const MOST_RAISED = 0.5;

/** The width of an accent, in ems. */
const ACCENT_WIDTH = 0.333;
const LEAST_SPACE = 0.095;
/** The letters of an abbreviated company type: "A.Ş.". */
const MOST_INITIALS = 8;

/** True if texts may have accents drawn separately from their letters. */
export const hasDrawnAccent = (texts: readonly string[]): boolean => texts.some((text) => ENDS.test(text) || text.startsWith('¸') || text.search(WITHIN) >= 0);

/**
 * LaTeX draws a letter that a font lacks as two glyphs: the accent, and the letter over it ("Bo˘", "gaz" for "Boğaz"). A cedilla below a capital may
 * come after its letter. Returns the texts with such letters combined, each at its position; the text of an accent becomes empty. What only looks
 * like an accent (`name`) stays.
 */
export function withWholeLetters<T extends DrawnText>(texts: readonly T[]): T[] {
  const whole = texts.map((item) => ({ ...item, text: item.text.replace(WITHIN, (pair, accent: string, letter: string) => joined(letter, accent) ?? pair) }));
  let last: T | undefined;
  for (const item of whole) {
    if (item.text.trim() === '') continue;
    if (last) join(last, item);
    last = item;
  }
  return whole;
}

function join(before: DrawnText, item: DrawnText): void {
  if (Math.abs(before.y - item.y) > MOST_RAISED * Math.max(before.size, item.size)) return;
  const right = before.x + before.width;
  const [, accent = ''] = ENDS.exec(before.text) ?? [];
  const overAccent = accent === '' || item.x >= right || item.x < before.x - item.size ? null : joined([...item.text][0] ?? '', accent);
  if (overAccent !== null) {
    const isWord = right - ACCENT_WIDTH * before.size - item.x >= LEAST_SPACE * before.size && isOneWord(before.text, overAccent);
    before.text = isWord ? withoutAccent(before.text).trimEnd() : withoutAccent(before.text);
    before.width = Math.max(0, item.x - before.x);
    item.text = overAccent + item.text.slice(1);
  } else if (item.text.startsWith('¸') && item.x < right) {
    const under = joined(before.text.at(-1) ?? '', '¸');
    if (under === null) return;
    before.text = before.text.slice(0, -1) + under;
    item.text = item.text.replace(/^¸\s?/u, '');
  }
}

/**
 * An accent is narrower than its letter, so it is drawn slightly to the right of the letter's start, and pdf.js takes more than a tenth of the font
 * size for a space. If that is the whole distance, "Bo ˘" and "gaz" are one word, and so are "A. ¸" and "S.".
 */
function isOneWord(text: string, letter: string): boolean {
  const last = withoutAccent(text).trimEnd().slice(-MOST_INITIALS).split(/\s/u).at(-1) ?? '';
  return /^\p{Ll}$/u.test(letter) ? /\p{L}$/u.test(last) : /^(?:\p{Lu}\.)+$/u.test(last);
}

const withoutAccent = (text: string): string => text.replace(ENDS, '');

/** The combined letter; null if there is none. TeX puts its accents on a dotless i. */
function joined(letter: string, accent: string): string | null {
  if (letter === 'ı' && accent === '˙') return 'i';
  const one = ((letter === 'ı' ? 'i' : letter) + (COMBINING[accent] ?? '')).normalize('NFC');
  return /^\p{L}$/u.test(one) && one !== letter ? one : null;
}
