import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { spinningPdf } from '../../tests/support/hostile-files.ts';
import { type ReaderLimits, type ResumeReader, resumeReader } from './reader.ts';
import { readingProcess, type ReadingProcess } from './reading-process.ts';

const RESUME = new TextEncoder().encode(
  'Ana Whitlock\nana@whitlock.example\n\nEXPERIENCE\nAccountant | Kestrel Foods Ltd | 2019 - Present\n\nEDUCATION\nUniversity of Oregon | 2015 - 2019',
);
const open: ResumeReader[] = [];
afterEach(() => Promise.all(open.splice(0).map((reader) => reader.close())));

/** A reader, and the processes it has started. */
function watched(limits: Partial<ReaderLimits>): { started: ReadingProcess[]; read: (bytes: Uint8Array, owner: string) => Promise<string> } {
  const started: ReadingProcess[] = [];
  const reader = resumeReader(limits, (heap) => {
    const one = readingProcess(heap);
    started.push(one);
    return one;
  });
  open.push(reader);
  return { started, read: async (bytes, owner) => (await reader.read(bytes, bytes === RESUME ? 'txt' : 'pdf', owner)).outcome };
}

test('a process that has nothing to do ends, and what it held is the system’s again; the next document starts another', async () => {
  const { started, read } = watched({ idle: 10 });
  expect(await read(RESUME, 'ana')).toBe('found');
  await started[0]?.ended;
  expect(await read(RESUME, 'ana')).toBe('found');
  expect(started).toHaveLength(2);
});

test('documents that are quickly read share one process', async () => {
  const { started, read } = watched({ patience: 60_000 });
  await Promise.all(['ana', 'ben', 'cleo'].map((owner) => read(RESUME, owner)));
  expect(started).toHaveLength(1);
});

test('behind a slow document another process is started', async () => {
  const { started, read } = watched({ patience: 10, time: 60_000 });
  void read(spinningPdf(), 'mallory');
  expect(await read(RESUME, 'ana')).toBe('found');
  expect(started).toHaveLength(2);
});

test('one that ended while it had nothing to do is not asked again', async () => {
  const { started, read } = watched({ processes: 1 });
  await read(RESUME, 'ana');
  await started[0]?.end();
  expect(await read(RESUME, 'ana')).toBe('found');
});

test('a document is not refused because the machine had no time for it, unless that takes too long', async () => {
  const { started, read } = watched({ processes: 1, time: 3_000 });
  await read(RESUME, 'ana');
  const pause = (signal: 'SIGSTOP' | 'SIGCONT') => process.kill(started[0]?.pid ?? 0, signal);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  try {
    pause('SIGSTOP');
    const late = read(RESUME, 'ana');
    await vi.advanceTimersByTimeAsync(14_900);
    pause('SIGCONT');
    expect(await late).toBe('found');
    pause('SIGSTOP');
    const never = read(RESUME, 'ana');
    await vi.advanceTimersByTimeAsync(15_100);
    expect(await never).toBe('tooLong');
  } finally {
    vi.useRealTimers();
  }
});

test('a process that can not load is our failure, not the document’s', async () => {
  const { started, read } = watched({});
  const reading = read(RESUME, 'ana');
  void started[0]?.end();
  await expect(reading).rejects.toThrow('ended while it loaded');
});

/** Whether a process still runs: one that ended and was not asked how is a zombie, Z. */
const runs = (pid: number) => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

test('a process in the middle of a document ends when its server is killed', async () => {
  const server = fork(new URL('../../tests/support/reads-until-killed.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [pid] = (await once(server, 'message')) as [number];
  expect(runs(pid)).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(() => runs(pid), { timeout: 10_000 }).toBe(false);
}, 30_000);
