import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createApplication } from '../../../../contract/applications.ts';
import { HOUR } from '../../../../contract/durations.ts';
import { getJob } from '../../../../contract/jobs.ts';
import { searchJobs } from '../../../../contract/search.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeJob } from '../../../../tests/support/market.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { indexJobs } from '../../market/search/indexing.ts';
import { closeExpired } from './close-expired.ts';
import { enforcePromises, type PromiseContext } from '../applicants/keep-promises.ts';

let server: TestApp;
let inside: PromiseContext;
let ana: Browser;

beforeAll(async () => {
  server = await testApp();
  inside = { ...server.outside, log: server.app.log };
  ana = await server.seeker();
});

/** An indexed job that ends in this many milliseconds. */
async function ending(title: string, within: number, values: Parameters<typeof makeJob>[1] = {}): Promise<number> {
  const { id } = await makeJob(server.db, { title, validThrough: new Date(server.clock.now().getTime() + within), ...values });
  await indexJobs(server.db, [id]);
  return id;
}

const statusOf = async (id: number) => (await server.db.select({ status: job.status }).from(job).where(eq(job.id, id)))[0]?.status;
const isIndexed = async (id: number) =>
  (
    await server.db
      .select({ id: job.id })
      .from(job)
      .where(sql`${job.id} = ${id} and ${job.tsv} is not null`)
  ).length === 1;

test('a job closes automatically when its end passes, disappears from search, and its applicants are notified', async () => {
  const id = await ending('Lighthouse Keeper', HOUR);
  await ana.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(ana)).id } });
  await server.runOutbox();
  server.mail.sent.length = 0;
  server.clock.move(HOUR - 1);
  expect(await closeExpired(inside)).toBe(0);
  server.clock.move(1);
  expect(await closeExpired(inside)).toBe(1);
  expect(await statusOf(id)).toBe('closed');
  expect(await isIndexed(id)).toBe(false);
  expect((await ana.call(searchJobs, { query: { query: 'lighthouse keeper' } })).data.jobs).toEqual([]);
  expect((await ana.call(getJob, { params: { id } })).data.status).toBe('closed');
  await enforcePromises(inside);
  await server.runOutbox();
  const [row] = await server.db.select({ status: application.status }).from(application).where(eq(application.jobId, id));
  expect(row?.status).toBe('jobClosed');
  expect(server.mail.sent.map(({ subject }) => subject)).toEqual(['Job closed: Lighthouse Keeper, Harbour Freight']);
});

test('a job on hold ends as well; closed and deleted ones stay unchanged', async () => {
  const held = await ending('Held', -1, { status: 'onHold' });
  const deleted = await ending('Deleted', -1, { status: 'deleted' });
  expect(await closeExpired(inside)).toBe(1);
  expect([await statusOf(held), await statusOf(deleted)]).toEqual(['closed', 'deleted']);
  expect(await closeExpired(inside)).toBe(0);
});

test('any number of nodes close each of many jobs once', async () => {
  const ids = await Promise.all(Array.from({ length: 450 }, (_, index) => ending(`Many ${index}`, -1)));
  const closed = await Promise.all([closeExpired(inside), closeExpired(inside), closeExpired(inside)]);
  expect(closed.reduce((sum, count) => sum + count)).toBe(450);
  const rows = await server.db.select({ status: job.status }).from(job).where(inArray(job.id, ids));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['closed']));
});
