import path from 'node:path';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Covered, Way } from '../../packages/flows/covered.ts';

const committed = path.join(process.cwd(), 'flows/covered.json');

/** What a flow's tests take according to the committed file. */
export function coveredAsCommitted(flowId: string, way: Way): string[] {
  try {
    return (JSON.parse(readFileSync(committed, 'utf8')) as Covered)[flowId]?.[way] ?? [];
  } catch {
    return [];
  }
}

/** The transitions recorded for the browser that this run lost, as `chart transition`. Those that only some runs take may be missing. */
export function lostIn(notes: readonly Covered[], recorded: Covered, charts: readonly string[]): string[] {
  return charts.flatMap((chart) => {
    const taken = new Set(notes.flatMap((note) => note[chart]?.browser ?? []));
    const { browser = [], byChance = {} } = recorded[chart] ?? {};
    return browser.filter((id) => !taken.has(id) && !(id in byChance)).map((id) => `${chart} ${id}`);
  });
}

/**
 * Records what a test took for `npm run flows`, which sets FLOWS_RECORD to a folder and collects the records. Returns whether recording is on.
 * @param by distinguishes the records of several tests of one flow
 */
export function recordCovered(flowId: string, way: Way, taken: string[], by?: string): boolean {
  const folder = process.env.FLOWS_RECORD;
  if (folder === undefined) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${[flowId, way, by].filter(Boolean).join('.')}.json`, JSON.stringify({ [flowId]: { [way]: taken } } satisfies Covered));
  return true;
}
