import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { METHODS, type Method, type Outcome, type Task } from './methods.ts';

/** Limits of a method for one chart. One that exceeds them is stopped. */
const LIMITS = { seconds: 5, megabytes: 1_024 };

type Row = { chart: string } & Record<Method, Outcome | string>;

/**
 * Generates the paths of every chart, and of twelve parallel toggles, and compares that with `getShortestPaths` and `getSimplePaths` of XState, with the same
 * events and the same serialization of states. `--seconds N` per method and chart, `--chart ID` for a single one.
 */
export async function benchPaths(args: string[]): Promise<object | null> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: `${LIMITS.seconds}` }, chart: { type: 'string' } } });
  const rival = new Rival(Number(values.seconds));
  const charts = (await rival.charts()).filter((chart) => values.chart === undefined || chart === values.chart);
  const rows: Row[] = [];
  for (const chart of charts) {
    const row = { chart } as Row;
    for (const method of METHODS) row[method] = await rival.run({ chart, method });
    rows.push(row);
  }
  await rival.end();
  console.table(
    rows.map((row) => ({
      chart: row.chart,
      ...Object.fromEntries(
        METHODS.flatMap((method) => {
          const outcome = row[method];
          return typeof outcome === 'string'
            ? [[method, outcome]]
            : [
                [method, `${outcome.paths} paths`],
                [`${method} ms`, Math.round(outcome.milliseconds)],
                [`${method} transitions`, outcome.transitions],
              ];
        }),
      ),
    })),
  );
  const figures = Object.fromEntries(METHODS.map((method) => [method, figuresOf(rows, method)]));
  console.table(figures);
  return values.chart === undefined ? { seconds: Number(values.seconds), megabytes: LIMITS.megabytes, charts: rows.length, ...figures } : null;
}

/** Sums over the charts that a method finishes, next to ours over the same charts. */
function figuresOf(rows: readonly Row[], method: Method): Record<string, number> {
  const ended = rows.flatMap((row) => (typeof row[method] === 'string' || typeof row.waymark === 'string' ? [] : [{ own: row.waymark, other: row[method] }]));
  const sum = (of: (pair: (typeof ended)[number]) => number) => Math.round(ended.reduce((total, pair) => total + of(pair), 0));
  return {
    'charts ended': ended.length,
    paths: sum(({ other }) => other.paths),
    transitions: sum(({ other }) => other.transitions),
    milliseconds: sum(({ other }) => other.milliseconds),
    'our paths': sum(({ own }) => own.paths),
    'our transitions': sum(({ own }) => own.transitions),
  };
}

/** Runs the methods one after the other in a separate thread, which is terminated if it exceeds the limits. */
class Rival {
  #worker: Worker | null = null;
  #charts: string[] = [];
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  async charts(): Promise<string[]> {
    await this.#ready();
    return this.#charts;
  }

  async run(task: Task): Promise<Outcome | string> {
    const worker = await this.#ready();
    const { promise, resolve } = Promise.withResolvers<Outcome | string>();
    const stop = setTimeout(() => resolve(`> ${this.#seconds} s`), this.#seconds * 1_000);
    const fail = (error: Error & { code?: string }) => resolve(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out of memory' : error.message);
    worker.once('message', resolve);
    worker.once('error', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
    const outcome = await promise;
    clearTimeout(stop);
    worker.off('message', resolve).off('error', fail);
    if (typeof outcome === 'string') {
      this.#worker = null;
      worker.on('error', () => {});
      await worker.terminate();
    }
    return outcome;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ready(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: LIMITS.megabytes } });
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    worker.once('message', resolve);
    worker.once('error', reject);
    this.#charts = await promise;
    worker.off('error', reject);
    this.#worker = worker;
    return worker;
  }
}
