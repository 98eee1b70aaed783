import { INK } from '../colors.ts';
import { tree } from '../nature.ts';
import { box, circle, d, group, line, path, repeat } from '../svg.ts';
import { isWide, ridge, type View } from '../view.ts';

/** The position of each: x and y of the hub, length of the blades, and their rotation. */
const NORMAL_ONES = [
  [120, 104, 44, 10],
  [250, 122, 34, 50],
  [430, 84, 56, 24],
  [580, 112, 40, 80],
  [704, 92, 50, 4],
] as const;
const FURTHER_ONES = [
  [936, 118, 36, 60],
  [1060, 82, 58, 20],
  [1246, 126, 30, 90],
  [1370, 98, 46, 40],
  [1520, 114, 38, 5],
] as const;

/** Wind turbines above solar panels. */
export function turbines(view: View): string {
  const { random } = view;
  const hills = ridge(view, 150, 16, INK.far, 4) + ridge(view, 186, 14, INK.back, 4);
  const standing = isWide(view) ? [...NORMAL_ONES, ...FURTHER_ONES] : NORMAL_ONES;
  const wood = [
    [1190, 246, 34],
    [1236, 252, 26],
    [1420, 240, 38],
    [1466, 250, 28],
    [1560, 246, 34],
  ] as const;
  return (
    hills +
    standing.map(([x, y, blade, turned]) => turbine(x, y, blade, turned + random.int(0, 40))).join('') +
    ridge(view, 214, 14, INK.middle, 4) +
    repeat(2, (row) => repeat(isWide(view) ? 13 - row : 9, (index) => panel(60 + index * 78 + row * 30, 222 + row * 24))) +
    (isWide(view) ? wood.map(([x, y, size]) => tree(x, y, size)).join('') : '') +
    ridge(view, 272, 6, INK.ground, 4)
  );
}

function turbine(x: number, y: number, blade: number, turned: number): string {
  const shape = path(
    d`M${x - 1} ${y}Q${x + blade * 0.12} ${y - blade * 0.3} ${x} ${y - blade}Q${x - blade * 0.06} ${y - blade * 0.4} ${x - 1} ${y}Z`,
    INK.light,
  );
  const blades = [0, 120, 240].map((angle) => group(shape, { transform: `rotate(${turned + angle} ${x} ${y})` })).join('');
  return line(d`M${x} ${y}V${y + 150}`, INK.light, 4) + blades + circle(x, y, 4.5, INK.warm);
}

const panel = (x: number, y: number) =>
  group(box(0, 0, 52, 15, INK.ground, 1.5) + box(3, 2.5, 22, 10, INK.back, 1) + box(27, 2.5, 22, 10, INK.back, 1), {
    transform: `translate(${x} ${y}) skewX(-18)`,
  });
