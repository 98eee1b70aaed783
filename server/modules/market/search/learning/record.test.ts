import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../../../contract/durations.ts';
import { reportSearchOutcome, searchJobs } from '../../../../../contract/search.ts';
import type { Outcome } from '../../../../../contract/search-outcomes.ts';
import { testApp } from '../../../../../tests/support/app.ts';
import { rankingWeights, recordedSearch, searchOutcome } from '../../../../db/schema/ranking.ts';
import { sweep } from '../../../../jobs/sweep.ts';
import { createRates } from '../../../../realtime/rate.ts';
import { addJobs, layMarket, PH } from '../market.fixture.ts';
import { HAND_WEIGHTS } from '../score.ts';
import { Sample } from './record.ts';

let time = 0;
const on = await testApp({ SEARCH_LEARNING: 'on' }, { rates: createRates(() => time) });
const off = await testApp();
const WEB = { query: 'lamplighter', source: 'web' } as const;
const PAY = { salaryFrom: 9_000, salaryCurrency: 'PHP', salaryPeriod: 'month' } as const;

for (const { db, clock } of [on, off]) {
  await layMarket(db);
  const validThrough = new Date(clock.now().getTime() + 90 * DAY);
  // The last one shows its pay. By the weights set by hand, that counts less than being a month newer.
  const rows = Array.from({ length: 8 }, (_, days) => ({ title: 'Lamplighter', postedAt: new Date(clock.now().getTime() - days * 4 * DAY), validThrough }));
  await addJobs(db, [...rows.slice(0, 7), { ...rows[7], title: 'Lamplighter', ...PAY, description: 'Careful with oil' }]);
}
// A node records up to twenty searches in a burst, so each test records only a few.
beforeEach(async () => {
  time += HOUR;
  await on.db.delete(recordedSearch);
});

const search = async (query: object = WEB, { headers = {}, server = on }: { headers?: Record<string, string>; server?: typeof on } = {}) =>
  (await server.visitor(headers).call(searchJobs, { query })).data;
const report = async (query_id: string, job_id: number, outcome: Outcome, headers = {}) =>
  (await on.visitor(headers).call(reportSearchOutcome, { body: { query_id, job_id, outcome } })).status;
const grades = async () => (await on.db.select().from(searchOutcome)).map(({ jobId, grade }) => [jobId, grade]);

describe('recording', () => {
  it('stores the jobs of a page in the order shown, with their features, and neither words nor people', async () => {
    const { jobs, query_id, is_recorded } = await search();
    expect(is_recorded).toBe(true);
    const [row, ...others] = await on.db.select().from(recordedSearch);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: query_id, countryId: PH, at: new Date('2026-03-02T04:00:00Z') });
    expect(row?.jobs.map(({ id }) => id)).toEqual(jobs.map(({ id }) => id));
    expect(row?.jobs[0]?.features).toMatchObject({ onCard: 1, words: 0, verified: 1 });
    expect(Object.keys(row?.jobs[0]?.features ?? {}).sort()).toEqual(['fresh', 'likeness', 'onCard', 'promise', 'salary', 'verified', 'words']);
    expect(Object.keys(row ?? {})).toEqual(['id', 'countryId', 'at', 'jobs', 'pairs']);
    expect(JSON.stringify(row)).not.toMatch(/lamplighter/i);
  });

  it('only swaps neighbors, and only those that were ranked', async () => {
    const usual = (await search({ query: 'lamplighter' })).jobs.map(({ id }) => id);
    const { jobs, query_id } = await search();
    const [row] = await on.db
      .select()
      .from(recordedSearch)
      .where(sql`id = ${query_id}`);
    const shown = jobs.map(({ id }) => id);
    for (const at of row?.pairs ?? []) expect([shown[at], shown[at + 1]].sort()).toEqual([usual[at], usual[at + 1]].sort());
    const alone = usual.filter((_, at) => !row?.pairs.some((pair) => pair === at || pair + 1 === at));
    expect(alone.map((id) => shown.indexOf(id))).toEqual(alone.map((id) => usual.indexOf(id)));
  });

  it.each<[string, object, Record<string, string>]>([
    ['of who asks not to be tracked', WEB, { dnt: '1' }],
    ['of who asks not to be tracked, by Global Privacy Control', WEB, { 'sec-gpc': '1' }],
    ['that is not made on the search page', { query: 'lamplighter' }, {}],
    ['in another order', { ...WEB, sort: 1 }, {}],
    ['without words', { source: 'web' }, {}],
    ['for a further page', { ...WEB, size: 4, page: 2 }, {}],
    ['that finds nothing', { ...WEB, query: 'xyzzyx' }, {}],
  ])('leaves out a search %s', async (_, query, headers) => {
    expect((await search(query, { headers })).is_recorded).toBe(false);
    expect(await on.db.$count(recordedSearch)).toBe(0);
  });

  it('is off by default: nothing is recorded or accepted, and the order stays the same', async () => {
    const usual = await search({ query: 'lamplighter' }, { server: off });
    await off.db
      .insert(rankingWeights)
      .values({ learnedAt: new Date(0), weights: { ...HAND_WEIGHTS, fresh: 0 }, preferences: 1, searches: 1, lossBefore: 1, lossAfter: 0 });
    for (let time = 0; time < 10; time += 1) {
      const { jobs, is_recorded, query_id } = await search(WEB, { server: off });
      expect([is_recorded, jobs]).toEqual([false, usual.jobs]);
      const body = { query_id, job_id: jobs[0]?.id ?? 0, outcome: 'opened' as const };
      expect((await off.visitor().call(reportSearchOutcome, { body })).status).toBe(404);
    }
    expect(await off.db.$count(recordedSearch)).toBe(0);
  });

  it('accepts twenty pages in a burst, and two hundred an hour', () => {
    const sample = new Sample();
    const taken = (at: number) => Array.from({ length: 30 }, () => sample.take(at)).filter(Boolean).length;
    expect([taken(0), taken(0), taken(3 * MINUTE), taken(600 * MINUTE)]).toEqual([20, 0, 10, 20]);
  });
});

