import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

test('what comes at once is done together, in its order; what comes meanwhile goes next', async () => {
  const batches: number[][] = [];
  const double = inBatches<number, number>(async (items) => {
    batches.push([...items]);
    return items.map((item) => item * 2);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('one that fails does not fail those beside it', async () => {
  const check = inBatches<number, string>(async (items) => {
    if (items.includes(2)) throw new Error('no twos');
    return items.map(String);
  }, 10);
  const settled = await Promise.allSettled([1, 2, 3].map(check));
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual(['1', 'Error: no twos', '3']);
  expect(await check(4)).toBe('4');
});
