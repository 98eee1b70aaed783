import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApplication, withdrawApplication } from '../../../../contract/applications.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';
import { saveUserSettings } from '../../../../contract/settings.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { notification } from '../../../db/schema/notification.ts';
import { company, job } from '../../../db/schema/market.ts';
import { application } from '../../../db/schema/seeker.ts';
import { moveApplication } from '../../applications/move.ts';
import { readUpTo } from '../../notify/centre.ts';
import { enforcePromises, startPromiseJob, type PromiseContext } from './keep-promises.ts';

let server: TestApp;
let inside: PromiseContext;
let ana: Browser;
let resumeId: string;

beforeAll(async () => {
  server = await testApp();
  inside = { ...server.outside, log: server.app.log };
});

beforeEach(async () => {
  // A new seeker, because the clock moves further than a session lasts.
  ana = await server.seeker();
  resumeId = (await attachResume(ana)).id;
  await server.runOutbox();
  server.mail.sent.length = 0;
});

async function applied(values: Parameters<typeof makeJob>[1] = {}): Promise<number> {
  const { id } = await makeJob(server.db, { promiseDays: 3, ...values });
  await ana.call(createApplication, { params: { id }, body: { resume_id: resumeId } });
  await server.runOutbox();
  server.mail.sent.length = 0;
  server.broadcasts.length = 0;
  return id;
}

/** The employer replies by opening a chat. */
async function answer(jobId: number): Promise<void> {
  await server.db.transaction(async (tx) => {
    const [row] = await tx.select().from(application).where(eq(application.jobId, jobId)).for('update');
    if (row) await moveApplication(tx, row, { type: 'chat.opened' }, 'employer', server.clock.now());
  });
}

const stateOf = async (id: number) => {
  const [row] = await server.db
    .select({ status: application.status, promise: application.promise, reason: application.reason })
    .from(application)
    .where(eq(application.jobId, id));
  return row;
};

test('without a reply, an application becomes overdue on time and closes after the grace period, and its seeker is notified each time', async () => {
  const id = await applied({ title: 'Overdue' });
  server.clock.move(3 * DAY - 1);
  await enforcePromises(inside);
  expect(await stateOf(id)).toEqual({ status: 'pending', promise: 'awaiting', reason: null });
  server.clock.move(1);
  await enforcePromises(inside);
  expect(await stateOf(id)).toEqual({ status: 'pending', promise: 'overdue', reason: null });
  const notifications = await server.db.select({ kind: notification.kind, data: notification.data }).from(notification);
  expect(notifications).toMatchObject([{ kind: 'answerOverdue', data: { job_id: id, job_title: 'Overdue', company: 'Harbour Freight' } }]);
  expect(server.broadcasts.map(({ changed }) => changed.what)).toEqual(['application', 'notifications']);
  server.clock.move(7 * DAY - 1);
  expect(await enforcePromises(inside)).toBe(0);
  server.clock.move(1);
  await enforcePromises(inside);
  expect(await stateOf(id)).toEqual({ status: 'notAccepted', promise: 'autoClosed', reason: 'noAnswer' });
  await server.runOutbox();
  expect(server.mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [ana.user?.email, 'No reply yet: Overdue, Harbour Freight'],
    [ana.user?.email, 'Closed without a reply: Overdue, Harbour Freight'],
  ]);
});

test.each(['noAnswer', 'jobClosed', 'withdrawn'] as const)(
  'the email %s reaches someone who has a page open and only reads older news of the application there',
  async (kind) => {
    const open = vi.spyOn(server.outside.realtime, 'present').mockImplementation(async (userIds) => new Set(userIds));
    const id = await applied({ title: 'Older news' });
    server.clock.move(3 * DAY);
    await enforcePromises(inside);
    if (kind === 'withdrawn') await ana.call(withdrawApplication, { params: { id } });
    else if (kind === 'jobClosed') await server.db.update(job).set({ status: 'closed' }).where(eq(job.id, id));
    else server.clock.move(7 * DAY);
    await enforcePromises(inside);
    await server.runOutbox();
    server.clock.move(1_000);
    await readUpTo(server.db, ana.user?.id as string, Number.MAX_SAFE_INTEGER, server.clock.now());
    server.clock.move(HOUR);
    await server.runOutbox();
    open.mockRestore();
    expect(server.mail.sent.map(({ kind: sent }) => sent)).toEqual([kind]);
  },
);

