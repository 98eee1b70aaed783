/** A piece of text at its position in a document: points from the page's top left. Plain text counts characters instead. */
export interface Run {
  text: string;
  page: number;
  x0: number;
  x1: number;
  y: number;
  size: number;
  /** Distinguishes styles; not a font name. */
  font: string;
}

/** Neighboring runs without a wide gap between them: a word, a sentence, a table cell. */
export interface Cell {
  text: string;
  page: number;
  x0: number;
  x1: number;
  y: number;
  size: number;
  /** Where the style changes within it. */
  parts: { text: string; font: string }[];
  /** One value of a form, whatever characters are in it. */
  isWhole?: boolean;
}

/** Prefixes the name of a style that its document itself calls a heading style. */
export const HEADING = 'heading ';

/** One line of one column. */
export interface Line {
  text: string;
  page: number;
  y: number;
  x0: number;
  x1: number;
  size: number;
  /** The style at its start. */
  font: string;
  cells: Cell[];
  /** Larger than the body text, or in another style. */
  isStrong: boolean;
  isBullet: boolean;
  /** The distance to the line above in line heights; 0 at the top of a page. */
  gap: number;
  /** URLs that the line's words link to. */
  urls: string[];
  /** A paragraph or its part before a manual line break; never broken by the page. */
  isWhole?: boolean;
}

/** A document in reading order: the main column first, then the sidebar, if there is one. */
export type Columns = Line[][];

export const BULLET = /^\s*([•・●○◦▪▫■□◆◇▶►➢➤‣⁃∙·*–—―-]|o(?=\s)|[✓✔❖])\s*(?=\S)/u;

/** The text without its list mark. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();

/** A line with other cells, at least one. */
export const withCells = (line: Line, cells: Line['cells']): Line => ({
  ...line,
  cells,
  text: cells.map((cell) => cell.text).join('   '),
  x0: Math.min(...cells.map((cell) => cell.x0)),
  isBullet: BULLET.test(cells[0]?.text ?? ''),
});

/** Radicals that fonts have instead of the characters they look like. NFKC doesn't change them. */
const RADICALS: Record<string, string> = Object.fromEntries(
  [
    '⺠民',
    '⻄西',
    '⻅见',
    '⻆角',
    '⻉贝',
    '⻋车',
    '⻑長',
    '⻒長',
    '⻓长',
    '⻔门',
    '⻗雨',
    '⻘青',
    '⻙韦',
    '⻚页',
    '⻛风',
    '⻜飞',
    '⻝食',
    '⻢马',
    '⻣骨',
    '⻤鬼',
    '⻥鱼',
    '⻦鸟',
    '⻨麦',
    '⻩黄',
    '⻬齐',
    '⻮齿',
    '⻰龙',
    '⻳龟',
    '⺟母',
    '⻌辶',
    '⺼月',
    '⻁虎',
    '⻫斉',
    '⻲亀',
  ].map((pair) => [...pair] as [string, string]),
);

/** Dashes and brackets with special glyphs of a font that don't say what they are, recognized by the text around them. */
const DASH = /(?<=\d)\s?[\uE000-\uF8FF]\s?(?=\d)|(?<=(?:19|20)\d\d)\s?[\uE000-\uF8FF]\s?(?=\p{L}|$)/gu;
const BRACKETS = /([\uE000-\uF8FF])(?=[\p{L}\p{N}])([^\uE000-\uF8FF]{1,40}?)(?<=[\p{L}\p{N})])(?!\1)[\uE000-\uF8FF](?=[\s,.;|]|$)/gu;
const CLOSING = /(\([^()\uE000-\uF8FF]{1,60})[\uE000-\uF8FF](?=[\s,.;|]|$)/gu;
const BRACKET = /[\uE000-\uF8FF](?=[^()\uE000-\uF8FF]{1,60}\))/gu;
const PRIVATE_USE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;
// eslint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000B-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g;

/** Text in the form we compare: ligatures and wide forms expanded, icons (private-use glyphs) as bullets, digits as ASCII. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2E80-\u2EFF]/g, (radical) => RADICALS[radical] ?? radical)
    .replace(BRACKETS, '($2)')
    .replace(CLOSING, '$1)')
    .replace(DASH, (sign) => (sign.length > 1 ? ' - ' : '-'))
    .replace(BRACKET, '(')
    .replace(PRIVATE_USE, ' • ')
    .replace(UNPRINTABLE, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u00A0\u2000-\u200A\u3000]/g, ' ')
    .replace(/[‐‑‒]/g, '-')
    .replaceAll('‧', '・')
    .replace(/(?<=\p{L})[ʼʹ´`＇](?=\p{L})/gu, '’');
}

/** "O L I V E R" is a word with letter spacing. Between words, such text has more than one space, or a run of its own for it. */
export function unspaced(text: string): string {
  const tokens = text.trim().split(' ').filter(Boolean);
  const letters = tokens.filter((token) => /^[\p{L}\p{N}&.]$/u.test(token)).length;
  if (letters < 3 || letters < tokens.length * 0.7 || tokens.some((token) => token.length > 2)) return text;
  return text.replace(/(\S) (?=\S)/g, '$1').replace(/\s{2,}/g, ' ');
}

/** Only letters and digits, in lower case, without accents: the same for two spellings of a thing. */
export function fold(text: string): string {
  return plain(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
