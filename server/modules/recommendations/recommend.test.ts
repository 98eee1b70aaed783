import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  listCommunicatedJobs,
  listInterested,
  listProfileViewers,
  listRecommendations,
  listViewedJobs,
  markNotSuitable,
  unmarkNotSuitable,
} from '../../../contract/my-jobs.ts';
import { DAY } from '../../../contract/durations.ts';
import { viewJob } from '../../../contract/jobs.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { user } from '../../db/schema/auth.ts';
import { chat, chatMember } from '../../db/schema/chat.ts';
import { job } from '../../db/schema/market.ts';
import { singaporeIdentity } from '../../db/schema/identity.ts';
import { profileView, talentInterest } from '../../db/schema/interest.ts';
import { jobPreference, profile } from '../../db/schema/profile.ts';
import { blockedCompany } from '../../db/schema/resume.ts';
import { application, savedJob } from '../../db/schema/seeker.ts';
import { FUNCTION_TITLES } from '../../reference/taxonomy.ts';
import { addJobs, layMarket } from '../market/search/market.fixture.ts';

const { clock, db, guest, seeker } = await testApp();
const [title, otherTitle] = FUNCTION_TITLES;
const MAKATI = 167_001;
const open = () => ({ validThrough: new Date(clock.now().getTime() + 30 * DAY), postedAt: new Date(clock.now().getTime() - DAY) });
let jobs: Record<'remoteCook' | 'cook' | 'singaporeCook' | 'blockedCook' | 'skilled' | 'likeSaved' | 'saved' | 'unrelated' | 'closed', number>;

beforeAll(async () => {
  await layMarket(db);
  const ids = await addJobs(db, [
    { title: 'Line Cook', workArrangement: 'remote', ...open() },
    { title: 'Line Cook', workArrangement: 'onsite', locationId: MAKATI, locationIds: [MAKATI], salaryMonthTo: 40_000, salaryCurrency: 'PHP', ...open() },
    { title: 'Line Cook for citizens', workArrangement: 'onsite', eligibility: ['Singapore Citizen'], ...open() },
    { title: 'Line Cook', companyId: 2, workArrangement: 'onsite', ...open() },
    { title: 'Kitchen helper', skills: ['Food safety', 'Knife skills'], salaryMonthTo: 90_000, salaryCurrency: 'PHP', ...open() },
    { title: 'Account clerk', functionTitleId: title?.id ?? null, jobFunctionId: title?.jobFunctionId ?? null, ...open(), postedAt: clock.now() },
    { title: 'Bookkeeper', functionTitleId: title?.id ?? null, jobFunctionId: title?.jobFunctionId ?? null, ...open() },
    { title: 'Welder', functionTitleId: otherTitle?.id ?? null, ...open() },
    { title: 'Line Cook', status: 'closed', ...open() },
  ]);
  const names = ['remoteCook', 'cook', 'singaporeCook', 'blockedCook', 'skilled', 'likeSaved', 'saved', 'unrelated', 'closed'] as const;
  jobs = Object.fromEntries(names.map((name, at) => [name, ids[at]])) as typeof jobs;
});

const idOf = (one: Browser) => one.user?.id as string;

async function knows(one: Browser, skills: string[]): Promise<void> {
  await db
    .insert(profile)
    .values({ userId: idOf(one), skills })
    .onConflictDoUpdate({ target: profile.userId, set: { skills } });
}

/** Wants to cook on site in Makati, knows food safety, and saved a job as a bookkeeper. */
async function cook(): Promise<Browser> {
  const one = await seeker();
  const userId = idOf(one);
  await db.insert(jobPreference).values({
    userId,
    job_title: 'Line Cook',
    industry_id: 3,
    job_type_ids: [1],
    work_arrangement: 'onsite',
    work_language: 'en',
    timezone: 'Asia/Manila',
    location_id: MAKATI,
    currency: 'PHP',
    salary_type: 'Monthly',
    min_salary: 30_000,
  });
  await knows(one, ['Food safety', 'Knife skills']);
  await db.insert(savedJob).values({ userId, jobId: jobs.saved });
  return one;
}

async function recommended(one: Browser, list: 'picks' | 'for_you' | 'recommended', sort = 2) {
  const { data, meta } = await one.call(listRecommendations, { query: { list, sort } });
  expect(meta.total).toBe(data.length);
  return data.map(({ job: { id }, reasons }) => ({ id, reasons }));
}

