import { expect, test } from 'vitest';
import { encodeTitle } from './encode.ts';
import { isRemembered, knownTitle, likeness } from './known.ts';
import { readMeaning, workOutMeaning } from './meaning.ts';

test('a stored meaning is the calculated one, rounded', () => {
  const { stored, occupations } = workOutMeaning('Staff nurse');
  const meaning = readMeaning(stored);
  const vector = encodeTitle('Staff nurse');
  for (const [at, value] of [...(meaning?.vector ?? [])].entries()) expect(value / 127).toBeCloseTo(vector?.[at] ?? Number.NaN, 2);
  expect(meaning?.of).toEqual(meaning?.of.toSorted((a, b) => a - b));
  expect(Math.hypot(...(meaning?.share ?? []))).toBeCloseTo(1, 2);
  expect(occupations).toContain('2221.2');
  expect(stored.length).toBeLessThan(140);
});

test('a title without known words has no meaning', () => {
  expect(readMeaning(workOutMeaning('…').stored)).toBeNull();
  expect(likeness(knownTitle('…'), knownTitle('Cook'))).toBe(0);
});

test('a stored meaning is used unchanged, and cached', () => {
  const title = 'Quxling of the ward';
  expect(isRemembered(title)).toBe(false);
  knownTitle(title, workOutMeaning('Staff nurse').stored);
  expect(isRemembered(title)).toBe(true);
  expect(likeness(knownTitle(title), knownTitle('Staff nurse'))).toBeCloseTo(1, 1);
});
