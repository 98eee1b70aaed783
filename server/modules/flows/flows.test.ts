import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { COUNTRIES } from '../../../contract/countries.ts';
import { MOST_NAMES, MOST_TIMES, TIME_BUCKETS } from '../../../contract/flow-limits.ts';
import { type FlowReport, getFlowReporting, reportFlows } from '../../../contract/flow-reports.ts';
import type { TrafficFilter } from '../../../contract/flow-traffic.ts';
import { testApp } from '../../../tests/support/app.ts';
import { flowCount } from '../../db/schema/operations.ts';
import { sweep } from '../../jobs/sweep.ts';
import { createRates } from '../../realtime/rate.ts';
import { type FlowCount, PendingCounts, pendingCounts } from './pending.ts';
import { sweepFlowCounts, writeCounts } from './store.ts';
import { trafficOf } from './traffic.ts';
import { HOUR } from '../../../contract/durations.ts';

let time = 0;
const server = await testApp({}, { rates: createRates(() => time) });
const { db, visitor } = server;
beforeEach(async () => {
  time += HOUR;
  pendingCounts.take();
  await db.delete(flowCount);
});

const TODAY = '2026-03-02';
const NOTHING = { taken: {}, reached: {}, left: {} };
const buckets = (bucket: number, times = 1) => Array.from({ length: TIME_BUCKETS.length + 1 }, (_, index) => (index === bucket ? times : 0));
const report = (charts: FlowReport['charts'], changed: Partial<FlowReport> = {}): FlowReport => ({
  release: '0.1.0',
  country_id: 167,
  device: 'phone',
  day: TODAY,
  share: 1,
  charts,
  ...changed,
});
const send = (body: unknown, headers: Record<string, string> = {}) => visitor(headers).call(reportFlows, { body: body as FlowReport });
const rows = async () => {
  await writeCounts(db);
  return db.select().from(flowCount).orderBy(asc(flowCount.kind), asc(flowCount.name), asc(flowCount.day));
};
/** The notice goes by itself. */
const LEFT_BY = 'shown.waiting: after noticeHide';

test('steps of one key are one row, however many pages report them', async () => {
  const charts = { notice: { taken: {}, reached: { shown: [true, 2] as [boolean, number] }, left: { shown: [true, buckets(2)] as [boolean, number[]] } } };
  for (let sent = 0; sent < 3; sent += 1) expect((await send(report(charts))).status).toBe(200);
  await writeCounts(db);
  await send(report({ notice: { ...charts.notice, reached: { shown: [false, 1] }, left: { shown: [false, buckets(4)] } } }));
  const key = { day: TODAY, chart: 'notice', name: 'shown', release: '0.1.0', countryId: 167, device: 'phone' };
  const lasted = buckets(2, 3);
  lasted[4] = 1;
  expect(await rows()).toEqual([
    { ...key, kind: 'left', times: 4, people: 3, buckets: lasted },
    { ...key, kind: 'reached', times: 7, people: 3, buckets: [] },
  ]);
});

test('what is no chart, state, transition, release, country or day of ours is not counted', async () => {
  const reached = (name: string) => ({ notice: { ...NOTHING, reached: { [name]: [true, 1] as [boolean, number] } } });
  await send(report({ invented: { ...NOTHING, reached: { shown: [true, 1] } } }));
  await send(report(reached('ana@example.com')));
  await send(report(reached('constructor')));
  await send(report({ notice: { ...NOTHING, taken: { 'shown: invented': [true, 1] } } }));
  await send(report(reached('shown'), { release: '9.9.9' }));
  await send(report(reached('shown'), { country_id: 1_234 }));
  await send(report(reached('shown'), { day: '2026-02-27' }));
  await send(report(reached('shown'), { day: '2026-03-05' }));
  expect(await rows()).toEqual([]);
  await send(report(reached('shown')));
  expect(await rows()).toHaveLength(1);
});

