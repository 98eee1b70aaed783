import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Flow } from '../flow.ts';
import { inShort, type ShownChanges } from '../diff/atlas-changes.ts';
import { style } from '../svg/style.ts';
import { type AtlasData, atlasOf, type AtlasSources } from './data.ts';
import type { TrafficSource } from './traffic.ts';

/** The input and output of the atlas. All paths are absolute. */
export interface SiteOptions extends AtlasSources {
  out: string;
  /** A module that passes `walkable` charts to `window.atlasFile`; null if they can't run in a browser. */
  machines: string | null;
  release: string;
  changes: ShownChanges | null;
  /** The folder with the pictures of changed screens; null if they weren't compared. */
  changedScreens: string | null;
  /** Null if traffic isn't counted. */
  traffic: TrafficSource | null;
  commands: Commands | null;
}

/** Shell commands to offer to readers, each with its purpose. */
export interface Commands {
  list: string;
  run: string;
  screens: string;
  compare: string;
}

/** Writes the atlas as a folder that works from disk, and on any web server. */
export async function writeSite(
  flows: readonly Flow[],
  { out, machines, release, changes, changedScreens, traffic, commands, ...sources }: SiteOptions,
): Promise<AtlasData> {
  const data = await atlasOf(flows, sources);
  rmSync(out, { recursive: true, force: true });
  for (const folder of ['chart', 'screens']) mkdirSync(path.join(out, 'data', folder), { recursive: true });
  await bundle(path.join(import.meta.dirname, 'view/main.tsx'), out, 'atlas');
  if (machines !== null) await bundle(machines, path.join(out, 'data'), 'machines');
  const write = (name: string, content: unknown) =>
    writeFileSync(path.join(out, `data/${name}.js`), `atlasFile(${JSON.stringify(name)},${JSON.stringify(content)})\n`);
  write('index', { areas: data.areas, charts: data.charts, release, commands, canWalk: machines !== null, traffic: traffic?.rules ?? null });
  write('changes', changes);
  write('changesInShort', changes && inShort(changes));
  write('traffic', traffic?.charts ?? null);
  write('entries', data.entries);
  for (const [id, chart] of data.byId) {
    write(`chart/${id}`, chart);
    if (chart.screened.length > 0) write(`screens/${id}`, sources.screens[id]);
  }
  if (changedScreens !== null) cpSync(changedScreens, path.join(out, 'changed-screens'), { recursive: true });
  writeFileSync(path.join(out, 'chart.css'), style);
  writeFileSync(path.join(out, 'first.js'), FIRST);
  writeFileSync(path.join(out, 'index.html'), PAGE);
  return data;
}

/** Requests the file of the chart in the URL while the atlas's own code is still loading. */
const FIRST = `const [, chart] = /^#\\/(\\w+)/.exec(location.hash) ?? [];
if (chart) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: 'data/chart/' + chart + '.js' }));
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="Every flow of the product as a chart, with its screens and paths.">
<title>Atlas</title>
<script src="first.js" async></script>
<link rel="stylesheet" href="chart.css">
<link rel="stylesheet" href="atlas.css">
<link rel="preload" as="script" href="data/index.js">
<link rel="preload" as="script" href="data/changesInShort.js">
</head>
<body>
<div id="atlas"></div>
<script src="atlas.js"></script>
</body>
</html>
`;

/** A script without imports, because a page opened from disk can't load modules. */
async function bundle(entry: string, outDir: string, name: string): Promise<void> {
  await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    publicDir: false,
    // Ignores the PostCSS configuration of a surrounding project.
    css: { postcss: {} },
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry, formats: ['iife'], name: `atlas_${name}`, fileName: () => `${name}.js`, cssFileName: name },
    },
  });
}
