import { INK } from './colors.ts';
import { box, circle, d, ellipse, line, path } from './svg.ts';

/** A broad tree on the ground at `y`. `size` is about two thirds of its height. */
export const tree = (x: number, y: number, size: number, fill: string = INK.leaf) =>
  box(x - size * 0.07, y - size * 0.7, size * 0.14, size * 0.75, INK.dark) + ellipse(x, y - size, size * 0.36, size * 0.5, fill);

export const pine = (x: number, y: number, size: number, fill: string = INK.dark) =>
  path(d`M${x} ${y - size * 1.5}L${x + size * 0.42} ${y}H${x - size * 0.42}Z`, fill);

/** A fir in three tiers. */
export const fir = (x: number, y: number, size: number, fill: string = INK.dark) =>
  box(x - size * 0.06, y - size * 0.2, size * 0.12, size * 0.24, INK.dark) +
  path(
    [0.46, 0.38, 0.27]
      .map((half, tier) => d`M${x} ${y - size * (0.86 + tier * 0.36)}L${x + size * half} ${y - size * (0.16 + tier * 0.38)}H${x - size * half}Z`)
      .join(''),
    fill,
  );

/** A poplar or cypress: tall and slender. */
export const poplar = (x: number, y: number, size: number, fill: string = INK.leaf) =>
  box(x - size * 0.05, y - size * 0.3, size * 0.1, size * 0.34, INK.dark) +
  path(
    d`M${x} ${y - size * 1.75}Q${x + size * 0.34} ${y - size * 0.8} ${x + size * 0.16} ${y - size * 0.16}H${x - size * 0.16}Q${x - size * 0.34} ${y - size * 0.8} ${x} ${y - size * 1.75}Z`,
    fill,
  );

/** A flat crown on a leaning trunk, as on dry plains. */
export const acacia = (x: number, y: number, size: number, fill: string = INK.dark) =>
  line(
    d`M${x} ${y}Q${x + size * 0.06} ${y - size * 0.5} ${x + size * 0.02} ${y - size * 0.95}M${x + size * 0.04} ${y - size * 0.5}L${x + size * 0.34} ${y - size * 0.96}M${x + size * 0.04} ${y - size * 0.6}L${x - size * 0.32} ${y - size * 0.98}`,
    fill,
    size * 0.08,
  ) +
  path(
    d`M${x - size * 0.78} ${y - size * 0.9}Q${x - size * 0.6} ${y - size * 1.26} ${x - size * 0.1} ${y - size * 1.28}Q${x + size * 0.62} ${y - size * 1.3} ${x + size * 0.82} ${y - size * 0.94}Q${x} ${y - size * 1.06} ${x - size * 0.78} ${y - size * 0.9}Z`,
    fill,
  );

/** From the top of the trunk: where each leaf ends, and how high it bends. */
const FRONDS = [
  [-0.85, 0.28, -0.35],
  [-0.62, -0.28, -0.42],
  [0.08, -0.55, -0.5],
  [0.78, -0.2, -0.42],
  [0.86, 0.36, -0.32],
] as const;

export function palm(x: number, y: number, size: number, fill: string = INK.dark): string {
  const [topX, topY] = [x + size * 0.22, y - size * 1.5];
  const leaves = FRONDS.map(([toX, toY, bend]) => {
    const [bendX, bendY] = [topX + toX * size * 0.45, topY + bend * size];
    return d`M${topX} ${topY}Q${bendX} ${bendY} ${topX + toX * size} ${topY + toY * size}Q${bendX + size * 0.02} ${bendY + size * 0.3} ${topX} ${topY}Z`;
  });
  return line(d`M${x} ${y}Q${x + size * 0.02} ${y - size * 0.9} ${topX} ${topY}`, fill, size * 0.1) + path(leaves.join(''), fill);
}

export const cloud = (x: number, y: number, size: number) =>
  path(
    d`M${x} ${y}h${size * 2.4}a${size * 0.32} ${size * 0.32} 0 0 0 ${-size * 0.2} ${-size * 0.6}a${size * 0.6} ${size * 0.6} 0 0 0 ${-size * 1.1} ${-size * 0.22}a${size * 0.44} ${size * 0.44} 0 0 0 ${-size * 0.8} ${size * 0.3}a${size * 0.3} ${size * 0.3} 0 0 0 ${-size * 0.3} ${size * 0.52}Z`,
    INK.cloud,
    { opacity: 0.75 },
  );

