import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS } from '../../../../contract/errors.ts';
import { checkApply, createApplication, getApplyDraft, saveApplyDraft } from '../../../../contract/applications.ts';
import { clickExternalJob, getJob, getJobStatic, isJobSaved, reportJob, viewJob } from '../../../../contract/jobs.ts';
import { createSavedJob, deleteSavedJob, getSavedJob, listSavedJobIds, listSavedJobs } from '../../../../contract/saved-jobs.ts';
import { recordHotSearch } from '../../../../contract/search.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { hotSearch, jobView } from '../../../db/schema/operations.ts';
import { user } from '../../../db/schema/auth.ts';
import { job, location } from '../../../db/schema/market.ts';
import { externalClick, jobReport } from '../../../db/schema/seeker.ts';
import { LOCATIONS } from '../../../reference/locations.ts';
import { DAY } from '../../../../contract/durations.ts';

let server: TestApp;
let ana: Browser;

beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAIL: 'operator@waymark.example' });
  ana = await server.seeker();
});

const save = (who: Browser, jobId: number, headers: Record<string, string> = {}) => who.call(createSavedJob, { body: { job_id: jobId } }, headers);

test('a complete job has labels in the language of the request', async () => {
  const places = LOCATIONS.filter((place) => place.countryId === 211).slice(0, 2);
  await server.db.insert(location).values([...places]);
  const companyId = await makeCompany(server.db, { name: 'Kaohsiung Freight', promisesDue: 8, promisesKept: 6, sizeId: 2, isVerified: true });
  const { id } = await makeJob(
    server.db,
    {
      companyId,
      title: '會計師',
      countryId: 211,
      locationId: places[0]?.id ?? 0,
      locationIds: places.map((place) => place.id),
      jobTypeId: 1,
      salaryFrom: 40_000,
      salaryTo: 60_000,
      salaryCurrency: 'TWD',
      salaryPeriod: 'month',
      benefitIds: [1],
      skills: ['Excel'],
    },
    [{ kind: 'choice', text: 'Shift?', options: ['Day', 'Night'], isRequired: false }],
  );
  await makeJob(server.db, { companyId, status: 'closed' });
  const { data } = await server.visitor().call(getJob, { params: { id } }, { 'language-id': '5' });
  expect(data).toMatchObject({
    url: `/job/${encodeURIComponent('會計師-at-kaohsiung-freight')}-${id}`,
    company: { id: companyId, name: 'Kaohsiung Freight', logo: `/logo/${companyId}.svg`, is_verified: true, promise_kept: 0.75 },
    other_locations: 1,
    job_type: { id: 1, value: '全職' },
    industry: { id: 1, value: '軟體與資訊服務' },
    salary: { from: 40_000, to: 60_000, currency: 'TWD', period: 'month' },
    status: 'open',
    company_open_jobs: 1,
    company_domain: null,
    skills: ['Excel'],
    is_external: false,
    can_apply: true,
    is_urgent: false,
    is_featured: false,
    screening_questions: [{ kind: 'choice', options: ['Day', 'Night'], is_required: false }],
  });
  expect(data.locations.map((place) => place.id)).toEqual(places.map((place) => place.id));
  expect(data.location).toMatch(/\p{Script=Han}/u);
  expect((await server.visitor().call(getJob, { params: { id } })).data.job_type).toEqual({ id: 1, value: 'Full-time' });
});

test('a job with an application form on the employer’s site promises no reply, on its page and card', async () => {
  const companyId = await makeCompany(server.db, { name: 'Elsewhere Ltd' });
  const { id } = await makeJob(server.db, { companyId, promiseDays: 7, applyUrl: 'https://careers.example.com/7', xpLvlId: 4, degreeId: 5 });
  const here = await makeJob(server.db, { companyId, promiseDays: 7 });
  await save(ana, id);
  await save(ana, here.id);
  expect((await ana.call(getJob, { params: { id } })).data).toMatchObject({ is_external: true, promise_days: null });
  const { data: cards } = await ana.call(listSavedJobs, {});
  const cardOf = (saved: number) => cards.find((card) => card.job.id === saved)?.job;
  expect(cardOf(id)).toMatchObject({ promise_days: null, xp_lvl: { value: '1–3 years' }, degree: { value: "Bachelor's degree" } });
  expect(cardOf(here.id)).toMatchObject({ promise_days: 7 });
});

