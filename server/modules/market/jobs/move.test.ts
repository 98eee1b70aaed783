import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createApplication } from '../../../../contract/applications.ts';
import type { PostingEvent } from '../../../../src/machines/jobPosting/jobPosting.types.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { attachResume, makeJob } from '../../../../tests/support/market.ts';
import { job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { enforcePromises } from '../../hiring/applicants/keep-promises.ts';
import { indexJobs } from '../search/indexing.ts';
import { moveJobs } from './move.ts';
import { POSTING_COLUMNS } from './record.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

async function move(id: number, type: PostingEvent['type'], role: 'employer' | 'system' = 'employer'): Promise<void> {
  await server.db.transaction(async (tx) =>
    moveJobs(tx, await tx.select(POSTING_COLUMNS).from(job).where(eq(job.id, id)).for('update'), type, role, server.clock.now()),
  );
}

const stateOf = async (id: number) => {
  const [row] = await server.db
    .select({ status: job.status, isFound: sql<boolean>`${job.ttsv} is not null and ${job.tsv} is not null` })
    .from(job)
    .where(eq(job.id, id));
  return [row?.status, row?.isFound];
};

test('whatever moves a job, search finds it exactly while it is open', async () => {
  const { id } = await makeJob(server.db);
  await indexJobs(server.db, [id]);
  expect(await stateOf(id)).toEqual(['open', true]);
  await move(id, 'job.held');
  expect(await stateOf(id)).toEqual(['onHold', false]);
  await move(id, 'job.reopened');
  expect(await stateOf(id)).toEqual(['open', true]);
  await move(id, 'job.delisted', 'system');
  expect(await stateOf(id)).toEqual(['closed', false]);
  await move(id, 'job.listed', 'system');
  expect(await stateOf(id)).toEqual(['open', true]);
  await move(id, 'job.closed');
  expect(await stateOf(id)).toEqual(['closed', false]);
  await move(id, 'job.deleted');
  expect(await stateOf(id)).toEqual(['deleted', false]);
});

test('if the chart or the role refuses, none of the jobs is moved', async () => {
  const open = await makeJob(server.db);
  const held = await makeJob(server.db, { status: 'onHold' });
  const rows = await server.db
    .select(POSTING_COLUMNS)
    .from(job)
    .where(inArray(job.id, [open.id, held.id]));
  await expect(server.db.transaction((tx) => moveJobs(tx, rows, 'job.held', 'employer', server.clock.now()))).rejects.toMatchObject({
    errorName: 'notAllowedNow',
  });
  await expect(server.db.transaction((tx) => moveJobs(tx, rows, 'job.expired', 'employer', server.clock.now()))).rejects.toMatchObject({
    errorName: 'noPermission',
  });
  expect((await stateOf(open.id))[0]).toBe('open');
});

test('applications of a job on hold are held, and continue where they were when it is resumed', async () => {
  const inside = { ...server.outside, log: server.app.log };
  const ana = await server.seeker();
  const { id } = await makeJob(server.db);
  await ana.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(ana)).id } });
  await server.runOutbox();
  server.mail.sent.length = 0;
  const status = async () => (await server.db.select({ status: application.status }).from(application).where(eq(application.jobId, id)))[0]?.status;
  await move(id, 'job.held');
  await enforcePromises(inside);
  expect(await status()).toBe('onHold');
  await move(id, 'job.reopened');
  await enforcePromises(inside);
  expect(await status()).toBe('pending');
  await move(id, 'job.closed');
  await enforcePromises(inside);
  expect(await status()).toBe('jobClosed');
});
