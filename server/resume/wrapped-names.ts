import { isDate } from './dates.ts';
import type { Line } from './layout/line.ts';
import { isSentence, spanOf } from './prose.ts';
import { labeled } from './words/labels.ts';
import { isLocation } from './words/places.ts';
import { isDegree, isSchool } from './words/schools.ts';

/** Endings that require a continuation. */
const OPEN = /(?:\b(?:of|and|in|the|for|at|with|de|da|do|del|y|e|dan|ve|en|em)|[&,/(–—-])$/iu;
const CLOSEST = 1.75;

/** Names of schools and degrees that a narrow column broke in two, whole again. A head that ends with "of" continues on the next line. */
export function withWholeNames(lines: readonly Line[]): Line[] {
  const right = Math.max(...lines.map(({ x1 }) => x1));
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && goesOn(last, line, right)) whole[whole.length - 1] = joined(last, line);
    else whole.push(line);
  }
  return whole;
}

const MOST_LEFT = 2;
const LEGAL_FORM = /^(?:inc|llc|ltd|limited|corp|co|llp|plc|gmbh|s\.a|ltda|pte|sdn|bhd|tbk|a\.ş|şti|s\.l|s\/a)(?!\p{L})/iu;

/** Heads of jobs that the end of a line broke: the continuation is a word or two that had no room, or a company's legal form. */
export function withWholeHeads(lines: readonly Line[]): Line[] {
  const right = Math.max(...lines.map(({ x1 }) => x1));
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && isRestOfHead(last, line, right)) whole[whole.length - 1] = joined(last, line);
    else whole.push(line);
  }
  return whole;
}

function isRestOfHead(last: Line, line: Line, right: number): boolean {
  if (!areAlike(last, line) || hadRoom(last, line, right) || isDate(line.text) || labeled(line.text) !== null || isLocation(line.text)) return false;
  if (!last.isStrong && spanOf(last) === null) return false;
  return LEGAL_FORM.test(line.text) || (line.text.split(' ').length <= MOST_LEFT && /^\p{Lu}/u.test(line.text) && !isSentence(line.text));
}

/** Lines with one cell each, in one style, directly below each other. */
function areAlike(last: Line, line: Line): boolean {
  const [only, second] = last.cells;
  const [next, another] = line.cells;
  if (!only || second || !next || another || last.isBullet || line.isBullet || last.page !== line.page) return false;
  return only.parts.at(-1)?.font === next.parts[0]?.font && Math.abs(last.size - line.size) <= 0.5 && line.gap <= CLOSEST && Math.abs(last.x0 - line.x0) <= 2;
}

/** Whether the first word of a line would have fit on the line above. */
function hadRoom(last: Line, line: Line, right: number): boolean {
  const letter = (last.x1 - last.x0) / Math.max(last.text.length, 1);
  const [word = ''] = line.text.split(' ');
  return last.x1 + (word.length + 1) * letter < right - letter;
}

function goesOn(last: Line, line: Line, right: number): boolean {
  if (!areAlike(last, line)) return false;
  if (isDate(line.text) || labeled(line.text) !== null) return false;
  if (OPEN.test(last.text) && last.text.length < 100) return true;
  return (
    !hadRoom(last, line, right) &&
    isSchool(last.text) &&
    line.text.split(' ').length <= 2 &&
    !isSchool(line.text) &&
    !isDegree(line.text) &&
    !isLocation(line.text) &&
    !/\d/.test(line.text)
  );
}

function joined(last: Line, line: Line): Line {
  const [cell] = last.cells as [Line['cells'][0]];
  const [more] = line.cells as [Line['cells'][0]];
  const text = `${last.text} ${line.text}`;
  const parts = [...cell.parts, ...more.parts.map((part, index) => (index === 0 ? { ...part, text: ` ${part.text}` } : part))];
  return {
    ...last,
    text,
    x1: Math.max(last.x1, line.x1),
    cells: [{ ...cell, text, x1: Math.max(cell.x1, more.x1), parts: parts.every(({ font }) => font === parts[0]?.font) ? [{ text, font: last.font }] : parts }],
  };
}
