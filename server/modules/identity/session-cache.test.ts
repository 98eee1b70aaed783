import { expect, test } from 'vitest';
import type { Caller } from '../../http/caller.ts';
import { sessionCache } from './session-cache.ts';

const NOW = new Date('2026-11-28T08:00:00Z');
const LATER = new Date('2026-12-28T08:00:00Z');
const ana: Caller = { kind: 'seeker', userId: 'u-1', sessionId: 's-1' };
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('a session is cached for five seconds, and not beyond its end', () => {
  const cache = sessionCache();
  cache.put('t-1', ana, LATER, NOW, cache.generation);
  cache.put('t-2', ana, after(1_000), NOW, cache.generation);
  expect([cache.get('t-1', after(4_999)), cache.get('t-1', after(5_000))]).toEqual([ana, undefined]);
  expect([cache.get('t-2', after(999)), cache.get('t-2', after(1_000))]).toEqual([ana, undefined]);
});

test('an ended session is forgotten, also if a lookup that began before its end finishes after it', () => {
  const cache = sessionCache();
  const startedIn = cache.generation;
  cache.put('t-1', ana, LATER, NOW, startedIn);
  cache.forget(['s-1']);
  expect(cache.get('t-1', NOW)).toBe(undefined);
  cache.put('t-1', ana, LATER, NOW, startedIn);
  expect(cache.get('t-1', NOW)).toBe(undefined);
  cache.put('t-1', ana, LATER, NOW, cache.generation);
  expect(cache.get('t-1', NOW)).toEqual(ana);
});
