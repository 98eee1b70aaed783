import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flow } from '../../../packages/flows/flow.ts';
import { type RecordedChart, recordOf, type Revision } from '../../../packages/flows/diff/record.ts';

/** What charts and views may import, and what their tests are run with. */
const SOURCES = ['package.json', 'packages', 'src', 'contract', 'server', 'tools', 'tests', 'flows', 'panda.config.ts', 'vitest.config.ts', 'tsconfig.json'];

function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed`);
  return stdout.trim();
}

/** @throws Error if git doesn't know the revision */
export function revisionNamed(root: string, name: string): Revision {
  const [commit = '', date = ''] = git(root, 'show', '-s', '--format=%H %cs', `${name}^{commit}`).split(' ');
  return { name, commit, date };
}

/** The commit where the working tree branched off the main branch, to compare with. On the main branch itself, the last commit. */
export function revisionOfWorkingTree(root: string): Revision {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' });
  return revisionNamed(root, status === 0 ? stdout.trim().slice(0, 12) : 'HEAD');
}

/**
 * The charts of a revision, with paths from today's generator, so that no path is added or lost because the generator changed. The result is cached in
 * `.flows/revisions` for this version of the generator.
 * @throws Error if the revision has no charts, or they don't load with the installed packages
 */
export async function chartsAt(root: string, revision: Revision): Promise<RecordedChart[]> {
  const cache = path.join(root, '.flows/revisions', `${revision.commit.slice(0, 12)}-${generator(root)}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as RecordedChart[];
  const charts = (await flowsAt(root, revision)).map((flow) => recordOf(flow));
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(charts));
  return charts;
}

/**
 * The flows of a revision, loaded with the installed packages.
 * @throws Error as in `chartsAt`
 */
export const flowsAt = (root: string, revision: Revision): Promise<Flow[]> =>
  inSourcesAt(root, revision, async (folder) => {
    const registry = path.join(folder, 'src/machines/registry.ts');
    if (!existsSync(registry)) throw new Error(`${revision.name} has no charts: src/machines/registry.ts isn't there`);
    return ((await import(pathToFileURL(registry).href)) as { flows: Flow[] }).flows;
  });

/**
 * Unpacks the sources of a revision into a temporary folder with the installed packages, and deletes them afterwards.
 * @throws Error if the revision can't be unpacked
 */
export async function inSourcesAt<T>(root: string, { commit, name }: Revision, use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'charts-'));
  try {
    const present = git(root, 'ls-tree', '--name-only', commit).split('\n');
    const archive = spawnSync('git', ['archive', commit, ...SOURCES.filter((each) => present.includes(each))], { cwd: root, maxBuffer: 1 << 30 });
    const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
    if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`${name} can't be unpacked: ${archive.stderr}${unpacked.stderr}`);
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The version of the generator: results of another version aren't compared. */
function generator(root: string): string {
  const files = globSync(['packages/flows/{paths,diff}/*.ts', 'packages/flows/{chart,model,labels}.ts', 'packages/flows/text/story.ts'], {
    cwd: root,
  }).toSorted();
  const hash = createHash('sha256');
  for (const file of files.filter((each) => !each.endsWith('.test.ts'))) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 8);
}
