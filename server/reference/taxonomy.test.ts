import { expect, test } from 'vitest';
import { FUNCTION_TITLES, JOB_FUNCTIONS, MAIN_FUNCTIONS } from './taxonomy.ts';
import { TITLE_NAMES } from './taxonomy/names.ts';

test('ids and keys are unique and every parent exists', () => {
  for (const entries of [MAIN_FUNCTIONS, JOB_FUNCTIONS, FUNCTION_TITLES]) {
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => entry.seoValue)).size).toBe(entries.length);
  }
  const mains = new Set(MAIN_FUNCTIONS.map((entry) => entry.id));
  const functions = new Set(JOB_FUNCTIONS.map((entry) => entry.id));
  expect(JOB_FUNCTIONS.filter((entry) => !mains.has(entry.mainFunctionId))).toEqual([]);
  expect(FUNCTION_TITLES.filter((entry) => !functions.has(entry.jobFunctionId))).toEqual([]);
});

test('a title stands once, and is neither empty nor without a level', () => {
  expect(new Set(FUNCTION_TITLES.map((title) => title.value)).size).toBe(FUNCTION_TITLES.length);
  for (const title of FUNCTION_TITLES) {
    expect(title.value).toMatch(/^\S.*\S$/);
    expect(title.level).toBeLessThanOrEqual(5);
  }
});

test('every translated title is one of ours, in all nine languages', () => {
  const values = new Set(FUNCTION_TITLES.map((title) => title.value));
  for (const [value, names] of TITLE_NAMES) {
    expect(values).toContain(value);
    expect(Object.keys(names)).toHaveLength(9);
  }
});
