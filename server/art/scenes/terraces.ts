import { INK } from '../colors.ts';
import { tree } from '../nature.ts';
import { box, d, group, path, repeat } from '../svg.ts';
import { HEIGHT, isWide, ridge, type View } from '../view.ts';

const STEPS = [INK.back, INK.middle, INK.middle, INK.near, INK.near, INK.ground, INK.ground];

/** Terraced slopes with a hut. */
export function terraces(view: View): string {
  const { random, width, place } = view;
  const hills = ridge(view, 128, 16, INK.far, 4) + ridge(view, 158, 12, INK.back, 5);
  const isMirrored = random.chance(0.5);
  const slopes = STEPS.map((fill, index) => {
    const y = 150 + index * 21 + index * index * 0.6;
    const lift = 62 - index * 5;
    const further = (down: number) =>
      isWide(view)
        ? d`S980 ${y + 6 + down} 1110 ${y + 16 + down}S1290 ${y - lift * 0.12 + down} 1400 ${y - lift * 0.34 + down}S1540 ${y - lift * 0.1 + down} 1640 ${y + 20 + down}`
        : '';
    const edge = (down: number) =>
      d`M-20 ${HEIGHT + 60}V${y + 26 + down}C120 ${y + 30 + down} 180 ${y - 8 + down} 300 ${y + 2 + down}S470 ${y + 20 + down} 560 ${y - lift * 0.42 + down}S720 ${y - lift + down} 820 ${y - lift * 0.9 + down}${further(down)}V${HEIGHT + 60}Z`;
    return path(edge(0), index % 3 === 1 ? INK.glow : INK.light, { opacity: 0.9 }) + path(edge(4.5), fill);
  }).join('');
  const along = (x: number) => (isMirrored ? width - x : x);
  const [hut, far] = [along(610), along(1250)];
  const wide = isWide(view) ? place.plant(far, 258, 36) + place.plant(far + 46, 268, 26) + tree(far - 330, 236, 24) + tree(far - 304, 240, 18) : '';
  return (
    hills +
    (isMirrored ? group(slopes, { transform: `translate(${width} 0) scale(-1 1)` }) : slopes) +
    repeat(2, (index) => place.plant(hut - 60 + index * 40, 226 + index * 14, 30 - index * 6)) +
    wide +
    box(hut + 40, 154, 30, 15, INK.warm, 1) +
    path(d`M${hut + 33} 156L${hut + 55} 138L${hut + 77} 156Z`, INK.dark)
  );
}