test('a report has room for names and numbers, and for nothing else', async () => {
  const refused = async (changed: object) => (await send({ ...report({}), ...changed })).status;
  expect(await refused({ email: 'ana@example.com' })).toBe(422);
  expect(await refused({ device: 'Mozilla/5.0' })).toBe(422);
  expect(await refused({ release: '0.1.0 of ana' })).toBe(422);
  expect(await refused({ charts: { notice: { ...NOTHING, reached: { shown: [true, MOST_TIMES + 1] } } } })).toBe(422);
  expect(await refused({ charts: { notice: { ...NOTHING, left: { shown: [true, [1]] } } } })).toBe(422);
  expect(await refused({ charts: { notice: { ...NOTHING, context: { email: 'ana@example.com' } } } })).toBe(422);
  const names = Object.fromEntries(Array.from({ length: MOST_NAMES + 1 }, (_, index) => [`state${index}`, [true, 1]]));
  expect(await refused({ charts: { notice: { ...NOTHING, reached: names } } })).toBe(422);
  const body = JSON.stringify(report({})).padEnd(70_000);
  const large = await server.app.inject({ method: 'POST', url: '/api/flows/report', headers: { 'content-type': 'application/json' }, body });
  expect(large.statusCode).toBe(413);
});

test('who asks not to be tracked is not counted, whatever their page sends', async () => {
  const charts = { notice: { ...NOTHING, reached: { shown: [true, 1] as [boolean, number] } } };
  expect((await send(report(charts), { dnt: '1' })).status).toBe(200);
  expect((await send(report(charts), { 'sec-gpc': '1' })).status).toBe(200);
  expect(await rows()).toEqual([]);
  await send(report(charts), { dnt: '0' });
  expect(await rows()).toHaveLength(1);
});

test('one address is counted thirty times, then twice a minute', async () => {
  const charts = { notice: { ...NOTHING, reached: { shown: [true, 1] as [boolean, number] } } };
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await send(report(charts))).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  time += 30_000;
  expect((await send(report(charts))).status).toBe(200);
});

test('a page weighs no more by saying that few report', async () => {
  await send(report({ notice: { ...NOTHING, reached: { shown: [true, 1] } } }, { share: 0.0625 }));
  expect(await rows()).toMatchObject([{ times: 1, people: 1 }]);
});

test('pages are told which share of them reports, and none where it is off', async () => {
  expect((await visitor().call(getFlowReporting)).data).toEqual({ share: 1 });
  const off = await testApp({ FLOW_REPORTS: 'off' });
  expect((await off.visitor().call(getFlowReporting)).data).toEqual({ share: 0 });
  await off.visitor().call(reportFlows, { body: report({ notice: { ...NOTHING, reached: { shown: [true, 1] } } }) });
  await writeCounts(off.db);
  expect(await off.db.select().from(flowCount)).toEqual([]);
});

const row = (changed: Partial<FlowCount>): FlowCount => ({
  day: '2026-02-16',
  chart: 'notice',
  kind: 'reached',
  name: 'shown',
  release: '0.1.0',
  countryId: 167,
  device: 'phone',
  times: 20,
  people: 10,
  buckets: [],
  ...changed,
});
const NOW = new Date('2026-03-02T04:00:00Z');

test('a full day takes no new rows, and goes on counting in those it has', async () => {
  const pending = new PendingCounts();
  pending.add(row({}));
  await writeCounts(db, pending, 1);
  pending.add(row({}));
  pending.add(row({ name: 'empty' }));
  pending.add(row({ day: '2026-02-17' }));
  await writeCounts(db, pending, 1);
  expect((await rows()).map(({ day, name, times }) => [day, name, times])).toEqual([
    ['2026-02-16', 'shown', 40],
    ['2026-02-17', 'shown', 20],
  ]);
});

test('what can not be written waits, and is written with the next', async () => {
  const pending = new PendingCounts();
  pending.add(row({}));
  const broken = vi.spyOn(db, 'execute').mockRejectedValueOnce(new Error('the database is away'));
  await expect(writeCounts(db, pending)).rejects.toThrow('away');
  broken.mockRestore();
  pending.add(row({}));
  await writeCounts(db, pending);
  expect(await rows()).toMatchObject([{ times: 40, people: 20 }]);
});

