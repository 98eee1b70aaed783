import { geoIdentity, geoMercatorRaw, geoPath } from 'd3-geo';
import type { LanguageTag } from '../../../../contract/languages.ts';
import { both } from '../../../art/colors.ts';
import { drawing } from '../../../art/svg.ts';
import { LOCATIONS, placeName } from '../../../reference/locations.ts';
import { linesWithin, type Box, type CoastLines } from './coast.ts';
import { placeLabels, type Label } from './labels.ts';
import { escapeMarkup } from '../../../../src/lib/escapeMarkup.ts';

/** In pixels, both 16:7. `small` is for phones, so that names are readable there without scaling. */
export const MAP_SIZES = { large: { width: 640, height: 280, labels: 9 }, small: { width: 384, height: 168, labels: 5 } } as const;

export type MapSize = keyof typeof MAP_SIZES;
type Size = (typeof MAP_SIZES)[MapSize];

/** Degrees from left to right, smallest first. The first one that shows a few other places is used. */
const WIDEST = 24;
const SPANS = [0.3, 0.6, 1.4, 3, 6, 12, WIDEST];
const OTHERS_WANTED = 4;

/** Backgrounds, text colors, and accent, for the light and the dark theme. In hex, because stylesheets don't apply to an image. */
const COLORS = {
  water: both('#dfe9ee', '#10161d'),
  land: both('#fbfaf6', '#22262d'),
  coast: both('#c3d0d6', '#39424d'),
  border: both('#b9b8b4', '#565d68'),
  ink: both('#23262d', '#eef0f3'),
  quiet: both('#565c68', '#aab0bb'),
  dot: both('#8b919c', '#747b87'),
  accent: both('#006b47', '#5fd3a0'),
  halo: both('#fbfaf6', '#22262d'),
};
/** The same as CSS variables of the drawing. */
const color = Object.fromEntries(Object.keys(COLORS).map((name) => [name, `var(--${name})`])) as Record<keyof typeof COLORS, string>;

const radians = Math.PI / 180;
const mercator = (longitude: number, latitude: number): [number, number] => {
  const [x, y] = geoMercatorRaw(longitude * radians, latitude * radians);
  return [x, -y];
};

export interface MapLook {
  size: MapSize;
  language: LanguageTag;
}

/**
 * A small map around a place as SVG: coast, borders, names of nearby places, a scale, and a mark in the middle, in the colors of the page's theme.
 * @param lines from `coastLines`
 */
export function drawMap(lines: CoastLines, latitude: number, longitude: number, { size, language }: MapLook): string {
  const { width, height, labels: most } = MAP_SIZES[size];
  const span = SPANS.find((degrees) => countWithin(boxAround(latitude, longitude, degrees)) > OTHERS_WANTED) ?? WIDEST;
  const scale = width / (span * radians);
  const [centerX, centerY] = mercator(longitude, latitude);
  const toPixels = (point: readonly [number, number]): [number, number] => {
    const [x, y] = mercator(point[0], point[1]);
    return [(x - centerX) * scale + width / 2, (y - centerY) * scale + height / 2];
  };
  const box = boxAround(latitude, longitude, span * 1.1);
  const path = geoPath(
    geoIdentity().clipExtent([
      [-4, -4],
      [width + 4, height + 4],
    ]),
  ).digits(1);
  const land = path({ type: 'Polygon', coordinates: linesWithin(lines.land, box).map((ring) => ring.map(toPixels)) }) ?? '';
  const border = path({ type: 'MultiLineString', coordinates: linesWithin(lines.borders, box).map((line) => line.map(toPixels)) }) ?? '';
  const labels = placeLabels(
    placesWithin(boxAround(latitude, longitude, span)).map((place) => ({ text: placeName(place, language), at: toPixels([place.longitude, place.latitude]) })),
    MAP_SIZES[size],
    most,
  );
  const content = [
    '<g font-family="Figtree Variable, Figtree, system-ui, sans-serif">',
    `<rect width="${width}" height="${height}" fill="${color.water}"/>`,
    `<path d="${land}" fill="${color.land}" fill-rule="evenodd" stroke="${color.coast}" stroke-width="1.2" stroke-linejoin="round"/>`,
    `<path d="${border}" fill="none" stroke="${color.border}" stroke-width="1" stroke-dasharray="5 4"/>`,
    `<path d="${grid(latitude, longitude, span, MAP_SIZES[size], toPixels)}" fill="none" stroke="${color.quiet}" stroke-opacity=".09" stroke-width="1"/>`,
    ...labels.map((label) => drawLabel(label)),
    `<circle cx="${width / 2}" cy="${height / 2}" r="26" fill="${color.accent}" fill-opacity=".14"/>`,
    `<circle cx="${width / 2}" cy="${height / 2}" r="7.5" fill="${color.accent}" stroke="${color.halo}" stroke-width="3"/>`,
    drawScale(latitude, width / span, MAP_SIZES[size]),
    '</g>',
  ].join('');
  return drawing({ width, height, colors: COLORS }, content);
}

