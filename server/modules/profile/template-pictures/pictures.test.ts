import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { RESUME_TEMPLATES } from '../../../../contract/resume-document.ts';
import { drawResume } from '../../../resume-templates/render.ts';
import { SAMPLES } from '../../../resume-templates/samples.ts';
import { lighter } from './lighter.ts';
import { testApp } from '../../../../tests/support/app.ts';

const { app } = await testApp();

test('every template has a picture of its own, that browsers keep', async () => {
  const bodies = new Set<string>();
  for (const name of RESUME_TEMPLATES) {
    const { body, headers, statusCode } = await app.inject(`/resume-template/${name}.svg`);
    expect([name, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      name,
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=604800',
    ]);
    expect(body).toMatch(/^<svg [^>]*viewBox/);
    // Drawn shapes: a picture that was loaded has nothing to ask for and nothing to run.
    expect(body).not.toMatch(/<script|<image|<foreignObject|href="(?!#)/);
    bodies.add(body);
  }
  expect(bodies.size).toBe(RESUME_TEMPLATES.length);
});

test('what is no template is not there', async () => {
  for (const file of ['none.svg', 'classic', '..%2fclassic.svg']) expect((await app.inject(`/resume-template/${file}`)).statusCode).toBe(404);
});

test('who takes brotli gets it, in the end as small as it goes, and the same picture', async () => {
  const ask = (headers = {}) => app.inject({ url: '/resume-template/swiss.svg', headers });
  const plain = await ask();
  await expect.poll(async () => (await ask({ 'accept-encoding': 'gzip, br' })).rawPayload.length, { timeout: 20_000 }).toBeLessThan(18_000);
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('a lighter picture has the same letters in the same places', () => {
  const { document, language } = SAMPLES['medium'] as (typeof SAMPLES)[string];
  const [whole = ''] = drawResume(document, 'classic', { paper: 'A4', language });
  const light = lighter(whole);
  const placed = (svg: string) => [...svg.matchAll(/<use href="#([^"]+)" (x="[^"]+")/g)].map(([, , at]) => at);
  const drawn = (svg: string) => [...svg.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id);
  const used = (svg: string) => [...svg.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => drawn(svg).indexOf(id));
  expect([placed(light), used(light)]).toEqual([placed(whole), used(whole)]);
  expect(new Set(drawn(light)).size).toBe(drawn(whole).length);
  expect(light.length).toBeLessThan(whole.length * 0.75);
});
