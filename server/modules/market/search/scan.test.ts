import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/client.ts';
import { newestOf, type Frequencies } from './frequency.ts';
import { addJobs, layMarket, NOW, PH } from './market.fixture.ts';
import { scan, scanAll, type Scan, type Sought } from './scan.ts';
import { DAY } from '../../../../contract/durations.ts';

const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
let db: Database;
let ids: number[];
const by: Scan = { countryId: PH, order: 'newest', where: sql`true`, share: 0.01 };
const sought = (word: string, most: number): Sought => ({ by, column: 'ttsv', conditions: [[[word]]], most });
beforeAll(async () => {
  ({ db } = await testDatabase());
  await layMarket(db);
  // Each is a day older than the one before.
  ids = await addJobs(
    db,
    Array.from({ length: 9 }, (_, index) => ({ title: index % 2 === 0 ? 'Bell Founder' : 'Clock Maker' })),
  );
});

/** A million jobs were posted in the last so many days, as far as the scan knows. */
const known = (days: number): Frequencies => ({ ttsv: new Map([['bell', 0.015]]), tsv: new Map(), newest: [{ jobs: 1_000_000, postedAt: ago(days) }] });
/** Expected to match too few jobs to scan them in order, and enough to look among the newest first. */
const bells = (most: number, days: number) => scan(db, sought('bell', most), known(days));

it('finds the newest matches, whether they are among the newest jobs or not', async () => {
  const founders = ids.filter((_, index) => index % 2 === 0);
  // Three were posted in the last six days, and the others before.
  for (const [most, days] of [
    [2, 6],
    [3, 6],
    [4, 6],
    [5, 6],
    [9, 6],
    [4, 0],
  ] as const)
    expect((await bells(most, days)).ids).toEqual(founders.slice(0, most));
});

it('finds several at once, each as it would alone', async () => {
  const all = [sought('bell', 2), sought('clock', 9), sought('bell', 4), sought('organ', 3)];
  for (const frequent of [known(6), known(0), { ...known(6), ttsv: new Map([['bell', 0.9]]) }]) {
    const alone = [];
    for (const each of all) alone.push(await scan(db, each, frequent));
    expect(await scanAll(db, all, frequent)).toEqual(alone);
  }
  expect(await scanAll(db, all, known(6))).toMatchObject([{ ids: [ids[0], ids[2]] }, { ids: [1, 3, 5, 7].map((index) => ids[index]) }, {}, { ids: [] }]);
});

it('learns since when so many jobs were posted, for as many as the country has', async () => {
  expect(await newestOf(db, PH, [2, 5, 100])).toEqual([
    { jobs: 2, postedAt: ago(2) },
    { jobs: 5, postedAt: ago(5) },
  ]);
  expect(await newestOf(db, PH)).toEqual([]);
});