describe('outcomes', () => {
  it('keep the strongest one of each job, however often and in whichever order they’re reported', async () => {
    const { jobs, query_id } = await search();
    const [one, other] = [jobs[0]?.id ?? 0, jobs[1]?.id ?? 0];
    for (const outcome of ['opened', 'applied', 'saved', 'applied'] as const) expect(await report(query_id, one, outcome)).toBe(200);
    expect(await report(query_id, other, 'opened')).toBe(200);
    expect(await grades()).toEqual([
      [one, 3],
      [other, 1],
    ]);
    expect(await report(query_id, jobs[2]?.id ?? 0, 'opened', { dnt: '1' })).toBe(200);
    expect(await grades()).toHaveLength(2);
  });

  it('are refused for a search that wasn’t recorded, for a job it didn’t list, and after a day', async () => {
    const { jobs, query_id } = await search();
    const id = jobs[0]?.id ?? 0;
    expect(await report(crypto.randomUUID(), id, 'opened')).toBe(404);
    expect(await report('1', id, 'opened')).toBe(422);
    expect(await report(query_id, 900_001, 'opened')).toBe(404);
    expect(await report(query_id, id, 'liked' as Outcome)).toBe(422);
    await on.db.update(recordedSearch).set({ at: new Date(on.clock.now().getTime() - 25 * 60 * MINUTE) });
    expect(await report(query_id, id, 'opened')).toBe(404);
    expect(await grades()).toEqual([]);
  });

  it('from one address are accepted thirty times, then six times a minute', async () => {
    const { jobs, query_id } = await search();
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) statuses.push(await report(query_id, jobs[0]?.id ?? 0, 'opened'));
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    time += 10_000;
    expect(await report(query_id, jobs[0]?.id ?? 0, 'opened')).toBe(200);
  });

  it('are deleted with their search after thirty days', async () => {
    const { jobs, query_id } = await search();
    await report(query_id, jobs[0]?.id ?? 0, 'saved');
    const age = (days: number) => on.db.update(recordedSearch).set({ at: new Date(on.clock.now().getTime() - days * DAY) });
    await age(30);
    await sweep(on.outside);
    expect(await grades()).toHaveLength(1);
    await age(30.1);
    await sweep(on.outside);
    expect([await on.db.$count(recordedSearch), await grades()]).toEqual([0, []]);
  });
});