test('picks are what one wants, the closest first, and each says why', async () => {
  const one = await cook();
  await db.insert(blockedCompany).values({ userId: idOf(one), companyId: 2 });
  expect(await recommended(one, 'picks')).toEqual([
    { id: jobs.cook, reasons: [{ kind: 'preference', title: 'Line Cook', arrangement: 'onsite', place: 'Makati', is_salary_met: true }] },
    { id: jobs.remoteCook, reasons: [{ kind: 'preference', title: 'Line Cook', arrangement: null, place: null, is_salary_met: false }] },
  ]);
});

test('pay is compared in the currency of the job’s country, in which it is stored, not in the currency of its ad', async () => {
  const one = await cook();
  await db.update(job).set({ salaryCurrency: 'USD' }).where(eq(job.id, jobs.cook));
  expect((await recommended(one, 'picks'))[0]?.reasons).toMatchObject([{ is_salary_met: true }]);
  await db
    .update(jobPreference)
    .set({ currency: 'USD', min_salary: 1_000 })
    .where(eq(jobPreference.userId, idOf(one)));
  expect((await recommended(one, 'picks')).find(({ id }) => id === jobs.cook)?.reasons).toMatchObject([{ is_salary_met: false }]);
  await db.update(job).set({ salaryCurrency: 'PHP' }).where(eq(job.id, jobs.cook));
});

test('for you is by what one can and does, and recommended by both', async () => {
  const one = await cook();
  const forYou = await recommended(one, 'for_you');
  expect(forYou.slice(0, 2)).toEqual([
    { id: jobs.skilled, reasons: [{ kind: 'skills', skills: ['Food safety', 'Knife skills'] }] },
    { id: jobs.likeSaved, reasons: [{ kind: 'like', did: 'saved', title: 'Bookkeeper' }] },
  ]);
  expect(forYou.map(({ id }) => id)).not.toContain(jobs.cook);
  const all = (await recommended(one, 'recommended')).map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining([jobs.cook, jobs.remoteCook, jobs.blockedCook, jobs.skilled, jobs.likeSaved]));
  expect(all[0]).toBe(jobs.cook);
  for (const never of [jobs.closed, jobs.unrelated, jobs.singaporeCook]) expect(all).not.toContain(never);
  expect(await recommended(one, 'recommended')).toEqual(await recommended(one, 'recommended'));
});

test('they can be had by day and by pay', async () => {
  const one = await cook();
  expect((await recommended(one, 'recommended', 1))[0]?.id).toBe(jobs.likeSaved);
  expect((await recommended(one, 'recommended', 3)).slice(0, 2).map(({ id }) => id)).toEqual([jobs.skilled, jobs.cook]);
});

test('what one applied to is recommended no more, nor what one may not apply to; a citizen is shown it', async () => {
  const one = await cook();
  await db.insert(application).values({ userId: idOf(one), jobId: jobs.cook });
  await db
    .update(user)
    .set({ residentialStatus: 'Singapore Citizen' })
    .where(eq(user.id, idOf(one)));
  const ids = (await recommended(one, 'picks')).map(({ id }) => id);
  expect(ids).not.toContain(jobs.cook);
  expect(ids).toContain(jobs.singaporeCook);
});

test('a job that asks for a status ranks higher for one whose status is verified than for one who declares it', async () => {
  const rank = async (isVerified: boolean) => {
    const one = await cook();
    const userId = idOf(one);
    await db.update(user).set({ residentialStatus: 'Singapore Citizen' }).where(eq(user.id, userId));
    await db.insert(singaporeIdentity).values({
      userId,
      maskedUinfin: 'S****567D',
      uinfinDigest: randomUUID(),
      residentialStatus: 'Singapore Citizen',
      verifiedAt: isVerified ? clock.now() : null,
    });
    return (await recommended(one, 'picks')).map(({ id }) => id).filter((id) => id === jobs.singaporeCook || id === jobs.blockedCook);
  };
  expect(await rank(false)).toEqual([jobs.blockedCook, jobs.singaporeCook]);
  expect(await rank(true)).toEqual([jobs.singaporeCook, jobs.blockedCook]);
});

test('a job that does not suit goes, and comes back when that is taken back; to nobody else', async () => {
  const [one, other] = [await cook(), await cook()];
  expect((await one.call(markNotSuitable, { body: { job_id: jobs.cook, reason_id: 99 } })).refusal).toMatchObject({ code: 40001 });
  expect((await one.call(markNotSuitable, { body: { job_id: 2_000_000, reason_id: 1 } })).refusal.code).toBe(40004);
  await one.call(markNotSuitable, { body: { job_id: jobs.cook, reason_id: 1 } });
  await one.call(markNotSuitable, { body: { job_id: jobs.cook, reason_id: 2 } });
  expect((await recommended(one, 'picks')).map(({ id }) => id)).not.toContain(jobs.cook);
  expect((await recommended(other, 'picks'))[0]?.id).toBe(jobs.cook);
  await other.call(unmarkNotSuitable, { params: { id: jobs.cook } });
  expect((await recommended(one, 'picks')).map(({ id }) => id)).not.toContain(jobs.cook);
  await one.call(unmarkNotSuitable, { params: { id: jobs.cook } });
  expect((await recommended(one, 'picks'))[0]?.id).toBe(jobs.cook);
});

