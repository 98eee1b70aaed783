import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS } from '../../../../contract/errors.ts';
import { getSession } from '../../../../contract/auth.ts';
import {
  checkApply,
  createApplication,
  getAppliedJob,
  getApplyDraft,
  listApplications,
  saveApplyDraft,
  withdrawApplication,
} from '../../../../contract/applications.ts';
import { deleteResume } from '../../../../contract/jobseekers.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { user } from '../../../db/schema/auth.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { job } from '../../../db/schema/market.ts';
import { application, applicationEvent } from '../../../db/schema/seeker.ts';

let server: TestApp;
let ana: Browser;
let resumeId: string;

beforeAll(async () => {
  server = await testApp();
  ana = await server.seeker();
  resumeId = (await attachResume(ana)).id;
});

const apply = (jobId: number, more: Record<string, unknown> = {}, headers: Record<string, string> = {}, who = ana) =>
  who.call(createApplication, { params: { id: jobId }, body: { resume_id: resumeId, ...more } }, headers);

test('a new application is pending, due after the number of days the employer chose, with a receipt and no draft left', async () => {
  const { id } = await makeJob(server.db, { promiseDays: 14 });
  await ana.call(saveApplyDraft, { params: { id }, body: { first_message: 'Hello', idempotency_key: randomUUID() } });
  const answer = await apply(id, { first_message: 'Hello' });
  expect(answer.data).toMatchObject({
    company_industry: 'Software and IT services',
    application: { status: 'pending', first_message: 'Hello', promise: { status: 'awaiting', due_at: '2026-03-16T04:00:00.000Z' } },
  });
  expect(answer.data.application.history).toEqual([{ status: 'pending', by: 'seeker', at: '2026-03-02T04:00:00.000Z' }]);
  expect(answer.data.application.resume).toEqual({ id: resumeId, filename: 'Ana Reyes.pdf' });
  expect((await ana.call(getApplyDraft, { params: { id } })).data).toBeNull();
  server.mail.sent.length = 0;
  await server.runOutbox();
  expect(server.mail.sent.map((mail) => [mail.to, mail.subject])).toContainEqual([ana.user?.email, 'Application sent: Accountant, Harbour Freight']);
});

test('twenty identical requests at once create one application and all get the same response', async () => {
  const { id } = await makeJob(server.db);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(id, {}, { 'idempotency-key': key })));
  expect(new Set(answers.map((answer) => answer.data.application.id)).size).toBe(1);
  expect(await server.db.select().from(application).where(eq(application.jobId, id))).toHaveLength(1);
});

test('twenty requests with different keys create one application, one event, and one receipt', async () => {
  const { id } = await makeJob(server.db, { title: 'Twenty keys' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(id)));
  const [first] = answers.map((answer) => answer.data.application.id);
  expect(new Set(answers.map((answer) => answer.data.application.id))).toEqual(new Set([first]));
  expect(
    await server.db
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, first ?? '')),
  ).toHaveLength(1);
  await server.runOutbox();
  expect(server.mail.sent.filter((mail) => mail.subject.includes('Twenty keys'))).toHaveLength(1);
});

test('a repeated application returns the first one even after the job closed', async () => {
  const { id } = await makeJob(server.db);
  const first = await apply(id, { first_message: 'first' });
  await server.db.update(job).set({ status: 'closed' }).where(eq(job.id, id));
  const second = await apply(id, { first_message: 'second' });
  expect(second.data.application).toEqual({ ...first.data.application, job: { ...first.data.application.job, status: 'closed' } });
});

test.each([
  ['closed', 'jobClosed'],
  ['onHold', 'jobOnHold'],
  ['deleted', 'jobDeleted'],
] as const)('an application for a job that is %s is refused with %s, and nothing is written', async (status, refusal) => {
  const { id } = await makeJob(server.db, { status });
  expect((await apply(id)).refusal.code).toBe(ERRORS[refusal].code);
  expect(await server.db.select().from(application).where(eq(application.jobId, id))).toEqual([]);
});

