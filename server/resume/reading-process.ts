import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import type { CountryCode } from 'libphonenumber-js';
import type { ResumeKind, WholeReading } from './read.ts';

const MB = 1024 * 1024;
const WATCH_EVERY = 50;
/** How many times longer than its processor time a document may take by the clock. */
const MOST_WAIT = 5;
/** The signal with which V8 ends a process whose heap is full. */
const OUT_OF_HEAP = 'SIGABRT';

/** One document to read; a process reads one at a time. */
export interface ReadingTask {
  bytes: Uint8Array;
  kind: ResumeKind;
  country?: CountryCode | undefined;
}

/** The limits for one document. */
export interface ReadingLimits {
  /**
   * Milliseconds of processor time, without the time to load a process: a good document isn't refused because the machine is busy. At most
   * `MOST_WAIT` times as long by the clock, and exactly as long where the system doesn't report processor time.
   */
  time: number;
  /** Bytes the process may use, including its program. */
  memory: number;
  /** Called repeatedly with its memory in bytes. */
  seen(bytes: number): void;
}

export interface ReadingProcess {
  /** Reads one document. One that takes too much ends the process. @throws Error if the process couldn't even load */
  read(task: ReadingTask, limits: ReadingLimits): Promise<WholeReading>;
  end(): Promise<void>;
  /** The process ID; undefined if it couldn't be started. */
  pid: number | undefined;
  /** Settles when the process has ended for any reason. */
  ended: Promise<unknown>;
}

const nothing = (outcome: 'tooLong' | 'parseFailed'): WholeReading => ({ reading: { outcome }, lines: [] });

/**
 * A process that reads resumes. The memory a document takes is returned to the system when the process ends, unlike that of a thread. It gets no
 * settings of the server, and doesn't keep the server running.
 * @param heap the maximum size of its heap in bytes
 */
export function readingProcess(heap: number): ReadingProcess {
  const cache = process.env['NODE_COMPILE_CACHE'];
  const child = fork(new URL('./reading-main.ts', import.meta.url), [], {
    execArgv: [`--max-old-space-size=${Math.floor(heap / MB)}`, '--max-semi-space-size=4'],
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    serialization: 'advanced',
    // It learns through stdin that the server has ended (end-with-parent.mjs).
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // Searches have priority. There is no process ID if it couldn't be started.
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)).once('error', () => resolve(null)));
  const loaded = Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then((signal) => Promise.reject(new Error(`a process to read resumes in ended while it loaded (${signal ?? child.exitCode})`))),
  ]);
  loaded.catch(() => undefined);
  const hold = () => (child.ref(), child.channel?.ref());
  const letGo = () => (child.unref(), child.channel?.unref());
  letGo();

  const end = async () => {
    child.kill('SIGKILL');
    await ended;
  };

  const answer = (task: ReadingTask, { time, memory, seen }: ReadingLimits): Promise<WholeReading | null> =>
    new Promise((resolve) => {
      const look = () => {
        const held = heldBy(child.pid);
        seen(held);
        return held;
      };
      const used = processorTimeOf(child.pid);
      const hasUsedUp = () => used !== null && (processorTimeOf(child.pid) ?? 0) - used > time;
      const watch = setInterval(() => (look() > memory || hasUsedUp()) && settle(null), WATCH_EVERY);
      const timer = setTimeout(() => settle(null), used === null ? time : time * MOST_WAIT);
      const settle = (whole: WholeReading | null) => {
        clearInterval(watch);
        clearTimeout(timer);
        resolve(whole);
      };
      child.once('message', (whole: WholeReading) => {
        look();
        settle(whole);
      });
      void ended.then((signal) => settle(signal === OUT_OF_HEAP ? null : nothing('parseFailed')));
      child.send(task, () => undefined);
    });

  return {
    end,
    ended,
    pid: child.pid,
    async read(task, limits) {
      hold();
      try {
        await loaded;
        const whole = await answer(task, limits);
        if (!whole) await end();
        return whole ?? nothing('tooLong');
      } finally {
        letGo();
      }
    },
  };
}

/** Its memory in bytes if the system reports it (Linux). Elsewhere, only the heap limit applies. */
function heldBy(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Linux counts processor time in hundredths of a second, whatever the clock of its kernel. */
const TICK = 10;

/** The processor time it has used in milliseconds if the system reports it (Linux), otherwise null. */
function processorTimeOf(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): fields 14 and 15, counted from the name in parentheses, which may hold spaces.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user ?? 0) + (system ?? 0)) * TICK;
  } catch {
    return null;
  }
}
