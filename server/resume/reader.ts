import { Worker } from 'node:worker_threads';
import type { CountryCode } from 'libphonenumber-js';
import type { ResumeReading } from '../../contract/resume-sync.ts';
import type { ResumeKind, WholeReading } from './read.ts';
import type { ReadingTask } from './worker.ts';

const MB = 1024 * 1024;

export interface ReaderLimits {
  /** Documents read at once; more wait their turn. */
  workers: number;
  /** Milliseconds a document may take, without waiting. */
  time: number;
  /** Bytes a worker may hold, heap and buffers. */
  memory: number;
  /** Documents that may wait for a worker: each holds its bytes, and none shall wait longer than a person does. */
  waiting: number;
  /** Of those, documents of one account. */
  waitingOfOne: number;
}

const LIMITS: ReaderLimits = { workers: 2, time: 3_000, memory: 256 * MB, waiting: 12, waitingOfOne: 2 };
const WATCH_EVERY = 50;
/** Of a worker's memory, what is not heap: buffers, which V8 does not limit, are watched. */
const HEAP_SHARE = 0.7;

/** As many documents wait as may. */
export class ReaderBusyError extends Error {
  constructor() {
    super('too many resumes wait to be read');
  }
}

export interface ResumeReader {
  /**
   * Reads a document away from the event loop. One account has one document read at a time, and whoever was served longest ago is next, so slow
   * documents of one account delay nobody else's. Throws for no document, only when too many wait or no worker can be started.
   * @param owner id of the account whose document it is
   * @param country where a phone number without a country code is from
   */
  read(bytes: Uint8Array, kind: ResumeKind, owner: string, country?: CountryCode): Promise<ResumeReading>;
  /** The same, with every line of it. */
  readWhole(bytes: Uint8Array, kind: ResumeKind, owner: string, country?: CountryCode): Promise<WholeReading>;
  /** The most memory, in bytes, a worker was seen to hold. */
  peak(): number;
  close(): Promise<void>;
}

interface Waiting {
  owner: string;
  task: ReadingTask;
  settle(whole: WholeReading): void;
  fail(error: Error): void;
}

/** Reads resumes in threads of their own, started when first needed; one that takes too long or too much is ended and another takes its place. */
export function resumeReader(limits: Partial<ReaderLimits> = {}): ResumeReader {
  const { workers, time, memory, waiting, waitingOfOne } = { ...LIMITS, ...limits };
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const ready = new WeakSet<Worker>();
  const queue: Waiting[] = [];
  /** Owners of documents that are read now. */
  const busy = new Set<string>();
  /** Owners in the order they were last served, as long as something of theirs is read or waits. */
  const served = new Set<string>();
  let peak = 0;
  let isClosed = false;

  const start = (): Worker => {
    const heap = Math.floor((memory / MB) * HEAP_SHARE);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 },
    });
    worker.unref();
    all.add(worker);
    return worker;
  };

  /** Who was never served, then who was served longest ago; of one owner the first that came. */
  const taken = (): Waiting | undefined => {
    const order = [...served];
    const [first] = queue.filter(({ owner }) => !busy.has(owner)).toSorted((a, b) => order.indexOf(a.owner) - order.indexOf(b.owner));
    if (first) queue.splice(queue.indexOf(first), 1);
    return first;
  };

  const begin = (owner: string) => {
    busy.add(owner);
    served.delete(owner);
    served.add(owner);
  };

  const end = (owner: string) => {
    busy.delete(owner);
    if (!queue.some((other) => other.owner === owner)) served.delete(owner);
    next();
  };

  const next = () => {
    if (isClosed || (idle.length === 0 && all.size >= workers)) return;
    const waiter = taken();
    if (!waiter) return;
    const { owner, task, settle, fail } = waiter;
    begin(owner);
    const worker = idle.pop() ?? start();
    const seen = (bytes: number) => (peak = Math.max(peak, bytes));
    loaded(worker)
      .then(() => run(worker, task, { time, memory, seen }))
      .then(({ whole, isSpent }) => {
        if (isSpent) all.delete(worker);
        else idle.push(worker);
        settle(whole);
      })
      .catch((error: Error) => {
        all.delete(worker);
        fail(error);
      })
      .finally(() => end(owner));
  };

  /** A worker that can not even load is our fault, not the document's. */
  const loaded = (worker: Worker): Promise<void> =>
    ready.has(worker)
      ? Promise.resolve()
      : new Promise((resolve, reject) => {
          worker.ref();
          worker.once('message', () => {
            worker.off('error', reject);
            ready.add(worker);
            resolve();
          });
          worker.once('error', reject);
        });

  const readWhole: ResumeReader['readWhole'] = (bytes, kind, owner, country) =>
    new Promise((settle, fail) => {
      const isFree = !busy.has(owner) && (idle.length > 0 || all.size < workers);
      const own = queue.filter((other) => other.owner === owner).length;
      if (!isFree && (queue.length >= waiting || own >= waitingOfOne)) return fail(new ReaderBusyError());
      queue.push({ owner, task: { bytes: new Uint8Array(bytes), kind, country }, settle, fail });
      next();
    });

  return {
    readWhole,
    read: async (...document) => (await readWhole(...document)).reading,
    peak: () => peak,
    async close() {
      isClosed = true;
      await Promise.all([...all].map((worker) => worker.terminate()));
      for (const { settle } of queue.splice(0)) settle(nothing('tooLong'));
    },
  };
}

interface Watch {
  time: number;
  memory: number;
  seen(bytes: number): void;
}

const nothing = (outcome: 'tooLong' | 'parseFailed'): WholeReading => ({ reading: { outcome }, lines: [] });

/** One document on one worker. `isSpent`: the worker is ended and can not be used again. */
function run(worker: Worker, task: ReadingTask, { time, memory, seen }: Watch): Promise<{ whole: WholeReading; isSpent: boolean }> {
  return new Promise((resolve) => {
    let isDone = false;
    const done = async (whole: WholeReading, isSpent: boolean) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      clearInterval(watch);
      worker.off('message', onMessage).off('exit', onExit);
      // One that fails while it ends is ended all the same.
      if (isSpent) worker.on('error', () => undefined);
      worker.off('error', onError);
      worker.unref();
      if (isSpent) await worker.terminate();
      resolve({ whole, isSpent });
    };
    const timer = setTimeout(() => done(nothing('tooLong'), true), time);
    const watch = setInterval(async () => {
      const held = await worker.getHeapStatistics().catch(() => null);
      if (!held || isDone) return;
      const bytes = held.used_heap_size + held.external_memory;
      seen(bytes);
      if (bytes > memory) await done(nothing('tooLong'), true);
    }, WATCH_EVERY);
    const onMessage = (whole: WholeReading) => done(whole, false);
    const onError = (error: NodeJS.ErrnoException) => done(nothing(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLong' : 'parseFailed'), true);
    const onExit = () => done(nothing('parseFailed'), true);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage(task, [task.bytes.buffer as ArrayBuffer]);
  });
}
