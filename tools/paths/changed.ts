import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Flow } from '../../packages/flows/flow.ts';

/**
 * The charts whose files are not as they were at a revision, committed or not.
 * @throws Error where git knows no such revision
 */
export function changedSince(root: string, flows: readonly Flow[], revision: string): Flow[] {
  const git = spawnSync('git', ['diff', '--name-only', revision, '--', 'src/machines'], { cwd: root, encoding: 'utf8' });
  if (git.status !== 0) throw new Error(git.stderr.trim() || `git knows no revision ${revision}`);
  const changed = git.stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => path.dirname(file));
  return flows.filter(({ source }) => changed.includes(path.dirname(source)));
}