test('fewer than five promises don’t count as a record', async () => {
  const { id } = await makeJob(server.db, { companyId: await makeCompany(server.db, { promisesDue: 4, promisesKept: 4 }) });
  expect((await ana.call(getJob, { params: { id } })).data.company.promise_kept).toBeNull();
});

test.each([getJob, getJobStatic])(
  'closed jobs and jobs on hold are shown with their status, a deleted one is gone, and an unknown one not found',
  async (call) => {
    for (const status of ['closed', 'onHold'] as const) {
      const { id } = await makeJob(server.db, { status });
      expect((await ana.call(call, { params: { id } })).data.status).toBe(status);
    }
    const { id } = await makeJob(server.db, { status: 'deleted' });
    const gone = await ana.call(call, { params: { id } });
    expect([gone.status, gone.refusal.code]).toEqual([410, ERRORS.jobDeleted.code]);
    expect((await ana.call(call, { params: { id: 2_000_000_000 } })).status).toBe(404);
    expect((await ana.call(call, { params: { id: 'x' } })).status).toBe(422);
  },
);

test('saving repeatedly saves once, and so does unsaving', async () => {
  const bea = await server.seeker();
  const { id } = await makeJob(server.db);
  const key = randomUUID();
  const [first, second] = await Promise.all([save(bea, id, { 'idempotency-key': key }), save(bea, id, { 'idempotency-key': key })]);
  expect(first.data).toEqual(second.data);
  server.clock.move(1_000);
  expect((await save(bea, id)).data.saved_at).toBe(first.data.saved_at);
  expect((await bea.call(isJobSaved, { params: { id } })).data).toEqual({ is_saved: true, application_id: null, application_status: null });
  for (let count = 0; count < 2; count += 1) expect((await bea.call(deleteSavedJob, { params: { id } })).status).toBe(200);
  expect((await bea.call(isJobSaved, { params: { id } })).data.is_saved).toBe(false);
  expect((await bea.call(getSavedJob, { params: { id } })).status).toBe(404);
});

test('saved jobs come in pages of 30, last saved first, with the status of closed ones', async () => {
  const bea = await server.seeker();
  const ids: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const { id } = await makeJob(server.db, { companyId: 1, title: `Job ${count}` });
    await save(bea, id);
    server.clock.move(1_000);
    ids.push(id);
  }
  await server.db
    .update(job)
    .set({ status: 'closed' })
    .where(eq(job.id, ids[30] ?? 0));
  const [one, two] = [await bea.call(listSavedJobs, {}), await bea.call(listSavedJobs, { query: { page: 2 } })];
  expect(one.meta).toEqual({ page: 1, size: 30, total: 31 });
  expect(one.data.map((entry) => entry.job.id)).toEqual(ids.slice(1).reverse());
  expect(one.data[0]?.job.status).toBe('closed');
  expect(two.data.map((entry) => entry.job.id)).toEqual([ids[0]]);
  expect((await bea.call(listSavedJobs, { query: { page: 99 } })).data).toEqual([]);
  expect((await bea.call(listSavedJobIds, {})).data).toEqual(ids.toReversed());
  expect((await ana.call(listSavedJobIds, {})).data).not.toContain(ids[0]);
});

test('saved jobs can be sorted by pay, with jobs without pay last', async () => {
  const cleo = await server.seeker();
  const ids: number[] = [];
  for (const salaryMonthTo of [30_000, null, 90_000, 50_000]) {
    const { id } = await makeJob(server.db, { companyId: 1, salaryMonthTo });
    await save(cleo, id);
    server.clock.move(1_000);
    ids.push(id);
  }
  const sorted = async (sort: 1 | 2 | 3) => (await cleo.call(listSavedJobs, { query: { sort } })).data.map((entry) => ids.indexOf(entry.job.id));
  expect(await sorted(3)).toEqual([2, 3, 0, 1]);
  expect(await sorted(1)).toEqual([3, 2, 1, 0]);
  expect(await sorted(2)).toEqual([3, 2, 1, 0]);
});

