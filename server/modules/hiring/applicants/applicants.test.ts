import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  acceptApplicant,
  declineApplicants,
  getApplicant,
  listApplicants,
  markInterest,
  openApplicant,
  type ApplicantsQuery,
} from '../../../../contract/applicants.ts';
import { createApplication, getAppliedJob, withdrawApplication } from '../../../../contract/applications.ts';
import { createBlacklistCompany } from '../../../../contract/companies.ts';
import { DAY } from '../../../../contract/durations.ts';
import { ERRORS } from '../../../../contract/errors.ts';
import { deleteResume } from '../../../../contract/jobseekers.ts';
import { cancelInterview, offerInterview } from '../../../../contract/interviews.ts';
import { createWorkExperience, updateSkills } from '../../../../contract/profile-calls.ts';
import { saveUserSettings } from '../../../../contract/settings.ts';
import { deleteVideoResume, uploadVideoResume } from '../../../../contract/video-resumes.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { kindsFor } from '../../../../tests/support/centre.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { offered, pair } from '../../../../tests/support/interviews.ts';
import { attachResume, makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { video } from '../../../../tests/support/videos.ts';
import { profileView, talentInterest } from '../../../db/schema/interest.ts';
import { companyMember, singaporeIdentity } from '../../../db/schema/identity.ts';
import { jobPreference } from '../../../db/schema/profile.ts';
import { application, applicationEvent } from '../../../db/schema/seeker.ts';
import { user } from '../../../db/schema/auth.ts';

let server: TestApp;
let companyId: number;
let jobId: number;
let boss: Browser;
let bossId: string;

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  companyId = await makeCompany(server.db);
  ({ browser: boss, userId: bossId } = await member(companyId));
  ({ id: jobId } = await makeJob(server.db, { companyId, skills: ['IFRS', 'Excel'], title: 'Accountant' }));
  await server.runOutbox();
  server.mail.sent.length = 0;
  server.broadcasts.length = 0;
});

async function member(id: number, role: 'coordinator' | 'recruiter' = 'coordinator', isIn = true) {
  const made = await person(server, 'recruiter');
  await server.db.insert(companyMember).values({ userId: made.userId, companyId: id, role, joinedAt: isIn ? server.clock.now() : null });
  return made;
}

/** A new person applies. */
async function applied(name = 'Ana', to = jobId, body: object = {}) {
  const { browser, userId } = await person(server, 'seeker');
  await server.db.update(user).set({ firstName: name }).where(eq(user.id, userId));
  const { id: resumeId } = await attachResume(browser, randomUUID());
  const made = await browser.call(createApplication, { params: { id: to }, body: { resume_id: resumeId, ...body } });
  return { seeker: browser, userId, id: made.data.application.id };
}

const list = async (query: ApplicantsQuery = {}, who = boss) => (await who.call(listApplicants, { query })).data;
const stateFor = async (seeker: Browser) => (await seeker.call(getAppliedJob, { params: { id: jobId } })).data;
const cookieOf = (who: Browser) => [...who.cookies].map((pair) => pair.join('=')).join('; ');

test('the employer’s open pages update with a new application, and the most urgent applicants come first', async () => {
  const first = await applied('Ben');
  expect(await kindsFor(server, bossId)).toEqual(['applicantNew']);
  expect(server.broadcasts).toContainEqual({ userIds: expect.arrayContaining([bossId, first.userId]), changed: { what: 'application', id: first.id } });
  server.clock.move(1_000);
  const second = await applied('Cara');
  await server.db
    .update(application)
    .set({ promise: 'overdue', dueAt: new Date(server.clock.now().getTime() - DAY) })
    .where(eq(application.id, second.id));
  const { applicants, counts, total, job } = await list({ job_id: jobId });
  expect(applicants.map(({ name, promise }) => [name, promise?.status])).toEqual([
    ['Cara Reyes', 'overdue'],
    ['Ben Reyes', 'awaiting'],
  ]);
  expect({ pending: counts.pending, total, job }).toEqual({ pending: 2, total: 2, job: { id: jobId, title: 'Accountant', promise_days: 7 } });
});

