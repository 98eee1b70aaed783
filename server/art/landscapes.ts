import type { Random } from '../random.ts';
import { both, INK, lch } from './colors.ts';
import { acacia, boat, cloud, cone, dome, fir, palm, peak, pine, poplar, tree } from './nature.ts';
import { box, d, line, path, repeat } from './svg.ts';

const WATER = both(lch(0.87, 0.05, 215), lch(0.34, 0.05, 228));

/** The use of the slope in front: what grows or lies along its steps. */
export type Ground = 'terraces' | 'rows' | 'grain' | 'meadow' | 'sand';

/** The landscape of a market on the home page, 1440 wide. */
export interface Landscape {
  /** Base hue in degrees: green land, or dry. */
  hue: number;
  ground: Ground;
  /** What grows in front. */
  plant: (x: number, y: number, size: number) => string;
  /** The farthest hills. High ones hide most of what is behind them, and a coast leaves water on the left. */
  hills: 'high' | 'low' | 'coast';
  /** Behind the hills. */
  horizon: (random: Random) => string;
  /** Between the hills and the slope, the farthest first. */
  middle?: (random: Random) => string;
  roof?: string;
}

/** Water, with its far edge at `y`. */
const bay = (y: number) =>
  box(-10, y, 1460, 200, WATER) +
  [
    [60, 12, 120],
    [260, 20, 70],
    [420, 9, 90],
    [590, 17, 60],
    [180, 30, 80],
    [690, 8, 70],
  ]
    .map(([x = 0, down = 0, length = 0]) => line(d`M${x} ${y + down}h${length}`, INK.light, 2.2, { opacity: 0.7 }))
    .join('');

/** Houses of a city next to each other, with the left end at `from` and the ground at `y`. */
function skyline(random: Random, from: number, to: number, y: number, heights: readonly [number, number], fills: readonly string[]): string {
  let drawn = '';
  for (let x = from; x < to;) {
    const wide = random.between(20, 34);
    const high = random.between(...heights);
    drawn += box(x, y - high, wide, high + 40, random.pick(fills), random.chance(0.2) ? 8 : 0);
    if (random.chance(0.22)) drawn += line(d`M${x + wide / 2} ${y - high}v-16`, INK.back, 2.2);
    x += wide + random.between(1, 7);
  }
  return drawn;
}

/** A ship at anchor, far out. */
const farShip = (x: number, y: number, size: number) =>
  path(d`M${x} ${y}h${60 * size}l${-7 * size} ${9 * size}h${-46 * size}Z`, INK.middle) +
  box(x + 6 * size, y - 11 * size, 9 * size, 11 * size, INK.back) +
  box(x + 18 * size, y - 6 * size, 30 * size, 6 * size, INK.back);

/** Straight-edged rock, eroded flat. */
const tableland = (x: number, y: number, wide: number, high: number, fill: string) =>
  path(
    d`M${x} ${y}L${x + wide * 0.07} ${y - high * 0.55}H${x + wide * 0.22}L${x + wide * 0.26} ${y - high}H${x + wide * 0.58}L${x + wide * 0.62} ${y - high * 0.74}H${x + wide * 0.86}L${x + wide} ${y}Z`,
    fill,
  );

const waterTower = (x: number, y: number) =>
  line(d`M${x} ${y}L${x + 5} ${y - 34}M${x + 26} ${y}L${x + 21} ${y - 34}M${x + 13} ${y}V${y - 34}M${x + 3} ${y - 16}H${x + 23}`, INK.dark, 2.2) +
  box(x, y - 54, 26, 22, INK.light, 7) +
  path(d`M${x} ${y - 50}L${x + 13} ${y - 62}L${x + 26} ${y - 50}Z`, INK.warm);

const silos = (x: number, y: number) =>
  [0, 20]
    .map((right) => box(x + right, y - 44 + right * 0.5, 17, 52, INK.light) + path(d`M${x + right} ${y - 43 + right * 0.5}l8.5 -9l8.5 9Z`, INK.dark))
    .join('');

const lighthouse = (x: number, y: number) =>
  path(d`M${x} ${y}L${x + 4} ${y - 40}H${x + 16}L${x + 20} ${y}Z`, INK.light) +
  box(x + 4, y - 50, 12, 10, INK.sun) +
  path(d`M${x + 1} ${y - 49}L${x + 10} ${y - 58}L${x + 19} ${y - 49}Z`, INK.warm);

