import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createApplication } from '../../../../contract/applications.ts';
import { followCompany } from '../../../../contract/company-pages.ts';
import { ERRORS } from '../../../../contract/errors.ts';
import { getJob } from '../../../../contract/jobs.ts';
import type { PostingFields } from '../../../../contract/posting-fields.ts';
import { createPosting, getPosting, listPostings, movePosting, publishPosting, savePosting, type PostingMove } from '../../../../contract/postings.ts';
import { searchJobs } from '../../../../contract/search.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { attachResume, makeCompany, makeJob } from '../../../../tests/support/market.ts';
import { user } from '../../../db/schema/auth.ts';
import { job, jobFunction, mainFunction } from '../../../db/schema/market.ts';
import { notification } from '../../../db/schema/notification.ts';
import { employer, vacancy } from './posting.fixture.ts';

let server: TestApp;
let visitor: Browser;
beforeAll(async () => {
  server = await testApp();
  visitor = await server.guest();
  await server.db.insert(mainFunction).values({ id: 1, value: 'Accounting', seoValue: 'accounting' }).onConflictDoNothing();
  await server.db.insert(jobFunction).values({ id: 1, mainFunctionId: 1, value: 'Bookkeeping', seoValue: 'bookkeeping' }).onConflictDoNothing();
});

async function posted(browser: Browser, values: Partial<PostingFields> = {}): Promise<number> {
  const { id } = (await browser.call(createPosting, { body: {} })).data.posting;
  const { posting } = (await browser.call(publishPosting, { params: { id }, body: vacancy(values) })).data;
  if (!posting) throw new Error('Refused as a duplicate of an existing vacancy');
  return id;
}
const move = (browser: Browser, id: number, to: PostingMove) => browser.call(movePosting, { params: { id }, body: { move: to } });
/** Jobs with all of these words. Related jobs come after them in the results. */
const found = async (words: string) => {
  const { jobs, related } = (await visitor.call(searchJobs, { query: { query: words } })).data;
  return jobs.slice(0, jobs.length - related).map(({ id }) => id);
};

test('a draft is stored as far as it is written, is visible to nobody else, and appears in search once published', async () => {
  const { browser } = await employer(server);
  const { posting } = (await browser.call(createPosting, { body: { title: 'Light' } })).data;
  const { id } = posting;
  expect((await browser.call(savePosting, { params: { id }, body: { title: 'Lighthouse Painter', description: 'x <b>' } })).status).toBe(200);
  expect((await browser.call(getPosting, { params: { id } })).data.posting.fields).toMatchObject({ title: 'Lighthouse Painter', description: 'x <b>' });
  expect((await visitor.call(getJob, { params: { id } })).refusal.code).toBe(ERRORS.notFound.code);
  expect(await found('lighthouse painter')).toEqual([]);
  const published = await browser.call(publishPosting, { params: { id }, body: vacancy({ title: 'Lighthouse Painter' }) });
  expect(published.data.posting).toMatchObject({ status: 'open', promise_days: 7, valid_through: '2026-04-01T04:00:00.000Z' });
  expect(await found('lighthouse painter')).toEqual([id]);
  const shown = (await visitor.call(getJob, { params: { id } })).data;
  expect(shown).toMatchObject({
    status: 'open',
    description: '<p>Keep the light on.</p><h3>You will</h3><ul><li>Clean the lens</li></ul>',
    main_function: { id: 1 },
    screening_questions: [{ text: 'Do you swim?' }],
    recruiter: { name: 'Ana', role: 'coordinator' },
  });
  expect((await browser.call(getPosting, { params: { id } })).data.posting.fields).toEqual(vacancy({ title: 'Lighthouse Painter' }));
});

test('an untouched draft isn’t listed, and is reused instead of creating another', async () => {
  const { browser } = await employer(server);
  const begin = async () => (await browser.call(createPosting, { body: {} })).data.posting.id;
  const drafts = async () => (await browser.call(listPostings, { query: { tab: 'draft' } })).data;
  const first = await begin();
  expect(await begin()).toBe(first);
  expect(await drafts()).toMatchObject({ postings: [], counts: { draft: 0 } });
  await browser.call(savePosting, { params: { id: first }, body: { job_type_id: 1 } });
  expect(await drafts()).toMatchObject({ postings: [{ id: first }], counts: { draft: 1 } });
  expect(await begin()).not.toBe(first);
});

