import type { Random } from '../../db/seed/random.ts';

/** Colours of a mark: the main one, a second that goes with it, and a quiet one near the ground. */
export interface Inks {
  main: string;
  second: string;
  quiet: string;
}

/** Draws within a square of 64 around (32, 32), leaving a margin. */
export type Shape = (random: Random, inks: Inks) => string;

const circle = (x: number, y: number, r: number, fill: string, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const turned = (degrees: number, content: string) => (degrees === 0 ? content : `<g transform="rotate(${degrees} 32 32)">${content}</g>`);
const repeat = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Petals around a centre. */
const petals: Shape = (random, { main, second }) => {
  const count = random.int(3, 8);
  const width = random.pick([5, 7, 9]);
  const petal = `M32 32C${32 - width * 1.6} 24 ${32 - width * 0.7} 12 32 11C${32 + width * 0.7} 12 ${32 + width * 1.6} 24 32 32Z`;
  return (
    repeat(count, (index) => turned((360 / count) * index, path(petal, index % 2 === 1 && count % 2 === 0 ? second : main))) +
    (random.chance(0.5) ? circle(32, 32, 4.5, second) : '')
  );
};

/** Quarter discs in a grid of four. */
const quarters: Shape = (random, { main, second, quiet }) => {
  const corners = [
    [13, 13],
    [32, 13],
    [13, 32],
    [32, 32],
  ] as const;
  const turn = random.int(0, 3);
  return corners
    .map(([x, y], index) => {
      const quarter =
        ['M0 0H19A19 19 0 0 1 0 19Z', 'M19 0V19A19 19 0 0 1 0 0Z', 'M0 19V0A19 19 0 0 1 19 19Z', 'M19 19H0A19 19 0 0 1 19 0Z'][
          random.chance(0.6) ? (index + turn) % 4 : random.int(0, 3)
        ] ?? '';
      return `<g transform="translate(${x} ${y})">${path(quarter, [main, second, main, quiet][(index + turn) % 4] ?? main)}</g>`;
    })
    .join('');
};

/** Rising bars. */
const bars: Shape = (random, { main, second }) => {
  const count = random.int(3, 4);
  const width = count === 3 ? 9 : 7;
  const heights = random.pick([
    [14, 24, 36, 38],
    [36, 26, 16, 10],
    [20, 36, 20, 30],
    [36, 18, 30, 24],
  ]);
  const start = 32 - (count * width + (count - 1) * 4) / 2;
  return repeat(
    count,
    (index) =>
      `<rect x="${start + index * (width + 4)}" y="${51 - (heights[index] ?? 20)}" width="${width}" height="${heights[index] ?? 20}" rx="${random.chance(0.5) ? width / 2 : 1.5}" fill="${index === count - 1 ? second : main}"/>`,
  );
};

/** Two or three discs that overlap. */
const discs: Shape = (random, { main, second, quiet }) => {
  const tilt = random.pick([0, 45, 90, 135]);
  if (random.chance(0.5)) return turned(tilt, circle(25, 32, 13, main) + circle(39, 32, 13, second, ' fill-opacity=".82"'));
  return turned(tilt, circle(32, 24, 11, main) + circle(25, 37, 11, second, ' fill-opacity=".85"') + circle(39, 37, 11, quiet, ' fill-opacity=".85"'));
};

/** Waves. */
const waves: Shape = (random, { main, second }) => {
  const height = random.pick([4, 6, 8]);
  const rows = random.int(2, 4);
  const gap = 30 / rows;
  return turned(
    random.pick([0, 0, -30, 90]),
    repeat(rows, (index) => {
      const y = 32 - ((rows - 1) * gap) / 2 + index * gap;
      return line(`M13 ${y}c6.5 -${height} 12.5 -${height} 19 0s12.5 ${height} 19 0`, index % 2 === 0 ? main : second, rows > 3 ? 4 : 5.5);
    }),
  );
};

/** Stacked chevrons. */
const chevrons: Shape = (random, { main, second }) => {
  const depth = random.pick([7, 11, 15]);
  const count = random.int(2, 3);
  const start = 34 + depth / 2 - (count * 11) / 2;
  return turned(
    random.pick([0, 90, 180, 270]),
    repeat(count, (index) => line(`M15 ${start + index * 11}L32 ${start + index * 11 - depth}L49 ${start + index * 11}`, index === 0 ? second : main, 6)),
  );
};

/** Nested arches. */
const arches: Shape = (random, { main, second, quiet }) => {
  const colours = random.chance(0.5) ? [main, second, quiet] : [main, quiet, second];
  const turn = random.pick([0, 0, 180, 90]);
  return turned(
    turn,
    [19, 12.5, 6].map((r, index) => path(`M${32 - r} 50V${index * 1.5 + 32}a${r} ${r} 0 0 1 ${r * 2} 0V50Z`, colours[index] ?? main)).join(''),
  );
};

/** A pattern of dots mirrored left to right. */
const dots: Shape = (random, { main, second }) => {
  const size = random.pick([3, 4]);
  const gap = 38 / size;
  const isSquare = random.chance(0.35);
  let drawn = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < Math.ceil(size / 2); column += 1) {
      const draw = random.next();
      const r = draw < 0.22 ? gap * 0.16 : gap * 0.42;
      for (const at of new Set([column, size - 1 - column])) {
        const [x, y] = [13 + gap * (at + 0.5), 13 + gap * (row + 0.5)];
        const fill = draw > 0.72 ? second : main;
        drawn += isSquare ? `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" fill="${fill}"/>` : circle(x, y, r, fill);
      }
    }
  }
  return drawn;
};

