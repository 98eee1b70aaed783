import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createApplication } from '../../../../contract/applications.ts';
import { DAY } from '../../../../contract/durations.ts';
import { saveReach } from '../../../../contract/reach.ts';
import { ERRORS } from '../../../../contract/errors.ts';
import { getJob } from '../../../../contract/jobs.ts';
import { createPosting, movePosting, publishPosting, type PostingMove } from '../../../../contract/postings.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { searchJobs } from '../../../../contract/search.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeJob } from '../../../../tests/support/market.ts';
import { user } from '../../../db/schema/auth.ts';
import { notification } from '../../../db/schema/notification.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { job, jobFunction, mainFunction } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { employer, vacancy } from './posting.fixture.ts';
import { closeExpired } from './close-expired.ts';
import { checkPostings, type PostingContext } from './confirmations.ts';
import { enforcePromises } from '../applicants/keep-promises.ts';

let server: TestApp;
let inside: PostingContext;
let visitor: Browser;
beforeAll(async () => {
  server = await testApp();
  inside = { ...server.outside, log: server.app.log };
  visitor = await server.guest();
  await server.db.insert(mainFunction).values({ id: 1, value: 'Accounting', seoValue: 'accounting' }).onConflictDoNothing();
  await server.db.insert(jobFunction).values({ id: 1, mainFunctionId: 1, value: 'Bookkeeping', seoValue: 'bookkeeping' }).onConflictDoNothing();
});
beforeEach(async () => {
  await server.db.update(job).set({ confirmDueAt: null });
  await server.runOutbox();
  server.mail.sent.length = 0;
  server.broadcasts.length = 0;
});

async function posted(title: string) {
  const boss = await employer(server);
  const { id } = (await boss.browser.call(createPosting, { body: {} })).data.posting;
  await boss.browser.call(publishPosting, { params: { id }, body: vacancy({ title, screening_questions: [] }) });
  /** A colleague decides, because the session of the recruiter who posted the job has expired by then. */
  const decide = async (move: PostingMove) =>
    (await employer(server, { companyId: boss.companyId })).browser.call(movePosting, { params: { id }, body: { move } });
  return { ...boss, id, decide };
}
const row = async (id: number) => (await server.db.select().from(job).where(eq(job.id, id)))[0] as typeof job.$inferSelect;
const found = async (query: string) => (await visitor.call(searchJobs, { query: { query } })).data.jobs.map(({ id }) => id);
async function subjects(): Promise<string[]> {
  await server.runOutbox();
  return server.mail.sent.map(({ subject }) => subject);
}

test('confirmation is requested exactly on the fourteenth day while the job stays in search, and confirming starts another round', async () => {
  const { id, decide, userId } = await posted('Tide Reader');
  server.clock.move(14 * DAY - 1);
  expect(await checkPostings(inside)).toBe(0);
  server.clock.move(1);
  expect(await checkPostings(inside)).toBe(1);
  expect(await checkPostings(inside)).toBe(0);
  expect((await row(id)).status).toBe('confirmDue');
  expect([await found('tide reader'), (await visitor.call(getJob, { params: { id } })).data.status]).toEqual([[id], 'open']);
  expect(await subjects()).toEqual(['Still hiring? Tide Reader']);
  const notifications = await server.db.select().from(notification).where(eq(notification.userId, userId));
  expect(notifications).toMatchObject([{ kind: 'jobConfirmDue', data: { job_id: id, job_title: 'Tide Reader' } }]);
  expect(server.broadcasts).toContainEqual({ userIds: [userId], changed: { what: 'job', id } });
  const { data } = await decide('confirm');
  const now = server.clock.now().getTime();
  expect(data).toMatchObject({ status: 'open', confirm_due_at: new Date(now + 14 * DAY).toISOString(), valid_through: new Date(now + 30 * DAY).toISOString() });
  server.clock.move(14 * DAY - 1);
  expect(await checkPostings(inside)).toBe(0);
});

