import { PANORAMA } from '../../contract/drawings.ts';
import { hash, Random } from '../random.ts';
import { INK, palette } from './colors.ts';
import { LANDSCAPES, type Ground, type Landscape } from './landscapes.ts';
import { cloud, cottage, sun, tree } from './nature.ts';
import { d, drawing, line, path, repeat } from './svg.ts';

const STEPS = [INK.back, INK.middle, INK.middle, INK.near, INK.near, INK.ground];

/** The top edge of the slope's steps. Each step is 20 lower than the previous one. */
const edgeAt = (down: number) => d`C160 ${down + 24} 300 ${down - 18} 470 ${down - 14}S760 ${down - 38} 940 ${down - 26}S1240 ${down - 68} 1450 ${down - 54}`;
const edge = (step: number, down = 0) => `${d`M-10 400V${254 + step * 20 + down}`}${edgeAt(254 + step * 20 + down)}V400Z`;
const along = (step: number, down: number) => d`M-10 ${254 + step * 20 + down}${edgeAt(254 + step * 20 + down)}`;

const GROUNDS: Readonly<Record<Ground, (fill: string, step: number) => string>> = {
  /** Each step has a low wall and is flooded or dry. */
  terraces: (fill, step) => path(edge(step), step % 2 === 1 ? INK.glow : INK.light, { opacity: 0.85 }) + path(edge(step, 5), fill),
  /** Bushes in rows. */
  rows: (fill, step) =>
    path(edge(step), fill) +
    line(along(step, 9), step < 3 ? INK.leaf : INK.middle, 8, { 'stroke-dasharray': '0.1 14', opacity: step < 3 ? 0.75 : 0.5 }) +
    line(along(step, 0), INK.light, 1.6, { opacity: 0.35 }),
  /** Grain, ripe in every other field. */
  grain: (fill, step) =>
    path(edge(step), step % 2 === 0 ? INK.glow : INK.light, { opacity: 0.9 }) +
    path(edge(step, step % 2 === 0 ? 9 : 2.5), fill) +
    (step % 2 === 0 ? line(along(step, 4.5), INK.middle, 2, { 'stroke-dasharray': '1 9', opacity: 0.7 }) : ''),
  /** Grass between hedges. */
  meadow: (fill, step) => path(edge(step), fill) + (step % 2 === 1 ? line(along(step, 0), INK.leaf, 5, { 'stroke-dasharray': '26 6 12 6', opacity: 0.8 }) : ''),
  /** Sand, lit along its crests. */
  sand: (fill, step) => path(edge(step, step % 2 === 1 ? -4 : 3), fill) + line(along(step, step % 2 === 1 ? -4 : 3), INK.glow, 1.8, { opacity: 0.6 }),
};

const HILLS: Readonly<Record<Landscape['hills'], string>> = {
  high: 'M-10 400V214C120 176 250 196 380 168S640 116 800 150S1040 196 1160 150S1360 110 1450 138V400Z',
  low: 'M-10 400V214C120 180 250 198 380 172S640 130 800 172S1040 214 1160 206S1360 182 1450 190V400Z',
  coast: 'M-10 400V246C140 240 280 238 420 216S660 168 800 176S1040 212 1160 204S1360 180 1450 188V400Z',
};

/** Positions of plants: in front and on the hills. */
const PLANTED = [
  [290, 286, 36],
  [330, 296, 26],
  [1140, 262, 40],
  [1180, 274, 28],
  [60, 338, 44],
] as const;
const WOODED = [
  [520, 184, 20],
  [548, 180, 26],
  [578, 176, 18],
  [1064, 196, 20],
  [1092, 190, 26],
] as const;

type Point = readonly [x: number, y: number];

/** Curves through all points without a kink: at each, the slope is that from the one before to the one after. */
function curves(points: readonly Point[]): string[] {
  const slopeAt = (index: number) => {
    const [fromX, fromY] = points[Math.max(0, index - 1)] as Point;
    const [toX, toY] = points[Math.min(points.length - 1, index + 1)] as Point;
    return (toY - fromY) / (toX - fromX);
  };
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] as Point;
    const third = (x - fromX) / 3;
    return d`C${fromX + third} ${fromY + slopeAt(index) * third} ${x - third} ${y - slopeAt(index + 1) * third} ${x} ${y}`;
  });
}

const PATH: readonly Point[] = [[-10, 362], ...PANORAMA.marks, [1450, 132]];

/** The path up, solid to the third mark and dotted from there. */
function trail(): string {
  const [, , third] = PANORAMA.marks;
  const parts = curves(PATH);
  return (
    line(`M-10 362${parts.slice(0, 3).join('')}`, INK.light, 6) +
    line(d`M${third[0]} ${third[1]}${parts.slice(3).join('')}`, INK.light, 6, { 'stroke-dasharray': '0.1 15' })
  );
}

/** The landscape of a market with the path through it, for the home page of visitors. The page itself is the sky. Undefined for an unknown market. */
export function drawPanorama(country: string): string | undefined {
  const landscape: Landscape | undefined = Object.hasOwn(LANDSCAPES, country) ? LANDSCAPES[country] : undefined;
  if (!landscape) return undefined;
  const random = new Random(hash(`panorama ${country}`));
  const { hue, ground, plant, hills, horizon, middle, roof = INK.warm } = landscape;
  return drawing(
    { width: PANORAMA.width, height: PANORAMA.height, colors: palette(hue, 'morning'), align: 'xMidYMax' },
    // Within what a phone shows of the home page.
    sun(1040, 92, 46) +
      horizon(random) +
      path(HILLS[hills], INK.far) +
      // Clear of what the home page has above the left half.
      cloud(905, 100, 20) +
      cloud(1340, 62, 15) +
      path('M-10 400V246C140 226 260 246 400 206S680 150 860 190S1120 216 1240 170S1400 150 1450 166V400Z', INK.back) +
      (middle ? middle(random) : ground === 'sand' ? '' : WOODED.map(([x, y, size]) => tree(x, y, size)).join('')) +
      repeat(STEPS.length, (step) => GROUNDS[ground](STEPS[step] ?? INK.ground, step)) +
      cottage(830, 226, 1.1, roof) +
      cottage(872, 219, 0.9, roof) +
      cottage(1310, 190, 1.2, roof) +
      PLANTED.map(([x, y, size]) => plant(x, y, size)).join('') +
      trail(),
  );
}
