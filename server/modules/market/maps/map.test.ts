import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { linesWithin, type Lines } from './coast.ts';
import { placeLabels } from './labels.ts';
import { MAP_SIZES } from './map.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const map = (file: string) => server.app.inject({ url: `/map/${file}` });

test('a map shows land, the neighbouring places in the language asked for, a scale and the mark', async () => {
  const answer = await map('35.68,139.76.svg?language=ja');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=2592000' });
  for (const part of ['東京都新宿区', ' km</text>', '<circle cx="320" cy="140"']) expect(answer.body).toContain(part);
  expect(/<script|<style|href|NaN|Infinity/.test(answer.body)).toBe(false);
});

test('each color is one by day and one by night, as the page it is on', async () => {
  const { body } = await map('14.6,120.98.svg');
  expect(body).toContain('style="color-scheme:light dark;--water:light-dark(#dfe9ee,#10161d)');
  expect(body.match(/(fill|stroke)="(?!var\(--\w+\)"|none")[^"]*"/g)).toBeNull();
});

test('the small one, for phones, keeps its names at their own size', async () => {
  const { body } = await map('14.6,120.98.svg?size=small');
  expect(body).toContain('width="384" height="168"');
  expect(body).toContain('>Manila</text>');
});

test('a kilometre is the same map', async () => {
  expect((await map('14.6012,120.9834.svg')).body).toBe((await map('14.6,120.98.svg')).body);
});

test.each(['91,0.svg', '80,0.svg', '10,181.svg', '1e3,4.svg', 'a,b.svg', '1.0000000,2.svg', '14.6,120.98.png', '14.6.svg', '..%2f..%2fetc%2fpasswd'])(
  '%s is no map',
  async (file) => {
    expect((await map(file)).statusCode).toBe(404);
  },
);

test.each(['0,0.svg', '-41,-72.svg', '69.6,18.9.svg', '15,179.99.svg', '-75,-180.svg'])('anywhere on earth can be drawn: %s', async (file) => {
  const answer = await map(file);
  expect(answer.statusCode).toBe(200);
  expect(/NaN|Infinity/.test(answer.body)).toBe(false);
});

describe('lines within a box', () => {
  const lines = (points: [number, number][]): Lines => ({
    points: new Float32Array(points.flat()),
    starts: new Uint32Array([0, points.length]),
    boxes: new Float32Array([
      Math.min(...points.map(([x]) => x)),
      Math.min(...points.map(([, y]) => y)),
      Math.max(...points.map(([x]) => x)),
      Math.max(...points.map(([, y]) => y)),
    ]),
  });

  test('keep every point inside and of a run outside only its ends', () => {
    const inside: [number, number][] = [
      [1, 1],
      [2, 2],
    ];
    expect(linesWithin(lines([...inside, [20, 1], [21, 2], [22, 3], [23, 4], [3, 3]]), [0, 0, 10, 10])).toEqual([[...inside, [20, 1], [23, 4], [3, 3]]]);
  });

  test('leave out lines that lie elsewhere', () => {
    expect(
      linesWithin(
        lines([
          [20, 20],
          [30, 30],
        ]),
        [0, 0, 10, 10],
      ),
    ).toEqual([]);
  });
});

describe('names on a map', () => {
  test('the first given is set first, one that would lie over it elsewhere or not at all', () => {
    const labels = placeLabels(
      [
        { text: 'Alpha', at: [100, 100] },
        { text: 'Beta', at: [104, 101] },
        { text: 'Gamma', at: [100, 200] },
      ],
      MAP_SIZES.large,
      9,
    );
    expect(labels.map(({ text }) => text)).toEqual(['Alpha', 'Gamma']);
  });

  test('of the places at the mark the nearest is named, and marked as the one', () => {
    const labels = placeLabels(
      [
        { text: 'Near', at: [330, 140] },
        { text: 'Nearest', at: [321, 140] },
      ],
      MAP_SIZES.large,
      9,
    );
    expect(labels.map(({ text, isHere }) => [text, isHere])).toEqual([['Nearest', true]]);
  });

  test('a place whose middle lies beside the mark is still the one the mark is in, and its neighbours keep their names', () => {
    const labels = placeLabels(
      [
        { text: 'Next', at: [280, 100] },
        { text: 'Here', at: [300, 155] },
      ],
      MAP_SIZES.large,
      9,
    );
    expect(labels.map(({ text, isHere }) => [text, isHere])).toEqual([
      ['Here', true],
      ['Next', false],
    ]);
  });

  test('a name at the edge is set towards the middle, or not at all', () => {
    expect(placeLabels([{ text: 'At the right edge', at: [630, 50] }], MAP_SIZES.large, 9).map(({ anchor }) => anchor)).toEqual(['end']);
    expect(placeLabels([{ text: 'x', at: [320, -5] }], MAP_SIZES.large, 9)).toEqual([]);
  });
});