test('an application for a closing job waits for the lock and is then refused, so no closed job has an open application', async () => {
  const { id } = await makeJob(server.db);
  let pending: ReturnType<typeof apply> | undefined;
  await server.db.transaction(async (tx) => {
    await tx.update(job).set({ status: 'closed' }).where(eq(job.id, id));
    pending = apply(id);
    // PostgreSQL reports a waiting lock once the request has reached it.
    const isWaiting = async () => (await server.outside.connection.pool.query('select 1 from pg_locks where not granted')).rows.length > 0;
    while (!(await isWaiting()));
  });
  expect((await pending)?.refusal.code).toBe(ERRORS.jobClosed.code);
});

test('a residential status is required when the job lists some', async () => {
  const { id } = await makeJob(server.db, { eligibility: ['Singapore Citizen', 'Permanent Resident'] });
  expect((await apply(id)).refusal.code).toBe(ERRORS.notEligible.code);
  await server.db
    .update(user)
    .set({ residentialStatus: 'Permanent Resident' })
    .where(eq(user.id, ana.user?.id ?? ''));
  expect((await apply(id)).status).toBe(200);
});

test('someone registered by quick apply may apply again with a name and an address, without the profile that chat requires', async () => {
  const { id } = await makeJob(server.db);
  const bea = await server.seeker({ first_name: 'Bea', last_name: 'Lim' });
  expect(bea.user?.is_profile_completed).toBe(false);
  expect((await bea.call(checkApply, { params: { id } })).data.is_profile_completed).toBe(true);
  expect((await bea.call(getSession, {})).data.user?.is_profile_completed).toBe(false);
  expect((await apply(id, { resume_id: (await attachResume(bea)).id }, {}, bea)).status).toBe(200);
});

test('an account created from an email address alone has no name, and a guest has neither', async () => {
  const { id } = await makeJob(server.db);
  const cai = await server.seeker();
  await server.db
    .update(user)
    .set({ lastName: ' ' })
    .where(eq(user.id, cai.user?.id ?? ''));
  expect((await cai.call(checkApply, { params: { id } })).data.is_profile_completed).toBe(false);
  expect((await (await server.guest()).call(checkApply, { params: { id } })).data.is_profile_completed).toBe(false);
});

test('a paused person may not apply, and may again when the pause ends', async () => {
  const { id } = await makeJob(server.db);
  const bea = await server.seeker();
  const bodyOf = { resume_id: (await attachResume(bea)).id };
  await server.db
    .update(user)
    .set({ bannedUntil: new Date(server.clock.now().getTime() + 1) })
    .where(eq(user.id, bea.user?.id ?? ''));
  expect((await apply(id, bodyOf, {}, bea)).refusal.code).toBe(ERRORS.applyBanned.code);
  await server.db
    .update(user)
    .set({ bannedUntil: server.clock.now() })
    .where(eq(user.id, bea.user?.id ?? ''));
  expect((await apply(id, bodyOf, {}, bea)).status).toBe(200);
});

test('answers are validated by the type of their question, and each error is reported at its own field', async () => {
  const { id, questionIds } = await makeJob(server.db, {}, [
    { kind: 'text' },
    { kind: 'number' },
    { kind: 'yesNo' },
    { kind: 'choice', options: ['Day', 'Night'] },
    { kind: 'text', isRequired: false },
  ]);
  const [text = 0, number = 0, yesNo = 0, choice = 0, optional = 0] = questionIds;
  const refused = await apply(id, {
    screening_answers: [
      { question_id: number, answer: 'many' },
      { question_id: yesNo, answer: 'maybe' },
      { question_id: choice, answer: 'Dusk' },
    ],
  });
  expect(Object.keys(refused.refusal.errors ?? {}).sort()).toEqual([text, number, yesNo, choice].map((question) => `screening_answers.${question}`).sort());
  expect(refused.refusal.errors?.[`screening_answers.${text}`]).toEqual(['Answer this question']);
  const answers = [
    { question_id: text, answer: 'Because\u0000 I can' },
    { question_id: number, answer: '12,000' },
    { question_id: yesNo, answer: 'yes' },
    { question_id: choice, answer: 'Night' },
    { question_id: optional, answer: '' },
    { question_id: 999_999, answer: 'to nobody' },
  ];
  expect((await apply(id, { screening_answers: answers })).status).toBe(200);
  const [row] = await server.db.select().from(application).where(eq(application.jobId, id));
  expect(row?.screeningAnswers.map(({ answer }) => answer)).toEqual(['Because I can', '12,000', 'yes', 'Night']);
});

