import { existsSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { BRAND } from '../../../src/lib/brand.ts';
import { registerWebAppManifest } from './web-app-manifest.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('the manifest has what browsers install a site by, and its icons are there', async () => {
  const app = fastify();
  registerWebAppManifest(app);
  const reply = await app.inject('/app.webmanifest');
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  const manifest = reply.json<{ name: string; display: string; start_url: string; icons: { src: string; sizes: string; purpose: string }[] }>();
  expect(manifest).toMatchObject({ name: BRAND.name, display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src } of manifest.icons) expect(existsSync(path.join(root, 'public', src))).toBe(true);
  await app.close();
});
