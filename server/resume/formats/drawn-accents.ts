/** A text of a page where it was drawn: `x` and `y` in points, `y` from below. */
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Accents that stand alone, each with the one that joins the letter before it. */
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
/** What a page draws raised for a capital, in parts of the size. */
const MOST_RAISED = 0.5;

/** Of an accent, in parts of the size. */
const ACCENT_WIDTH = 0.333;
const LEAST_SPACE = 0.095;
/** Letters of a company's form in initials: "A.Ş.". */
const MOST_INITIALS = 8;

/** True where texts may hold accents drawn apart from their letters. */
export const hasDrawnAccent = (texts: readonly string[]): boolean => texts.some((text) => ENDS.test(text) || text.startsWith('¸') || text.search(WITHIN) >= 0);

/**
 * LaTeX draws a letter that a font lacks as two: the accent, and over it the letter ("Bo˘", "gaz" for "Boğaz"); a cedilla under a capital may come after
 * its letter. Gives the texts with such letters whole, each where it was; the text of an accent alone becomes empty. What only looks like an accent (`name`) stays.
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
 * An accent is narrower than its letter, so it is drawn a little to the right of where the letter begins; pdf.js takes more than a tenth of the size for a
 * space. Where the distance is only that, "Bo ˘" and "gaz" are one word, and so are "A. ¸" and "S.".
 */
function isOneWord(text: string, letter: string): boolean {
  const last = withoutAccent(text).trimEnd().slice(-MOST_INITIALS).split(/\s/u).at(-1) ?? '';
  return /^\p{Ll}$/u.test(letter) ? /\p{L}$/u.test(last) : /^(?:\p{Lu}\.)+$/u.test(last);
}

const withoutAccent = (text: string): string => text.replace(ENDS, '');

/** The letter that both make; null where there is none. TeX puts its accents on an i without its dot. */
function joined(letter: string, accent: string): string | null {
  if (letter === 'ı' && accent === '˙') return 'i';
  const one = ((letter === 'ı' ? 'i' : letter) + (COMBINING[accent] ?? '')).normalize('NFC');
  return /^\p{L}$/u.test(one) && one !== letter ? one : null;
}
