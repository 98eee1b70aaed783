import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

interface Order<Task> {
  id: number;
  task: Task;
}
type Outcome<Result> = { id: number; result: Result } | { id: number; error: Error };

/** The id of what a thread posts first. */
const STARTED = 0;
/** A thread that finishes nothing for so many milliseconds, although tasks are waiting, is stuck in one. A task takes a few milliseconds. */
const LONGEST = 30_000;

/**
 * A thread for tasks of one kind, which the first task starts. It doesn't keep the process alive, because whoever waits for a page has a connection, which does.
 * @param module calls `runTasks`
 * @returns `run` resolves with a task's result; `moved` is what the task contains and the thread takes over. `start` resolves when the thread can run tasks,
 *   which otherwise the first one waits for. Both reject if the thread ends before or is stuck, and `run` with the task's error. The next task then starts
 *   another thread.
 */
export function threadFor<Task, Result>(module: URL, options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {}) {
  let worker: Worker | null = null;
  let lastId = STARTED;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Omit<PromiseWithResolvers<Result>, 'promise'>>();

  const makeWorker = (): Worker => {
    const made = new Worker(module, options);
    const fail = (error: Error) => {
      // After an error it also exits, when another may have taken its place.
      if (worker !== made) return;
      worker = null;
      clearTimeout(timer);
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
    };
    made.on('message', (outcome: Outcome<Result>) => {
      const asker = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      watch();
      if ('error' in outcome) asker?.reject(outcome.error);
      else asker?.resolve(outcome.result);
    });
    made.on('error', fail).on('exit', (code) => fail(new Error(`A thread for pages ended (${code}).`)));
    made.unref();
    return made;
  };
  const watch = () => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(() => void worker?.terminate(), LONGEST).unref();
  };
  const wait = (id: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.set(id, { resolve, reject });
    if (waiting.size === 1) watch();
    return promise;
  };
  return {
    start(): Promise<unknown> {
      const starting = (worker ??= makeWorker());
      starting.ref();
      return wait(STARTED).finally(() => starting.unref());
    },
    run(task: Task, moved: readonly ArrayBuffer[] = []): Promise<Result> {
      const id = ++lastId;
      (worker ??= makeWorker()).postMessage({ id, task } satisfies Order<Task>, moved);
      return wait(id);
    },
  };
}

/**
 * In a thread: runs the tasks that `threadFor` passes, one after another.
 * @param run returns the result, and what of it the other thread takes over
 */
export function runTasks<Task, Result>(run: (task: Task) => { result: Result; moved?: readonly ArrayBuffer[] }): void {
  parentPort?.on('message', ({ id, task }: Order<Task>) => {
    try {
      const { result, moved = [] } = run(task);
      parentPort?.postMessage({ id, result } satisfies Outcome<Result>, moved);
    } catch (error) {
      parentPort?.postMessage({ id, error: error as Error } satisfies Outcome<Result>, []);
    }
  });
  parentPort?.postMessage({ id: STARTED, result: null } satisfies Outcome<null>, []);
}
