import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDER = path.join(import.meta.dirname, '../../../.cache/resume-documents');

/**
 * Packages that only this generator needs, in a folder of their own that is not committed: they are large, and neither the product nor its tests use them.
 * @param packages "name@version"
 * @returns the folder that holds them
 * @throws Error where they can not be installed (no network)
 */
export async function installed(name: string, packages: readonly string[], args: readonly string[] = []): Promise<string> {
  const folder = path.join(FOLDER, name);
  const marker = path.join(folder, `${packages.join('+').replace(/\W+/g, '-')}.installed`);
  if (existsSync(marker)) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await promisify(execFile)('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...args, ...packages], {
    cwd: folder,
  });
  await writeFile(marker, '');
  return folder;
}
