import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createApplication } from '../../contract/applications.ts';
import { getJob } from '../../contract/jobs.ts';
import { searchJobs } from '../../contract/search.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import type { Browser } from '../../tests/support/browser.ts';
import { attachResume, makeJob } from '../../tests/support/market.ts';
import { job } from '../db/schema/market.ts';
import { application } from '../db/schema/seeker.ts';
import { indexJobs } from '../modules/search/indexing.ts';
import { closeExpired } from './expiry.ts';
import { keepPromises, type PromiseHouse } from './promise.ts';

const HOUR = 3_600_000;
let house: TestApp;
let inside: PromiseHouse;
let ana: Browser;

beforeAll(async () => {
  house = await testApp();
  inside = { ...house.outside, log: house.app.log };
  ana = await house.seeker();
});

/** An indexed job that ends so many milliseconds from now. */
async function ending(title: string, within: number, values: Parameters<typeof makeJob>[1] = {}): Promise<number> {
  const { id } = await makeJob(house.db, { title, validThrough: new Date(house.clock.now().getTime() + within), ...values });
  await indexJobs(house.db, [id]);
  return id;
}

const statusOf = async (id: number) => (await house.db.select({ status: job.status }).from(job).where(eq(job.id, id)))[0]?.status;
const isIndexed = async (id: number) =>
  (
    await house.db
      .select({ id: job.id })
      .from(job)
      .where(sql`${job.id} = ${id} and ${job.tsv} is not null`)
  ).length === 1;

test('a job closes by itself at the instant its end passes, is found no more, and its applicants are told', async () => {
  const id = await ending('Lighthouse Keeper', HOUR);
  await ana.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(ana)).id } });
  await house.runOutbox();
  house.mail.sent.length = 0;
  house.clock.move(HOUR - 1);
  expect(await closeExpired(inside)).toBe(0);
  house.clock.move(1);
  expect(await closeExpired(inside)).toBe(1);
  expect(await statusOf(id)).toBe('closed');
  expect(await isIndexed(id)).toBe(false);
  expect((await ana.call(searchJobs, { query: { query: 'lighthouse keeper' } })).data.jobs).toEqual([]);
  expect((await ana.call(getJob, { params: { id } })).data.status).toBe('closed');
  await keepPromises(inside);
  await house.runOutbox();
  const [row] = await house.db.select({ status: application.status }).from(application).where(eq(application.jobId, id));
  expect(row?.status).toBe('jobClosed');
  expect(house.mail.sent.map(({ subject }) => subject)).toEqual(['Job closed: Lighthouse Keeper, Harbour Freight']);
});

test('a held job ends as well; a closed and a deleted one are left as they are', async () => {
  const held = await ending('Held', -1, { status: 'onHold' });
  const deleted = await ending('Deleted', -1, { status: 'deleted' });
  expect(await closeExpired(inside)).toBe(1);
  expect([await statusOf(held), await statusOf(deleted)]).toEqual(['closed', 'deleted']);
  expect(await closeExpired(inside)).toBe(0);
});

test('any number of nodes close each of many once', async () => {
  const ids = await Promise.all(Array.from({ length: 450 }, (_, index) => ending(`Many ${index}`, -1)));
  const closed = await Promise.all([closeExpired(inside), closeExpired(inside), closeExpired(inside)]);
  expect(closed.reduce((sum, count) => sum + count)).toBe(450);
  const rows = await house.db.select({ status: job.status }).from(job).where(inArray(job.id, ids));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['closed']));
});
