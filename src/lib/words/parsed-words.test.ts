import { expect, test } from 'vitest';
import { readWords } from './parsed-words.ts';
import { requireAll } from './query-parts.ts';

const read = (query: string) => {
  const { terms, phrases, without, plain } = readWords(query);
  return { words: terms.map(({ word }) => word), phrases, without: without.map(({ word }) => word), plain };
};

test.each([
  ['staff nurse', ['staff', 'nurse'], [], []],
  ['"data analyst" -senior', ['data', 'analyst'], ['data analyst'], ['senior']],
  ['“data analyst” manila', ['data', 'analyst', 'manila'], ['data analyst'], []],
  ['«chef de partie»', ['chef', 'partie'], ['chef de partie'], []],
  ['nurse -"night shift"', ['nurse'], [], ['night', 'shift']],
  ['full-time nurse', ['full-time', 'nurse'], [], []],
  ['nurse - manager', ['nurse', 'manager'], [], []],
  ['「資料 分析」 -主管', ['資料', '分析'], ['資料 分析'], ['主管']],
  ['"nurse"', ['nurse'], [], []],
  ['"open end', ['open', 'end'], ['open end'], []],
  ['-manager', [], [], ['manager']],
  ['"" -', [], [], []],
])('%s', (query, words, phrases, without) => {
  expect(read(query)).toMatchObject({ words, phrases, without });
});

test('the plain words have no quotes and no excluded words', () => {
  expect(read('"data analyst" -senior manila').plain).toBe('data analyst manila');
});

test('requires all words by quoting each', () => {
  expect(requireAll('night nurse -senior "data analyst"')).toBe('"night" "nurse" -senior "data analyst"');
  expect([readWords('night nurse').isLiteral, readWords(requireAll('night nurse')).isLiteral]).toEqual([false, true]);
  expect(read(requireAll('night nurse'))).toMatchObject({ words: ['night', 'nurse'], phrases: [] });
});

test('writes out abbreviations for comparing titles, unless they are quoted', () => {
  expect(readWords('RN manila').meaning).toBe('registered nurse manila');
  expect(readWords('"RN" manila').meaning).toBe('RN manila');
});