test('an unconfirmed job leaves search after three days, accepts no applications, and returns when confirmed', async () => {
  const { id, decide } = await posted('Wave Counter');
  const ana = await server.seeker();
  server.clock.move(14 * DAY);
  await checkPostings(inside);
  server.clock.move(3 * DAY - 1);
  expect(await checkPostings(inside)).toBe(0);
  server.clock.move(1);
  expect(await checkPostings(inside)).toBe(1);
  expect([(await row(id)).status, await found('wave counter')]).toEqual(['stale', []]);
  expect((await ana.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(ana)).id } })).refusal.code).toBe(ERRORS.jobOnHold.code);
  expect((await subjects()).slice(0, 2)).toEqual(['Still hiring? Wave Counter', 'Job hidden: Wave Counter']);
  await decide('confirm');
  expect([(await row(id)).status, await found('wave counter')]).toEqual(['open', [id]]);
});

test('seven days later it ends, which sets its end date; its applicants are notified, and it can be posted again', async () => {
  const { id, decide } = await posted('Sand Sorter');
  const ana = await server.seeker();
  await ana.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(ana)).id } });
  for (const days of [14, 3, 7]) {
    server.clock.move(days * DAY - 1);
    expect(await checkPostings(inside)).toBe(0);
    server.clock.move(1);
    expect(await checkPostings(inside)).toBe(1);
  }
  await closeExpired(inside);
  expect(await row(id)).toMatchObject({ status: 'delisted', validThrough: server.clock.now() });
  expect((await visitor.call(getJob, { params: { id } })).data.status).toBe('closed');
  await enforcePromises(inside);
  expect(await server.db.select({ status: application.status }).from(application).where(eq(application.jobId, id))).toEqual([{ status: 'jobClosed' }]);
  expect((await decide('repost')).data.status).toBe('open');
  expect(await found('sand sorter')).toEqual([id]);
});

test('imported jobs, jobs on hold, and jobs that have ended need no confirmation', async () => {
  const fed = await makeJob(server.db);
  const due = new Date(0);
  const others = await Promise.all((['onHold', 'closed', 'deleted', 'draft'] as const).map((status) => makeJob(server.db, { status, confirmDueAt: due })));
  expect(await checkPostings(inside)).toBe(0);
  const states = await Promise.all([fed, ...others].map(async ({ id }) => (await row(id)).status));
  expect(states).toEqual(['open', 'onHold', 'closed', 'deleted', 'draft']);
});

test('the recruiter who posted the job is asked, in their language, or the coordinator if they left', async () => {
  const { id, userId, companyId } = await posted('Rock Painter');
  const other = await employer(server, { companyId, role: 'coordinator' });
  await server.db
    .update(user)
    .set({ languageId: LANGUAGES.find(({ tag }) => tag === 'ja')?.id ?? 0 })
    .where(eq(user.id, userId));
  server.clock.move(14 * DAY);
  await checkPostings(inside);
  expect(await subjects()).toEqual(['この求人はまだ募集中ですか：Rock Painter']);
  server.mail.sent.length = 0;
  await server.db.delete(companyMember).where(eq(companyMember.userId, userId));
  server.clock.move(3 * DAY);
  await checkPostings(inside);
  await server.runOutbox();
  expect(server.mail.sent.map(({ to }) => to)).toEqual([`${other.userId}@example.com`]);
  expect((await visitor.call(getJob, { params: { id } })).data.recruiter).toBeNull();
});

test('someone without reminders is asked in the notification center only, but always notified that a job has ended', async () => {
  const { userId, browser } = await posted('Quiet Painter');
  await browser.call(saveReach, { body: { switches: [{ topic: 'reminders', channel: 'email', on: false }] } });
  for (const days of [14, 3, 30]) {
    server.clock.move(days * DAY);
    await checkPostings(inside);
  }
  expect(await subjects()).toHaveLength(1);
  const notifications = await server.db.select({ kind: notification.kind }).from(notification).where(eq(notification.userId, userId));
  expect(notifications.map(({ kind }) => kind)).toContain('jobConfirmDue');
});

test('any number of nodes ask once', async () => {
  const { companyId, userId } = await employer(server);
  const due = server.clock.now();
  await Promise.all(Array.from({ length: 120 }, (_, index) => makeJob(server.db, { companyId, postedBy: userId, title: `Many ${index}`, confirmDueAt: due })));
  const moved = await Promise.all([checkPostings(inside), checkPostings(inside), checkPostings(inside)]);
  expect(moved.reduce((sum, count) => sum + count)).toBe(120);
  expect(await subjects()).toHaveLength(120);
});
