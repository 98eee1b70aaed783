import { continuations } from './prose.ts';
import { withCells, type Line } from './layout/line.ts';

/** Endings that require a continuation. */
const OPEN = /(?:[,;、，(]|\band)\s*$/u;
const LABELED = /^[^:：,]{2,45}[:：]/u;
const LISTED = /[,;|、，；،؛•·]|\s\/\s/u;
/** Lines with fewer letters weren't broken by the page. */
const LEAST_LETTERS = 45;
const ASIDE = 3;
/** First halves of hyphenated words, which are hyphenated wherever a line breaks. */
const HYPHENATED =
  /(?:^|[^\p{L}])(?:self|non|co|multi|cross|problem|decision|e|pre|post|re|high|low|long|short|full|part|on|off|back|front|end|well|data|user|time|team|cost|real|third|follow|set|detail|open|pay|point|hands|object|test|event|client|customer)-$/iu;

/** The lines of a section of skills with every list on one line that the page broke in two, even within a skill or a word. */
export function withWholeLists(lines: readonly Line[]): Line[] {
  const goesOn = continuations(lines);
  const right = Math.max(...lines.map(({ x1 }) => x1));
  const whole: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const last = whole.at(-1);
    const above = lines[index - 1];
    // "Web", and below it "Frameworks", next to its list: the name of a group on two lines.
    if (above && isUnderName(above, line)) continue;
    const isMore = last && above && line.cells.length <= 1 && (OPEN.test(last.text) || goesOn[index] || isBrokenOff(above, line, right));
    if (isMore) whole[whole.length - 1] = withMore(last, line);
    else whole.push(line);
  }
  return whole;
}

function isUnderName(above: Line, line: Line): boolean {
  const [name, list, ...more] = above.cells;
  const isBeside = name !== undefined && list !== undefined && more.length === 0 && LISTED.test(list.text);
  return isBeside && line.cells.length === 1 && line.page === above.page && line.gap < 1.5 && line.x1 < list.x0 - ASIDE && !LISTED.test(line.text);
}

/** A list that ran out of room, with its continuation below its start. */
function isBrokenOff(above: Line, line: Line, right: number): boolean {
  const list = above.cells.at(-1);
  if (!list || line.isBullet || line.isWhole || line.isStrong !== above.isStrong || above.page !== line.page || line.gap > 1.7) return false;
  if (!LISTED.test(list.text) || LABELED.test(line.text) || list.text.length < LEAST_LETTERS) return false;
  if (Math.abs(line.x0 - list.x0) > ASIDE && !(above.isBullet && line.x0 > list.x0)) return false;
  const letter = (list.x1 - list.x0) / list.text.length;
  const [word = ''] = line.text.split(' ');
  return list.x1 + (word.length + 1) * letter > right - letter;
}

function withMore(last: Line, line: Line): Line {
  const cell = last.cells.at(-1) as Line['cells'][0];
  const isWord = /\p{L}-$/u.test(cell.text) && /^\p{Ll}/u.test(line.text);
  const text = !isWord ? `${cell.text} ${line.text}` : `${HYPHENATED.test(cell.text) ? cell.text : cell.text.slice(0, -1)}${line.text}`;
  return { ...withCells(last, [...last.cells.slice(0, -1), { ...cell, text, parts: [] }]), isBullet: last.isBullet };
}
