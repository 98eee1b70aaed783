import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Chart, SHARED } from './charts.ts';
import { linesOf, type Outcome } from './outcome.ts';
import { MACHINES, ROOT } from './root.ts';
import type { Job } from './worker.ts';

/** The tests of a mutant count as hanging after this many milliseconds without progress. */
const HANGS = 15_000;
/** The same while the process starts and their modules load. */
const LOADS = 120_000;
/** How many mutants are loaded at the same time, and how many if each loads the tests of many charts. */
const BATCH = { own: 50, shared: 5 };

/** Runs the tests of charts against their mutants, one chart at a time, in a separate process. */
export class Runner {
  #worker: ChildProcess | null = null;

  /**
   * @param isByHand whether to skip the generated walks of the chart
   * @returns an outcome per mutant, in the same order
   * @throws Error if the tests fail on the unchanged chart
   */
  async outcomesOf({ name, mutants, tests, importersOf, sources }: Chart, isByHand: boolean): Promise<Outcome[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'mutate-'));
    const results = path.join(folder, 'results');
    const importers = new Map([...new Set(mutants.map(({ file }) => path.join(MACHINES, file)))].map((file) => [file, importersOf(file)]));
    const changes = mutants.map(({ file, start, end, text }) => {
      const whole = path.join(MACHINES, file);
      return { file: whole, start, end, text, importers: importers.get(whole) ?? [] };
    });
    const machines = sources.filter((file) => file.startsWith(MACHINES) && file.endsWith('.machine.ts'));
    const outcomes: Outcome[] = [];
    try {
      // A mutant whose tests hang ends the process. The remaining ones run in another.
      for (let left = [mutants.length, ...mutants.keys()]; left.length > 0; left = left.filter((index) => outcomes[index] === undefined)) {
        const batch = left.slice(0, name === SHARED ? BATCH.shared : BATCH.own);
        writeFileSync(results, '');
        const isDone = await this.#work({ changes, mutants: batch, tests, machines, isByHand, results }, () => readFileSync(results, 'utf8'));
        let last: number | null = null;
        for (const { mutant, noticed, by } of linesOf(readFileSync(results, 'utf8')))
          if (noticed === 'begun' || noticed === 'loaded') last = mutant;
          else outcomes[mutant] ??= { noticed, by };
        if (!isDone && last !== null) outcomes[last] ??= { noticed: 'byHanging', by: '' };
        if (batch.every((index) => outcomes[index] === undefined)) throw new Error(`${name}: its tests did not run`);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    const unchanged = outcomes[mutants.length];
    if (unchanged?.noticed !== 'survived') throw new Error(`${name}: its tests fail as it is: ${unchanged?.by}`);
    return outcomes.slice(0, mutants.length);
  }

  /** @returns whether it finished; otherwise it was stopped after too long without progress */
  async #work(job: Job, progress: () => string): Promise<boolean> {
    const worker = (this.#worker ??= fork(path.join(import.meta.dirname, 'worker.ts'), {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test' },
    }));
    const ended = new AbortController();
    const done = Promise.race([once(worker, 'message', { signal: ended.signal }), once(worker, 'exit', { signal: ended.signal })]).then(
      ([message]) => message === 'done',
    );
    worker.send(job);
    let [last, since] = ['', Date.now()];
    const watch = setInterval(() => {
      const now = progress();
      if (now !== last) [last, since] = [now, Date.now()];
      else if (Date.now() - since > (now.includes('"begun"') ? HANGS : LOADS)) worker.kill('SIGKILL');
    }, 500);
    const isDone = await done.finally(() => clearInterval(watch));
    ended.abort();
    if (!isDone) this.#worker = null;
    return isDone;
  }

  stop(): void {
    this.#worker?.kill();
  }
}
