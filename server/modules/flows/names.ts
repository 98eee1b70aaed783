import { Worker } from 'node:worker_threads';

/** What can be counted in a chart: the paths of its states and the IDs of its transitions. */
export interface ChartNames {
  id: string;
  states: readonly string[];
  transitions: readonly string[];
}

export type KnownNames = ReadonlyMap<string, { states: ReadonlySet<string>; transitions: ReadonlySet<string> }>;

let known: Promise<KnownNames> | null = null;

/**
 * The names of every chart, read once per process. All charts with their samples take 80 MB and half a second, so a thread reads them, and only the
 * names stay in memory.
 */
export function knownNames(): Promise<KnownNames> {
  known ??= read().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

function read(): Promise<KnownNames> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./names-worker.ts', import.meta.url));
    thread.once('message', (charts: ChartNames[]) =>
      resolve(new Map(charts.map(({ id, states, transitions }) => [id, { states: new Set(states), transitions: new Set(transitions) }]))),
    );
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('the names of the charts could not be read')));
    thread.unref();
  });
}
