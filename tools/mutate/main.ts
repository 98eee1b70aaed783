import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { hashOf, recall, remember } from './cache.ts';
import { type Chart, charts } from './charts.ts';
import { EQUIVALENT } from './equivalent.ts';
import type { Outcome } from './outcome.ts';
import { Runner } from './run.ts';

/**
 * `npm run mutate [-- CHART …]`: how many mutants of the charts their own tests detect (docs/decisions/checks.md). Fails below 95% of all mutants, or 90% of a
 * chart's. `--by-hand` skips the generated walks of the charts, which is faster.
 */
const LEAST = { overall: 0.95, chart: 0.9 };

interface Score {
  mutants: number;
  noticed: number;
  byHand: number;
}

const isByHand = process.argv.includes('--by-hand');
const named = process.argv.slice(2).filter((argument) => argument !== '--by-hand');
const all = charts();
const unknown = named.filter((name) => !all.some((chart) => chart.name === name));
if (unknown.length > 0) {
  console.error(`No chart: ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const begun = performance.now();
const chosen = all.filter(({ name, mutants }) => mutants.length > 0 && (named.length === 0 || named.includes(name)));
const made = new Set(all.flatMap(({ mutants }) => mutants.map(({ id }) => id)));
const stale = Object.keys(EQUIVALENT).filter((id) => !made.has(id));
for (const id of stale) console.error(`equivalent.ts names a mutant that is not made: ${id}`);

const outcomes = new Map<Chart, Outcome[]>();
// Largest first, so that no process is still busy with one at the end.
const queue = chosen.toSorted((one, other) => other.mutants.length * other.tests.length - one.mutants.length * one.tests.length);
const failures: string[] = [];
await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), queue.length) }, () => work()));

async function work(): Promise<void> {
  const runner = new Runner();
  for (let chart = queue.shift(); chart; chart = queue.shift()) {
    const [key, hash] = [isByHand ? `${chart.name}.by-hand` : chart.name, hashOf(chart)];
    try {
      const found = recall(key, hash) ?? (await runner.outcomesOf(chart, isByHand));
      remember(
        key,
        hash,
        chart.mutants.map(({ id }) => id),
        found,
      );
      if (process.stderr.isTTY) console.error(`${outcomes.size + 1} of ${chosen.length}: ${chart.name}`);
      outcomes.set(chart, found);
    } catch (error) {
      failures.push(String(error));
    }
  }
  runner.stop();
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
const row = (name: string, { mutants, noticed, byHand }: Score) =>
  `${name.padEnd(22)}${String(mutants).padStart(6)}${percent(noticed / mutants)}${percent(byHand / mutants)}`;

const total: Score = { mutants: 0, noticed: 0, byHand: 0 };
const low: string[] = [];
console.log(`${'chart'.padEnd(22)}mutants noticed by hand`);
for (const chart of chosen) {
  const found = outcomes.get(chart);
  if (!found) continue;
  const counted = chart.mutants.flatMap((mutant, index) =>
    found[index]?.noticed === 'invalid' || EQUIVALENT[mutant.id] ? [] : [{ mutant, outcome: found[index] as Outcome }],
  );
  const score = {
    mutants: counted.length,
    noticed: counted.filter(({ outcome }) => outcome.noticed !== 'survived').length,
    byHand: counted.filter(({ outcome }) => outcome.noticed === 'byHand').length,
  };
  total.mutants += score.mutants;
  total.noticed += score.noticed;
  total.byHand += score.byHand;
  if (score.noticed / score.mutants < LEAST.chart) low.push(chart.name);
  console.log(row(chart.name, score));
  for (const { mutant, outcome } of counted)
    if (outcome.noticed === 'survived') console.log(`  src/machines/${mutant.file}:${mutant.line}  ${mutant.id.slice(mutant.file.length + 1)}`);
}
console.log(row('all', total));
console.log(
  `${Object.keys(EQUIVALENT).length} equivalent mutants are not counted (tools/mutate/equivalent.ts). ${((performance.now() - begun) / 1000).toFixed(0)} s.`,
);
if (low.length > 0) console.log(`Below ${percent(LEAST.chart).trim()}: ${low.join(', ')}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 || stale.length > 0 || low.length > 0 || total.noticed / total.mutants < LEAST.overall ? 1 : 0;