test('a posting that can’t be published is refused at each field', async () => {
  const { browser } = await employer(server);
  const { id } = (await browser.call(createPosting, { body: {} })).data.posting;
  const wrong = vacancy({
    title: ' ',
    description: 'Short',
    salary_from: 9,
    salary_to: 1,
    work_arrangement: 'onsite',
    promise_days: 5 as never,
    apply_url: 'javascript:alert(1)',
    screening_questions: [{ kind: 'choice', text: 'Which?', options: ['One'], is_required: true }],
  });
  const { refusal } = await browser.call(publishPosting, { params: { id }, body: wrong });
  expect(Object.keys(refusal.errors ?? {}).toSorted()).toEqual([
    'apply_url',
    'description',
    'location_ids',
    'promise_days',
    'salary_to',
    'screening_questions',
    'title',
  ]);
  const unknown = await browser.call(publishPosting, { params: { id }, body: vacancy({ job_function_id: 99_999 }) });
  expect(unknown.refusal.errors).toHaveProperty('job_function_id');
});

test('a published job is changed in place, and its unchanged questions keep their IDs', async () => {
  const { browser } = await employer(server);
  const id = await posted(browser, { title: 'Lighthouse Diver' });
  const before = (await visitor.call(getJob, { params: { id } })).data.screening_questions;
  await browser.call(publishPosting, { params: { id }, body: vacancy({ title: 'Lighthouse Swimmer', is_urgent: true }) });
  const after = (await visitor.call(getJob, { params: { id } })).data;
  expect([after.title, after.screening_questions]).toEqual(['Lighthouse Swimmer', before]);
  expect(await found('lighthouse swimmer')).toEqual([id]);
  expect((await browser.call(savePosting, { params: { id }, body: { title: 'x' } })).refusal.code).toBe(ERRORS.notAllowedNow.code);
});

test('adding, changing, and moving questions keeps the IDs of the others, so earlier answers still name theirs', async () => {
  const { browser } = await employer(server);
  const ask = (text: string, more = {}) => ({ kind: 'text' as const, text, options: [], is_required: true, ...more });
  const [why, twin, when, shift] = [ask('Why us?'), ask('Why us?'), ask('From when?'), ask('Which?', { kind: 'choice', options: ['Day', 'Night'] })];
  const values = { title: 'Lighthouse Guide', apply_url: '' };
  const id = await posted(browser, { ...values, screening_questions: [why, twin, when, shift] });
  const questionsNow = async () => (await visitor.call(getJob, { params: { id } })).data.screening_questions.map(({ id: question, text }) => [question, text]);
  const [first, second, third, fourth] = await questionsNow();
  const change = async (screening_questions: PostingFields['screening_questions']) => {
    await browser.call(publishPosting, { params: { id }, body: vacancy({ ...values, screening_questions }) });
    return questionsNow();
  };
  const isNew = expect.any(Number);
  expect(await change([ask('Where?'), shift, why, twin, when])).toEqual([[isNew, 'Where?'], fourth, first, second, third]);
  expect(await change([why, when, { ...shift, options: ['Day', 'Dusk'] }])).toEqual([first, third, [isNew, 'Which?']]);
  expect((await questionsNow()).at(-1)?.[0], 'other choices make another question').not.toBe(fourth?.[0]);
  expect(await change([])).toEqual([]);
});

test('the same vacancy twice is one job: the second request names the first, and after deletion it may be posted again', async () => {
  const { browser } = await employer(server);
  const first = await posted(browser, { title: 'Buoy Keeper' });
  const { id } = (await browser.call(createPosting, { body: {} })).data.posting;
  const again = () => browser.call(publishPosting, { params: { id }, body: vacancy({ title: 'Buoy  keeper!' }) });
  expect((await again()).data).toEqual({ posting: null, same: { id: first, title: 'Buoy Keeper', status: 'open' } });
  expect(await found('buoy keeper')).toEqual([first]);
  await move(browser, first, 'delete');
  expect((await again()).data.posting?.status).toBe('open');
});

