import type { CountryCode } from 'libphonenumber-js';
import type { ResumeReading } from '../../contract/resume-sync.ts';
import type { ResumeKind, WholeReading } from './read.ts';
import { readingProcess, type ReadingProcess, type ReadingTask } from './reading-process.ts';

const MB = 1024 * 1024;

export interface ReaderLimits {
  /** Processes, and so documents read at the same time; others wait. */
  processes: number;
  /** Milliseconds of processor time per document (`ReadingLimits`). */
  time: number;
  /** Bytes per process. */
  memory: number;
  /** The most documents that may wait: each holds its bytes in memory, and nobody should wait too long. */
  waiting: number;
  /** The most waiting documents of one account. */
  waitingOfOne: number;
  /** Milliseconds after which a document is slow, and waiting documents get another process. */
  patience: number;
  /** Milliseconds after which an idle process ends. */
  idle: number;
}

const LIMITS: ReaderLimits = { processes: 2, time: 3_000, memory: 320 * MB, waiting: 12, waitingOfOne: 2, patience: 1_000, idle: 20_000 };
/** The share of a process's memory for its heap. V8 ends it at that limit right away; the rest is monitored. */
const HEAP_SHARE = 0.5;

/** What a closed reader returns for documents it didn't read. */
const UNREAD: WholeReading = { reading: { outcome: 'tooLong' }, lines: [] };

/** The maximum number of documents is waiting. */
export class ReaderBusyError extends Error {
  constructor() {
    super('too many resumes wait to be read');
  }
}

export interface ResumeReader {
  /**
   * Reads a document outside the event loop. Only one document per account is read at a time, and the account that was served longest ago is next, so
   * slow documents of one account don't delay others. Never throws for a document, only if too many wait or no process can be started.
   * @param owner ID of the document's account
   * @param country the country of phone numbers without a country code
   */
  read(bytes: Uint8Array, kind: ResumeKind, owner: string, country?: CountryCode): Promise<ResumeReading>;
  /** The same, with all lines. */
  readWhole(bytes: Uint8Array, kind: ResumeKind, owner: string, country?: CountryCode): Promise<WholeReading>;
  /** The most memory a process was seen to use, in bytes. */
  peak(): number;
  close(): Promise<void>;
}

interface Waiting {
  owner: string;
  task: ReadingTask;
  settle(whole: WholeReading): void;
  fail(error: Error): void;
}

/** Reads resumes in separate processes, which start when first needed. One that takes too much time or memory is ended and replaced. */
export function resumeReader(limits: Partial<ReaderLimits> = {}, starting = readingProcess): ResumeReader {
  const { processes, time, memory, waiting, waitingOfOne, patience, idle } = { ...LIMITS, ...limits };
  const all = new Set<ReadingProcess>();
  /** Idle processes, each with the timer that ends it. */
  const resting = new Map<ReadingProcess, NodeJS.Timeout>();
  const slow = new Set<ReadingProcess>();
  const queue: Waiting[] = [];
  /** Owners of the documents being read. */
  const busy = new Set<string>();
  /** Owners in the order they were last served, as long as they have a document that is being read or waits. */
  const served = new Set<string>();
  let peak = 0;
  let isClosed = false;

  const start = (): ReadingProcess => {
    const started = starting(memory * HEAP_SHARE);
    all.add(started);
    void started.ended.then(() => {
      all.delete(started);
      clearTimeout(resting.get(started));
      resting.delete(started);
    });
    return started;
  };

  const rest = (process: ReadingProcess) => {
    const ending = setTimeout(() => {
      resting.delete(process);
      void process.end();
    }, idle);
    resting.set(process, ending.unref());
  };

  /** An idle process, or a new one if all have slow documents. */
  const free = (): ReadingProcess | undefined => {
    const [first] = resting;
    if (!first) return all.size < processes && slow.size === all.size ? start() : undefined;
    const [process, ending] = first;
    clearTimeout(ending);
    resting.delete(process);
    return process;
  };

  /** Owners who were never served first, then those served longest ago; of one owner, the oldest document. */
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
    if (isClosed || !queue.some(({ owner }) => !busy.has(owner))) return;
    const process = free();
    const waiter = process && taken();
    if (!waiter) return;
    const { owner, task, settle, fail } = waiter;
    begin(owner);
    const impatient = setTimeout(() => {
      slow.add(process);
      next();
    }, patience);
    process
      .read(task, { time, memory, seen: (bytes) => (peak = Math.max(peak, bytes)) })
      .then((whole) => {
        if (all.has(process)) rest(process);
        settle(whole);
      })
      .catch((error: Error) => (isClosed ? settle(UNREAD) : fail(error)))
      .finally(() => {
        clearTimeout(impatient);
        slow.delete(process);
        end(owner);
      });
  };

  const readWhole: ResumeReader['readWhole'] = (bytes, kind, owner, country) =>
    new Promise((settle, fail) => {
      const isFree = !busy.has(owner) && (resting.size > 0 || all.size < processes);
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
      await Promise.all([...all].map((process) => process.end()));
      for (const { settle } of queue.splice(0)) settle(UNREAD);
    },
  };
}