/** A volcano with its crater. `isCapped` adds snow. */
export function cone(x: number, y: number, width: number, height: number, fill: string, isCapped = false): string {
  const top = y - height;
  const rim = width * 0.035;
  const foot = width / 2 + rim;
  const body = path(
    d`M${x - foot} ${y}Q${x - width * 0.16} ${y - height * 0.42} ${x - rim} ${top}Q${x} ${top + 5} ${x + rim} ${top}Q${x + width * 0.16} ${y - height * 0.42} ${x + foot} ${y}Z`,
    fill,
  );
  if (!isCapped) return body;
  const teeth = [
    [-0.045, -0.03],
    [-0.035, 0.09],
    [-0.035, -0.08],
    [-0.04, 0.1],
    [-0.045, -0.1],
    [-0.04, 0.03],
  ].map(([across = 0, down = 0]) => d`l${across * width} ${down * height}`);
  return (
    body +
    path(
      d`M${x - rim} ${top}Q${x} ${top + 5} ${x + rim} ${top}Q${x + width * 0.075} ${y - height * 0.78} ${x + width * 0.115} ${y - height * 0.66}${teeth.join('')}Q${x - width * 0.075} ${y - height * 0.78} ${x - rim} ${top}Z`,
      INK.light,
    )
  );
}

/** A pointed peak. `snow` is the share of it that is white. */
export function peak(x: number, y: number, width: number, height: number, fill: string, snow = 0): string {
  const top = y - height;
  const body = path(
    d`M${x - width * 0.52} ${y}L${x - width * 0.2} ${y - height * 0.52}L${x - width * 0.12} ${y - height * 0.58}L${x} ${top}L${x + width * 0.1} ${y - height * 0.74}L${x + width * 0.17} ${y - height * 0.66}L${x + width * 0.5} ${y}Z`,
    fill,
  );
  if (snow === 0) return body;
  const [left, right] = [x - width * 0.2 * snow * 1.4, x + width * 0.17 * snow * 1.55];
  const line = top + height * snow;
  return (
    body +
    path(
      d`M${x} ${top}L${right} ${line - height * 0.06}L${right - width * 0.05} ${line - height * 0.1}L${x + width * 0.02} ${line + height * 0.06}L${x - width * 0.04} ${line - height * 0.08}L${left + width * 0.03} ${line + height * 0.04}L${left} ${line}Z`,
      INK.light,
    )
  );
}

/** A steep, round rock, like limestone or granite. */
export const dome = (x: number, y: number, width: number, height: number, fill: string) =>
  path(
    d`M${x - width / 2} ${y}C${x - width * 0.46} ${y - height * 0.7} ${x - width * 0.3} ${y - height} ${x - width * 0.02} ${y - height}S${x + width * 0.4} ${y - height * 0.72} ${x + width / 2} ${y}Z`,
    fill,
  );

/** A house, from the left end of its wall, on the ground at `y`. */
export const cottage = (x: number, y: number, size: number, roof: string = INK.warm, wall: string = INK.light) =>
  box(x, y - size * 16, size * 26, size * 16, wall) +
  path(d`M${x - 5} ${y - size * 16 + 1}L${x + size * 13} ${y - size * 29}L${x + size * 26 + 5} ${y - size * 16 + 1}Z`, roof) +
  box(x + size * 9, y - size * 10, size * 7, size * 10, INK.ground);

/** A sailing boat, with the water line at `y`. */
export const boat = (x: number, y: number) =>
  path(d`M${x} ${y}Q${x + 28} ${y + 12} ${x + 62} ${y - 2}L${x + 54} ${y + 10}H${x + 9}Z`, INK.ground) +
  path(d`M${x + 28} ${y - 46}V${y - 2}H${x + 4}Z`, INK.light) +
  path(d`M${x + 32} ${y - 40}V${y - 3}H${x + 52}Z`, INK.warm);

export const sun = (x: number, y: number, radius: number) => circle(x, y, radius, INK.sun);
