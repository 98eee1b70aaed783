import type { Random } from '../random.ts';
import { INK } from './colors.ts';
import type { Place } from './places.ts';
import { d, path, repeat } from './svg.ts';

export const HEIGHT = 300;
export const NORMAL = 800;
export const WIDE = 1600;

/** The area a scene is drawn in. A wide one isn't stretched: the scene continues with something else. */
export interface View {
  random: Random;
  width: typeof NORMAL | typeof WIDE;
  place: Place;
}

export type Scene = (view: View) => string;

export const isWide = ({ width }: View) => width === WIDE;
/** Its width in normal covers. */
export const widths = ({ width }: View) => width / NORMAL;

/** A line of hills down to the lower edge: `count` of them per normal cover, around `y`, up to `height` higher or lower. */
export function ridge(view: View, y: number, height: number, fill: string, count = 5): string {
  const { random, width } = view;
  const step = width / (count * widths(view));
  let from = y;
  let data = d`M-20 ${HEIGHT + 10}V${y + random.between(-height, height)}`;
  for (let index = 0; index <= count * widths(view); index += 1) {
    const x = -20 + index * step;
    const to = y + random.between(-height, height);
    data += d`C${x + step / 2} ${from} ${x + step / 2} ${to} ${x + step} ${to}`;
    from = to;
  }
  return path(`${data}V${HEIGHT + 10}Z`, fill);
}

/** The foreground along the lower edge, as one path. */
export const foreground = (data: string, fill: string = INK.ground) => path(`${data}V${HEIGHT + 10}Z`, fill);

/** Trees at random positions along the width. */
export const trees = (view: View, count: number, draw: (x: number) => string) =>
  repeat(Math.round(count * widths(view)), () => draw(view.random.between(0, view.width)));
