import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Screens } from '../../../packages/flows/atlas/data.ts';
import type { Revision } from '../../../packages/flows/diff/record.ts';
import { driveViews, readNotes } from '../covered.ts';
import { inSourcesAt } from './revision.ts';

/** What the views of a revision show in each state, and the style sheet for it. */
export interface StyledScreens {
  screens: Screens;
  css: string;
}

/**
 * The screens of a revision, as its own tests of views render them with the installed packages. Takes minutes; the result is cached in
 * `.flows/screens-at`.
 * @throws Error if the revision can't be unpacked or its style sheet can't be generated
 */
export async function screensAt(root: string, revision: Revision): Promise<StyledScreens> {
  const cache = path.join(root, '.flows/screens-at', `${revision.commit.slice(0, 12)}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as StyledScreens;
  const taken = await inSourcesAt(root, revision, takeScreens);
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(taken));
  return taken;
}

/**
 * The screens of the sources in a folder.
 * @throws Error if the style sheet can't be generated
 */
export function takeScreens(root: string): StyledScreens {
  const out = path.join(root, '.flows/screens');
  panda(root, 'codegen', '--silent');
  const utilities = path.join(root, '.flows/screens.css');
  panda(root, 'cssgen', '--silent', '--outfile', utilities);
  // Screens of charts that no longer exist.
  rmSync(out, { recursive: true, force: true });
  const views = driveViews(root, { FLOWS_SCREENS: out });
  readNotes(views.folder);
  if (!views.passed) console.error(`Some views in ${root} did not follow their charts: their screens may be missing.`);
  const files = existsSync(out) ? readdirSync(out) : [];
  const screens = Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(out, file), 'utf8')) as Record<string, string>]),
  );
  const own = readFileSync(path.join(root, 'src/views/app/styles.css'), 'utf8');
  return { screens, css: withInstalledFonts(own, root) + readFileSync(utilities, 'utf8') };
}

function panda(root: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules/@pandacss/dev/bin.js'), ...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`panda ${args[0]} failed: ${stderr}`);
}

/** Fonts are named by their packages there. A revision's folder only links to the installed packages, and is gone when its screens are drawn. */
export function withInstalledFonts(css: string, root: string): string {
  const installed = realpathSync(path.join(root, 'node_modules'));
  return css.replace(/url\('(@[^']+)'\)/g, (_, file: string) => `url('${pathToFileURL(path.join(installed, file)).href}')`);
}
