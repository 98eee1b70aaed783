import type { Random } from '../random.ts';
import { box, circle, d, group, line, path, repeat } from './svg.ts';

/** Colors of a logo: the main one, a matching second one, and a muted one. */
export interface Inks {
  main: string;
  second: string;
  quiet: string;
}

/** Draws around (32, 32) in a square of 64, with a margin of ten. */
export type Shape = (random: Random, inks: Inks) => string;

const turned = (degrees: number, content: string) => (degrees === 0 ? content : group(content, { transform: `rotate(${degrees} 32 32)` }));

/** Nested arches, as a gate or a rainbow. */
const gate: Shape = (random, { main, second, quiet }) => {
  const [middle, inner] = random.chance(0.5) ? [quiet, second] : [second, quiet];
  return turned(
    random.pick([0, 0, 0, 180]),
    path('M16 50V34a16 16 0 0 1 32 0V50Z', main) + path('M22.5 50V35a9.5 9.5 0 0 1 19 0V50Z', middle) + path('M28 50V37a4 4 0 0 1 8 0V50Z', inner),
  );
};

const bars: Shape = (random, { main, second }) => {
  const heights = random.pick([
    [16, 26, 12, 32],
    [12, 20, 28, 36],
    [34, 24, 34, 16],
    [22, 36, 28, 14],
  ]);
  const marked = random.int(0, 3);
  return repeat(4, (index) => box(13.5 + index * 10, 50 - (heights[index] ?? 20), 7.5, heights[index] ?? 20, index === marked ? second : main, 3.7));
};

/** Four quarter discs in a square. */
const quarters: Shape = (random, { main, second, quiet }) => {
  const fills = random.pick([
    [main, second, quiet, main],
    [second, main, main, quiet],
    [main, main, second, quiet],
  ] as const);
  const leaves = ['M14 14H31V31A17 17 0 0 1 14 14Z', 'M50 14V31H33A17 17 0 0 1 50 14Z', 'M14 50A17 17 0 0 1 31 33V50Z', 'M33 33H50A17 17 0 0 1 33 50Z'];
  return turned(random.int(0, 3) * 90, leaves.map((leaf, index) => path(leaf, fills[index] ?? main)).join(''));
};

const waves: Shape = (random, { main, second }) => {
  const height = random.pick([6, 8, 10]);
  const wave = (y: number) => d`M13 ${y}c7 ${-height} 12 ${-height} 19 0s12 ${height} 19 0`;
  return turned(random.pick([0, 0, -30, 90]), line(wave(23) + wave(41), main, 6) + line(wave(32), second, 3));
};

const petals: Shape = (random, { main, second }) => {
  const count = random.pick([4, 5, 6, 8]);
  const width = count > 6 ? 6 : 9;
  const petal = d`M32 32C${32 - width} 26 ${32 - width * 0.7} 15 32 10C${32 + width * 0.7} 15 ${32 + width} 26 32 32Z`;
  const flower = repeat(count, (index) => turned((360 / count) * index, path(petal, index % 2 === 1 && count % 2 === 0 ? second : main)));
  return flower + (count % 2 === 1 || random.chance(0.3) ? circle(32, 32, 4.5, second) : '');
};

const discs: Shape = (random, { main, second }) =>
  turned(random.pick([0, 45, 90, 135]), circle(25, 32, 13.5, main) + circle(40, 32, random.pick([13.5, 9]), second, { 'fill-opacity': 0.85 }));

/** A mountain behind a closer one. */
const summit: Shape = (random, { main, second }) => {
  const near = random.pick(['M32 30L42 47H22Z', 'M22 34L30 47H14Z', 'M41 32L50 47H32Z']);
  return path('M32 12L53 48H11Z', main) + path(near, second) + (random.chance(0.4) ? circle(49, 17, 4.5, second) : '');
};

const chevrons: Shape = (random, { main, second }) => {
  const depth = random.pick([9, 12, 15]);
  const chevron = (y: number) => d`M14 ${y}L32 ${y + depth}L50 ${y}`;
  const start = 32 - depth / 2;
  const isMarked = random.chance(0.6);
  return turned(random.pick([0, 180, 90, 270]), line(chevron(start - 8), main, 7) + line(chevron(start + 8), isMarked ? second : main, 7));
};

/** A round view over water. */
const horizon: Shape = (random, { main, second, quiet }) => {
  const [sunX, sunY] = random.pick([
    [40, 22],
    [24, 22],
    [32, 20],
  ] as const);
  const water = random.pick([
    'M12 34Q22 24 32 34T52 34A20 20 0 0 1 12 34Z',
    'M12 32Q32 22 52 32A20 20 0 0 1 12 32Z',
    'M12.4 36L26 26L38 38L51.6 28A20 20 0 0 1 12.4 36Z',
  ]);
  return circle(32, 32, 20, main) + path(water, second) + circle(sunX, sunY, 4, quiet);
};

/** Strokes that meet at a stem. */
const branch: Shape = (random, { main, second }) =>
  turned(
    random.pick([0, 90, 180, 270]),
    path('M18 12H29V30L44 12H54L39 31L54 52H43L29 34V52H18Z', main) + (random.chance(0.6) ? circle(12, 32, 4, second) : ''),
  );

/** A pill and two dots. */
const trio: Shape = (random, { main, second }) => {
  const isMarked = random.chance(0.5);
  return turned(
    random.int(0, 3) * 90,
    box(13, 13, 17, 38, isMarked ? main : second, 8.5) + box(34, 13, 17, 17, isMarked ? second : main, 8.5) + box(34, 34, 17, 17, main, 8.5),
  );
};

/** A ring with a gap, and a dot in its opening or center. */
const ring: Shape = (random, { main, second }) => {
  const gap = random.pick([
    ['M44 20A17 17 0 1 0 44 44', 46],
    ['M46 23A17 17 0 1 0 46 41', 32],
  ] as const);
  return turned(random.pick([0, 90, 180, 270, 315]), line(gap[0], main, 7.5) + circle(gap[1], 32, 5.5, second));
};

/** A block seen from a corner. */
const block: Shape = (random, { main, second, quiet }) => {
  const faces = ['M32 11L50 21L32 31L14 21Z', 'M14 23.5L31 33V53L14 43.5Z', 'M50 23.5L33 33V53L50 43.5Z'];
  const fills = random.pick([
    [second, main, quiet],
    [main, quiet, second],
    [main, main, second],
  ] as const);
  return faces.map((face, index) => path(face, fills[index] ?? main)).join('');
};

const leaf: Shape = (random, { main, second }) => {
  if (random.chance(0.4)) return path('M31 51C13 49 9 33 13 19C27 22 33 33 31 51Z', main) + path('M33 51C32 35 38 24 51 20C54 34 49 48 33 51Z', second);
  return turned(random.pick([0, 35, -35]), path('M32 51C12 40 14 18 32 13C50 18 52 40 32 51Z', main) + line('M32 50V28M32 38L40 30', second, 3.4));
};

export const SHAPES: readonly Shape[] = [gate, bars, quarters, waves, petals, discs, summit, chevrons, horizon, branch, trio, ring, block, leaf];
