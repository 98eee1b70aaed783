import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

interface Order<Task> {
  id: number;
  task: Task;
}
type Outcome<Result> = { id: number; result: Result } | { id: number; error: Error };

/** The id of what a thread posts first. */
const STARTED = 0;

/**
 * A thread for tasks of one kind, which the first task starts. It doesn't keep the process alive, because whoever waits for a page has a connection, which does.
 * @param module calls `runTasks`
 * @returns `run` resolves with a task's result; `moved` is what the task contains and the thread takes over. `start` resolves when the thread can run tasks,
 *   which otherwise the first one waits for. Both reject if the thread ends before, and `run` with the task's error. The next task then starts another thread.
 */
export function threadFor<Task, Result>(module: URL, options: Pick<WorkerOptions, 'workerData' | 'resourceLimits'> = {}) {
  let worker: Worker | null = null;
  let lastId = STARTED;
  const waiting = new Map<number, Omit<PromiseWithResolvers<Result>, 'promise'>>();

  const start = (): Worker => {
    const started = new Worker(module, options);
    started.on('message', (outcome: Outcome<Result>) => {
      const asker = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('error' in outcome) asker?.reject(outcome.error);
      else asker?.resolve(outcome.result);
    });
    const fail = (error: Error) => {
      // After an error it also exits, when another may have taken its place.
      if (worker !== started) return;
      worker = null;
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
    };
    started.on('error', fail).on('exit', (code) => fail(new Error(`A thread for pages ended (${code}).`)));
    started.unref();
    return started;
  };

  const wait = (id: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.set(id, { resolve, reject });
    return promise;
  };
  return {
    start(): Promise<unknown> {
      const starting = (worker ??= start());
      starting.ref();
      return wait(STARTED).finally(() => starting.unref());
    },
    run(task: Task, moved: readonly ArrayBuffer[] = []): Promise<Result> {
      const id = ++lastId;
      (worker ??= start()).postMessage({ id, task } satisfies Order<Task>, moved);
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
