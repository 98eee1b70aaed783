import { INK } from '../colors.ts';
import { tree } from '../nature.ts';
import { box, d, line, path } from '../svg.ts';
import { foreground, HEIGHT, isWide, ridge, trees, type View } from '../view.ts';

interface Row {
  base: number;
  fill: string;
  /** Color of the windows. Distant houses have none. */
  windows?: string;
  widths: readonly [number, number];
  heights: readonly [number, number];
}

/** Two rows of houses behind a park. */
export function city(view: View): string {
  const { random } = view;
  return (
    ridge(view, 166, 10, INK.far, 4) +
    row(view, { base: 206, fill: INK.back, widths: [26, 58], heights: [30, 104] }) +
    row(view, { base: 232, fill: INK.near, windows: INK.back, widths: [40, 74], heights: [40, 108] }) +
    foreground(`M-10 310V254C160 236 330 262 470 250S700 232 820 246${isWide(view) ? 'S1090 262 1230 248S1490 232 1620 250' : ''}`) +
    trees(view, 12, (x) => tree(x, 258 + random.between(-4, 10), random.between(16, 26)))
  );
}

function row({ random, width }: View, { base, fill, windows, widths, heights }: Row): string {
  let drawn = '';
  for (let x = -10; x < width;) {
    const wide = random.between(...widths);
    const y = base - random.between(...heights);
    drawn += box(x, y, wide, HEIGHT - y, fill) + (ROOFS[random.int(0, 5)]?.(x, y, wide, fill) ?? '');
    if (windows !== undefined) {
      const columns = Math.max(2, Math.floor(wide / 13));
      const gap = wide / columns;
      for (let column = 0; column < columns; column += 1)
        for (let level = 0; level < Math.floor((HEIGHT - y) / 15) && y + level * 15 < 250; level += 1)
          if (random.chance(0.52)) drawn += box(x + (column + 0.28) * gap, y + 9 + level * 15, gap * 0.44, 7, random.chance(0.14) ? INK.sun : windows, 0.8);
    }
    x += wide + random.between(3, 9);
  }
  return drawn;
}

/** Roofs: a slope, a mast, a vault, or flat. */
const ROOFS: readonly ((x: number, y: number, width: number, fill: string) => string)[] = [
  (x, y, width, fill) => path(d`M${x} ${y}l${width} ${-width * 0.45}v${width * 0.5}Z`, fill),
  (x, y, width, fill) => box(x + width * 0.25, y - 12, width * 0.5, 14, fill) + line(d`M${x + width / 2} ${y - 10}v-22`, fill, 2.4),
  (x, y, width, fill) => path(d`M${x} ${y + 1}a${width / 2} ${width / 2.4} 0 0 1 ${width} 0Z`, fill),
];
