import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chart } from './charts.ts';
import type { Outcome } from './outcome.ts';
import { ROOT } from './root.ts';

const FOLDER = path.join(ROOT, 'node_modules/.cache/mutate');
const TOOL = readdirSync(import.meta.dirname)
  .filter((file) => file !== 'equivalent.ts' && !file.endsWith('.test.ts'))
  .map((file) => path.join(import.meta.dirname, file));

/** A hash of everything a chart's result depends on: the chart, its tests, their imports, and this tool. */
export function hashOf({ sources }: Chart): string {
  const hash = createHash('sha256');
  for (const file of [...TOOL, ...sources, path.join(ROOT, 'package-lock.json')])
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** The stored result of a chart: an outcome per mutant ID. */
interface Remembered {
  hash: string;
  mutants: readonly string[];
  outcomes: readonly Outcome[];
}

/** The last result of a chart, and whether nothing it depends on has changed since; null if none is stored. */
export function lastResult(chart: Chart): { outcomes: ReadonlyMap<string, Outcome>; isCurrent: boolean } | null {
  try {
    const { hash, mutants, outcomes } = JSON.parse(readFileSync(path.join(FOLDER, `${chart.name}.json`), 'utf8')) as Remembered;
    return { outcomes: new Map(outcomes.map((outcome, index) => [mutants[index] as string, outcome])), isCurrent: hash === hashOf(chart) };
  } catch {
    return null;
  }
}

/** The result of an earlier run; null if anything has changed since. */
export function recall(name: string, hash: string): Outcome[] | null {
  try {
    const { hash: known, outcomes }: Remembered = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8'));
    return known === hash ? [...outcomes] : null;
  } catch {
    return null;
  }
}

export function remember(name: string, hash: string, mutants: readonly string[], outcomes: readonly Outcome[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify({ hash, mutants, outcomes } satisfies Remembered));
}