test('a job on hold leaves search and shows its state, returns when resumed, and can be posted again when closed', async () => {
  const { browser } = await employer(server);
  const id = await posted(browser, { title: 'Foghorn Tuner' });
  expect((await move(browser, id, 'hold')).data.status).toBe('onHold');
  expect(await found('foghorn tuner')).toEqual([]);
  expect((await visitor.call(getJob, { params: { id } })).data.status).toBe('onHold');
  expect((await move(browser, id, 'confirm')).refusal.code).toBe(ERRORS.notAllowedNow.code);
  await move(browser, id, 'reopen');
  expect(await found('foghorn tuner')).toEqual([id]);
  expect((await move(browser, id, 'close')).data.status).toBe('closed');
  expect((await move(browser, id, 'repost')).data).toMatchObject({ status: 'open' });
  expect(await found('foghorn tuner')).toEqual([id]);
  await move(browser, id, 'delete');
  expect((await visitor.call(getJob, { params: { id } })).refusal.code).toBe(ERRORS.jobDeleted.code);
  expect((await browser.call(getPosting, { params: { id } })).refusal.code).toBe(ERRORS.notFound.code);
});

test('a masked salary never leaves the server, but filters still find it', async () => {
  const { browser } = await employer(server);
  const id = await posted(browser, { title: 'Harbour Pilot', salary_from: 123_456, salary_to: 123_457, is_salary_masked: true });
  for (const answer of [
    await visitor.call(getJob, { params: { id } }),
    await visitor.call(searchJobs, { query: { query: 'harbour pilot', salary_from: 120_000, salary_to: 130_000 } }),
  ])
    expect(JSON.stringify(answer.data)).not.toMatch(/12345[67]/);
  const within = async (salary_from: number) => (await visitor.call(searchJobs, { query: { query: 'harbour pilot', salary_from } })).data.jobs.length;
  expect([await within(120_000), await within(130_000)]).toEqual([1, 0]);
  expect((await browser.call(getPosting, { params: { id } })).data.posting.fields.salary_from).toBe(123_456);
});

test('publishing and moving a job reloads the open pages of all members', async () => {
  const boss = await employer(server);
  const reader = await employer(server, { companyId: boss.companyId, role: 'recruiter', permissions: [] });
  server.broadcasts.length = 0;
  const id = await posted(boss.browser, { title: 'Lock Keeper' });
  await move(boss.browser, id, 'hold');
  const reached = server.broadcasts.filter(({ changed }) => changed.what === 'job');
  expect(reached.map(({ userIds }) => userIds.toSorted())).toEqual([1, 2].map(() => [boss.userId, reader.userId].toSorted()));
});

test('a page beyond the end of the list is its last page', async () => {
  const { browser } = await employer(server);
  const id = await posted(browser, { title: 'Buoy Keeper' });
  expect((await browser.call(listPostings, { query: { page: 3 } })).data).toMatchObject({ page: 1, postings: [{ id }] });
  expect((await browser.call(listPostings, { query: { tab: 'ended', page: 3 } })).data).toMatchObject({ page: 1, postings: [] });
});

test('a recruiter posts and masks according to their permissions, and another company’s job is not found', async () => {
  const { companyId, browser: boss } = await employer(server);
  const own = await posted(boss, { title: 'Dock Master' });
  const reader = await employer(server, { companyId, role: 'recruiter', permissions: [] });
  expect((await reader.browser.call(listPostings, { query: {} })).data.postings.map(({ id }) => id)).toEqual([own]);
  expect((await reader.browser.call(createPosting, { body: {} })).refusal.code).toBe(ERRORS.postingRefused.code);
  expect((await move(reader.browser, own, 'hold')).refusal.code).toBe(ERRORS.postingRefused.code);
  const poster = await employer(server, { companyId, role: 'recruiter', permissions: ['post-jobs'] });
  const { id } = (await poster.browser.call(createPosting, { body: { is_salary_masked: true } })).data.posting;
  const body = vacancy({ title: 'Dock Hand', is_salary_masked: true });
  expect((await poster.browser.call(publishPosting, { params: { id }, body })).refusal.code).toBe(ERRORS.maskingRefused.code);
  expect((await poster.browser.call(publishPosting, { params: { id }, body: { ...body, is_salary_masked: false } })).data.posting?.status).toBe('open');
  const stranger = (await employer(server)).browser;
  for (const answer of [
    await stranger.call(getPosting, { params: { id } }),
    await stranger.call(savePosting, { params: { id }, body: {} }),
    await stranger.call(publishPosting, { params: { id }, body }),
    await move(stranger, id, 'close'),
  ])
    expect(answer.refusal.code).toBe(ERRORS.notFound.code);
  const waiting = await employer(server, { companyId, joinedAt: null });
  expect((await waiting.browser.call(listPostings, { query: {} })).refusal.code).toBe(ERRORS.noCompany.code);
});