/** A long, low bridge that rises three times for ships. */
const bridge = (y: number) =>
  line(
    d`M-10 ${y}C60 ${y} 90 ${y - 26} 140 ${y - 26}S220 ${y} 290 ${y}S380 ${y - 34} 440 ${y - 34}S520 ${y} 590 ${y}S680 ${y - 26} 730 ${y - 26}S840 ${y - 4} 900 ${y - 10}`,
    INK.light,
    4.5,
  ) + repeat(22, (index) => line(d`M${20 + index * 38} ${y - 2}V${y + 14}`, INK.light, 2.4));

const wood = (all: readonly (readonly [x: number, y: number, size: number])[], draw: (x: number, y: number, size: number) => string) =>
  all.map(([x, y, size]) => draw(x, y, size)).join('');

export const LANDSCAPES: Readonly<Record<string, Landscape>> = {
  // Rice terraces under a volcano.
  ph: { hue: 165, hills: 'high', ground: 'terraces', plant: palm, horizon: () => cone(1230, 240, 520, 178, INK.far) },
  // A green island, with ships waiting in the strait.
  sg: {
    hue: 160,
    hills: 'coast',
    ground: 'meadow',
    plant: (x, y, size) => tree(x, y, size * 1.05, INK.dark),
    horizon: (random) =>
      bay(170) +
      farShip(120, 168, 0.8) +
      farShip(330, 164, 0.6) +
      farShip(560, 167, 0.7) +
      skyline(random, 930, 1440, 214, [50, 150], [INK.far, INK.far, INK.back]) +
      skyline(random, 1040, 1330, 214, [60, 100], [INK.back]),
  },
  // Two volcanoes, one of them awake.
  id: {
    hue: 150,
    hills: 'high',
    ground: 'terraces',
    plant: palm,
    horizon: () => cone(1010, 236, 400, 122, INK.far) + cloud(1248, 58, 13) + cloud(1276, 36, 10) + cone(1260, 244, 480, 186, INK.back),
    roof: INK.ground,
  },
  // Limestone hills and tea.
  my: {
    hue: 158,
    hills: 'low',
    ground: 'rows',
    plant: palm,
    horizon: () =>
      dome(1010, 220, 150, 104, INK.far) +
      dome(1390, 230, 170, 120, INK.far) +
      dome(1290, 230, 160, 164, INK.far) +
      dome(1170, 230, 190, 134, INK.back) +
      dome(1095, 230, 96, 84, INK.back),
  },
  jp: { hue: 165, hills: 'high', ground: 'terraces', plant: (x, y, size) => pine(x, y, size * 1.1), horizon: () => cone(1230, 240, 620, 196, INK.back, true) },
  // Steep mountains in layers, tea before them.
  tw: {
    hue: 168,
    hills: 'low',
    ground: 'rows',
    plant: (x, y, size) => tree(x, y, size * 1.05, INK.dark),
    horizon: () =>
      peak(900, 230, 330, 120, INK.far) +
      peak(1130, 240, 400, 184, INK.far) +
      peak(1390, 240, 360, 156, INK.far) +
      peak(1010, 240, 260, 96, INK.back) +
      peak(1270, 240, 300, 116, INK.back),
  },
  // Towers between steep hills and the harbor.
  hk: {
    hue: 172,
    hills: 'coast',
    ground: 'meadow',
    plant: (x, y, size) => tree(x, y, size * 1.05, INK.dark),
    horizon: (random) =>
      bay(174) +
      peak(960, 220, 360, 96, INK.far) +
      peak(1220, 230, 460, 172, INK.far) +
      dome(1430, 230, 300, 120, INK.far) +
      skyline(random, 880, 1440, 210, [54, 104], [INK.back, INK.back, INK.middle]) +
      farShip(300, 172, 0.7) +
      boat(150, 178),
  },
  // A bridge over a wide mouth, and a hill with its lighthouse.
  mo: {
    hue: 150,
    hills: 'coast',
    ground: 'meadow',
    plant: palm,
    horizon: (random) =>
      bay(176) + skyline(random, 880, 1090, 200, [20, 70], [INK.far, INK.back]) + dome(1230, 230, 340, 128, INK.back) + lighthouse(1222, 110) + bridge(208),
  },
  // Plains before far mountains.
  us: {
    hue: 118,
    hills: 'low',
    ground: 'grain',
    plant: (x, y, size) => tree(x, y, size * 1.05, INK.dark),
    horizon: () => peak(960, 224, 300, 86, INK.back, 0.28) + peak(1370, 236, 340, 126, INK.back, 0.32) + peak(1180, 236, 380, 158, INK.back, 0.32),
    middle: () => silos(905, 202) + waterTower(1118, 188),
  },
  // A lake between firs and snow.
  ca: {
    hue: 185,
    hills: 'coast',
    ground: 'meadow',
    plant: (x, y, size) => fir(x, y, size * 1.15),
    horizon: () => peak(930, 220, 330, 120, INK.back, 0.36) + peak(1390, 230, 340, 150, INK.back, 0.4) + peak(1170, 230, 420, 192, INK.back, 0.42) + bay(196),
    middle: () =>
      wood(
        [
          [430, 214, 22],
          [452, 212, 30],
          [476, 208, 24],
          [660, 196, 22],
          [680, 194, 28],
          [930, 198, 28],
          [952, 198, 36],
          [978, 200, 26],
          [1090, 192, 28],
          [1114, 188, 38],
          [1140, 186, 28],
        ],
        fir,
      ),
    roof: INK.ground,
  },
  // Fields between hedges.
  gb: {
    hue: 142,
    hills: 'low',
    ground: 'meadow',
    plant: (x, y, size) => tree(x, y, size * 1.15, INK.dark),
    horizon: () => dome(990, 240, 620, 84, INK.far) + dome(1300, 240, 640, 132, INK.back),
    middle: () =>
      wood(
        [
          [740, 190, 20],
          [762, 190, 26],
          [786, 190, 20],
          [1180, 186, 22],
          [1204, 182, 30],
          [1232, 180, 22],
        ],
        tree,
      ) +
      box(936, 158, 15, 44, INK.light) +
      path('M934 159L943.5 138L953 159Z', INK.ground) +
      box(950, 178, 30, 24, INK.light) +
      path('M947 180L955 166H976L983 180Z', INK.ground),
    roof: INK.ground,
  },
  // Olives below a dry range.
  es: {
    hue: 100,
    hills: 'low',
    ground: 'rows',
    plant: (x, y, size) => poplar(x, y, size * 0.95, INK.dark),
    horizon: () => peak(960, 226, 420, 84, INK.far) + peak(1330, 236, 460, 128, INK.far) + peak(1150, 236, 360, 96, INK.back),
  },
  // Wheat before one wide mountain.
  tr: {
    hue: 92,
    hills: 'low',
    ground: 'grain',
    plant: (x, y, size) => poplar(x, y, size, INK.dark),
    horizon: () => dome(930, 226, 420, 54, INK.far) + peak(1210, 244, 640, 172, INK.back, 0.3),
  },
  // A river through the plain.
  rs: {
    hue: 128,
    hills: 'low',
    ground: 'grain',
    plant: (x, y, size) => poplar(x, y, size, INK.dark),
    horizon: () => dome(1290, 230, 560, 86, INK.far) + dome(1010, 220, 420, 52, INK.far),
    middle: () => path('M720 178C800 186 850 196 980 190S1150 174 1230 180C1160 190 1100 200 990 206S780 204 700 190Z', INK.glow),
  },
  // Dunes by the sea.
  ae: {
    hue: 68,
    hills: 'coast',
    ground: 'sand',
    plant: palm,
    horizon: (random) =>
      bay(180) +
      skyline(random, 1010, 1300, 214, [30, 100], [INK.far, INK.far, INK.back]) +
      path('M1150 214L1158 46L1166 214Z', INK.back) +
      box(1140, 96, 34, 120, INK.back),
  },
  // A scarp above palm gardens.
  sa: {
    hue: 52,
    hills: 'low',
    ground: 'sand',
    plant: palm,
    horizon: () => tableland(820, 230, 360, 82, INK.far) + tableland(1040, 240, 470, 140, INK.far),
    middle: () =>
      wood(
        [
          [912, 202, 16],
          [938, 200, 20],
          [966, 202, 17],
          [994, 202, 21],
        ],
        palm,
      ),
  },
  // Tea around a lone peak.
  lk: {
    hue: 156,
    hills: 'low',
    ground: 'rows',
    plant: palm,
    horizon: () => peak(960, 230, 380, 84, INK.far) + path('M1040 240C1130 200 1180 120 1226 48C1232 40 1242 40 1248 50C1290 130 1330 196 1440 236Z', INK.far),
  },
  // Granite over the savanna.
  ng: {
    hue: 96,
    hills: 'low',
    ground: 'grain',
    plant: (x, y, size) => acacia(x, y, size * 1.2),
    horizon: () => dome(980, 226, 240, 70, INK.far) + dome(1230, 236, 330, 168, INK.far) + dome(1370, 232, 180, 84, INK.back),
  },
  // Round rocks by a bay, coffee before them.
  br: {
    hue: 160,
    hills: 'coast',
    ground: 'rows',
    plant: palm,
    horizon: () =>
      bay(178) +
      dome(940, 220, 220, 58, INK.far) +
      dome(1360, 230, 260, 104, INK.far) +
      dome(1210, 234, 180, 182, INK.back) +
      dome(1100, 230, 180, 70, INK.back) +
      boat(230, 176),
  },
};
