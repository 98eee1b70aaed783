import type { CountryCode } from 'libphonenumber-js';
import type { ResumeReading } from '../../contract/resume-sync.ts';
import type { ResumeKind, WholeReading } from './read.ts';
import { readingProcess, type ReadingProcess, type ReadingTask } from './reading-process.ts';

const MB = 1024 * 1024;

export interface ReaderLimits {
  /** Processes, and so documents read at once; more wait their turn. */
  processes: number;
  /** Milliseconds a document may take, without waiting. */
  time: number;
  /** Bytes a process may hold. */
  memory: number;
  /** Documents that may wait for a process: each holds its bytes, and none shall wait longer than a person does. */
  waiting: number;
  /** Of those, documents of one account. */
  waitingOfOne: number;
  /** Milliseconds until a document is slow, and who waits behind it gets another process. */
  patience: number;
  /** Milliseconds a process stays without work. */
  idle: number;
}

const LIMITS: ReaderLimits = { processes: 2, time: 3_000, memory: 320 * MB, waiting: 12, waitingOfOne: 2, patience: 1_000, idle: 20_000 };
/** Of a process's memory, what its heap may take: V8 ends it there at once, and the rest is watched. */
const HEAP_SHARE = 0.5;

/** What a reader that is closed says of what it did not come to. */
const UNREAD: WholeReading = { reading: { outcome: 'tooLong' }, lines: [] };

/** As many documents wait as may. */
export class ReaderBusyError extends Error {
  constructor() {
    super('too many resumes wait to be read');
  }
}

export interface ResumeReader {
  /**
   * Reads a document away from the event loop. One account has one document read at a time, and whoever was served longest ago is next, so slow
   * documents of one account delay nobody else's. Throws for no document, only when too many wait or no process can be started.
   * @param owner id of the account whose document it is
   * @param country where a phone number without a country code is from
   */
  read(bytes: Uint8Array, kind: ResumeKind, owner: string, country?: CountryCode): Promise<ResumeReading>;
  /** The same, with every line of it. */
  readWhole(bytes: Uint8Array, kind: ResumeKind, owner: string, country?: CountryCode): Promise<WholeReading>;
  /** The most memory, in bytes, a process was seen to hold. */
  peak(): number;
  close(): Promise<void>;
}

interface Waiting {
  owner: string;
  task: ReadingTask;
  settle(whole: WholeReading): void;
  fail(error: Error): void;
}

/** Reads resumes in processes of their own, started when first needed; one that takes too long or too much is ended and another takes its place. */
export function resumeReader(limits: Partial<ReaderLimits> = {}, starting = readingProcess): ResumeReader {
  const { processes, time, memory, waiting, waitingOfOne, patience, idle } = { ...LIMITS, ...limits };
  const all = new Set<ReadingProcess>();
  /** Those without work, each with what ends it when it stays so. */
  const resting = new Map<ReadingProcess, NodeJS.Timeout>();
  const slow = new Set<ReadingProcess>();
  const queue: Waiting[] = [];
  /** Owners of documents that are read now. */
  const busy = new Set<string>();
  /** Owners in the order they were last served, as long as something of theirs is read or waits. */
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

  /** One that rests, or another where all there are have slow documents. */
  const free = (): ReadingProcess | undefined => {
    const [first] = resting;
    if (!first) return all.size < processes && slow.size === all.size ? start() : undefined;
    const [process, ending] = first;
    clearTimeout(ending);
    resting.delete(process);
    return process;
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
