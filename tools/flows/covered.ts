import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transitionId, transitionsOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import type { Covered, Way } from '../../packages/flows/covered.ts';

/** Runs every test that drives a chart through its view, and returns the folder of their notes and whether all passed. */
export function driveViews(root: string, env: Record<string, string> = {}): { folder: string; passed: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  const tests = globSync('src/**/*.test.tsx', { cwd: root }).filter((file) => readFileSync(join(root, file), 'utf8').includes('viewPaths('));
  if (tests.length === 0) return { folder, passed: true };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(process.execPath, [vitest, 'run', ...tests], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, FLOWS_RECORD: folder } });
  return { folder, passed: run.status === 0 };
}

/** The notes that tests left in a folder (see tests/support/covered.ts); the folder is deleted where it was made for them. */
export function readNotes(folder: string, isOurs: boolean): Covered[] {
  const notes = readdirSync(folder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Covered);
  if (isOurs) rmSync(folder, { recursive: true });
  return notes;
}

/** What was covered by the last export, with newer notes in its place, and without transitions that are no more; in the order of the charts. */
export function mergeCovered(flows: Flow[], committed: Covered, notes: Covered[]): Covered {
  const merged: Covered = {};
  for (const { id, machine } of flows) {
    const order = transitionsOf(machine).map(transitionId);
    for (const way of ['view', 'browser'] satisfies Way[]) {
      const noted = notes.map((note) => note[id]?.[way]).filter((ids) => ids !== undefined);
      const ids = new Set(noted.length > 0 ? noted.flat() : (committed[id]?.[way] ?? []));
      const kept = order.filter((transition) => ids.has(transition));
      if (kept.length > 0) merged[id] = { ...merged[id], [way]: kept };
    }
  }
  return merged;
}
