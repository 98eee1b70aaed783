import { INK } from '../colors.ts';
import { tree } from '../nature.ts';
import { box, path, repeat } from '../svg.ts';
import { isWide, ridge, widths, type View } from '../view.ts';

/** Wooded hills. */
export function hills(view: View): string {
  const { random, width } = view;
  const wood = (count: number, y: number, sizes: readonly [number, number], fills: readonly string[]) =>
    repeat(count * widths(view), () => tree(random.between(20, width - 20), y + random.between(-8, 10), random.between(...sizes), random.pick(fills)));
  const village = isWide(view)
    ? box(1080, 214, 34, 20, INK.light) +
      path('M1073 216L1097 196L1121 216Z', INK.warm) +
      box(1122, 218, 24, 15, INK.light) +
      path('M1117 220L1134 206L1151 220Z', INK.ground)
    : '';
  return (
    ridge(view, 120, 22, INK.far, 3) +
    ridge(view, 160, 20, INK.back, 4) +
    ridge(view, 196, 16, INK.middle, 4) +
    wood(10, 206, [18, 32], [INK.near, INK.leaf]) +
    ridge(view, 228, 12, INK.near, 4) +
    village +
    wood(7, 246, [30, 46], [INK.leaf, INK.ground]) +
    ridge(view, 262, 8, INK.ground, 4)
  );
}