test('who told nothing is recommended nothing', async () => {
  const one = await seeker();
  for (const list of ['picks', 'for_you', 'recommended'] as const) expect(await recommended(one, list)).toEqual([]);
});

test('of one company three stand before the others’, the rest after', async () => {
  const pastry = await addJobs(db, [
    ...Array.from({ length: 5 }, (_, at) => ({ title: `Pastry Chef ${at}`, companyId: 2, ...open() })),
    { title: 'Pastry cook', ...open(), postedAt: new Date(clock.now().getTime() - 9 * DAY) },
  ]);
  const one = await seeker();
  await knows(one, ['Pastry']);
  const [a, b, c, d, e, others] = pastry;
  expect((await recommended(one, 'for_you')).map(({ id }) => id)).toEqual([e, d, c, others, b, a]);
});

test('what one looked at stands there, the last first, once; a guest’s looks are nobody’s', async () => {
  const [one, visitor] = [await seeker(), await guest()];
  const look = async (who: Browser, id: number) => {
    clock.move(1_000);
    await who.call(viewJob, { params: { id }, body: {} });
  };
  for (const id of [jobs.cook, jobs.skilled, jobs.cook]) await look(one, id);
  await look(visitor, jobs.saved);
  const { data, meta } = await one.call(listViewedJobs);
  expect([data.map((viewed) => viewed.job.id), meta.total]).toEqual([[jobs.cook, jobs.skilled], 2]);
  await db.insert(blockedCompany).values({ userId: idOf(one), companyId: 1 });
  expect((await one.call(listViewedJobs)).meta.total).toBe(0);
});

async function recruiter(): Promise<string> {
  const [row] = await db
    .insert(user)
    .values({ email: `${randomUUID()}@example.com`, role: 'recruiter', firstName: 'Ben', lastName: 'Cruz' })
    .returning({ id: user.id });
  return row?.id as string;
}

test('a company that looked or is interested stands there once; conversations by the job they are about', async () => {
  const one = await seeker();
  const seekerId = idOf(one);
  const [first, second] = [await recruiter(), await recruiter()];
  const at = (days: number) => new Date(clock.now().getTime() - days * DAY);
  await db.insert(profileView).values([
    { seekerId, recruiterId: first, companyId: 1, jobId: jobs.cook, viewedAt: at(2) },
    { seekerId, recruiterId: second, companyId: 1, jobId: jobs.skilled, viewedAt: at(1) },
    { seekerId, recruiterId: await recruiter(), companyId: 2, viewedAt: at(3) },
  ]);
  const viewers = await one.call(listProfileViewers);
  expect([viewers.data.map(({ company, job: about }) => [company.id, about?.id ?? null]), viewers.meta.total]).toEqual([
    [
      [1, jobs.skilled],
      [2, null],
    ],
    2,
  ]);
  await db.insert(talentInterest).values([
    { seekerId, recruiterId: first, companyId: 1, jobId: jobs.cook, createdAt: at(2) },
    { seekerId, recruiterId: second, companyId: 1, jobId: jobs.cook, createdAt: at(1) },
    { seekerId, recruiterId: second, companyId: 1, jobId: jobs.skilled, createdAt: at(1), withdrawnAt: at(1) },
  ]);
  const interested = await one.call(listInterested);
  expect([interested.data, interested.meta.total]).toEqual([[{ job: expect.objectContaining({ id: jobs.cook }), interested_at: at(1).toISOString() }], 1]);
  const [talk] = await db
    .insert(chat)
    .values({ seekerId, recruiterId: first, companyId: 1, jobId: jobs.cook, lastOffset: 3, lastMessageAt: at(1) })
    .returning();
  await db.insert(chatMember).values({ chatId: talk?.id as string, userId: seekerId, role: 'seeker', unread: 2 });
  expect((await one.call(listCommunicatedJobs)).data).toMatchObject([{ job: { id: jobs.cook }, chat_id: talk?.id, recruiter: 'Ben Cruz', unread: 2 }]);
  await db.update(chatMember).set({ clearedOffset: 3 });
  expect((await one.call(listCommunicatedJobs)).meta.total).toBe(0);
  expect((await (await seeker()).call(listProfileViewers)).meta.total).toBe(0);
});