/** Adds a Singpass identity. An unsubmitted one doesn't count yet. */
const identify = (userId: string, isSubmitted = true) =>
  server.db.insert(singaporeIdentity).values({
    userId,
    maskedUinfin: 'S****567D',
    uinfinDigest: randomUUID(),
    residentialStatus: 'Singapore Citizen',
    verifiedAt: isSubmitted ? server.clock.now() : null,
  });

test('of applicants due the same day, those with a verified identity come first and can be filtered; a self-declared one doesn’t count', async () => {
  const declared = await applied('Declared');
  await server.db.update(user).set({ residentialStatus: 'Singapore Citizen' }).where(eq(user.id, declared.userId));
  await identify(declared.userId, false);
  server.clock.move(1_000);
  const verified = await applied('Verified');
  await identify(verified.userId);
  server.clock.move(1_000);
  const overdue = await applied('Overdue');
  await server.db
    .update(application)
    .set({ promise: 'overdue', dueAt: new Date(server.clock.now().getTime() - 1) })
    .where(eq(application.id, overdue.id));
  const order = [overdue.id, verified.id, declared.id];
  expect((await list()).applicants.map(({ id }) => id)).toEqual(order);
  expect((await list({ stage: 'pending' })).applicants.map(({ id }) => id)).toEqual(order);
  expect((await list()).applicants.map((one) => one.is_identity_verified)).toEqual([false, true, false]);
  const only = await list({ verified: '1' });
  expect([only.applicants.map(({ id }) => id), only.counts.pending, only.total]).toEqual([[verified.id], 1, 1]);
  await server.db
    .update(application)
    .set({ dueAt: new Date(Date.now() + 300 * DAY) })
    .where(eq(application.id, verified.id));
  expect((await list()).applicants.map(({ id }) => id)).toEqual([overdue.id, declared.id, verified.id]);
});

test('an applicant who withdrew or blocks the company isn’t shown as verified', async () => {
  const [gone, blocks] = [await applied('Gone'), await applied('Blocks')];
  for (const { userId } of [gone, blocks]) await identify(userId);
  await gone.seeker.call(withdrawApplication, { params: { id: jobId } });
  await blocks.seeker.call(createBlacklistCompany, { body: { company_id: companyId } });
  expect((await list({ verified: '1' })).applicants).toEqual([]);
  expect((await list({ verified: '1', stage: 'withdrawn' })).applicants).toEqual([]);
});

test('the list can be filtered by stage, job, and name, and has pages', async () => {
  const { id: otherJob } = await makeJob(server.db, { companyId });
  const [a, b] = [await applied('Ana%'), await applied('Zoe', otherJob)];
  await boss.call(openApplicant, { params: { id: a.id } });
  expect((await list({ stage: 'viewed' })).applicants.map(({ id }) => id)).toEqual([a.id]);
  expect((await list({ job_id: otherJob })).applicants.map(({ id }) => id)).toEqual([b.id]);
  expect((await list({ query: 'zo' })).applicants.map(({ id }) => id)).toEqual([b.id]);
  expect((await list({ query: '%' })).applicants.map(({ id }) => id)).toEqual([a.id]);
  // What was on the second page has left the list.
  expect(await list({ stage: 'pending', page: 2 })).toMatchObject({ page: 1, total: 1, applicants: [{ id: b.id }] });
  expect((await boss.call(listApplicants, { query: { job_id: 2_000_000_000 } })).refusal.code).toBe(40004);
});

test('the list can be sorted by newest instead of most urgent', async () => {
  const first = await applied('Ana');
  server.clock.move(60_000);
  const last = await applied('Zoe');
  const ids = async (query: ApplicantsQuery) => (await list(query)).applicants.map(({ id }) => id);
  expect(await ids({ stage: 'pending' })).toEqual([first.id, last.id]);
  expect(await ids({ stage: 'pending', sort: 'newest' })).toEqual([last.id, first.id]);
});