test('another person’s resume, a deleted one, and one that never existed are refused with the same error', async () => {
  const { id } = await makeJob(server.db);
  const bea = await server.seeker();
  const hers = (await attachResume(bea)).id;
  const removed = (await attachResume(ana, 'to be removed')).id;
  await ana.call(deleteResume, { params: { id: removed } });
  for (const resume of [hers, removed, randomUUID()]) expect((await apply(id, { resume_id: resume })).refusal.errors).toHaveProperty('resume_id');
  expect(await server.db.select().from(application).where(eq(application.jobId, id))).toEqual([]);
});

test('a job with an application form on the employer’s own site accepts no application here', async () => {
  const { id } = await makeJob(server.db, { applyUrl: 'https://jobs.example.com/1' });
  expect((await apply(id)).refusal.code).toBe(ERRORS.notAllowedNow.code);
});

test('an imported ad with no way to apply accepts no application until its employer joins', async () => {
  const companyId = await makeCompany(server.db);
  const { id } = await makeJob(server.db, { companyId, takesApplications: false });
  expect((await apply(id)).refusal.code).toBe(ERRORS.noWayToApply.code);
  expect((await ana.call(checkApply, { params: { id } })).data.job.can_apply).toBe(false);
  const [owner] = await server.db
    .insert(user)
    .values({ email: `${randomUUID()}@example.com` })
    .returning();
  await server.db.insert(companyMember).values({ userId: owner?.id as string, companyId, role: 'coordinator', joinedAt: server.clock.now() });
  expect((await apply(id)).status).toBe(200);
});

test('withdrawing moves the application through the chart once; after that it is final and the person can’t reapply', async () => {
  const { id } = await makeJob(server.db);
  await apply(id);
  const withdrawn = await ana.call(withdrawApplication, { params: { id } });
  expect(withdrawn.data).toMatchObject({ status: 'withdrawn', history: [{ status: 'pending' }, { status: 'withdrawn', by: 'seeker' }] });
  expect((await ana.call(withdrawApplication, { params: { id } })).refusal.code).toBe(ERRORS.notAllowedNow.code);
  expect((await apply(id)).refusal.code).toBe(ERRORS.alreadyApplied.code);
});

test('the other open pages of the person learn of their application, and of its withdrawal', async () => {
  const { id } = await makeJob(server.db);
  server.broadcasts.length = 0;
  const application = (await apply(id)).data.application.id;
  const changed = { what: 'application', id: application };
  const own = () => server.broadcasts.filter(({ userIds }) => userIds.includes(ana.user?.id ?? '')).map((sent) => sent.changed);
  expect(own()).toContainEqual(changed);
  server.broadcasts.length = 0;
  await ana.call(withdrawApplication, { params: { id } });
  expect(own()).toContainEqual(changed);
});

test('two simultaneous withdrawals result in one', async () => {
  const { id } = await makeJob(server.db);
  await apply(id);
  const answers = await Promise.all([ana.call(withdrawApplication, { params: { id } }), ana.call(withdrawApplication, { params: { id } })]);
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await ana.call(getAppliedJob, { params: { id } })).data.history).toHaveLength(2);
});

test('applications are listed newest first, and only to their owner', async () => {
  const bea = await server.seeker();
  const { id: resume } = await attachResume(bea);
  const ids: number[] = [];
  for (const [title, salaryMonthTo] of [
    ['First', 90_000],
    ['Second', 50_000],
  ] as const) {
    const { id } = await makeJob(server.db, { title, salaryMonthTo });
    await apply(id, { resume_id: resume }, {}, bea);
    server.clock.move(1_000);
    ids.push(id);
  }
  const list = await bea.call(listApplications, {});
  expect(list.data.map((entry) => entry.job.title)).toEqual(['Second', 'First']);
  expect(list.meta).toEqual({ page: 1, size: 30, total: 2 });
  const byPay = await bea.call(listApplications, { query: { sort: 3 } });
  expect(byPay.data.map((entry) => entry.job.title)).toEqual(['First', 'Second']);
  expect((await ana.call(getAppliedJob, { params: { id: ids[0] ?? 0 } })).status).toBe(404);
});
