import { Worker } from 'node:worker_threads';
import { takeTurns } from './turns.ts';
import type { Task } from './worker.ts';

type Made<T extends Task> = T['made'] extends Date ? Uint8Array : string[];

/** Milliseconds one resume may take; a hundred times what one does. */
const LONGEST = 10_000;

/**
 * Sets resumes away from the event loop, one after another and each owner in turn, in a thread that keeps its fonts open. It starts with the first and does not keep
 * the process alive.
 */
class Press {
  private worker: Worker | null = null;
  private readonly turn = takeTurns();

  /**
   * @param owner whose turn it takes: a person's id, or what else asks
   * @throws ApiError tooManyAttempts where many of one owner wait already; else what the worker failed with
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
    const onExit = () => spent(new Error('The press stopped'));
    const timer = setTimeout(() => {
      spent(new Error('A resume took too long to set'));
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
  // One that fails while it ends is ended all the same.
  return worker.on('error', () => undefined);
}

/** The one press of this process. */
export const press = new Press();
