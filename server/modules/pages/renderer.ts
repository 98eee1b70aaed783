import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Boot } from '../../../contract/pages.ts';
import type { documentOf } from './document.ts';
import type { RenderInput, RenderThreadData } from './render-worker.ts';
import { threadFor } from './thread.ts';

/**
 * Renders a document from a page's initial data, as UTF-8. A large string that is still in use at two small collections stays in memory until a full one, so
 * nothing holds the text while the page is compressed (docs/decisions/rendering.md).
 */
export interface Renderer {
  render(boot: Boot, prefix: string, origin: string): Promise<Buffer<ArrayBuffer>>;
}

export interface ServerEntry {
  render(boot: Boot, prefix: string, origin: string): { html: string; meta: Parameters<typeof documentOf>[2]; files: string[] };
}

/**
 * The renderer of the built app, in a thread of its own, so that calls don't wait for pages.
 * @param dist the build's folder, with client/ and server/
 * @throws Error if there is no build, or it can't be loaded
 */
export async function builtRenderer(dist: string): Promise<Renderer> {
  const manifestFile = path.join(dist, 'client/.vite/manifest.json');
  const entryUrl = pathToFileURL(path.join(dist, 'server/entry-server.js')).href;
  if (!existsSync(manifestFile)) throw new Error('The pages are not built yet. Run "npm run build".');
  const workerData: RenderThreadData = { manifestFile, entryUrl };
  const thread = threadFor<RenderInput, Uint8Array<ArrayBuffer>>(new URL('./render-worker.ts', import.meta.url), { workerData });
  await thread.start();
  return {
    async render(boot, prefix, origin) {
      const { buffer, byteOffset, byteLength } = await thread.run({ boot: JSON.stringify(boot), prefix, origin });
      return Buffer.from(buffer, byteOffset, byteLength);
    },
  };
}
