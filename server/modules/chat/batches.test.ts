import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

test('items that arrive together are processed together, in order; items that arrive in the meantime come next', async () => {
  const batches: number[][] = [];
  const double = inBatches<number, number>(async (items) => {
    batches.push([...items]);
    return items.map((item) => item * 2);
  }, 3);
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('one item that fails doesn’t fail the others', async () => {
  const check = inBatches<number, string>(async (items) => {
    if (items.includes(2)) throw new Error('Expected no item 2');
    return items.map(String);
  }, 10);
  const settled = await Promise.allSettled([1, 2, 3].map(check));
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual(['1', 'Error: Expected no item 2', '3']);
  expect(await check(4)).toBe('4');
});
