import { expect, test } from 'vitest';
import { RefreshedCache } from './refreshed-cache.ts';

const at = (seconds: number) => new Date(seconds * 1_000);

/** A read that is answered by hand. */
function reader() {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<string>();
    reads.push(answer);
    return answer.promise;
  };
  return { reads, read };
}

test('fresh, it is given as it is; stale, it is given while one reads it anew; too old, all wait for one', async () => {
  const cache = new RefreshedCache<string>({ fresh: 60_000, stale: 600_000 });
  const { reads, read } = reader();
  const first = [cache.get(1, at(0), read), cache.get(1, at(0), read)];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve('one');
  expect(await Promise.all(first)).toEqual(['one', 'one']);
  expect(await cache.get(1, at(59), read)).toBe('one');
  expect(reads).toHaveLength(1);
  expect(await Promise.all([cache.get(1, at(60), read), cache.get(1, at(60), read)])).toEqual(['one', 'one']);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('two');
  await reads[1]?.promise;
  expect(await cache.get(1, at(61), read)).toBe('two');
  const late = cache.get(1, at(660), read);
  reads[2]?.resolve('three');
  expect(await late).toBe('three');
});

test('each key is its own', async () => {
  const cache = new RefreshedCache<string>({ fresh: 60_000, stale: 600_000 });
  expect(await Promise.all([cache.get(1, at(0), async () => 'one'), cache.get(2, at(0), async () => 'two')])).toEqual(['one', 'two']);
});

test('a failed read is tried again by the next; behind a request’s back it costs nobody anything', async () => {
  const cache = new RefreshedCache<string>({ fresh: 60_000, stale: 600_000 });
  const fail = () => Promise.reject(new Error('no database'));
  await expect(cache.get(1, at(0), fail)).rejects.toThrow('no database');
  expect(await cache.get(1, at(0), async () => 'one')).toBe('one');
  expect(await cache.get(1, at(100), fail)).toBe('one');
  await expect.poll(() => cache.get(1, at(100), async () => 'two')).toBe('two');
});
