import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Boot } from '../../../contract/pages.ts';
import { documentOf, type Assets } from './document.ts';

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

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const CLIENT = 'src/views/app/entry-client.tsx';
const BEGIN = 'src/views/app/entry-begin.ts';

/**
 * The renderer of the built app.
 * @param dist the build's folder, with client/ and server/
 * @throws Error if there is no build
 */
export async function builtRenderer(dist: string): Promise<Renderer> {
  const manifestFile = path.join(dist, 'client/.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error('The pages are not built yet. Run "npm run build".');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as ServerEntry;
  const known = new Map<string, Assets>();
  return {
    async render(boot, prefix, origin) {
      const { html, meta, files } = entry.render(boot, prefix, origin);
      const key = files.join();
      const assets = known.get(key) ?? assetsOf(manifest, files);
      known.set(key, assets);
      return documentOf(boot, html, meta, assets);
    },
  };
}

const isFont = (file: string, subset: string): boolean => file.includes(`${subset}-wght-normal`) && file.endsWith('.woff2');

/** @param files sources that have a chunk of their own, or names of chunks */
function assetsOf(manifest: Manifest, files: string[]): Assets {
  const named = new Map(Object.values(manifest).map((chunk) => [chunk.name ?? chunk.file, chunk]));
  const scripts = new Set<string>();
  const css = new Set<string>();
  const fonts = new Set<string>();
  const extendedFonts = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name] ?? named.get(name);
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => css.add(file));
    chunk.assets?.filter((file) => isFont(file, 'latin')).forEach((file) => fonts.add(file));
    chunk.assets?.filter((file) => isFont(file, 'latin-ext')).forEach((file) => extendedFonts.add(file));
    chunk.imports?.forEach(visit);
  };
  [CLIENT, ...files].forEach(visit);
  const entry = manifest[CLIENT]?.file ?? '';
  const url = (file: string) => `/${file}`;
  const begin = manifest[BEGIN]?.file;
  return {
    entry: url(entry),
    ...(begin === undefined ? {} : { begin: url(begin) }),
    css: [...css].map(url),
    preload: [...scripts].filter((file) => file !== entry).map(url),
    fonts: [...fonts].map(url),
    extendedFonts: [...extendedFonts].map(url),
  };
}