test('opening an application marks it as viewed once, shows the seeker by whom, and doesn’t count as a reply', async () => {
  const { seeker, userId, id } = await applied();
  server.broadcasts.length = 0;
  const { data } = await boss.call(openApplicant, { params: { id } });
  expect(data).toMatchObject({ status: 'viewed', promise: { status: 'awaiting' }, name: 'Ana Reyes', resume: { format: 'pdf' } });
  expect(server.broadcasts).toContainEqual({ userIds: [userId, bossId], changed: { what: 'application', id } });
  await boss.call(openApplicant, { params: { id } });
  expect((await stateFor(seeker)).history.map(({ status, by }) => [status, by])).toEqual([
    ['pending', 'seeker'],
    ['viewed', 'employer'],
  ]);
  expect(await kindsFor(server, userId)).toEqual(['applicationViewed']);
  expect(await server.db.select().from(profileView).where(eq(profileView.seekerId, userId))).toMatchObject([{ recruiterId: bossId, companyId, jobId }]);
});

test('a declined seeker reads the reason in their language and the note as written', async () => {
  const { seeker, userId, id } = await applied();
  await server.db.update(user).set({ languageId: 9 }).where(eq(user.id, userId));
  await server.runOutbox();
  server.mail.sent.length = 0;
  const body = { ids: [id], reason: 'skills' as const, note: ' Try again in May <b>! ' };
  expect((await boss.call(declineApplicants, { body })).data).toEqual({ declined: [id], settled: [] });
  expect(await stateFor(seeker)).toMatchObject({ status: 'notAccepted', reason: 'skills', note: 'Try again in May <b>!', promise: { status: 'answered' } });
  expect(await kindsFor(server, userId)).toEqual(['applicationMoved']);
  await server.runOutbox();
  expect(server.mail.sent).toMatchObject([{ to: `${userId}@example.com`, subject: 'Esta vez no: Accountant, Harbour Freight' }]);
  expect(server.mail.sent[0]?.text).toContain('Buscaban otras habilidades.');
  expect(server.mail.sent[0]?.html).toContain('Try again in May &#60;b&#62;!');
});

test('an accepted seeker is notified too, but not emailed if they turned that off', async () => {
  const { seeker, userId, id } = await applied();
  await seeker.call(saveUserSettings, { body: { notifications: { application_news: false } } });
  await server.runOutbox();
  server.mail.sent.length = 0;
  expect((await boss.call(acceptApplicant, { params: { id }, body: {} })).data).toMatchObject({ status: 'accepted', application: { reason: null } });
  expect(await kindsFor(server, userId)).toEqual(['applicationMoved']);
  await server.runOutbox();
  expect(server.mail.sent).toEqual([]);
  expect((await boss.call(acceptApplicant, { params: { id }, body: {} })).refusal.code).toBe(42016);
});

test('when several are declined at once, those settled in the meantime stay unchanged', async () => {
  const people = [await applied('A'), await applied('B'), await applied('C')];
  await people[1]?.seeker.call(withdrawApplication, { params: { id: jobId } });
  const ids = people.map(({ id }) => id);
  const { data } = await boss.call(declineApplicants, { body: { ids, reason: 'filled' } });
  expect([data.declined.toSorted(), data.settled]).toEqual([[ids[0], ids[2]].toSorted(), [ids[1]]]);
  expect((await list()).counts).toMatchObject({ notAccepted: 2, withdrawn: 1, pending: 0 });
});

test('two simultaneous replies to an application result in one', async () => {
  const { id } = await applied();
  const { browser: other } = await member(companyId, 'recruiter');
  const answers = await Promise.all([
    boss.call(acceptApplicant, { params: { id }, body: {} }),
    other.call(declineApplicants, { body: { ids: [id], reason: 'other' } }),
  ]);
  const settledOnce = answers[0].status === 409 || (answers[1].status === 200 && answers[1].data.settled.length === 1);
  expect(settledOnce).toBe(true);
  const events = await server.db.select().from(applicationEvent).where(eq(applicationEvent.applicationId, id));
  expect(events).toHaveLength(2);
});

