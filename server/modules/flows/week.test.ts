import { expect, test } from 'vitest';
import { countedDay, newestClosedWeek, weekOf } from './week.ts';

test('a week begins on Monday', () => {
  expect(['2026-03-02', '2026-03-04', '2026-03-08', '2026-03-09'].map(weekOf)).toEqual(['2026-03-02', '2026-03-02', '2026-03-02', '2026-03-09']);
});

test('a week is shown once no report can change it any more', () => {
  const lastDay = '2026-03-08';
  for (const [now, week] of [
    ['2026-03-10T23:59:59Z', '2026-02-23'],
    ['2026-03-11T00:00:00Z', '2026-03-02'],
  ] as const) {
    expect(newestClosedWeek(new Date(now))).toBe(week);
    expect(countedDay(lastDay, new Date(now))).toBe(week === '2026-03-02' ? null : lastDay);
  }
});

test('a report from a clock that is fast counts today, one from the future or too late does not count', () => {
  const now = new Date('2026-03-04T23:00:00Z');
  expect(['2026-03-06', '2026-03-05', '2026-03-04', '2026-03-02', '2026-03-01'].map((day) => countedDay(day, now))).toEqual([
    null,
    '2026-03-04',
    '2026-03-04',
    '2026-03-02',
    null,
  ]);
});
