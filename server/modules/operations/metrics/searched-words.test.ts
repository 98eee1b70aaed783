import { expect, test } from 'vitest';
import { DAY } from '../../../../contract/durations.ts';
import { recordHotSearch } from '../../../../contract/search.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { hotSearch } from '../../../db/schema/operations.ts';
import { sweep } from '../../../jobs/sweep.ts';

const { clock, db, outside, visitor } = await testApp({ RATE_LIMIT: '300' });

test('one address can report 30 searches, then six a minute', async () => {
  const one = visitor();
  const report = async (query: string) => (await one.call(recordHotSearch, { body: { query } })).status;
  for (let count = 0; count < 30; count += 1) expect(await report('cook')).toBe(200);
  expect(await report('cook')).toBe(429);
  clock.move(10_000);
  expect(await report('cook')).toBe(200);
  expect(await db.select().from(hotSearch)).toMatchObject([{ query: 'cook', searches: 31 }]);
});

test('words of fewer than ten searches a day are deleted after a week, all others after 90 days', async () => {
  await db.delete(hotSearch);
  const row = (query: string, searches: number) => ({ countryId: 167, day: clock.now().toISOString().slice(0, 10), query, searches });
  await db.insert(hotSearch).values([row('nurse', 10), row('the only tinsmith of cebu', 9)]);
  const left = async () => (await db.select({ query: hotSearch.query }).from(hotSearch)).map(({ query }) => query).toSorted();
  clock.move(7 * DAY);
  await sweep(outside);
  expect(await left()).toEqual(['nurse', 'the only tinsmith of cebu']);
  clock.move(DAY);
  await sweep(outside);
  expect(await left()).toEqual(['nurse']);
  clock.move(83 * DAY);
  await sweep(outside);
  expect(await left()).toEqual([]);
});
