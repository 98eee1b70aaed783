import { expect, test } from 'vitest';
import { encodeTitle } from './encode.ts';
import { isRemembered, knownTitle, likeness } from './known.ts';
import { inCommon, readMeaning, workOutMeaning } from './meaning.ts';

test('a stored meaning is the calculated one, rounded', () => {
  const { stored, occupations } = workOutMeaning('Staff nurse');
  const meaning = readMeaning(stored);
  const vector = encodeTitle('Staff nurse');
  for (const [at, value] of [...(meaning?.subarray(0, 64) ?? [])].entries()) expect(value / 127).toBeCloseTo(vector?.[at] ?? Number.NaN, 2);
  expect(meaning?.length).toBe(64 + 12 * 3);
  expect(occupations).toContain('2221.2');
  expect(stored.length).toBeLessThan(140);
});

test('a title has its occupations wholly in common with itself, partly with a similar title, and not with another', () => {
  const meaning = (title: string) => readMeaning(workOutMeaning(title).stored) ?? new Int8Array();
  expect(inCommon(meaning('Staff nurse'), meaning('Staff nurse'))).toBeCloseTo(1, 2);
  const some = inCommon(meaning('Staff nurse'), meaning('Nursing assistant'));
  expect(some).toBeGreaterThan(0.1);
  expect(some).toBeLessThan(0.95);
  expect(inCommon(meaning('Staff nurse'), meaning('Truck driver'))).toBe(0);
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
