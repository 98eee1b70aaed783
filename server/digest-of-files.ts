import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Digest of the names, sizes and times of files, to tell whether what was made of them is outdated. @param files and folders, below `root` */
export async function digestOfFiles(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const visit = async (file: string): Promise<void> => {
    const info = await stat(file).catch(() => undefined);
    if (info?.isDirectory()) for (const name of (await readdir(file)).sort()) await visit(path.join(file, name));
    else if (info) hash.update(`${path.relative(root, file)} ${info.size} ${info.mtimeMs}\n`);
  };
  for (const file of files) await visit(path.join(root, file));
  return hash.digest('hex');
}
