// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Pending } from '../../machines/chatRoom/outbox.ts';
import { dropTraces } from '../traces.ts';
import { storeOutbox, storeUnsent, outboxOf, watchSettled, wordsOf } from './outbox.ts';

const pending = (tail: string, status: Pending['status'] = 'queued'): Pending => ({
  message: { id: `4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f${tail}`, kind: 'text', body: { text: tail } },
  status,
  writtenAt: '2026-01-10T09:00:00Z',
  label: null,
  refusal: null,
});

beforeEach(() => localStorage.clear());

test('restores what a page left in order; messages in progress wait again', () => {
  storeOutbox('me', 'chat', [pending('0001', 'sending'), pending('0002'), { ...pending('0003', 'failed'), refusal: 'tooMany' }]);
  expect(outboxOf('me', 'chat').map(({ message, status }) => [message.id.slice(-4), status])).toEqual([
    ['0001', 'queued'],
    ['0002', 'queued'],
    ['0003', 'failed'],
  ]);
});

test('ignores other users’ and other conversations’ outboxes; leaves nothing once all arrived', () => {
  storeOutbox('me', 'chat', [pending('0001')]);
  expect([outboxOf('you', 'chat'), outboxOf('me', 'other')]).toEqual([[], []]);
  storeOutbox('me', 'chat', []);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('ignores what it can’t parse', () => {
  storeOutbox('me', 'chat', [pending('0001')]);
  const [key] = Object.keys(localStorage) as [string];
  for (const broken of ['{', '{"version":2,"outbox":[]}', '{"version":1,"outbox":[{}]}']) {
    localStorage.setItem(key, broken);
    expect(outboxOf('me', 'chat')).toEqual([]);
  }
});

/** Another tab: the same storage, its own memory. */
const otherTab = async () => (vi.resetModules(), import('./outbox.ts'));
const stored = () => outboxOf('me', 'chat').map(({ message, status }) => `${message.id.slice(-4)} ${status}`);

test('a tab without waiting messages leaves those of another tab alone', async () => {
  const [one, other] = [await otherTab(), await otherTab()];
  one.outboxOf('me', 'chat');
  other.storeOutbox('me', 'chat', [pending('0001', 'failed')]);
  one.storeOutbox('me', 'chat', []);
  expect(stored()).toEqual(['0001 failed']);
  const written = pending('0002');
  one.storeOutbox('me', 'chat', [written]);
  expect(stored()).toEqual(['0001 failed', '0002 queued']);
  one.storeOutbox('me', 'chat', [{ ...written, status: 'failed' }]);
  other.storeOutbox('me', 'chat', []);
  expect(stored()).toEqual(['0002 failed']);
  one.storeOutbox('me', 'chat', []);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what another tab sent or discarded doesn’t come back', async () => {
  const other = await otherTab();
  other.storeOutbox('me', 'chat', [pending('0001', 'failed'), pending('0002', 'failed')]);
  const [first, second] = outboxOf('me', 'chat') as [Pending, Pending];
  other.storeOutbox('me', 'chat', []);
  storeOutbox('me', 'chat', [first, second, pending('0003')]);
  storeOutbox('me', 'chat', [{ ...first, status: 'queued' }, second, pending('0003')]);
  expect(stored()).toEqual(['0003 queued']);
});

test('reports what another tab removed from this conversation, and nothing else', () => {
  const settled: string[] = [];
  const end = watchSettled('me', 'chat', (id) => settled.push(id.slice(-4)));
  storeOutbox('me', 'chat', [pending('0001'), pending('0002')]);
  const [key] = Object.keys(localStorage) as [string];
  const text = (...outbox: Pending[]) => JSON.stringify({ version: 1, outbox });
  const hears = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', { key, ...init }));
  hears({ oldValue: text(pending('0001')), newValue: text(pending('0001'), pending('0002')) });
  hears({ oldValue: text(pending('0001')), newValue: null, key: 'another' });
  expect(settled).toEqual([]);
  hears({ oldValue: text(pending('0001'), pending('0002')), newValue: text(pending('0002')) });
  hears({ oldValue: text(pending('0002')), newValue: null });
  end();
  hears({ oldValue: text(pending('0002')), newValue: null });
  expect(settled).toEqual(['0001', '0002']);
});

test('signing out deletes what was written and typed', () => {
  storeOutbox('me', 'chat', [pending('0001')]);
  storeUnsent('me', 'chat', 'Dear');
  expect(wordsOf('me', 'chat')).toBe('Dear');
  dropTraces();
  expect([outboxOf('me', 'chat'), wordsOf('me', 'chat')]).toEqual([[], '']);
});