test('interest is marked once and can be taken back, and however often that happens, the seeker is notified once', async () => {
  const { userId, id } = await applied();
  const mark = async (is_interested: boolean) => (await boss.call(markInterest, { params: { id }, body: { is_interested } })).data.is_interested;
  const stored = () => server.db.select().from(talentInterest).where(eq(talentInterest.seekerId, userId));
  expect(await mark(true)).toBe(true);
  await mark(true);
  expect(await mark(false)).toBe(false);
  expect(await stored()).toMatchObject([{ withdrawnAt: server.clock.now() }]);
  expect(await mark(true)).toBe(true);
  expect(await stored()).toMatchObject([{ withdrawnAt: null }]);
  expect(await kindsFor(server, userId)).toEqual(['interested']);
});

describe('the profile', () => {
  const work = { job_title: 'Cook', company_name: 'Old Mill', start_date: '2020-02', is_present: true };

  test('shows the person’s current title, not the one they want', async () => {
    const { userId, seeker, id } = await applied();
    const wish = {
      job_type_ids: [1],
      work_arrangement: 'onsite' as const,
      work_language: 'en',
      timezone: 'Asia/Manila',
      currency: 'PHP',
      salary_type: 'Monthly' as const,
    };
    await server.db.insert(jobPreference).values({ ...wish, userId, job_title: 'Head Chef', industry_id: 1, location_id: 167_001 });
    const headline = async () => (await boss.call(getApplicant, { params: { id } })).data.headline;
    expect(await headline()).toBe('Head Chef');
    await seeker.call(createWorkExperience, { body: work });
    expect(await headline()).toBe('Cook');
  });

  test('shows what the job requires, and never contact details', async () => {
    const { seeker, id } = await applied();
    await seeker.call(updateSkills, { body: { skills: ['excel', 'Cooking'] } });
    await seeker.call(createWorkExperience, { body: work });
    const { data } = await boss.call(getApplicant, { params: { id } });
    expect(data).toMatchObject({ shared_skills: ['Excel'], headline: 'Cook', status: 'pending' });
    expect(JSON.stringify(data.profile)).toContain('Old Mill');
    expect(JSON.stringify(data)).not.toContain('@example.com');
  });

  test('is hidden once the seeker hides a job from the company, but what they sent is not', async () => {
    const { seeker, id } = await applied();
    await seeker.call(updateSkills, { body: { skills: ['Excel'] } });
    await server.db.execute(`update company set name_key = 'old mill ${companyId}' where id = ${companyId}`);
    await seeker.call(createWorkExperience, { body: { ...work, company_name: `Old Mill ${companyId}`, is_hidden_from_company: true } });
    const { data } = await boss.call(getApplicant, { params: { id } });
    expect(data).toMatchObject({ profile: null, headline: null, years: null, shared_skills: [], name: 'Ana Reyes', resume: { format: 'pdf' } });
  });
});

async function withVideo() {
  const { browser: seeker, userId } = await person(server, 'seeker');
  const file = video();
  const { data: own } = await seeker.call(uploadVideoResume, { query: {}, file, filename: 'Ana.mp4' });
  const { id: resumeId } = await attachResume(seeker, randomUUID());
  const made = await seeker.call(createApplication, { params: { id: jobId }, body: { resume_id: resumeId, video_resume_id: own.id } });
  const { id } = made.data.application;
  const path = `/api/employer/applicants/${id}/video`;
  const play = (who: Browser, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers: { ...headers, cookie: cookieOf(who) } });
  return { seeker, userId, id, own, path, play, bytes: Buffer.from(await file.arrayBuffer()) };
}

