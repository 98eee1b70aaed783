import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Screens } from '../../../packages/flows/atlas/data.ts';
import { builtNames } from '../../vite-styles.ts';

/** The screens that `npm run flows -- screens` stored in a folder, one file per chart, with the class names of the built pages. Empty if it hasn't run. */
export async function readScreens(folder: string, root: string): Promise<Screens> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const screens: Screens = Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>]),
  );
  return withShortNames(screens, root);
}

/** The image files of the fixtures don't exist. This plain rectangle replaces them. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#9aa" d="M0 0h1v1H0z"/></svg>')}`;

/** The tests that render the screens run without the build step that shortens class names. */
async function withShortNames(screens: Screens, root: string): Promise<Screens> {
  const names = await builtNames(path.join(root, 'styled-system'), path.join(root, 'src/views'));
  const short = (list: string) =>
    list
      .split(' ')
      .map((name) => names.get(unescaped(name)) ?? name)
      .join(' ');
  const renamed = (html: string) =>
    html.replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${short(list)}"`).replace(/ src="\/[^"]*"/g, ` src="${PICTURE}"`);
  return Object.fromEntries(
    Object.entries(screens).map(([id, states]) => [id, Object.fromEntries(Object.entries(states).map(([state, html]) => [state, renamed(html)]))]),
  );
}

const unescaped = (name: string): string => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"');

/** Copies the built pages' stylesheet, with its fonts, into the atlas, because its screens use it. */
export function writeStylesheet(pages: string, out: string): void {
  const assets = path.join(pages, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const css = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(path.join(assets, file), 'utf8'));
  mkdirSync(path.join(out, 'assets'), { recursive: true });
  for (const file of files.filter((each) => /\.woff2?$/.test(each))) cpSync(path.join(assets, file), path.join(out, 'assets', file));
  writeFileSync(path.join(out, 'screens.css'), css.join('\n').replaceAll('/assets/', 'assets/'));
}
