import path from 'node:path';
import { startVitest } from 'vitest/node';
import { type Change, mutantPlugin } from './mutant-plugin.ts';
import { ROOT } from './root.ts';

/** The mutants of one chart to run its tests against; files are absolute. */
export interface Job {
  changes: Change[];
  /** Which of them to run, by their place; one place further is the chart as it is. */
  mutants: number[];
  tests: string[];
  machines: string[];
  /** Without the walks of the chart, which take it as its own oracle. */
  isByHand: boolean;
  /** Where outcomes are appended, one JSON a line. */
  results: string;
}

/** A process that runs one job after another, as its parent sends them, and answers each when it is done. */
process.on('message', (job: Job) => void run(job).then(() => process.send?.('done')));

async function run({ changes, ...provide }: Job): Promise<void> {
  const options = {
    root: ROOT,
    config: false as const,
    include: [path.join(import.meta.dirname, 'driver.ts')],
    watch: false,
    pool: 'threads' as const,
    maxWorkers: 1,
    isolate: false,
    // It knows a module by its path, and would give every mutant the first one.
    fsModuleCache: false,
    reporters: [{}],
    testTimeout: 5_000,
    expect: { poll: { timeout: 2_000 } },
    dangerouslyIgnoreUnhandledErrors: true,
    provide,
  };
  const vitest = await startVitest([], options, { plugins: [mutantPlugin(changes)], logLevel: 'error' });
  await vitest.close();
}