describe('a video resume', () => {
  test('sent with an application can be streamed by the company that received it, and by nobody else', async () => {
    const { id, own, path, play, bytes } = await withVideo();
    expect((await boss.call(getApplicant, { params: { id } })).data.video).toEqual({ filename: 'Ana.mp4', duration_ms: own.duration_ms, file: path });
    const part = await play(boss, { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.equals(bytes.subarray(100, 200))]).toEqual([
      206,
      `bytes 100-199/${bytes.length}`,
      true,
    ]);
    const { browser: rival } = await member(await makeCompany(server.db));
    const { browser: waiting } = await member(companyId, 'recruiter', false);
    expect((await play(rival)).statusCode).toBe(404);
    expect((await play(waiting)).statusCode).toBe(403);
    expect((await server.app.inject({ url: path })).statusCode).toBe(401);
    expect((await server.app.inject({ url: own.file, headers: { cookie: cookieOf(boss) } })).statusCode).toBeGreaterThan(400);
  });

  test('is sent only if chosen, and only by its owner', async () => {
    const other = await withVideo();
    const one = await applied();
    expect((await boss.call(getApplicant, { params: { id: one.id } })).data.video).toBeNull();
    expect((await server.app.inject({ url: `/api/employer/applicants/${one.id}/video`, headers: { cookie: cookieOf(boss) } })).statusCode).toBe(404);
    const { id: elsewhere } = await makeJob(server.db, { companyId });
    const { id: resumeId } = await attachResume(one.seeker, randomUUID());
    const stolen = await one.seeker.call(createApplication, { params: { id: elsewhere }, body: { resume_id: resumeId, video_resume_id: other.own.id } });
    expect(stolen.refusal.errors).toHaveProperty('video_resume_id');
  });

  test.each<[string, (one: Awaited<ReturnType<typeof withVideo>>) => Promise<unknown>]>([
    ['withdraws', ({ seeker }) => seeker.call(withdrawApplication, { params: { id: jobId } })],
    ['blocks the company', ({ seeker }) => seeker.call(createBlacklistCompany, { body: { company_id: companyId } })],
    ['deletes it', ({ seeker, own }) => seeker.call(deleteVideoResume, { params: { id: own.id } })],
    [
      'replaces it',
      ({ seeker, own }) => seeker.call(uploadVideoResume, { query: { video_resume_id: own.id }, file: video({ seconds: 9 }), filename: 'New.mp4' }),
    ],
  ])('is removed once its owner %s', async (_, takesBack) => {
    const one = await withVideo();
    expect((await one.play(boss)).statusCode).toBe(200);
    await takesBack(one);
    expect((await one.play(boss)).statusCode).toBe(404);
    expect((await boss.call(getApplicant, { params: { id: one.id } })).data.video).toBeNull();
  });
});

const TAKES_BACK: [string, (one: Awaited<ReturnType<typeof applied>>) => Promise<unknown>, status: string][] = [
  ['withdraws', ({ seeker }) => seeker.call(withdrawApplication, { params: { id: jobId } }), 'withdrawn'],
  ['blocks the company', ({ seeker }) => seeker.call(createBlacklistCompany, { body: { company_id: companyId } }), 'viewed'],
];

test.each(TAKES_BACK)(
  'for a seeker who %s, the employer keeps only the record: no resume, profile, message, answers, or interest',
  async (_, takesBack, status) => {
    const one = await applied();
    const { seeker, id } = one;
    await seeker.call(updateSkills, { body: { skills: ['Excel'] } });
    await server.db.update(application).set({ firstMessage: 'My number is in my resume' }).where(eq(application.id, id));
    const params = { id };
    await boss.call(openApplicant, { params });
    const paths = ['', '/view'].map((path) => `/api/employer/applicants/${id}/resume${path}`);
    const statuses = () => Promise.all(paths.map(async (url) => (await server.app.inject({ url, headers: { cookie: cookieOf(boss) } })).statusCode));
    expect((await boss.call(getApplicant, { params })).data).toMatchObject({ is_taken_back: false, resume: { format: 'pdf' }, shared_skills: ['Excel'] });
    expect(await statuses()).toEqual([200, 200]);
    await takesBack(one);
    const { data } = await boss.call(getApplicant, { params });
    expect(data).toMatchObject({
      name: 'Ana Reyes',
      status,
      is_taken_back: true,
      resume: null,
      profile: null,
      headline: null,
      years: null,
      shared_skills: [],
      screening_answers: [],
      is_identity_verified: false,
      interview: null,
      application: { first_message: null, status },
    });
    expect(data.application.history.length).toBeGreaterThan(0);
    expect(await statuses()).toEqual([404, 404]);
    expect((await boss.call(markInterest, { params, body: { is_interested: true } })).refusal.code).toBe(40004);
  },
);

