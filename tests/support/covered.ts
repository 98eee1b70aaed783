import path from 'node:path';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Covered, Way } from '../../packages/flows/covered.ts';

const committed = path.join(process.cwd(), 'flows/covered.json');

/** What the committed file says a flow's tests take. */
export function coveredAsCommitted(flowId: string, way: Way): string[] {
  try {
    return (JSON.parse(readFileSync(committed, 'utf8')) as Covered)[flowId]?.[way] ?? [];
  } catch {
    return [];
  }
}

/**
 * Notes what a test took for `npm run flows`, which sets FLOWS_RECORD to a folder and gathers the notes; tells whether it was asked for.
 * @param by tells the notes of several tests of one flow apart
 */
export function recordCovered(flowId: string, way: Way, taken: string[], by?: string): boolean {
  const folder = process.env.FLOWS_RECORD;
  if (folder === undefined) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${[flowId, way, by].filter(Boolean).join('.')}.json`, JSON.stringify({ [flowId]: { [way]: taken } } satisfies Covered));
  return true;
}
