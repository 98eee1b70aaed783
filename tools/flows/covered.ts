import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transitionId, transitionsOf } from '../../packages/flows/chart.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import type { Covered, FlowCovered } from '../../packages/flows/covered.ts';

/**
 * Runs every test that drives a chart through its view.
 * @returns the folder with their notes, and whether all passed
 */
export function driveViews(root: string, env: Record<string, string> = {}): { folder: string; passed: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  const tests = globSync('src/**/*.test.tsx', { cwd: root }).filter((file) => readFileSync(join(root, file), 'utf8').includes('viewPaths('));
  if (tests.length === 0) return { folder, passed: true };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(process.execPath, [vitest, 'run', ...tests], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, FLOWS_RECORD: folder } });
  return { folder, passed: run.status === 0 };
}

/** The notes that the views' tests wrote to the folder (tests/support/covered.ts). Deletes the folder. */
export function readNotes(folder: string): Covered[] {
  const notes = readdirSync(folder)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Covered);
  rmSync(folder, { recursive: true });
  return notes;
}

/**
 * The transitions that a complete run of the journeys took, by chart. A generated path waits for each of its transitions. A hand-written journey may miss some
 * if responses arrive in another order.
 */
export type BrowserRun = Map<string, { taken: Set<string>; onPath: Set<string> }>;

/** Reads the records of a run. File names show which ones are from paths (tests/journeys/watched.ts). */
export function readRun(folder: string): BrowserRun {
  const run: BrowserRun = new Map();
  for (const file of readdirSync(folder)) {
    const note = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Covered;
    for (const [chart, { browser = [] }] of Object.entries(note)) {
      const known = run.get(chart) ?? { taken: new Set(), onPath: new Set() };
      run.set(chart, known);
      for (const id of browser) {
        known.taken.add(id);
        if (file.endsWith('-path.json')) known.onPath.add(id);
      }
    }
  }
  return run;
}

/** The coverage of the last export, updated with newer notes, without transitions that no longer exist, in the order of the charts. */
export function mergeCovered(flows: Flow[], committed: Covered, views: Covered[], runs: BrowserRun[] = []): Covered {
  const merged: Covered = {};
  for (const { id, machine } of flows) {
    const order = transitionsOf(machine).map(transitionId);
    const inOrder = (ids: ReadonlySet<string>) => order.filter((transition) => ids.has(transition));
    const before = committed[id] ?? {};
    const seen = views.flatMap((note) => note[id]?.view ?? []);
    const view = inOrder(new Set(views.some((note) => note[id]?.view) ? seen : before.view));
    const taken = runs.flatMap((run) => [...(run.get(id)?.taken ?? [])]);
    const browser = inOrder(new Set(runs.some((run) => run.has(id)) ? taken : before.browser));
    const byChance = chances(id, browser, before, runs);
    if (view.length > 0 || browser.length > 0)
      merged[id] = {
        ...(view.length > 0 ? { view } : {}),
        ...(browser.length > 0 ? { browser } : {}),
        ...(Object.keys(byChance).length > 0 ? { byChance } : {}),
      };
  }
  return merged;
}

const ONE_RUN = 'Only one recorded run has shown it so far, and no path takes it.';

function chances(chart: string, browser: readonly string[], before: FlowCovered, runs: readonly BrowserRun[]): Record<string, string> {
  const reason = (id: string): string | null => {
    const known = before.byChance?.[id] ?? null;
    if (runs.length === 0) return known;
    if (runs.some((run) => run.get(chart)?.onPath.has(id))) return null;
    const times = runs.filter((run) => run.get(chart)?.taken.has(id)).length;
    if (times < runs.length) return `${times} of ${runs.length} recorded runs took it, and no path does.`;
    if (runs.length > 1) return null;
    return before.browser?.includes(id) ? (known === ONE_RUN ? null : known) : ONE_RUN;
  };
  return Object.fromEntries(browser.flatMap((id) => (reason(id) === null ? [] : [[id, reason(id) as string]])));
}

/** The coverage with what the paths of runs of a part took besides. Journeys of a part don't count, because what they take may be chance. */
export function withPaths(covered: Covered, flows: readonly Flow[], parts: readonly BrowserRun[]): Covered {
  const added = { ...covered };
  for (const { id, machine } of flows) {
    const onPath = new Set(parts.flatMap((part) => [...(part.get(id)?.onPath ?? [])]));
    const browser = transitionsOf(machine)
      .map(transitionId)
      .filter((transition) => onPath.has(transition) || covered[id]?.browser?.includes(transition));
    if (onPath.size === 0 || browser.length === 0) continue;
    const { byChance = {}, ...before } = covered[id] ?? {};
    const chance = Object.entries(byChance).filter(([transition]) => !onPath.has(transition));
    added[id] = { ...before, browser, ...(chance.length > 0 ? { byChance: Object.fromEntries(chance) } : {}) };
  }
  return added;
}

/** What the previous record has and this one doesn't, as `chart transition`. */
export const lostFrom = (before: Covered, after: Covered): string[] =>
  Object.entries(before).flatMap(([chart, { browser = [] }]) => browser.filter((id) => !after[chart]?.browser?.includes(id)).map((id) => `${chart} ${id}`));
