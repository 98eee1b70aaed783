// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toFailure } from '../lib/failure.ts';
import { ask, hear, type Line, watchChanged, watchLine } from './realtime.ts';

/** A fake socket.io socket, as far as the module uses it. */
const fake = vi.hoisted(() => {
  const listeners = new Map<string, ((event?: unknown) => void)[]>();
  return {
    connected: false,
    active: true,
    dials: 0,
    answer: undefined as unknown,
    sent: [] as unknown[],
    on(name: string, listener: (event?: unknown) => void) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    connect() {
      fake.dials += 1;
    },
    disconnect() {
      fake.active = false;
      fake.receive('disconnect');
    },
    timeout: () => ({
      emitWithAck: async (...sent: unknown[]) => {
        fake.sent.push(sent);
        if (fake.answer instanceof Error) throw fake.answer;
        return fake.answer;
      },
    }),
    receive(name: string, event?: unknown) {
      fake.connected = name === 'connect' || (fake.connected && name !== 'disconnect');
      for (const listener of listeners.get(name) ?? []) listener(event);
    },
  };
});
vi.mock('socket.io-client', () => ({ io: () => fake }));

const ends: (() => void)[] = [];
const during = (end: () => void) => void ends.push(end);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(fake, { connected: false, active: true, sent: [], answer: undefined });
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
});

const dialled = () => vi.waitFor(() => expect(fake.dials).toBeGreaterThan(0));

test('connects for the first listener, and disconnects some time after the last left', async () => {
  fake.dials = 0;
  const lines: Line[] = [];
  const end = watchLine((line) => lines.push(line));
  await dialled();
  fake.receive('connect');
  const endOther = hear('typing', () => {});
  expect(fake.dials).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fake.active).toBe(true);
  endOther();
  endOther();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fake.active).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.active).toBe(false);
  expect(lines).toEqual(['connecting', 'live']);
});

test('watchers are notified of a change, and once more after a reconnect', async () => {
  fake.dials = 0;
  const changes: (string | number | null)[] = [];
  during(watchChanged('interview', (id) => changes.push(id)));
  await dialled();
  fake.receive('connect');
  fake.receive('changed', { what: 'interview', id: 7 });
  fake.receive('changed', { what: 'job', id: 8 });
  expect(changes).toEqual([7]);
  fake.receive('disconnect');
  fake.receive('connect_error', new Error('websocket error'));
  expect(changes).toEqual([7]);
  fake.receive('connect');
  expect(changes).toEqual([7, null]);
});

test('a refusal has the server’s message; without a connection or an answer, it says so', async () => {
  fake.dials = 0;
  const typing = () => ask('chat.typing', { chat_id: 'x' }).then(() => null, toFailure);
  expect((await typing())?.kind).toBe('offline');
  during(hear('message', () => {}));
  await dialled();
  expect((await typing())?.kind).toBe('offline');
  fake.receive('connect');
  fake.answer = { ok: true, data: null };
  expect(await typing()).toBeNull();
  fake.answer = { ok: false, error: 'tooManyAttempts', code: 40006, message: 'Too often', retry_after: 3 };
  expect(await typing()).toMatchObject({ kind: 'refused', status: 429, code: 40006, message: 'Too often', retryAfter: 3 });
  fake.answer = new Error('operation has timed out');
  expect((await typing())?.kind).toBe('timeout');
});

test('a rejected session closes the socket without retrying; the next listener connects again', async () => {
  fake.dials = 0;
  const lines: Line[] = [];
  during(watchLine((line) => lines.push(line)));
  await dialled();
  fake.active = false;
  fake.receive('connect_error', new Error('credentialsMissing'));
  expect(lines.at(-1)).toBe('closed');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fake.dials).toBe(1);
  during(hear('marks', () => {}));
  await vi.waitFor(() => expect(fake.dials).toBe(2));
});

test('after any other refusal it connects again, later each time, until it is live or nobody listens', async () => {
  fake.dials = 0;
  const lines: Line[] = [];
  const end = watchLine((line) => lines.push(line));
  await dialled();
  fake.receive('connect');
  fake.receive('disconnect');
  fake.active = false;
  const refuse = () => fake.receive('connect_error', new Error('tooManyAttempts'));
  refuse();
  expect(lines.at(-1)).toBe('offline');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fake.dials).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.dials).toBe(2);
  refuse();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fake.dials).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.dials).toBe(3);
  fake.active = true;
  fake.receive('connect');
  expect(lines.at(-1)).toBe('live');
  fake.active = false;
  refuse();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fake.dials).toBe(4);
  refuse();
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fake.dials).toBe(4);
});