test('figures are sums over a week of what ten people did in one country on one kind of device', async () => {
  await db.insert(flowCount).values([
    row({ people: 6, times: 6 }),
    row({ day: '2026-02-18', people: 5, times: 9 }),
    row({ device: 'desktop', people: 9, times: 900 }),
    row({ countryId: 192, people: 12, times: 13 }),
    row({ kind: 'left', people: 10, times: 10, buckets: buckets(5, 10) }),
    row({ kind: 'left', countryId: 192, people: 12, times: 12, buckets: buckets(1, 12) }),
    row({ kind: 'taken', name: LEFT_BY, people: 9, times: 9 }),
    row({ day: '2026-02-09', people: 30, times: 31 }),
    // This week still grows, so it is nobody's yet.
    row({ day: '2026-02-23', people: 500, times: 500 }),
  ]);
  const traffic = await trafficOf(db, 'notice', {}, 'people', NOW);
  expect(traffic).toMatchObject({ source: 'people', week: '2026-02-16', releases: ['0.1.0'], releaseBefore: null });
  expect(traffic.now).toEqual({ states: { shown: { people: 23, reached: 28, left: 22, median: 1 } }, transitions: {} });
  expect(traffic.weekBefore.states).toEqual({ shown: { people: 30, reached: 31, left: null, median: null } });
  const { now } = await trafficOf(db, 'notice', { device: 'desktop' }, 'people', NOW);
  expect(now).toEqual({ states: {}, transitions: {} });
});

test('no figure, and nothing taken from one, says what fewer than ten people did', async () => {
  const people = { ph: [3, 9], sg: [9, 10], tw: [10, 25], hk: [14, 2] };
  const cells = Object.entries(people).flatMap(([code, [phone = 0, desktop = 0]]) => {
    const countryId = COUNTRIES.find((country) => country.code === code)?.id as number;
    return [row({ countryId, people: phone, times: phone }), row({ countryId, people: desktop, times: desktop, device: 'desktop' })];
  });
  await db.insert(flowCount).values(cells);
  const shown = async (filter: TrafficFilter) => (await trafficOf(db, 'notice', filter, 'people', NOW)).now.states['shown']?.people ?? 0;
  const byCountry = await Promise.all(Object.keys(people).map((country) => shown({ country })));
  expect(byCountry).toEqual([0, 10, 35, 14]);
  const byDevice = [await shown({ device: 'phone' }), await shown({ device: 'desktop' })];
  expect(byDevice).toEqual([24, 35]);
  // With what is left out in it, the whole would be 82, and what is missing could be worked out.
  expect(await shown({})).toBe(59);
  expect((await trafficOf(db, 'notice', {}, 'people', NOW)).countries).not.toContain('ph');
});

test('the release before is compared in its newest week', async () => {
  await db
    .insert(flowCount)
    .values([row({}), row({ day: '2026-01-20', release: '0.0.9', people: 11 }), row({ day: '2026-01-12', release: '0.0.9', people: 40 })]);
  const { releaseBefore } = await trafficOf(db, 'notice', { release: '0.1.0' }, 'people', NOW);
  expect(releaseBefore).toMatchObject({ release: '0.0.9', week: '2026-01-19', traffic: { states: { shown: { people: 11 } } } });
});

test('what too few did is deleted once its week is over, and everything after 400 days', async () => {
  await db
    .insert(flowCount)
    .values([
      row({ name: 'few', people: 4 }),
      row({ name: 'few', people: 5, day: '2026-02-20' }),
      row({ name: 'enough', people: 5 }),
      row({ name: 'enough', people: 5, day: '2026-02-20' }),
      row({ name: 'open', people: 1, day: '2026-02-23' }),
      row({ name: 'old', people: 50, day: '2025-01-25' }),
      row({ name: 'young', people: 50, day: '2025-01-26' }),
    ]);
  expect(await sweepFlowCounts(db, NOW)).toBe(3);
  expect((await rows()).map(({ name }) => name)).toEqual(['enough', 'enough', 'open', 'young']);
  await db.insert(flowCount).values(row({ name: 'few', people: 4 }));
  await sweep({ db, now: () => NOW });
  expect((await db.execute(sql`select from flow_count where name = 'few'`)).rowCount).toBe(0);
});