test('someone who turned off these emails gets none, but the application moves all the same', async () => {
  await ana.call(saveUserSettings, { body: { notifications: { application_news: false } } });
  const id = await applied({ title: 'Quiet' });
  server.clock.move(3 * DAY);
  await enforcePromises(inside);
  await server.runOutbox();
  expect([(await stateOf(id))?.promise, server.mail.sent]).toEqual(['overdue', []]);
});

test('with repeated runs, or several nodes at once, each application moves once', async () => {
  for (let count = 0; count < 3; count += 1) await applied();
  server.clock.move(3 * DAY);
  const moved = await Promise.all([enforcePromises(inside), enforcePromises(inside), enforcePromises(inside)]);
  expect(moved.reduce((sum, count) => sum + count)).toBe(3);
  await server.runOutbox();
  expect(server.mail.sent).toHaveLength(3);
});

test('an application with a reply, or a withdrawn one, stays unchanged', async () => {
  const [answered, withdrawn] = [await applied(), await applied()];
  await answer(answered);
  await ana.call(withdrawApplication, { params: { id: withdrawn } });
  server.clock.move(30 * DAY);
  await enforcePromises(inside);
  expect(await stateOf(answered)).toMatchObject({ status: 'communicating', promise: 'answered' });
  expect(await stateOf(withdrawn)).toMatchObject({ status: 'withdrawn', promise: 'awaiting' });
});

test('an application without a promise waits for its employer only', async () => {
  const id = await applied({ promiseDays: null });
  server.clock.move(400 * DAY);
  await enforcePromises(inside);
  expect(await stateOf(id)).toEqual({ status: 'pending', promise: null, reason: null });
});

test('a closed job’s open applications close with it, and their seekers are notified', async () => {
  const id = await applied({ title: 'Closing' });
  await server.db.update(job).set({ status: 'closed' }).where(eq(job.id, id));
  await enforcePromises(inside);
  expect(await stateOf(id)).toMatchObject({ status: 'jobClosed' });
  await server.runOutbox();
  expect(server.mail.sent.map(({ subject }) => subject)).toEqual(['Job closed: Closing, Harbour Freight']);
});

test('a company’s on-time share covers replies due in the last 90 days; late and missing ones lower it', async () => {
  const companyId = await makeCompany(server.db, { promisesDue: 50, promisesKept: 49 });
  const applyLater = async () => {
    server.clock.move(60_000);
    return applied({ companyId });
  };
  const [inTime, late] = [await applied({ companyId }), await applyLater(), await applyLater()];
  const figures = async () => {
    const [found] = await server.db
      .select({ due: company.promisesDue, kept: company.promisesKept, record: company.promiseRecord })
      .from(company)
      .where(eq(company.id, companyId));
    return found;
  };
  await answer(inTime);
  server.clock.move(3 * DAY);
  await enforcePromises(inside);
  await answer(late);
  await enforcePromises(inside);
  expect(await figures()).toEqual({ due: 3, kept: 1, record: 'kll' });
  server.clock.move(8 * DAY);
  await enforcePromises(inside);
  expect(await figures(), 'one was never answered').toEqual({ due: 3, kept: 1, record: 'kln' });
});

test('for a demo company they add to its initial figures', async () => {
  const companyId = await makeCompany(server.db, {
    promisesDue: 50,
    promisesKept: 49,
    promisesDueBefore: 50,
    promisesKeptBefore: 49,
    promiseRecordBefore: 'nkkkkkkkkkkkkkkkkkkk',
  });
  const inTime = await applied({ companyId });
  server.clock.move(60_000);
  await applied({ companyId });
  await answer(inTime);
  server.clock.move(3 * DAY);
  await enforcePromises(inside);
  const [figures] = await server.db
    .select({ due: company.promisesDue, kept: company.promisesKept, record: company.promiseRecord })
    .from(company)
    .where(eq(company.id, companyId));
  expect(figures).toEqual({ due: 52, kept: 50, record: 'kkkkkkkkkkkkkkkkkkkl' });
});

test('stopping waits for the current run', async () => {
  const id = await applied();
  server.clock.move(3 * DAY);
  const stop = startPromiseJob(inside);
  await stop();
  expect(await stateOf(id)).toMatchObject({ promise: 'overdue' });
});

test('a failure is logged and doesn’t end the job', async () => {
  const error = vi.fn<(context: object, message: string) => void>();
  const broken = {
    ...inside,
    log: { error } as unknown as PromiseContext['log'],
    db: { transaction: () => Promise.reject(new Error('no database')) } as unknown as PromiseContext['db'],
  };
  await startPromiseJob(broken)();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ err: new Error('no database') }), 'promises could not be kept');
});
