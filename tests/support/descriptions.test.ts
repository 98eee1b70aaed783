import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(`src/locales/${file}`, 'utf8')) as Record<string, string>;
const described = Object.keys(read('descriptions.json'));

test('every description for translators belongs to a text', () => {
  const missing = described.filter((key) => {
    const [namespace = '', name = ''] = key.split(/:(.*)/);
    return !existsSync(`src/locales/en/${namespace}.json`) || !(name in read(`en/${namespace}.json`));
  });
  expect(missing).toEqual([]);
});

test('descriptions are in the order of their keys', () => {
  expect(described).toEqual(described.toSorted((one, other) => (one < other ? -1 : 1)));
});
