import { readFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Boot } from '../../../contract/pages.ts';
import { assetsOf, type Manifest } from './built-assets.ts';
import { documentOf, type Assets } from './document.ts';
import type { ServerEntry } from './renderer.ts';
import { runTasks } from './thread.ts';

export interface RenderThreadData {
  manifestFile: string;
  entryUrl: string;
}

export interface RenderInput {
  /** A page's initial data as JSON, which the document contains anyway. */
  boot: string;
  prefix: string;
  origin: string;
}

const { manifestFile, entryUrl } = workerData as RenderThreadData;
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
const entry = (await import(entryUrl)) as ServerEntry;
const known = new Map<string, Assets>();

runTasks<RenderInput, Uint8Array<ArrayBuffer>>(({ boot: json, prefix, origin }) => {
  const boot = JSON.parse(json) as Boot;
  const { html, meta, files } = entry.render(boot, prefix, origin);
  const key = files.join();
  const assets = known.get(key) ?? assetsOf(manifest, files);
  known.set(key, assets);
  const document = documentOf(boot, html, meta, assets, json);
  return { result: document, moved: [document.buffer] };
});
