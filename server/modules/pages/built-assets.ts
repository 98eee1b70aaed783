import type { Assets } from './document.ts';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
/** What Vite's build writes about each chunk, by its source. */
export type Manifest = Record<string, Chunk>;

const CLIENT = 'src/views/app/entry-client.tsx';
const BEGIN = 'src/views/app/entry-begin.ts';

const isFont = (file: string, subset: string): boolean => file.includes(`${subset}-wght-normal`) && file.endsWith('.woff2');

/**
 * The files that a page needs in the browser.
 * @param files sources that have a chunk of their own, or names of chunks
 */
export function assetsOf(manifest: Manifest, files: string[]): Assets {
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
