import { Worker } from 'node:worker_threads';
import { takeTurns } from './turns.ts';
import type { Task } from './worker.ts';

type Made<T extends Task> = T['made'] extends Date ? Uint8Array : string[];

/** Time limit for one resume in milliseconds, about a hundred times what one takes. */
const LONGEST = 10_000;

/**
 * Typesets resumes outside the event loop, one at a time, taking turns between owners, in a worker thread that keeps its fonts loaded. The worker starts with
 * the first task and doesn't keep the process alive.
 */
class Press {
  private worker: Worker | null = null;
  private readonly turn = takeTurns();

  /**
   * @param owner for taking turns: a person's id, or another name for the caller
   * @throws ApiError tooManyAttempts if many tasks of this owner are waiting, otherwise the worker's error
   */
  set<T extends Task>(owner: string, task: T): Promise<Made<T>> {
    return this.turn(owner, () => this.ask(task)) as Promise<Made<T>>;
  }

  private ask(task: Task): Promise<unknown> {
    const worker = (this.worker ??= start());
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const spent = (error: Error) => {
      this.worker = null;
      reject(error);
    };
    const onExit = () => spent(new Error('The press stopped unexpectedly'));
    const timer = setTimeout(() => {
      spent(new Error('Rendering a resume took too long'));
      void worker.terminate();
    }, LONGEST);
    worker.on('message', resolve).on('error', spent).on('exit', onExit).ref();
    worker.postMessage(task, []);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', spent).off('exit', onExit).unref();
    });
  }
}

function start(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  // Ignores errors while it's terminating.
  return worker.on('error', () => undefined);
}

/** The only press of this process. */
export const press = new Press();
