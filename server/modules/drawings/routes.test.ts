import { expect, test } from 'vitest';
import { coverPath, logoPath, panoramaPath } from '../../../contract/drawings.ts';
import { makeCompany } from '../../../tests/support/market.ts';
import { testApp } from '../../../tests/support/app.ts';
import { avatarHue } from '../../art/avatar-hue.ts';
import { drawCover } from '../../art/cover.ts';
import { drawFace } from '../../art/face.ts';
import { drawMark } from '../../art/mark.ts';
import { drawPanorama } from '../../art/panorama.ts';

const server = await testApp();
const id = await makeCompany(server.db, { industryId: 9, countryId: 105 });
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

const GIVEN: [string, string | undefined][] = [
  [logoPath(id), drawMark(id)],
  [coverPath(id), drawCover({ id, industryId: 9, country: 'jp' })],
  [coverPath(id, true), drawCover({ id, industryId: 9, country: 'jp', isWide: true })],
  [panoramaPath('sa'), drawPanorama('sa')],
  ['/face/f-ph-0123456789abcdef.svg', drawFace({ key: '0123456789abcdef', look: 'f', market: 'ph', hue: avatarHue('0123456789abcdef') })],
];

test.each(GIVEN)('%s is drawn, kept for a week at least, and not sent twice', async (url, drawing) => {
  const answer = await get(url);
  expect(answer).toMatchObject({ statusCode: 200, body: drawing });
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', etag: expect.stringMatching(/^W\/"/) as string });
  const [, age] = /^public, max-age=(\d+)$/.exec(String(answer.headers['cache-control'])) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(7 * 86_400);
  const again = await get(url, { 'if-none-match': `"other", ${String(answer.headers.etag)}` });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each([
  `/logo/${id + 1}.svg`,
  `/logo/${id}.png`,
  '/logo/0.svg',
  `/cover/${id + 1}.svg`,
  `/cover/${id}-huge.svg`,
  '/cover/1e1.svg',
  '/panorama/xx.svg',
  '/panorama/PH.svg',
  '/panorama/..%2fph.svg',
])('%s is nothing', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(String(answer.headers['cache-control'] ?? '')).not.toContain('max-age');
});

test('they are pictures, no part of the interface', async () => {
  expect(
    Object.keys((await get('/api/openapi.json')).json<{ paths: object }>().paths).filter((path) => /^\/(?:logo|cover|panorama|face|map)/.test(path)),
  ).toEqual([]);
});
