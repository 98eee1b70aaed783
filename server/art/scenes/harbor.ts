import { INK } from '../colors.ts';
import { boat } from '../nature.ts';
import { box, d, line, path, repeat } from '../svg.ts';
import { foreground, isWide, ridge, widths, type View } from '../view.ts';

const WATER = 176;
const LOADS = [INK.warm, INK.light, INK.near, INK.sun, INK.middle];
const load = (index: number) => LOADS[index % LOADS.length] ?? INK.warm;

/** A quay with cranes, and a ship being loaded. */
export function harbor(view: View): string {
  const { random, width } = view;
  const sea = ridge(view, 148, 14, INK.far, 4) + box(-5, WATER, width + 10, 200, INK.back);
  const waves = repeat(16 * widths(view), (index) =>
    line(d`M${random.between(0, width - 100)} ${WATER + 14 + (index % 16) * 7.6}h${random.between(24, 90)}`, INK.glow, 2.4, { opacity: 0.6 }),
  );
  const shipAt = random.between(90, 200) + (isWide(view) ? 150 : 0);
  const cranes = (isWide(view) ? [800, 904, 1330] : [560, 664]).map(crane).join('');
  const quay = isWide(view)
    ? foreground('M-10 310V272C200 256 330 282 560 262S790 204 930 206S1120 262 1220 262S1380 206 1620 214')
    : foreground('M-10 310V262C180 240 300 268 450 250S660 200 820 208');
  const stacks = isWide(view)
    ? repeat(12, (column) =>
        column < 5
          ? stack(812 + column * 34, 199, 1 + ((column * 5 + 1) % 3), column, 2)
          : stack(1150 + column * 34, 207, 1 + ((column * 5 + 1) % 3), column * 2, 1),
      )
    : repeat(6, (column) => stack(566 + column * 34, 200, 1 + ((column * 7 + 3) % 3), column, 2));
  return sea + waves + ship(view, shipAt) + cranes + (isWide(view) ? boat(1130, 196) : '') + quay + stacks;
}

function ship({ random }: View, x: number): string {
  const cargo = repeat(7, (column) =>
    repeat(random.int(1, 3), (row) => box(x + 34 + column * 25, WATER - 6 - row * 14, 23.4, 12.6, load(random.int(0, 4)), 1)),
  );
  return (
    cargo +
    box(x + 6, WATER - 40, 22, 46, INK.light, 2) +
    box(x + 9, WATER - 34, 16, 5, INK.near) +
    path(d`M${x - 8} ${WATER + 8}H${x + 236}l-18 26H${x + 8}Z`, INK.ground) +
    box(x - 2, WATER + 15, 226, 3, INK.warm)
  );
}

function crane(x: number): string {
  const frame = d`M${x} ${WATER + 30}V${WATER - 74}M${x + 34} ${WATER + 30}V${WATER - 74}M${x - 70} ${WATER - 60}H${x + 74}M${x} ${WATER - 74}L${x + 17} ${WATER - 98}L${x + 34} ${WATER - 74}M${x + 17} ${WATER - 98}L${x - 64} ${WATER - 60}M${x + 17} ${WATER - 98}L${x + 70} ${WATER - 60}M${x} ${WATER - 20}L${x + 34} ${WATER + 6}`;
  return line(frame, INK.near, 4) + line(d`M${x - 44} ${WATER - 60}V${WATER - 22}`, INK.near, 2) + box(x - 56, WATER - 22, 24, 12, INK.warm, 1);
}

const stack = (x: number, y: number, height: number, first: number, step: number) =>
  repeat(height, (row) => box(x, y - row * 16, 32, 14.5, load(first + row * step), 1));
