import { LIMITS } from '../../contract/limits.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { continuations } from './prose.ts';

/** What describes a record, a line each item of a list; nothing is ''. At most what a profile takes (specification §9). */
export function descriptionOf(lines: readonly Line[]): string {
  const goesOn = continuations(lines);
  let text = '';
  for (const [index, line] of lines.entries()) {
    const isNew = text === '' || line.isBullet || (!goesOn[index] && line.gap > 1.7);
    text += isNew ? `${text === '' ? '' : '\n'}${line.isBullet ? '• ' : ''}${withoutBullet(line.text)}` : ` ${line.text}`;
  }
  return text.slice(0, LIMITS.descriptionMax);
}
