import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startVitest } from 'vitest/node';
import { type Change, mutantPlugin } from './mutant-plugin.ts';
import { type Line, linesOf } from './outcome.ts';
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

/** The helper whose tests walk a chart. */
const WALKS = /path-tests\.ts/;

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
  // What throws while the tests are listed, in a `describe`, ends the whole run: it noticed the mutant that was loaded last. The others run again.
  const error = vitest.state.getFiles().flatMap(({ result }) => result?.errors ?? [])[0];
  const loaded = error && linesOf(readFileSync(provide.results, 'utf8')).findLast(({ noticed }) => noticed === 'loaded');
  if (loaded)
    appendFileSync(
      provide.results,
      `${JSON.stringify({ mutant: loaded.mutant, noticed: WALKS.test(error.stack ?? '') ? 'byPaths' : 'byHand', by: `Listing its tests: ${error.message}` } satisfies Line)}\n`,
    );
  await vitest.close();
}