describe('the resume', () => {
  const file = (who: Browser, id: string, path = '') =>
    server.app.inject({ url: `/api/employer/applicants/${id}/resume${path}`, headers: { cookie: cookieOf(who) } });

  test('is the exact file that was sent, is not cached, and can be framed by our pages only', async () => {
    const { id } = await applied();
    const { statusCode, headers, rawPayload } = await file(boss, id);
    expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect((await file(boss, id, '/view')).headers).toMatchObject({ 'content-disposition': 'inline', 'x-frame-options': 'SAMEORIGIN' });
  });

  test('is removed once its owner deletes it', async () => {
    const { seeker, id } = await applied();
    const resume = (await boss.call(getApplicant, { params: { id } })).data.resume as { id: string };
    expect((await seeker.call(deleteResume, { params: { id: resume.id } })).status).toBe(200);
    expect([(await file(boss, id)).statusCode, (await file(boss, id, '/view')).statusCode]).toEqual([404, 404]);
    expect((await boss.call(getApplicant, { params: { id } })).data).toMatchObject({ resume: null, is_taken_back: false });
  });

  test('is not found by anyone else', async () => {
    const { seeker, id } = await applied();
    const { browser: rival } = await member(await makeCompany(server.db));
    const { browser: waiting } = await member(companyId, 'recruiter', false);
    const codes = await Promise.all([rival, waiting, seeker, server.visitor()].map(async (who) => (await file(who, id)).statusCode));
    expect(codes).toEqual([404, 403, 403, 401]);
  });
});

test('another company’s applications are not found', async () => {
  const { id, userId } = await applied();
  const { browser: rival } = await member(await makeCompany(server.db));
  const params = { id };
  const codes = [
    await rival.call(getApplicant, { params }),
    await rival.call(openApplicant, { params }),
    await rival.call(acceptApplicant, { params, body: {} }),
    await rival.call(declineApplicants, { body: { ids: [id], reason: 'other' } }),
    await rival.call(markInterest, { params, body: { is_interested: true } }),
  ].map(({ refusal }) => refusal.code);
  expect(codes).toEqual([40004, 40004, 40004, 40004, 40004]);
  expect((await list({}, rival)).applicants).toEqual([]);
  expect(await kindsFor(server, userId)).toEqual([]);
  const { browser: waiting } = await member(companyId, 'recruiter', false);
  expect((await waiting.call(listApplicants, { query: {} })).refusal.code).toBe(45001);
});

test('an applicant’s upcoming interview is shown as the interviewer’s own, to colleagues as someone else’s, and blocks a second offer', async () => {
  const two = await pair(server);
  const { browser: colleague } = await member(two.companyId);
  const { id, times } = await offered(server, two);
  const upcoming = { id, status: 'pending', acts_next: 'seeker', due_at: times[0], starts_at: null };
  const params = { id: two.applicationId };
  expect((await two.employer.call(getApplicant, { params })).data.interview).toMatchObject({ ...upcoming, is_own: true });
  expect((await list({}, two.employer)).applicants[0]?.interview).toMatchObject({ ...upcoming, is_own: true });
  expect((await colleague.call(getApplicant, { params })).data.interview).toMatchObject({ ...upcoming, is_own: false });
  const again = { application_id: two.applicationId, times, time_zone: 'Asia/Tokyo', method: 'phone' as const };
  expect((await colleague.call(offerInterview, { body: again })).refusal.code).toBe(ERRORS.interviewOpen.code);
  await two.employer.call(cancelInterview, { params: { id }, body: { reason: 'Filled' } });
  expect((await two.employer.call(getApplicant, { params })).data.interview).toBeNull();
});
