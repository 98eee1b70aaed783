// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Pending } from '../../machines/chatRoom/outbox.ts';
import { dropTraces } from '../traces.ts';
import { storeOutbox, storeUnsent, outboxOf, wordsOf } from './outbox.ts';

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

test('signing out deletes what was written and typed', () => {
  storeOutbox('me', 'chat', [pending('0001')]);
  storeUnsent('me', 'chat', 'Dear');
  expect(wordsOf('me', 'chat')).toBe('Dear');
  dropTraces();
  expect([outboxOf('me', 'chat'), wordsOf('me', 'chat')]).toEqual([[], '']);
});