test('a guest can’t save, a deleted job can’t be saved, and nobody sees other people’s saved jobs', async () => {
  const { id } = await makeJob(server.db);
  await save(ana, id);
  expect((await save(await server.guest(), id)).status).toBe(401);
  expect((await (await server.seeker()).call(getSavedJob, { params: { id } })).status).toBe(404);
  const removed = await makeJob(server.db, { status: 'deleted' });
  expect((await save(ana, removed.id)).refusal.code).toBe(ERRORS.jobDeleted.code);
});

test('a job shows whether the person applied and saved it, and neither for a visitor', async () => {
  const { id } = await makeJob(server.db);
  const { id: resume } = await attachResume(ana);
  const applied = await ana.call(createApplication, { params: { id }, body: { resume_id: resume } });
  expect((await ana.call(isJobSaved, { params: { id } })).data).toEqual({
    is_saved: false,
    application_id: applied.data.application.id,
    application_status: 'pending',
  });
  expect((await server.visitor().call(isJobSaved, { params: { id } })).data).toEqual({ is_saved: false, application_id: null, application_status: null });
});

test('views of a job are counted per day', async () => {
  const { id } = await makeJob(server.db);
  await Promise.all(Array.from({ length: 5 }, () => server.visitor().call(viewJob, { params: { id }, body: {} })));
  const [row] = await server.db.select().from(jobView).where(eq(jobView.jobId, id));
  expect(row).toEqual({ jobId: id, day: server.clock.now().toISOString().slice(0, 10), views: 5 });
  expect((await server.visitor().call(viewJob, { params: { id: 2_000_000_000 }, body: {} })).status).toBe(404);
});

test('a click to an employer’s own site is recorded; a job without one, or closed, has no link', async () => {
  const guest = await server.guest();
  const { id } = await makeJob(server.db, { applyUrl: 'https://jobs.example.com/1' });
  const headers = { 'idempotency-key': randomUUID() };
  for (let count = 0; count < 2; count += 1)
    expect((await guest.call(clickExternalJob, { params: { id } }, headers)).data.apply_url).toBe('https://jobs.example.com/1');
  expect(await server.db.select().from(externalClick).where(eq(externalClick.jobId, id))).toHaveLength(1);
  expect((await guest.call(clickExternalJob, { params: { id: (await makeJob(server.db)).id } })).refusal.code).toBe(ERRORS.notAllowedNow.code);
  const hostile = await makeJob(server.db, { applyUrl: 'javascript:alert(1)' });
  expect((await guest.call(clickExternalJob, { params: { id: hostile.id } })).refusal.code).toBe(ERRORS.notAllowedNow.code);
  expect((await guest.call(getJob, { params: { id: hostile.id } })).data.apply_url).toBeNull();
  const closed = await makeJob(server.db, { applyUrl: 'https://jobs.example.com/2', status: 'closed' });
  expect((await guest.call(clickExternalJob, { params: { id: closed.id } })).refusal.code).toBe(ERRORS.jobClosed.code);
});

test('a person can report a job once for each of the ten reasons', async () => {
  const guest = await server.guest();
  const { id } = await makeJob(server.db);
  const report = (reason: number) => guest.call(reportJob, { params: { id }, body: { report_reason_id: reason } });
  const [first, again, other] = [await report(1), await report(1), await report(10)];
  expect(first.data.report_id).toBe(again.data.report_id);
  expect(other.data.report_id).not.toBe(first.data.report_id);
  expect((await report(11)).refusal.errors).toHaveProperty('report_reason_id');
  expect(await server.db.select().from(jobReport).where(eq(jobReport.jobId, id))).toHaveLength(2);
});