test('an unverified company has one open job, however many requests are sent at once', async () => {
  const companyId = await makeCompany(server.db);
  const { browser } = await employer(server, { companyId });
  const drafts = await Promise.all([1, 2, 3].map(async (nth) => (await browser.call(createPosting, { body: { title: `Rope ${nth}` } })).data.posting.id));
  const answers = await Promise.all(drafts.map((id) => browser.call(publishPosting, { params: { id }, body: vacancy({ title: `Rope ${id}` }) })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe(ERRORS.tooManyPostings.code);
  const open = drafts[answers.findIndex(({ status }) => status === 200)] as number;
  await move(browser, open, 'hold');
  const next = drafts.find((id) => id !== open) as number;
  expect((await browser.call(publishPosting, { params: { id: next }, body: vacancy({ title: `Rope ${next}` }) })).status).toBe(200);
  expect((await move(browser, open, 'reopen')).refusal.code).toBe(ERRORS.tooManyPostings.code);
});

test('the list counts jobs by state and applicants by stage, and puts first what waits for the employer', async () => {
  const { browser, companyId, userId } = await employer(server);
  const id = await posted(browser, { title: 'Net Mender', screening_questions: [] });
  await browser.call(createPosting, { body: { title: 'Sail Maker' } });
  const unconfirmed = await makeJob(server.db, {
    companyId,
    postedBy: userId,
    status: 'confirmDue',
    confirmDueAt: server.clock.now(),
    postedAt: new Date('2026-01-01'),
  });
  const ana = await server.seeker();
  await ana.call(createApplication, { params: { id }, body: { resume_id: (await attachResume(ana)).id } });
  const { postings, counts, to_confirm } = (await browser.call(listPostings, { query: {} })).data;
  expect(postings.map((one) => [one.id, one.status, one.applicants])).toEqual([
    [unconfirmed.id, 'confirmDue', {}],
    [id, 'open', { pending: 1 }],
  ]);
  expect([counts, to_confirm]).toEqual([{ open: 2, draft: 1, onHold: 0, ended: 0 }, 1]);
  expect((await browser.call(listPostings, { query: { tab: 'draft' } })).data.postings).toMatchObject([{ title: 'Sail Maker', posted_at: null }]);
});

test('a company can hold its imported job, which keeps the end date from its feed', async () => {
  const { browser, companyId } = await employer(server);
  const fed = await makeJob(server.db, { companyId });
  await move(browser, fed.id, 'hold');
  await move(browser, fed.id, 'reopen');
  const [row] = await server.db
    .select({ end: job.validThrough, due: job.confirmDueAt, is: sql<boolean>`tsv is not null` })
    .from(job)
    .where(eq(job.id, fed.id));
  expect(row).toEqual({ end: new Date('2026-05-01T00:00:00Z'), due: null, is: true });
});

test('of an imported job, it’s stored that its employer closed it, until they post it again', async () => {
  const { browser, companyId } = await employer(server);
  const fed = await makeJob(server.db, { companyId, title: 'Imported Rigger' });
  const isClosed = async () => {
    const [row] = await server.db.select({ status: job.status, isClosed: job.isClosedByEmployer }).from(job).where(eq(job.id, fed.id));
    return row;
  };
  await move(browser, fed.id, 'close');
  expect(await isClosed()).toEqual({ status: 'closed', isClosed: true });
  await move(browser, fed.id, 'repost');
  expect(await isClosed()).toEqual({ status: 'open', isClosed: false });
  await move(browser, fed.id, 'close');
  await browser.call(publishPosting, { params: { id: fed.id }, body: vacancy({ title: 'Imported Rigger' }) });
  expect(await isClosed()).toEqual({ status: 'open', isClosed: false });
});

test('an employer with an unconfirmed address shows job seekers nothing; the draft is saved and published once they confirm', async () => {
  const { browser, userId } = await employer(server);
  const confirm = (emailVerified: boolean) => server.db.update(user).set({ emailVerified }).where(eq(user.id, userId));
  await confirm(false);
  const { id } = (await browser.call(createPosting, { body: {} })).data.posting;
  const publish = () => browser.call(publishPosting, { params: { id }, body: vacancy({ title: 'Made-up Clerk' }) });
  expect((await publish()).refusal.code).toBe(ERRORS.addressUnconfirmed.code);
  expect(await found('made-up clerk')).toEqual([]);
  await confirm(true);
  expect((await publish()).data.posting).toMatchObject({ status: 'open' });
  await confirm(false);
  expect((await move(browser, id, 'hold')).status).toBe(200);
  expect((await move(browser, id, 'reopen')).refusal.code).toBe(ERRORS.addressUnconfirmed.code);
  expect((await move(browser, id, 'close')).status).toBe(200);
  expect((await move(browser, id, 'repost')).refusal.code).toBe(ERRORS.addressUnconfirmed.code);
});

test.each(['http://127.0.0.1:8080/steal', 'https://0x7f.1/', 'http://[::1]/', 'https://intranet/', 'https://jobs.corp/', 'https://acme.com@evil.com/'])(
  'applicants aren’t sent to %s',
  async (applyUrl) => {
    const { browser } = await employer(server);
    const { id } = (await browser.call(createPosting, { body: {} })).data.posting;
    const { refusal } = await browser.call(publishPosting, { params: { id }, body: vacancy({ apply_url: applyUrl }) });
    expect(refusal).toMatchObject({ code: ERRORS.parameterInvalid.code, errors: { apply_url: [expect.stringContaining('public web page')] } });
    // A link stored before the rule isn't shown either.
    await server.db.update(job).set({ applyUrl, status: 'open' }).where(eq(job.id, id));
    expect((await visitor.call(getJob, { params: { id } })).data.apply_url).toBeNull();
  },
);

test('a stale job returns to search only if the company’s limit allows it', async () => {
  const { browser } = await employer(server, { companyId: await makeCompany(server.db) });
  const first = await posted(browser, { title: 'First of one' });
  await server.db.update(job).set({ status: 'stale' }).where(eq(job.id, first));
  const second = await posted(browser, { title: 'Second of one' });
  expect((await move(browser, first, 'confirm')).refusal.code).toBe(ERRORS.tooManyPostings.code);
  await move(browser, second, 'close');
  expect((await move(browser, first, 'confirm')).status).toBe(200);
});

test('followers are notified of a job that is posted and posted again, and of one that is no longer on hold if they do not know it', async () => {
  const { browser, companyId } = await employer(server);
  const [before, since] = [await person(server, 'seeker'), await person(server, 'seeker')];
  const follow = (one: Browser) => one.call(followCompany, { params: { id: companyId } });
  const heard = async ({ userId }: { userId: string }) => {
    const rows = await server.db
      .update(notification)
      .set({ readAt: server.clock.now() })
      .where(and(eq(notification.userId, userId), isNull(notification.readAt)))
      .returning();
    return rows.map(({ kind, data }) => [kind, data['job_id']]);
  };
  const news = (id: number) => [['companyPosted', id]];
  await follow(before.browser);
  const id = await posted(browser, { title: 'Followed keeper' });
  expect(await heard(before)).toEqual(news(id));
  await follow(since.browser);
  await move(browser, id, 'hold');
  await move(browser, id, 'reopen');
  expect([await heard(before), await heard(since)]).toEqual([[], news(id)]);
  await move(browser, id, 'close');
  await move(browser, id, 'repost');
  expect([await heard(before), await heard(since)]).toEqual([news(id), news(id)]);
});
