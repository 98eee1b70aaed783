import { beforeAll, expect, test } from 'vitest';
import { DAY } from '../../../../contract/durations.ts';
import { getJob } from '../../../../contract/jobs.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { createPosting, getPosting, movePosting, publishPosting } from '../../../../contract/postings.ts';
import { searchJobs } from '../../../../contract/search.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeJob } from '../../../../tests/support/market.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { jobFunction, mainFunction } from '../../../db/schema/market.ts';
import { featureJob } from '../../../feature-job.ts';
import { employer, vacancy } from '../../hiring/postings/posting.fixture.ts';
import { endMarks } from './end-marks.ts';

let server: TestApp;
let visitor: Browser;
beforeAll(async () => {
  server = await testApp();
  visitor = await server.guest();
  await server.db.insert(mainFunction).values({ id: 1, value: 'Accounting', seoValue: 'accounting' }).onConflictDoNothing();
  await server.db.insert(jobFunction).values({ id: 1, mainFunctionId: 1, value: 'Bookkeeping', seoValue: 'bookkeeping' }).onConflictDoNothing();
});

const seen = async (id: number) => (await visitor.call(getJob, { params: { id } })).data.is_urgent;

test('job seekers see an urgent job marked on its page and card; the mark ends automatically, and no edit extends it', async () => {
  const { companyId, browser } = await employer(server);
  const { id } = (await browser.call(createPosting, { body: {} })).data.posting;
  const publish = (is_urgent: boolean, as = browser) => as.call(publishPosting, { params: { id }, body: vacancy({ title: 'Anchor Smith', is_urgent }) });
  await publish(true);
  expect(await seen(id)).toBe(true);
  expect((await visitor.call(searchJobs, { query: { query: 'anchor smith' } })).data.jobs).toMatchObject([{ id, is_urgent: true }]);
  server.clock.move(LIMITS.urgentDays * DAY - 1);
  // The first session ends before the mark does.
  const { browser: colleague } = await employer(server, { companyId });
  expect((await publish(true, colleague)).status).toBe(200);
  await endMarks(server.outside);
  expect(await seen(id)).toBe(true);
  server.clock.move(1);
  await endMarks(server.outside);
  expect(await seen(id)).toBe(false);
  expect((await colleague.call(getPosting, { params: { id } })).data.posting).toMatchObject({ is_urgent: false, fields: { is_urgent: false } });
  await publish(true, colleague);
  expect(await seen(id)).toBe(true);
  await publish(false, colleague);
  expect(await seen(id)).toBe(false);
});

test('a job that is posted again is urgent only if it is marked again', async () => {
  const { browser } = await employer(server);
  const { id } = (await browser.call(createPosting, { body: {} })).data.posting;
  await browser.call(publishPosting, { params: { id }, body: vacancy({ title: 'Rope Maker', is_urgent: true }) });
  await browser.call(movePosting, { params: { id }, body: { move: 'close' } });
  await browser.call(movePosting, { params: { id }, body: { move: 'repost' } });
  expect(await seen(id)).toBe(false);
});

test('the operator can feature an open job for a number of days, and no other job', async () => {
  const { id } = await makeJob(server.db, { title: 'Harbour Cook' });
  const isFeatured = async () => (await visitor.call(getJob, { params: { id } })).data.is_featured;
  expect(await isFeatured()).toBe(false);
  expect(await featureJob(server.db, id, 3, server.clock.now())).toEqual(new Date(server.clock.now().getTime() + 3 * DAY));
  expect(await isFeatured()).toBe(true);
  server.clock.move(3 * DAY);
  await endMarks(server.outside);
  expect(await isFeatured()).toBe(false);
  const closed = await makeJob(server.db, { status: 'closed' });
  await expect(featureJob(server.db, closed.id, 3, server.clock.now())).rejects.toThrow('no open job');
});
