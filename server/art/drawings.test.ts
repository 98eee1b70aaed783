import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../contract/countries.ts';
import { BANNER_SCENES } from '../../contract/drawings.ts';
import { industries } from '../modules/market/config/lists/industries.ts';
import { drawBanner } from './banner.ts';
import { drawCover } from './cover.ts';
import { drawFace } from './face.ts';
import { drawMark } from './mark.ts';
import { drawPanorama } from './panorama.ts';
import { SCENES, TRADES, type SceneName } from './trades.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const codes = COUNTRIES.map(({ code }) => code);
const scenes = Object.keys(SCENES) as SceneName[];

/** One of each kind of drawing, by name. */
const DRAWN: [string, () => string][] = [
  ...range(60).map((id): [string, () => string] => [`mark ${id}`, () => drawMark(id)]),
  ...scenes.flatMap((scene, index) =>
    [false, true].map((isWide): [string, () => string] => [
      `cover ${scene}${isWide ? ' wide' : ''}`,
      () => drawCover({ id: index + 1, industryId: 1, country: codes[index] ?? null, scene, isWide }),
    ]),
  ),
  ...codes.map((country): [string, () => string] => [`cover in ${country}`, () => drawCover({ id: 3, industryId: 22, country, mood: 'day' })]),
  ['plain cover', () => drawCover({ id: 1, industryId: null, country: null })],
  ...codes.map((country): [string, () => string] => [`panorama ${country}`, () => drawPanorama(country) ?? '']),
  ...BANNER_SCENES.flatMap((scene) =>
    codes.map((country): [string, () => string] => [`banner ${scene} in ${country}`, () => drawBanner(scene, country) ?? '']),
  ),
  ...codes.flatMap((market) =>
    range(6).map((index): [string, () => string] => [
      `face ${market} ${index}`,
      () => drawFace({ key: `${index}`, look: index % 2 === 0 ? 'f' : 'm', market, hue: 22 }),
    ]),
  ),
];

/** The elements of a document with their attributes. @throws Error for invalid XML */
function elementsOf(xml: string) {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => void found.push({ name, attributes: attributes as Record<string, string> }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

test.each(DRAWN)('%s is whole XML of shapes alone: no script, no text, nothing from elsewhere', (_, draw) => {
  const [root, ...shapes] = elementsOf(draw());
  expect(root?.name).toBe('svg');
  expect(root?.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', style: expect.stringMatching(/^color-scheme:light dark/) as string });
  expect(new Set(shapes.map(({ name }) => name)).difference(new Set(['path', 'rect', 'circle', 'ellipse', 'g']))).toEqual(new Set());
  const attributes = shapes.flatMap((shape) => Object.entries(shape.attributes));
  expect(attributes.filter(([name, value]) => /^(?:on|xlink|href|src|style)/i.test(name) || /url\(|NaN|undefined|Infinity/.test(value))).toEqual([]);
});

test.each(DRAWN)('%s is the same whenever it is drawn', (_, draw) => {
  expect(draw()).toBe(draw());
});

test.each(DRAWN)('%s names no color that it does not have', (_, draw) => {
  const svg = draw();
  const has = new Set(svg.matchAll(/--(\w+):/g).map(([, name]) => name));
  expect([...new Set(svg.matchAll(/var\(--(\w+)\)/g).map(([, name]) => name))].filter((name) => !has.has(name))).toEqual([]);
});

test('companies have covers of their own, and of 100 marks hardly two are alike', () => {
  expect(new Set(range(3_000).map(drawMark)).size).toBeGreaterThan(2_900);
  expect(new Set(range(200).map((id) => drawCover({ id, industryId: 13, country: 'jp' }))).size).toBe(200);
});

describe('a cover', () => {
  const colorsOf = (svg: string) => new Set(svg.matchAll(/var\(--(\w+)\)/g).map(([, name]) => name));

  test('suits each industry that a company can have', () => {
    expect(TRADES).toHaveLength(industries.length);
  });

  test('is a plain field where neither trade nor place is known, and the land alone where the trade is not', () => {
    const plain = drawCover({ id: 5, industryId: null, country: null });
    expect(elementsOf(plain)).toHaveLength(2);
    const land = drawCover({ id: 5, industryId: null, country: 'lk' });
    expect(land).toBe(drawCover({ id: 5, industryId: null, country: 'lk', scene: 'hills' }));
    expect(colorsOf(land).size).toBeGreaterThan(4);
  });

  test('shows no sea where there is none, and no terraces where none are built', () => {
    const everyone = range(80);
    const scenesOf = (industryId: number, country: string, scene: SceneName) =>
      everyone.filter((id) => drawCover({ id, industryId, country }) === drawCover({ id, industryId, country, scene })).length;
    // Hotels and tourism, then agriculture. Elsewhere, either may get an island or terraces.
    expect([scenesOf(11, 'rs', 'islands'), scenesOf(22, 'ca', 'terraces')]).toEqual([0, 0]);
    for (const seen of [scenesOf(11, 'ph', 'islands'), scenesOf(22, 'ph', 'terraces'), scenesOf(11, 'rs', 'hills')]) expect(seen).toBeGreaterThan(10);
  });
});

test('there is a panorama of each market and of nothing else', () => {
  expect(new Set(codes.map((code) => drawPanorama(code))).size).toBe(codes.length);
  for (const other of ['xx', 'PH', '', 'constructor']) expect(drawPanorama(other)).toBeUndefined();
});

test('there is a banner of each scene in the land of each market, and of nothing else', () => {
  for (const [scene, country] of [
    ['resume', 'xx'],
    ['resume', 'constructor'],
    ['toString', 'ph'],
    ['', 'ph'],
  ] as const)
    expect(drawBanner(scene, country)).toBeUndefined();
});
