import { beforeAll, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../../../contract/durations.ts';
import { searchJobs } from '../../../../../contract/search.ts';
import { testApp } from '../../../../../tests/support/app.ts';
import { Random } from '../../../../random.ts';
import { rankingWeights, recordedSearch, searchOutcome } from '../../../../db/schema/ranking.ts';
import { learnDueRanking } from './schedule.ts';
import { addJobs, layMarket, PH } from '../market.fixture.ts';
import { HAND_WEIGHTS } from '../score.ts';
import type { RecordedPage } from './preferences.ts';
import type { RecordedFeatures } from '../../../../db/schema/ranking-features.ts';

type RecordedJob = RecordedPage['jobs'][number];
const server = await testApp({ SEARCH_LEARNING: 'on' });
const { db, clock, outside, visitor } = server;
const random = new Random(1);
const due = () => learnDueRanking(outside);
/** How many searches are recorded. */
let recorded = 0;

/**
 * Records this many searches of people who choose the job that shows its salary eight times out of ten, wherever it is listed. Their IDs are
 * sequential, because learning holds out searches by ID: with random IDs, the gain is sometimes within chance.
 */
async function recordSearches(count: number): Promise<void> {
  const features = (salary: number): RecordedFeatures => ({ likeness: 1, onCard: 1, words: 0, fresh: random.next(), salary, promise: 0.5, verified: 0 });
  const searches = Array.from({ length: count }, () => {
    const id = `00000000-0000-4000-8000-${String((recorded += 1)).padStart(12, '0')}`;
    const [upper, lower] = [1, 2].map(() => ({ id: random.int(1, 200), features: features(random.int(0, 1)) })) as [RecordedJob, RecordedJob];
    const likes = 0.5 + 0.3 * (lower.features.salary - upper.features.salary);
    return { id, jobs: [upper, lower], chosen: random.next() < likes ? lower : upper };
  });
  await db.insert(recordedSearch).values(searches.map(({ id, jobs }) => ({ id, countryId: PH, at: clock.now(), jobs, pairs: [0] })));
  await db.insert(searchOutcome).values(searches.map(({ id, chosen }) => ({ searchId: id, jobId: chosen.id, grade: 1 })));
}

beforeAll(async () => {
  await layMarket(db);
  const PAY = { salaryFrom: 9_000, salaryCurrency: 'PHP', salaryPeriod: 'month' } as const;
  const job = (days: number) => ({
    title: 'Lamplighter',
    postedAt: new Date(clock.now().getTime() - days * DAY),
    validThrough: new Date(clock.now().getTime() + 90 * DAY),
  });
  await addJobs(db, [job(0), { ...job(20), ...PAY }]);
});
const paysAt = async (query: object) =>
  (await visitor().call(searchJobs, { query: { query: 'lamplighter', ...query } })).data.jobs.map(({ salary }) => salary !== null);

it('one of the nodes learns from the recorded searches once a day, and searches use the result some minutes later', async () => {
  await due();
  await recordSearches(400);
  clock.move(DAY);
  expect(await due()).toMatchObject({ weights: null, loss: null });
  await recordSearches(2_000);
  expect(await paysAt({})).toEqual([false, true]);
  clock.move(DAY - 1);
  expect(await due()).toBeNull();
  clock.move(1);
  const learned = (await Promise.all([due(), due(), due()])).filter((each) => each !== null);
  expect(learned).toHaveLength(1);
  expect(learned[0]?.weights?.salary).toBeGreaterThan(2 * HAND_WEIGHTS.salary);
  expect(await db.select().from(rankingWeights)).toMatchObject([
    { learnedAt: clock.now(), weights: learned[0]?.weights, preferences: learned[0]?.preferences },
  ]);

  const first = (await visitor().call(searchJobs, { query: { query: 'lamplighter', size: 1 } })).data;
  clock.move(11 * MINUTE);
  expect(await paysAt({})).toEqual([true, false]);
  // Someone who started their search before that keeps its order on the second page.
  expect([first.jobs.map(({ salary }) => salary !== null), await paysAt({ size: 1, page: 2, before: first.before })]).toEqual([[false], [true]]);
});

it('keeps the learned weights while the same people teach nothing new', async () => {
  clock.move(DAY);
  expect(await due()).toMatchObject({ weights: null });
  expect(await db.$count(rankingWeights)).toBe(1);
});

it('does nothing if it’s off', async () => {
  clock.move(DAY);
  expect(await learnDueRanking({ ...outside, config: { ...outside.config, searchLearning: false } })).toBeNull();
});
