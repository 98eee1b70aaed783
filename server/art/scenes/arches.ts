import { INK } from '../colors.ts';
import { tree } from '../nature.ts';
import { box, circle, d, line, path, repeat } from '../svg.ts';
import { HEIGHT, isWide, ridge, type View } from '../view.ts';

const BAY = 800 / 6;
/** Where the round part of an arch starts. */
const SPRING = 178;

/** An arcade with potted plants. A wide one continues into the garden. */
export function arches(view: View): string {
  const { random, width, place } = view;
  const bays = isWide(view) ? 8 : 6;
  const end = bays * BAY + (isWide(view) ? 26 : 20);
  const ground = ridge(view, 150, 14, INK.far, 4);
  const garden = isWide(view) ? ridge(view, 190, 10, INK.back, 4) + box(end - 10, 206, width, 80, INK.middle) + box(end - 10, 200, width, 7, INK.light) : '';
  const wall = box(-10, 100, end, 220, INK.back) + box(-10, 92, end + (isWide(view) ? 8 : 0), 12, INK.middle) + box(-10, 84, end, 5, INK.light);
  const planted = isWide(view)
    ? [place.plant(end + 70, 264, 34), place.plant(end + 128, 264, 46), place.plant(end + 300, 264, 40), place.plant(end + 352, 264, 30)].join('') +
      [tree(end + 210, 264, 40), tree(end + 246, 264, 30), tree(end + 440, 264, 44)].join('')
    : '';
  const firstLit = random.int(0, 5);
  return (
    ground +
    garden +
    wall +
    planted +
    repeat(bays, (index) => arch(index * BAY + 16, (index + firstLit) % 3 === 0)) +
    box(-10, 262, width + 20, 50, INK.near) +
    box(-10, 262, width + 20, 4, INK.light) +
    repeat(bays + 1, (index) => pot(index * BAY))
  );
}

function arch(x: number, isLit: boolean): string {
  const wide = BAY - 32;
  const opening = (inset: number, fill: string) =>
    path(d`M${x + inset} ${HEIGHT}V${SPRING}a${wide / 2 - inset} ${wide / 2 - inset} 0 0 1 ${wide - 2 * inset} 0V${HEIGHT}Z`, fill);
  const within = isLit
    ? path(d`M${x + 14} ${HEIGHT}V226Q${x + wide / 2} 200 ${x + wide - 14} 222V${HEIGHT}Z`, INK.warm)
    : line(d`M${x + wide / 2} 141v24`, INK.light, 2) + circle(x + wide / 2, 172, 8, INK.sun);
  return opening(0, INK.light) + opening(7, INK.middle) + opening(14, isLit ? INK.sun : INK.ground) + within;
}

const pot = (x: number) =>
  path(d`M${x - 13} 240h26l-4 26h-18Z`, INK.warm) +
  path([-24, -12, 0, 12, 24].map((lean) => d`M${x} 242Q${x + lean - 6} 222 ${x + lean} 200Q${x + lean + 8} 222 ${x} 242Z`).join(''), INK.leaf);
