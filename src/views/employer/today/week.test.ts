import { expect, test } from 'vitest';
import { type Person, weekOf } from './week.ts';

const NOW = new Date(2026, 0, 7, 15).toISOString();
const due = (name: string, day: number, hour: number, isLate = false) =>
  ({ name, due_at: new Date(2026, 0, day, hour).toISOString(), is_overdue: isLate }) as Person;
const named = (people: Person[]) => weekOf(people, NOW).map(({ kind, people: all }) => [kind, all.map(({ name }) => name).join()]);

test('everyone is on the day their reply is due, by the reader’s clock', () => {
  expect(named([due('late', 5, 9, true), due('tonight', 7, 23), due('morning', 8, 1), due('fifth', 11, 23), due('sixth', 12, 0)])).toEqual([
    ['late', 'late'],
    ['today', 'tonight'],
    ['day', 'morning'],
    ['day', ''],
    ['day', ''],
    ['day', 'fifth'],
    ['later', 'sixth'],
  ]);
});

test('without overdue or later replies there are only the days; without a promise, an applicant is on none', () => {
  expect(named([{ ...due('free', 8, 1), due_at: null }])).toEqual([
    ['today', ''],
    ['day', ''],
    ['day', ''],
    ['day', ''],
    ['day', ''],
  ]);
});