test('a report is emailed to the operator with the ad as it was, and to a reporter with a confirmed address', async () => {
  const companyId = await makeCompany(server.db, { name: 'Paid Places' });
  const { id } = await makeJob(server.db, {
    companyId,
    title: 'Envelope folder',
    description: '<p>Pay 50 for the starter kit.</p><ul><li>From home</li></ul>',
  });
  const report = (who: Browser) => who.call(reportJob, { params: { id }, body: { report_reason_id: 1 } });
  const mailOf = async () => {
    const before = server.mail.sent.length;
    await server.runOutbox();
    return server.mail.sent.slice(before);
  };
  const carla = await server.seeker({ email: 'carla@example.com', first_name: 'Carla' });
  await mailOf();
  const { data } = await report(carla);
  const [toOperator, ...copies] = await mailOf();
  expect(copies).toEqual([]);
  expect(toOperator).toMatchObject({ to: 'operator@waymark.example', subject: `Report: Scam, phishing or malware (job ${id})` });
  const [row] = await server.db.select().from(jobReport).where(eq(jobReport.id, data.report_id));
  for (const check of [data.report_id, row?.userId, 'Envelope folder', `${companyId}, Paid Places`, `-${id}`, 'Pay 50 for the starter kit.', '- From home'])
    expect(toOperator?.text).toContain(check);
  expect(`${toOperator?.text}${toOperator?.html}`).not.toMatch(/carla/i);
  await report(carla);
  expect(await mailOf()).toEqual([]);
  const dora = await server.seeker({ email: 'dora@example.com' });
  await server.db.update(user).set({ emailVerified: true, languageId: 4 }).where(eq(user.email, 'dora@example.com'));
  await mailOf();
  const { data: second } = await report(dora);
  const [, copy] = await mailOf();
  expect(copy).toMatchObject({ to: 'dora@example.com', subject: '通報の控え：Envelope folder、Paid Places' });
  expect(copy?.text).toContain(second.report_id);
});

test('one account can’t flood the operator’s mailbox', async () => {
  const guest = await server.guest();
  const { id } = await makeJob(server.db);
  const report = () => guest.call(reportJob, { params: { id }, body: { report_reason_id: 1 } });
  for (let count = 0; count < 20; count += 1) await report();
  expect((await report()).refusal.code).toBe(ERRORS.tooManyAttempts.code);
});

test('searches are counted in normalized spelling, without further pages and without personal data', async () => {
  const one = server.visitor();
  for (const [query, page] of [
    ['  Night  NURSE ', undefined],
    ['night nurse', 1],
    ['night nurse', 2],
    ['ana@example.com', 1],
    ['+63 917 555 0101', 1],
    ['\u0000', 1],
  ] as const) {
    expect((await one.call(recordHotSearch, { body: { query, page } })).status).toBe(200);
  }
  expect((await server.db.select().from(hotSearch)).map(({ countryId, query, searches }) => [countryId, query, searches])).toEqual([[167, 'night nurse', 2]]);
});

test.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }])('nothing is counted of a browser that refuses tracking (%j)', async (headers) => {
  expect((await server.visitor(headers).call(recordHotSearch, { body: { query: 'private nurse' } })).status).toBe(200);
  expect((await server.db.select().from(hotSearch)).map(({ query }) => query)).not.toContain('private nurse');
});

test('a guest’s draft is stored too, the last version counts, and its size is limited', async () => {
  const guest = await server.guest();
  const { id } = await makeJob(server.db);
  const key = randomUUID();
  const keep = (draft: Record<string, unknown>) => guest.call(saveApplyDraft, { params: { id }, body: { idempotency_key: key, ...draft } });
  expect((await guest.call(getApplyDraft, { params: { id } })).data).toBeNull();
  await keep({ first_message: 'one' });
  await keep({ first_message: 'two\u0000', answers: { '7': '\uD800yes' } });
  expect((await guest.call(getApplyDraft, { params: { id } })).data).toEqual({
    first_message: 'two',
    answers: { '7': '\uFFFDyes' },
    resume_id: null,
    video_resume_id: null,
    idempotency_key: key,
    updated_at: server.clock.now().toISOString(),
  });
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [String(index), 'x']));
  expect((await keep({ answers: many })).refusal.errors).toHaveProperty('answers');
  expect((await keep({ first_message: 'x'.repeat(2_001) })).status).toBe(422);
  expect((await ana.call(getApplyDraft, { params: { id } })).data).toBeNull();
});

test('the requirements for applying are known beforehand', async () => {
  const bea = await server.seeker();
  const { id } = await makeJob(server.db, { eligibility: ['Singapore Citizen'] });
  const until = new Date(server.clock.now().getTime() + DAY);
  await server.db
    .update(user)
    .set({ bannedUntil: until })
    .where(eq(user.id, bea.user?.id ?? ''));
  const check = (await bea.call(checkApply, { params: { id } })).data;
  expect(check).toMatchObject({ is_profile_completed: true, is_eligible: false, banned_until: until.toISOString(), job: { id } });
  expect(check.application).toBeUndefined();
  expect((await (await server.guest()).call(checkApply, { params: { id } })).data).toMatchObject({ is_eligible: true, banned_until: null });
});
