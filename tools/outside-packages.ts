import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDER = path.join(import.meta.dirname, '../.cache/packages');
const run = promisify(execFile);

/**
 * Packages that only a generator or a bench needs, installed in a folder of their own that is not committed: large ones, and ones whose licence keeps them out of the product.
 * @param packages "name@version"
 * @param args for npm's install
 * @returns the folder that holds them
 * @throws Error where they can not be installed (no network)
 */
export async function installedOutside(name: string, packages: readonly string[], args: readonly string[] = []): Promise<string> {
  return once(name, packages, async (folder) => {
    await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...args, ...packages], { cwd: folder });
  });
}

/** The same of one package's own files, without what it depends on. */
export async function unpackedOutside(name: string, source: string): Promise<string> {
  const folder = await once(`${name}-source`, [source], async (target) => {
    const { stdout } = await run('npm', ['pack', source, '--silent', '--pack-destination', target], { cwd: target });
    await run('tar', ['-xzf', stdout.trim().split('\n').at(-1) ?? ''], { cwd: target });
  });
  return path.join(folder, 'package');
}

/** Its folder, made the first time; half made, it is made again. */
async function once(name: string, packages: readonly string[], make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(FOLDER, name);
  const marker = path.join(folder, `${packages.join('+').replace(/[^\w.]+/g, '-')}.done`);
  if (existsSync(marker)) return folder;
  await mkdir(folder, { recursive: true });
  await make(folder);
  await writeFile(marker, '');
  return folder;
}
