import { INK } from '../colors.ts';
import { box, circle, d, ellipse, line, path, repeat } from '../svg.ts';
import { isWide, ridge, widths, type View } from '../view.ts';

const AWNINGS = [
  [INK.warm, INK.light],
  [INK.near, INK.light],
  [INK.sun, INK.ground],
  [INK.middle, INK.light],
] as const;
const FRUIT = [INK.warm, INK.sun, INK.leaf, INK.warm, INK.leaf, INK.sun];
const STRIPES = 7;
const COUNTER = 172;

/** A street of stalls with lanterns over it. */
export function market(view: View): string {
  const { random, width } = view;
  let houses = '';
  for (let x = -6; x < width;) {
    const wide = random.between(64, 110);
    const top = 214 - random.between(60, 118);
    houses += box(x, top, wide - 3, 304 - top, random.pick([INK.back, INK.back, INK.middle]));
    houses += repeat(3, (index) => box(x + 10 + (index * (wide - 20)) / 3, top + 14, 13, 20, INK.light, 6, { opacity: 0.8 }));
    x += wide;
  }
  const lanterns =
    line(`M-10 70Q200 128 400 84T810 74${isWide(view) ? 'Q1000 116 1200 86T1610 76' : ''}`, INK.ground, 2) +
    repeat(13 * widths(view), (index) =>
      ellipse(10 + index * 65, 98 + Math.sin((index / 12) * Math.PI * 2 + 0.3) * 16, 7, 9, index % 3 === 1 ? INK.warm : INK.sun),
    );
  const first = random.int(0, 3);
  let stalls = '';
  for (let x = 8, index = 0; x < width - 40; index += 1) {
    const wide = random.pick([126, 154, 140]);
    stalls += stall(x, wide, index + first);
    x += wide + 16;
  }
  return ridge(view, 120, 14, INK.far, 4) + houses + lanterns + stalls + box(-10, 268, width + 20, 60, INK.ground);
}

function stall(x: number, wide: number, index: number): string {
  const stripe = wide / STRIPES;
  const colors = AWNINGS[index % AWNINGS.length] ?? AWNINGS[0];
  const awning = repeat(STRIPES, (at) => {
    const lean = (STRIPES / 2 - at) * 1.6;
    const data = d`M${x + at * stripe + lean} ${COUNTER - 16}H${x + (at + 1) * stripe + lean - 1.6}L${x + (at + 1) * stripe} ${COUNTER + 14}a${stripe / 2} ${stripe / 2.4} 0 0 1 ${-stripe} 0Z`;
    return path(data, colors[at % 2] ?? INK.light);
  });
  return (
    box(x + 8, COUNTER + 10, wide - 16, 100, INK.dark) +
    box(x + 2, COUNTER + 60, wide - 4, 50, INK.near) +
    box(x + 2, COUNTER + 60, wide - 4, 6, INK.back) +
    awning +
    repeat(6, (at) => circle(x + 18 + at * ((wide - 36) / 5), COUNTER + 54, 8, FRUIT[(at + index) % FRUIT.length] ?? INK.warm))
  );
}
