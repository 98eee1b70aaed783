import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { ChartTraffic } from '../../../contract/flow-traffic.ts';
import type { Flow } from '../../../src/machines/flow.ts';
import type { Covered } from '../../../tests/support/covered.ts';
import type { ShownChanges } from '../diff/atlas-changes.ts';
import { builtNames } from '../../vite-styles.ts';
import { style } from '../svg/style.ts';
import { atlasOf, type AtlasData } from './data.ts';
import { readScreens, type Screens } from './screens.ts';

/** What the atlas is made from and where it goes; all paths absolute. */
export interface SiteOptions {
  root: string;
  /** The built pages: their stylesheet and fonts are the screens'. */
  pages: string;
  screens: string;
  out: string;
  release: string;
  changes: ShownChanges | null;
  /** How many people took each step, by chart; null where that isn't known. */
  traffic: Readonly<Record<string, ChartTraffic>> | null;
}

/** Writes the atlas as a folder that opens from disk and can be served as it is. */
export async function writeSite(flows: readonly Flow[], covered: Covered, { root, pages, screens, out, release, changes, traffic }: SiteOptions): Promise<AtlasData> {
  const shown = readScreens(screens);
  const data = await atlasOf(flows, covered, await withShortNames(shown, root));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'data/chart'), { recursive: true });
  const here = import.meta.dirname;
  await bundle(root, path.join(here, 'view/main.tsx'), out, 'atlas');
  await bundle(root, path.join(here, 'machines.entry.ts'), path.join(out, 'data'), 'machines');
  const write = (name: string, content: unknown) => writeFileSync(path.join(out, `data/${name}.js`), `atlasFile(${JSON.stringify(name)},${JSON.stringify(content)})\n`);
  write('index', { areas: data.areas, charts: data.charts, release });
  write('changes', changes);
  write('traffic', traffic);
  write('entries', data.entries);
  for (const [id, chart] of data.byId) write(`chart/${id}`, chart);
  writeFileSync(path.join(out, 'chart.css'), style);
  writeStylesheet(pages, out);
  writeFileSync(path.join(out, 'index.html'), PAGE);
  return data;
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="Every flow of the product as a chart, with its screens and paths.">
<title>Atlas</title>
<link rel="stylesheet" href="chart.css">
<link rel="stylesheet" href="atlas.css">
</head>
<body>
<div id="atlas"></div>
<script src="atlas.js"></script>
</body>
</html>
`;

/** A script without imports: a page from disk may load no modules. */
async function bundle(root: string, entry: string, outDir: string, name: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry, formats: ['iife'], name: `atlas_${name}`, fileName: () => `${name}.js`, cssFileName: name },
    },
  });
}

/** The tests that show the screens run without the build that gives classes their short names. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#9aa" d="M0 0h1v1H0z"/></svg>')}`;

async function withShortNames(screens: Screens, root: string): Promise<Screens> {
  const names = await builtNames(path.join(root, 'styled-system'), path.join(root, 'src/views'));
  const short = (list: string) => list.split(' ').map((name) => names.get(unescaped(name)) ?? name).join(' ');
  // Pictures of the fixtures are nowhere: what is drawn in their place has their color.
  const renamed = (html: string) => html.replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${short(list)}"`).replace(/ src="\/[^"]*"/g, ` src="${PICTURE}"`);
  return Object.fromEntries(Object.entries(screens).map(([id, states]) => [id, Object.fromEntries(Object.entries(states).map(([state, html]) => [state, renamed(html)]))]));
}

const unescaped = (name: string): string => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"');

/** The product's stylesheet with its fonts beside it. */
function writeStylesheet(pages: string, out: string): void {
  const assets = path.join(pages, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const css = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(path.join(assets, file), 'utf8'));
  mkdirSync(path.join(out, 'assets'), { recursive: true });
  for (const file of files.filter((each) => /\.woff2?$/.test(each))) cpSync(path.join(assets, file), path.join(out, 'assets', file));
  writeFileSync(path.join(out, 'screens.css'), css.join('\n').replaceAll('/assets/', 'assets/'));
}
