import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const at = Date.parse('2026-03-02T04:00:00Z');
const page = (body: string, bytes = 0) => ({ headers: [], etag: `"${body}"`, body: Buffer.from(body.padEnd(bytes)) });

/** A cache that receives changes, and a separate clock. */
function hearing(mostBytes?: number) {
  const clock = { ago: 0 };
  const cache = new PageCache(() => new Date(at + clock.ago), mostBytes);
  cache.hears(true);
  return { cache, clock, get: (key: string) => cache.get(key)?.body.toString().trim() };
}

test('a page is fresh for 20 seconds; then one asker renders it anew while others get the old one, for a minute at most', () => {
  const { cache, clock, get } = hearing();
  cache.put('a', page('old'), cache.generation);
  clock.ago = 19_999;
  expect(get('a')).toBe('old');
  clock.ago = 20_000;
  expect([get('a'), get('a'), get('a')]).toEqual([undefined, 'old', 'old']);
  // The request that was renewing it has failed.
  clock.ago = 25_000;
  expect([get('a'), get('a')]).toEqual([undefined, 'old']);
  clock.ago = 60_000;
  expect([get('a'), get('a')]).toEqual([undefined, undefined]);
});

test('a page that was rendered anew is fresh again', () => {
  const { cache, clock, get } = hearing();
  cache.put('a', page('old'), cache.generation);
  clock.ago = 30_000;
  expect(get('a')).toBeUndefined();
  cache.put('a', page('new'), cache.generation);
  clock.ago = 49_999;
  expect(get('a')).toBe('new');
});

test('a change empties the cache, and a page whose rendering began before it is not stored', () => {
  const { cache, get } = hearing();
  cache.put('a', page('old'), cache.generation);
  const before = cache.generation;
  cache.clear();
  cache.put('b', page('late'), before);
  expect([get('a'), get('b')]).toEqual([undefined, undefined]);
  cache.put('b', page('now'), cache.generation);
  expect(get('b')).toBe('now');
});

test('while changes are not heard nothing is stored or found, and what was there before is gone', () => {
  const { cache, get } = hearing();
  cache.put('a', page('old'), cache.generation);
  cache.hears(false);
  cache.put('b', page('unheard'), cache.generation);
  expect([get('a'), get('b')]).toEqual([undefined, undefined]);
  const during = cache.generation;
  cache.hears(true);
  cache.put('c', page('begun before'), during);
  expect([get('a'), get('b'), get('c')]).toEqual([undefined, undefined, undefined]);
});

test('a full cache forgets what was used least recently', () => {
  const { cache, get } = hearing(30_000);
  for (const key of ['a', 'b', 'c']) cache.put(key, page(key, 5_000), cache.generation);
  expect(get('a')).toBe('a');
  cache.put('d', page('d', 5_000), cache.generation);
  expect(['a', 'b', 'c', 'd'].map(get)).toEqual(['a', undefined, 'c', 'd']);
  // Replacing a page doesn't count its size twice.
  for (let again = 0; again < 10; again += 1) cache.put('d', page('d', 5_000), cache.generation);
  expect(['a', 'c', 'd'].map(get)).toEqual(['a', 'c', 'd']);
});

test('a clock that is set back keeps no page alive', () => {
  const { cache, clock, get } = hearing();
  cache.put('a', page('a'), cache.generation);
  clock.ago = -1;
  expect(get('a')).toBeUndefined();
});

test('one request renders a page while others wait; while changes are not heard, none waits', async () => {
  const { cache, get } = hearing();
  const end = cache.beginRender('a');
  expect(cache.beginRender('a')).toBeNull();
  expect(cache.rendering('b')).toBeUndefined();
  const waiting = cache.rendering('a');
  cache.put('a', page('new'), cache.generation);
  await waiting;
  expect(get('a')).toBe('new');
  expect(cache.rendering('a')).toBeUndefined();
  // The first one ends, and doesn't end the second.
  cache.clear();
  const endSecond = cache.beginRender('a');
  end?.();
  expect(cache.rendering('a')).toBeDefined();
  endSecond?.();
  expect(cache.rendering('a')).toBeUndefined();
  cache.beginRender('a');
  cache.hears(false);
  expect(cache.rendering('a')).toBeUndefined();
});
