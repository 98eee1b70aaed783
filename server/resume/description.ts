import { LIMITS } from '../../contract/limits.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { continuations } from './prose.ts';

const SHORTEST = 60;

/** What describes a record: a line for each item of a list and each paragraph, whatever the page breaks; nothing is ''. At most what a profile takes (specification §9). */
export function descriptionOf(lines: readonly Line[]): string {
  const goesOn = continuations(lines);
  // Of plain text a letter is one wide, and nobody breaks it sooner than this.
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

/** A line goes on with the one above where that ran out of room; what Word tells of as a paragraph does not. */
function begins(line: Line, last: Line, right: number): boolean {
  if (/^\p{Ll}/u.test(line.text)) return false;
  if (line.isWhole && last.isWhole) return true;
  const letter = (last.x1 - last.x0) / Math.max(last.text.length, 1);
  const [word = ''] = line.text.split(' ');
  return last.page === line.page && last.x1 + (word.length + 1) * letter < right - letter;
}
