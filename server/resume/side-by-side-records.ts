import { isDate } from './dates.ts';
import { BULLET, withCells, type Line } from './layout/line.ts';
import { spanOf } from './prose.ts';
import { isLocation } from './words/places.ts';

const ALIGNED = 4;
/** How far list items may be indented. */
const SET_IN = 16;
const LEAST_BESIDE = 3;

/** Records next to each other, moved below each other: those on the left, then those on the right, if both sides have dates and words. */
export function withRecordsApart(lines: readonly Line[]): Line[] {
  const edges = lines.flatMap(({ cells }) => cells.slice(1).map(({ x0 }) => x0));
  for (const edge of new Set(edges.map((x0) => Math.round(x0)))) {
    if (edges.filter((other) => other > edge - ALIGNED && other < edge + SET_IN).length < LEAST_BESIDE) continue;
    const has = (line: Line) => line.cells.some(({ x0 }) => x0 >= edge - ALIGNED);
    const from = lines.findIndex(has);
    let to = lines.findLastIndex(has);
    // The longest one continues below the others.
    while (lines[to + 1] && (lines[to + 1] as Line).gap < 1.7 && (lines[to + 1] as Line).x1 < edge && !lines[to + 1]?.isStrong) to += 1;
    const inside = lines.slice(from, to + 1);
    if (inside.some(({ cells }) => cells.some(({ x0, x1 }) => x0 < edge - ALIGNED && x1 > edge))) continue;
    const sides = [false, true].map((isRight) =>
      inside.flatMap((line) => {
        const cells = line.cells.filter(({ x0 }) => x0 >= edge - ALIGNED === isRight);
        return cells.length === 0 ? [] : [{ ...withCells(line, cells), isBullet: BULLET.test(cells[0]?.text ?? '') }];
      }),
    );
    const isOfRecords = (side: readonly Line[]) =>
      side.some((line) => spanOf(line)?.isRange) && side.filter(({ text }) => !isDate(text) && !isLocation(text)).length >= Math.max(2, side.length * 0.5);
    if (sides.every(isOfRecords)) return [...lines.slice(0, from), ...sides.flatMap(withRecordsApart), ...lines.slice(to + 1)];
  }
  return [...lines];
}
