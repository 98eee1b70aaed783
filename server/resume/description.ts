import { LIMITS } from '../../contract/limits.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { continuations } from './prose.ts';

const SHORTEST = 60;

/**
 * The description of a record: a line for each list item and each paragraph, regardless of page breaks; '' if there is none. Limited to what a
 * profile allows (specification §9).
 */
export function descriptionOf(lines: readonly Line[]): string {
  const goesOn = continuations(lines);
  // In plain text, a letter is one unit wide, and nobody breaks lines earlier than this.
  const isText = lines.every(({ x0, x1, text }) => x1 - x0 === text.length);
  const right = Math.max(isText ? SHORTEST : 0, ...lines.map(({ x1 }) => x1));
  let text = '';
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1];
    const isNew = !last || line.isBullet || (!goesOn[index] && line.gap > 1.7) || begins(line, last, right);
    text += isNew ? `${text === '' ? '' : '\n'}${line.isBullet ? '• ' : ''}${withoutBullet(line.text)}` : ` ${line.text}`;
  }
  return text.slice(0, LIMITS.descriptionMax);
}

/** A line continues the one above if that one ran out of room. Paragraphs that Word reports are always separate. */
function begins(line: Line, last: Line, right: number): boolean {
  if (/^\p{Ll}/u.test(line.text)) return false;
  if (line.isWhole && last.isWhole) return true;
  const letter = (last.x1 - last.x0) / Math.max(last.text.length, 1);
  const [word = ''] = line.text.split(' ');
  return last.page === line.page && last.x1 + (word.length + 1) * letter < right - letter;
}