/** Meridians and parallels at round intervals. Inland, they show that this is a map. */
function grid(latitude: number, longitude: number, span: number, { width, height }: Size, toPixels: (point: [number, number]) => [number, number]): string {
  const step = [0.05, 0.1, 0.25, 0.5, 1, 2, 5].find((degrees) => span / degrees <= 8) ?? 5;
  const around = (middle: number) => Array.from({ length: 13 }, (_, index) => (Math.round(middle / step) + index - 6) * step);
  const within = (pixels: number[], end: number) => pixels.filter((pixel) => pixel > 0 && pixel < end).map((pixel) => pixel.toFixed(1));
  const meridians = within(
    around(longitude).map((degrees) => toPixels([degrees, latitude])[0]),
    width,
  ).map((x) => `M${x} 0V${height}`);
  const parallels = within(
    around(latitude).map((degrees) => toPixels([longitude, degrees])[1]),
    height,
  ).map((y) => `M0 ${y}H${width}`);
  return [...meridians, ...parallels].join('');
}

/** Height divided by width, for both sizes. */
const SHAPE = 7 / 16;

function boxAround(latitude: number, longitude: number, span: number): Box {
  const half = span / 2;
  const up = half * SHAPE * Math.cos(latitude * radians);
  return [longitude - half, latitude - up, longitude + half, latitude + up];
}

const placesWithin = ([west, south, east, north]: Box) =>
  LOCATIONS.filter((place) => place.longitude > west && place.longitude < east && place.latitude > south && place.latitude < north);
const countWithin = (box: Box): number => placesWithin(box).length;

function drawLabel({ text, dot, x, y, anchor, isHere }: Label): string {
  const mark = isHere ? '' : `<circle cx="${dot[0].toFixed(1)}" cy="${dot[1].toFixed(1)}" r="2.5" fill="${color.dot}"/>`;
  const look = isHere ? `font-size="14" font-weight="600" fill="${color.ink}"` : `font-size="13" fill="${color.quiet}"`;
  return `${mark}<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" ${look} stroke="${color.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escapeMarkup(text)}</text>`;
}

/** A bar for a round number of kilometers, at most a fifth of the width. It depends on the latitude, because Mercator stretches. */
function drawScale(latitude: number, pixelsPerDegree: number, { width, height }: Size): string {
  const pixelsPerKm = pixelsPerDegree / (111.32 * Math.cos(latitude * radians));
  const km = [1, 2, 5, 10, 20, 50, 100, 200].findLast((distance) => distance * pixelsPerKm <= width / 5) ?? 1;
  const [left, bottom, length] = [16, height - 14, km * pixelsPerKm];
  return `<path d="M${left} ${bottom - 5}v5h${length.toFixed(1)}v-5" fill="none" stroke="${color.quiet}" stroke-width="1.2"/><text x="${(left + length + 7).toFixed(1)}" y="${bottom}" font-size="11" fill="${color.quiet}" stroke="${color.halo}" stroke-width="3" paint-order="stroke">${km} km</text>`;
}
