import { expect, test } from 'vitest';
import type { ApiError } from '../http/errors.ts';
import { createRates } from './rate.ts';
import { HOUR } from '../../contract/durations.ts';

let now = 0;
const rates = createRates(() => now);
/** @returns 0 if it's allowed, otherwise the seconds until it is */
function take(name: Parameters<typeof rates.count>[0], userId: string): number | undefined {
  try {
    rates.count(name, userId);
    return 0;
  } catch (error) {
    return (error as ApiError).retryAfter;
  }
}
const takes = (times: number, userId: string) => Array.from({ length: times }, () => take('chat.typing', userId));

test('one person may do so much at once and so much a second, of each thing; else they are told when', () => {
  expect(takes(12, 'ana')).toEqual([...Array<number>(10).fill(0), 1, 1]);
  expect([take('message.send', 'ana'), take('chat.typing', 'ben')]).toEqual([0, 0]);
  now = 2_000;
  expect(takes(3, 'ana')).toEqual([0, 0, 1]);
  now = HOUR;
  expect(takes(11, 'ana')).toEqual([...Array<number>(10).fill(0), 1]);
});

test('who wrote is remembered while many others write', () => {
  now = 7_200_000;
  takes(10, 'ana');
  for (let other = 0; other < 20_000; other += 1) take('chat.typing', `other-${other}`);
  expect(take('chat.typing', 'ana')).toBe(1);
});
