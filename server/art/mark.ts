import { hash, Random } from '../random.ts';
import { lch } from './colors.ts';
import { companyHue } from '../../contract/drawings.ts';
import { SHAPES, type Inks } from './mark-shapes.ts';
import { box, drawing } from './svg.ts';

/** The background and foreground colors of a logo: deep, light or full. The second color is `away` degrees from the hue. */
const TONES: readonly ((hue: number, away: number) => Inks & { ground: string })[] = [
  (hue, away) => ({ ground: lch(0.36, 0.085, hue), main: lch(0.95, 0.03, hue), second: lch(0.8, 0.13, hue + away), quiet: lch(0.7, 0.09, hue) }),
  (hue, away) => ({ ground: lch(0.92, 0.045, hue), main: lch(0.43, 0.11, hue), second: lch(0.66, 0.14, hue + away), quiet: lch(0.75, 0.09, hue) }),
  (hue, away) => ({ ground: lch(0.6, 0.13, hue), main: lch(0.985, 0.012, hue), second: lch(0.34, 0.08, hue), quiet: lch(0.86, 0.08, hue + away) }),
];

/**
 * A company's generated logo: a tile of 64 × 64 in its hue with one of fourteen shapes, which works on light and dark pages. It contains nothing that anyone
 * wrote.
 */
export function drawMark(companyId: number): string {
  const random = new Random(hash(`mark ${companyId}`));
  // Slightly different shades also distinguish companies with the same hue.
  const hue = companyHue(companyId) + random.between(-7, 7);
  const { ground, ...inks } = random.pick(TONES)(hue, random.pick([45, 150, -70, 180]));
  return drawing({ width: 64, height: 64 }, box(0, 0, 64, 64, ground) + random.pick(SHAPES)(random, inks));
}
