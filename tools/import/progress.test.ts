import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

test('says how many rows are done and how many a second, up to the last of them, a line every 5,000', () => {
  let now = 1_000;
  const printed: string[] = [];
  const progress = new Progress({ write: (text) => printed.push(text) }, () => now);
  now += 2_000;
  progress.add(3_000);
  expect(printed).toEqual([]);
  now += 2_000;
  progress.add(3_000);
  expect(printed).toEqual(['6,000 rows, 1,500 rows/s\n']);
  now += 60_000;
  expect(progress.text()).toBe('6,000 rows, 1,500 rows/s');
});
