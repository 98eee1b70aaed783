import { isDate } from './dates.ts';
import { withCells, type Line } from './layout/line.ts';
import { isSentence, spanOf } from './prose.ts';
import { withRecordsApart } from './side-by-side-records.ts';
import { withWholeDates } from './wrapped-dates.ts';

/**
 * A date at the right edge next to the first item of a list belongs to the names above the list: two columns of two lines were set next to each
 * other.
 */
export function withDatesUp(all: readonly Line[]): Line[] {
  const lines = withWholeDates(withRecordsApart(all));
  for (const [index, line] of lines.entries()) {
    const [first, ...rest] = line.cells;
    const above = lines[index - 1];
    const last = rest.at(-1);
    if (!first || !last || !above || !isDate(last.text) || above.isBullet || spanOf(above)) continue;
    if (!line.isBullet && !(isSentence(first.text) && !isDate(first.text))) continue;
    const others = line.cells.slice(0, -1);
    lines[index - 1] = withCells(above, [...above.cells, last]);
    lines[index] = { ...line, cells: others, text: others.map((cell) => cell.text).join('   ') };
  }
  return lines;
}
