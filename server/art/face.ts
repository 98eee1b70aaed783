import { hash, Random } from '../random.ts';
import { both, lch } from './colors.ts';
import { CLOTHES, CREAM, GREYS, HAIR_COLORS, hairStylesOf, OLD, OVER_EARS, rangeOf, SKINS, type Look } from './face-features.ts';
import { HAIR } from './hair.ts';
import { box, circle, d, drawing, ellipse, group, line, path, type Attributes } from './svg.ts';

/** An invented person. */
export interface Somebody {
  /** Unique to the person. Determines everything that isn't given. */
  key: string;
  look: Look;
  /** Code of the market, in lower case. */
  market: string;
  /** Of the background (`avatarHue`). */
  hue: number;
}

const HEAD = 'M27 42C27 26 36 18.5 48 18.5S69 26 69 42C69 58 60 69 48 69S27 58 27 42Z';
const FULL_BEARD = 'M27.5 45C28 60 36 70.5 48 70.5S68 60 68.5 45C66 51 63 53.5 58 53.5C54 51.5 51.5 52 48 52S42 51.5 38 53.5C33 53.5 30 51 27.5 45Z';
const SHORT_BEARD = 'M27.5 45C28 60 36 70.5 48 70.5S68 60 68.5 45C66.5 53 63 56 58 55C54 52.5 51.5 53 48 53S42 52.5 38 55C33 56 29.5 53 27.5 45Z';
const MOUSTACHE = 'M39 56.2C42 52.6 46 52.8 48 54.2C50 52.8 54 52.6 57 56.2C53 57.4 50 57 48 56.6S43 57.4 39 56.2Z';
const GOLD = '#e7b74f';
const PUPILS = '#2a2024';
const FRAME = '#33282b';

/** A hex color with multiplied channels. */
const shaded = (hex: string, by = 0.82) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * A drawn face, 96 × 96, for invented people and for people who choose one instead of a photo. Eyes, nose and mouth are a few lines, the same on everyone.
 * There are no head coverings, because nothing says who wears one.
 */
export function drawFace({ key, look, market, hue }: Somebody): string {
  const random = new Random(hash(`face ${key}`));
  const age = random.pick(['young', 'young', 'mid', 'mid', 'old'] as const);
  const [lightest, darkest, lastHair] = rangeOf(market);
  const tone = random.int(lightest, darkest);
  const [skin, shade, blush] = SKINS[tone] ?? SKINS[0];
  const hairName = random.pick(age === 'old' ? OLD[look] : hairStylesOf(look, tone));
  const hair = age === 'old' ? random.pick(GREYS) : (HAIR_COLORS[tone > 2 ? random.int(0, 1) : random.int(0, lastHair)] ?? HAIR_COLORS[0]);
  const cloth = random.pick(CLOTHES);
  const beard = look === 'm' && random.chance(0.3) ? random.pick(['full', 'short', 'short', 'moustache'] as const) : null;
  const style = HAIR[hairName];
  const hasEarrings = look === 'f' && random.chance(0.5) && !OVER_EARS.has(hairName);
  return drawing(
    { width: 96, height: 96 },
    box(0, 0, 96, 96, both(lch(0.905, 0.042, hue), lch(0.47, 0.045, hue))) +
      ('back' in style ? style.back(hair) : '') +
      path('M8 98C8 81 22 76.5 39 74H57C74 76.5 88 81 88 98Z', cloth) +
      path('M40 60H56V74C56 79 52 82 48 82S40 79 40 74Z', skin) +
      path('M40 63C43 69.5 53 69.5 56 63V69C53 74.5 43 74.5 40 69Z', shade) +
      collar(random.int(0, 2), cloth) +
      circle(27.5, 46, 5, skin) +
      circle(68.5, 46, 5, skin) +
      (hasEarrings ? circle(26.5, 52.5, 2, GOLD) + circle(69.5, 52.5, 2, GOLD) : '') +
      path(HEAD, skin) +
      ellipse(36, 52.5, 4.2, 3, blush, { opacity: 0.33 }) +
      ellipse(60, 52.5, 4.2, 3, blush, { opacity: 0.33 }) +
      (beard === null
        ? ''
        : beard === 'full'
          ? path(FULL_BEARD, hair)
          : beard === 'short'
            ? path(SHORT_BEARD, hair, { opacity: 0.22 })
            : path(MOUSTACHE, hair)) +
      line('M47.6 46.5Q50 50.5 46.6 51', shade, 1.9) +
      eyes(hair) +
      mouth(random.int(0, 2), blush, beard === 'full') +
      (age === 'old' ? line('M33.5 57Q35.5 60 35 62.5M62.5 57Q60.5 60 61 62.5', shade, 1.3, { opacity: 0.8 }) : '') +
      style.front(hair) +
      (random.chance(0.24) ? glasses(random.chance(0.6)) : ''),
  );
}

/** No collar, a shirt's, or a round one. */
function collar(kind: number, cloth: string): string {
  const folded = shaded(cloth, cloth === CREAM ? 0.92 : 0.8);
  if (kind === 1) return path('M39.5 73L48 84L41 91L31 76Z', folded) + path('M56.5 73L48 84L55 91L65 76Z', folded);
  return kind === 2 ? path('M36 75C40 86 56 86 60 75L64 76C60 92 36 92 32 76Z', shaded(cloth)) : '';
}

function eyes(hair: string): string {
  const brow = shaded(hair === GREYS[2] ? '#a09c9a' : hair, 0.95);
  return line('M36 38.2Q39.5 36 43 37.6M53 37.6Q56.5 36 60 38.2', brow, 2.1) + ellipse(40, 44, 2.3, 2.7, PUPILS) + ellipse(56, 44, 2.3, 2.7, PUPILS);
}

/** Smiling, laughing, or smiling to one side. */
function mouth(kind: number, blush: string, isInBeard: boolean): string {
  const lips = isInBeard ? '#f6ece4' : shaded(blush, 0.62);
  if (kind === 0) return line('M42.5 57.5Q48 61.5 53.5 57.5', lips, 2.2);
  if (kind === 2) return line('M42.5 57.8Q48.5 60.8 53.8 56.8', lips, 2.2);
  const outline: Attributes = isInBeard ? {} : { stroke: shaded(blush, 0.75), 'stroke-width': 1.2, 'stroke-linejoin': 'round' };
  return path('M41 56.5Q48 57.8 55 56.5Q53.5 63 48 63T41 56.5Z', '#fff', outline);
}

function glasses(isRound: boolean): string {
  const lens = (x: number) =>
    isRound
      ? d`M${x - 6.8} 44.5a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0 -13.6 0Z`
      : d`M${x - 3.5} 39h7a3.5 3.5 0 0 1 3.5 3.5v4a3.5 3.5 0 0 1 -3.5 3.5h-7a3.5 3.5 0 0 1 -3.5 -3.5v-4a3.5 3.5 0 0 1 3.5 -3.5Z`;
  return (
    group(path(lens(40) + lens(56), '#fff'), { 'fill-opacity': 0.22, stroke: FRAME, 'stroke-width': 1.9 }) + line('M46.7 43.5Q48 42.5 49.3 43.5', FRAME, 1.9)
  );
}