/** Facets of a diamond or a hexagon. */
const facets: Shape = (random, { main, second, quiet }) => {
  const count = random.pick([4, 5, 6, 8]);
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (Math.PI * 2 * index) / count - Math.PI / 2;
    return [32 + 21 * Math.cos(angle), 32 + 21 * Math.sin(angle)].map((value) => value.toFixed(1));
  });
  const [x, y] = random.pick([
    [32, 32],
    [32, 24],
    [27, 34],
    [38, 36],
  ] as const);
  return points
    .map(([px, py], index) => {
      const [nx, ny] = points[(index + 1) % count] ?? [];
      return path(`M${x} ${y}L${px} ${py}L${nx} ${ny}Z`, [main, second, quiet][count % 3 === 0 ? index % 3 : index % 2] ?? main, ' stroke-linejoin="round"');
    })
    .join('');
};

/** A ring with a gap, and what circles it. */
const orbit: Shape = (random, { main, second }) => {
  const dash = random.pick([88, 66, 99]);
  return turned(
    random.int(0, 7) * 45,
    `<circle cx="32" cy="32" r="17" fill="none" stroke="${main}" stroke-width="${random.pick([5, 7, 9])}" stroke-dasharray="${dash} 200" stroke-linecap="round"/>${random.chance(0.6) ? circle(32, 32, 6.5, second) : circle(47, 25, 5.5, second)}`,
  );
};

/** A sun over lines. */
const horizon: Shape = (random, { main, second, quiet }) => {
  const rows = random.int(2, 3);
  const sun = path('M16 35A16 16 0 0 1 48 35Z', second);
  return turned(
    random.pick([0, 0, 180]),
    sun + repeat(rows, (index) => line(`M${15 + index * 5} ${41 + index * 6}H${49 - index * 5}`, index === 1 ? quiet : main, 3.6)),
  );
};

/** A leaf, or two. */
const leaves: Shape = (random, { main, second, quiet }) => {
  const leaf = 'M32 52C16 44 14 26 32 12C50 26 48 44 32 52Z';
  const half = 'M32 52C50 44 48 26 32 12Z';
  if (random.chance(0.5)) return turned(random.pick([0, 30, 45, -45]), path(leaf, main) + path(half, second) + line('M32 22V47', quiet, 2));
  return path('M31 51C13 49 9 33 13 19C27 22 33 33 31 51Z', main) + path('M33 51C32 35 38 24 51 20C54 34 49 48 33 51Z', second);
};

/** Strips that cross. */
const weave: Shape = (random, { main, second }) => {
  const width = random.pick([6, 8]);
  const at = [22, 32, 42].slice(0, random.int(2, 3)).map((value, _, all) => (all.length === 2 ? value + 5 : value));
  const strips = at.map((y) => line(`M13 ${y}H51`, main, width)).join('') + at.map((x) => line(`M${x} 13V51`, second, width)).join('');
  const over = at
    .flatMap((x, column) =>
      at
        .filter((_, row) => (row + column) % 2 === 0)
        .map((y) => `<path d="M${x - width / 2 - 0.5} ${y}h${width + 1}" stroke="${main}" stroke-width="${width}"/>`),
    )
    .join('');
  return turned(random.pick([0, 45]), strips + over);
};

/** Half discs facing each other. */
const halves: Shape = (random, { main, second, quiet }) => {
  const shift = random.pick([0, 6, 10]);
  const halvesOf =
    path(`M32 ${13 - shift / 4}A18.5 18.5 0 0 0 32 ${50 - shift / 4}Z`, main) + path(`M32 ${14 + shift / 2}A18.5 18.5 0 0 1 32 ${51 + shift / 2}Z`, second);
  return turned(random.int(0, 3) * 45, halvesOf + (random.chance(0.4) ? circle(32, 32, 5, quiet) : ''));
};

export const SHAPES: readonly Shape[] = [petals, quarters, bars, discs, waves, chevrons, arches, dots, facets, orbit, horizon, leaves, weave, halves];
