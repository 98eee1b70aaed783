import path from 'node:path';
import { startVitest } from 'vitest/node';
import { type Change, mutantPlugin } from './mutant-plugin.ts';
import { ROOT } from './root.ts';

/** The mutants of one chart to run its tests against. Files are absolute paths. */
export interface Job {
  changes: Change[];
  /** Indexes of the mutants to run. The index after the last one is the unchanged chart. */
  mutants: number[];
  tests: string[];
  machines: string[];
  /** Whether to skip the generated walks of the chart, which use the chart as its own oracle. */
  isByHand: boolean;
  /** The file that outcomes are appended to, as JSON lines. */
  results: string;
}

/** A process that runs the jobs its parent sends, one after the other, and responds to each when it's done. */
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
    // It identifies a module by its path, so every mutant would get the first one.
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
