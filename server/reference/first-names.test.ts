import { expect, test } from 'vitest';
import { usualLook } from './first-names.ts';
import { NAMES } from '../db/seed/people/names.ts';

/** Names for women and men. */
const EITHER = ['Amrit', 'Damilola', 'Gurpreet', 'Harpreet', 'Ishara', 'Jaspreet', 'Manpreet', 'Simran', 'Temitope'];

test('of every first name that the market gives it is known who usually bears it, or that either does', () => {
  const given = Object.values(NAMES).flatMap((rows) => rows.flatMap((row) => row.given.split(' ').map((name) => name.replaceAll('_', ' '))));
  expect([...new Set(given.filter((name) => usualLook(name) === null))].toSorted()).toEqual(EITHER);
});

test.each([
  ['Hui Min', 'f'],
  ['Kai Wen', 'm'],
  ['Noor', 'f'],
  ['Elias', 'm'],
  ['Harpreet', null],
  ['Hui', null],
  ['', null],
])('%s: %s', (name, look) => {
  expect(usualLook(name)).toBe(look);
});
