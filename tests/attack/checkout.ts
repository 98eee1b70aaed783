import { execFile } from 'node:child_process';
import { access, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The support files of the tests that the attack needs and an older commit may not have; the others belong to that commit's server. */
const SUPPORT = ['browser.ts', 'social.ts', 'authenticator.ts'];

/** Another commit's server in a temporary folder, with the current attack and the current dependencies. */
export async function checkOut(root: string, commit: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-attack-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const archive = path.join(folder, 'commit.tar');
    await run('git', ['-C', root, 'archive', '--output', archive, commit]);
    await run('tar', ['-xf', archive, '-C', folder]);
  } catch (error) {
    await remove();
    throw new Error(`the commit ${commit} could not be checked out: ${(error as Error).message}`, { cause: error });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await rm(path.join(folder, 'tests/attack'), { recursive: true, force: true });
  await cp(path.join(root, 'tests/attack'), path.join(folder, 'tests/attack'), { recursive: true });
  for (const file of SUPPORT) {
    const to = path.join(folder, 'tests/support', file);
    await access(to).catch(() => cp(path.join(root, 'tests/support', file), to));
  }
  return { folder, remove };
}
