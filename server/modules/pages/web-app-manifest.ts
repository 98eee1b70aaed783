import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../../src/lib/brand.ts';
import { DAY, SECOND } from '../../../contract/durations.ts';

/** The manifest for installing the site as an app (W3C Web Application Manifest). Every page links to it. */
export function registerWebAppManifest(app: FastifyInstance): void {
  const manifest = {
    id: '/',
    name: BRAND.name,
    short_name: BRAND.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BRAND.themeColor.light,
    theme_color: BRAND.themeColor.light,
    icons: [
      { src: BRAND.mark, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  app.get('/app.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', `public, max-age=${DAY / SECOND}`)
      .send(JSON.stringify(manifest)),
  );
}
