import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobAlert, listJobAlerts, MOST_ALERTS, openEmailedAlerts, stopEmailedAlerts, updateEmailedAlert } from '../../../../contract/alerts.ts';
import type { CallInput } from '../../../../contract/call.ts';
import { createBlacklistCompany } from '../../../../contract/companies.ts';
import { DAY, HOUR } from '../../../../contract/durations.ts';
import { ERRORS } from '../../../../contract/errors.ts';
import type { Message } from '../../../adapters/mail.ts';
import { user } from '../../../db/schema/auth.ts';
import { alertDigest, jobAlert, sentJob } from '../../../db/schema/identity.ts';
import { job } from '../../../db/schema/market.ts';
import { followedCompany } from '../../../db/schema/resume.ts';
import { contentOf } from './content.ts';
import { receiverOf } from './receiver.ts';
import { sendDigests } from './schedule.ts';
import { testApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { LOCATIONS } from '../../../reference/locations.ts';
import { addJobs, layMarket, PH, type JobRow } from '../../market/search/market.fixture.ts';

const { app, clock, db, mail, outside, seeker, visitor, runOutbox } = await testApp();
const server = { ...outside, log: app.log };
type Body = CallInput<typeof createJobAlert>['body'];
const placeOf = (seo: string) => LOCATIONS.find(({ countryId, seoValue }) => countryId === PH && seoValue === seo)?.id as number;
const [CEBU, MAKATI] = [placeOf('cebu-city'), placeOf('makati')];
let word = 0;
/** A unique word for each test, so that none finds another's jobs. */
const fresh = () => `trade${'abcdefghijklmnopqrstuvwxyz'[(word += 1) % 26]}${word}`;

async function proven(changes: Partial<typeof user.$inferInsert> = {}): Promise<Browser & { id: string; email: string }> {
  const one = await seeker();
  const id = one.user?.id as string;
  await db
    .update(user)
    .set({ emailVerified: true, ...changes })
    .where(eq(user.id, id));
  return Object.assign(one, { id, email: one.user?.email as string });
}
const alertOf = async (one: Browser, body: Partial<Body>) =>
  (await one.call(createJobAlert, { body: { keywords: '', frequency: 'Daily', ...body } })).data.alert?.id as string;
const post = (...rows: (Partial<JobRow> & { title: string })[]) =>
  addJobs(
    db,
    rows.map((row) => ({ postedAt: clock.now(), validThrough: new Date(clock.now().getTime() + 30 * DAY), ...row })),
  );
const sentTo = (email: string) => mail.sent.filter(({ to }) => to === email);
/** Moves the clock to half past seven the next morning in Manila, and sends what is due. */
async function nextMorning(days = 1): Promise<void> {
  const now = clock.now().getTime();
  const morning = Math.floor((now + HOUR) / DAY) * DAY + 23 * HOUR + HOUR / 2;
  clock.move((morning > now ? morning : morning + DAY) - now + (days - 1) * DAY);
  await sendDigests(server);
  await runOutbox();
}
const ticketIn = (message?: Message) => message?.text.match(/\/job-alerts\/email\?[^#\s]*#([\w-]{43})/)?.[1] ?? '';

beforeAll(() => layMarket(db));
beforeEach(async () => {
  await db.update(jobAlert).set({ status: 'paused', dueAt: null });
  mail.sent.length = 0;
});

describe('a digest', () => {
  test('is sent in the reader’s morning with new jobs and why each is included, and never repeats one', async () => {
    const trade = fresh();
    const one = await proven();
    await post({ title: `Old ${trade}` });
    clock.move(2 * HOUR);
    const id = await alertOf(one, { keywords: trade, location: 'cebu-city,makati' });
    clock.move(HOUR);
    await post(
      { title: `Senior ${trade}`, locationId: CEBU, locationIds: [CEBU] },
      { title: `Elsewhere ${trade}` },
      { title: 'Something else', locationId: CEBU, locationIds: [CEBU] },
    );
    await sendDigests(server);
    expect(await runOutbox()).toBe(0);
    await nextMorning();
    const [digest, ...more] = sentTo(one.email);
    expect(more).toEqual([]);
    expect(digest?.subject).toBe(`New for you: Senior ${trade}`);
    expect(digest?.text).toMatch(new RegExp(`Senior ${trade}: http://localhost:3000/job/`));
    expect(digest?.text).toContain(`Matches “${trade}” · `);
    expect(digest?.text).not.toMatch(/Old|Elsewhere|Something else/);
    expect(digest?.text).toContain(`because job alerts for ${one.email} are on`);
    const [alert] = (await one.call(listJobAlerts)).data;
    expect([alert?.id, alert?.next_at]).toEqual([id, new Date(Math.floor(clock.now().getTime() / DAY) * DAY + DAY + 23 * HOUR).toISOString()]);
    await nextMorning(2);
    expect(sentTo(one.email)).toHaveLength(1);
  });

  test('contains a job once if several alerts find it, and none of them sends it again', async () => {
    const trade = fresh();
    const one = await proven();
    await alertOf(one, { keywords: trade });
    clock.move(1);
    await alertOf(one, { keywords: `${trade} senior` });
    await post({ title: `Senior ${trade}` });
    await nextMorning();
    const [digest] = sentTo(one.email);
    expect(digest?.text.split(`Senior ${trade}: http`)).toHaveLength(2);
    expect(digest?.text).toContain(`Also in your alert “${trade} senior”`);
    await alertOf(one, { keywords: `senior ${trade}`, frequency: 'Daily' });
    await db
      .update(jobAlert)
      .set({ lookedUntil: new Date(0) })
      .where(eq(jobAlert.userId, one.id));
    await nextMorning();
    expect(sentTo(one.email)).toHaveLength(1);
  });

  test('isn’t sent without jobs, and leaves out closed jobs, blocked companies, and jobs sent before', async () => {
    const trade = fresh();
    const one = await proven();
    await alertOf(one, { keywords: trade });
    const [closed] = await post({ title: `Closed ${trade}` });
    await post(
      { title: `Blocked ${trade}`, companyId: 2 },
      { title: `Stale ${trade}`, postedAt: new Date(clock.now().getTime() - 20 * DAY), listedAt: clock.now() },
    );
    await one.call(createBlacklistCompany, { body: { company_id: 2 } });
    await db
      .update(job)
      .set({ status: 'closed' })
      .where(eq(job.id, closed as number));
    await nextMorning();
    expect(sentTo(one.email)).toEqual([]);
    expect(await db.select().from(alertDigest).where(eq(alertDigest.userId, one.id))).toEqual([]);
    // An ad that is a few days old but was imported today is new here.
    await post({ title: `Imported ${trade}`, postedAt: new Date(clock.now().getTime() - 3 * DAY), listedAt: clock.now() });
    await nextMorning();
    expect(sentTo(one.email).map(({ subject }) => subject)).toEqual([`New for you: Imported ${trade}`]);
  });

  test('is in the reader’s language and time zone; a weekly one is sent on Mondays', async () => {
    const trade = fresh();
    const tokyo = await proven({ languageId: 4, countryId: 105 });
    const weekly = await proven();
    await alertOf(tokyo, { keywords: trade });
    await alertOf(weekly, { keywords: trade, frequency: 'Weekly' });
    const [{ dueAt: inTokyo } = { dueAt: null }] = await db.select().from(jobAlert).where(eq(jobAlert.userId, tokyo.id));
    expect(inTokyo?.toISOString()).toMatch(/T22:00:00/);
    const [{ dueAt: onMonday } = { dueAt: null }] = await db.select().from(jobAlert).where(eq(jobAlert.userId, weekly.id));
    expect(new Date((onMonday as Date).getTime() + 8 * HOUR).getUTCDay()).toBe(1);
    await post({ title: `Cook of ${trade}` });
    await nextMorning();
    expect(sentTo(tokyo.email)[0]?.subject).toBe(`新着求人：Cook of ${trade}`);
    expect(sentTo(tokyo.email)[0]?.html).toContain('lang="ja"');
  });

  test('includes new jobs of followed companies, and says so', async () => {
    const one = await proven();
    await alertOf(one, { keywords: fresh() });
    await db.insert(followedCompany).values({ userId: one.id, companyId: 2, createdAt: clock.now() });
    clock.move(HOUR);
    await post({ title: 'Line cook', companyId: 2 });
    await nextMorning();
    expect(sentTo(one.email)[0]?.text).toContain('You follow Blue Mango Foods');
  });

  test('is sent at most twice a day, and the rest comes the next day', async () => {
    const trade = fresh();
    const one = await proven();
    for (let index = 0; index < 3; index += 1) {
      const id = await alertOf(one, { keywords: `${trade}${index}` });
      await db.update(jobAlert).set({ dueAt: clock.now() }).where(eq(jobAlert.id, id));
      await post({ title: `Work ${trade}${index}` });
      clock.move(60_000);
      await sendDigests(server);
    }
    await runOutbox();
    expect(sentTo(one.email)).toHaveLength(2);
    await nextMorning();
    expect(
      sentTo(one.email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([0, 1, 2].map((index) => `New for you: Work ${trade}${index}`));
  });

  test('of many alerts with many jobs contains twenty, and links to the others', async () => {
    const trade = fresh();
    const one = await proven();
    for (let index = 0; index < MOST_ALERTS; index += 1) await alertOf(one, { keywords: index === 0 ? trade : `${trade} kind${index}` });
    await post(...Array.from({ length: 30 }, (_, index) => ({ title: `${trade} ${index}` })));
    await nextMorning();
    expect(sentTo(one.email)[0]?.text.match(/http:\/\/localhost:3000\/job\//g)).toHaveLength(20);
    expect(sentTo(one.email)[0]?.text).toContain(`See all new jobs for “${trade}”`);
    expect(await db.select().from(sentJob).where(eq(sentJob.userId, one.id))).toHaveLength(20);
  });

  test('has jobs for each alert, however many a broad one finds, and links to the searches in their country', async () => {
    const trade = fresh();
    const one = await proven();
    await alertOf(one, { keywords: trade });
    clock.move(1);
    await alertOf(one, { keywords: `${trade} rare` });
    await post({ title: `${trade} rare` }, ...Array.from({ length: 30 }, (_, index) => ({ title: `${trade} ${index}` })));
    await nextMorning();
    const text = sentTo(one.email)[0]?.text ?? '';
    expect(text.match(/http:\/\/localhost:3000\/job\//g)).toHaveLength(20);
    expect(text.slice(text.indexOf(`“${trade} rare”`))).toContain(`${trade} rare: http`);
    expect(text).toContain(`See all new jobs for “${trade}”: http://localhost:3000/jobs-hiring/${trade}-jobs?country=ph`);
    expect(text).toContain('http://localhost:3000/jobs-hiring/job-search?country=ph');
  });

  test('gives an alert without room its link', async () => {
    const trade = fresh();
    const one = await proven();
    const id = await alertOf(one, { keywords: trade });
    await alertOf(one, { keywords: 'elsewhere' });
    const jobs = await post(...Array.from({ length: 21 }, (_, index) => ({ title: `${trade} ${index}` })));
    const rows = await db.select().from(jobAlert).where(eq(jobAlert.userId, one.id));
    const matches = jobs.map((job) => ({ id: job, companyId: 1, listedAt: clock.now().getTime() }));
    const found = rows.map((alert) => ({ alert, matched: alert.id === id ? { newest: matches, total: 21 } : { newest: matches.slice(0, 1), total: 90 } }));
    const receiver = await receiverOf(db, one.id);
    const window = { now: clock.now(), postedSince: clock.now(), listedAfter: clock.now() };
    const sections = await contentOf(db, receiver as NonNullable<typeof receiver>, found, window);
    expect(sections.map(({ name, items, hasMore }) => [name, items.length, hasMore])).toEqual([
      [trade, 20, true],
      ['elsewhere', 0, true],
    ]);
  });

  test('contains nothing of an alert whose places its country doesn’t have', async () => {
    const trade = fresh();
    const one = await proven();
    const id = await alertOf(one, { keywords: trade, location: 'cebu-city' });
    await db.update(jobAlert).set({ location: 'toronto' }).where(eq(jobAlert.id, id));
    await post({ title: `Work ${trade}`, locationId: CEBU, locationIds: [CEBU] });
    await nextMorning();
    expect(sentTo(one.email)).toEqual([]);
  });

  test('is written once, though five servers run', async () => {
    const trade = fresh();
    const people = await Promise.all(Array.from({ length: 12 }, () => proven()));
    for (const one of people) await alertOf(one, { keywords: trade });
    await post({ title: `Work ${trade}` });
    clock.move(DAY);
    await Promise.all(Array.from({ length: 5 }, () => sendDigests(server)));
    await runOutbox();
    expect(people.map(({ email }) => sentTo(email).length)).toEqual(people.map(() => 1));
  });
});

test('after four weeks without a match explains once how to find more', async () => {
  const trade = fresh();
  const one = await proven();
  const id = await alertOf(one, { keywords: trade, location: 'cebu-city' });
  await nextMorning(27);
  expect(sentTo(one.email)).toEqual([]);
  await post({ title: `Far ${trade}`, locationId: MAKATI, locationIds: [MAKATI] });
  await nextMorning(2);
  const [told] = sentTo(one.email);
  expect(told?.subject).toMatch(/^No new jobs for “.*” in 28 days$/);
  expect(told?.text).toContain('Without Cebu City: 1');
  await nextMorning(9);
  expect(sentTo(one.email)).toHaveLength(1);
  const widened = { ticket: ticketIn(told), id, change: { keywords: `${trade} x` } };
  expect((await visitor().call(updateEmailedAlert, { body: widened })).status).toBe(200);
  await nextMorning(29);
  expect(sentTo(one.email)).toHaveLength(2);
});

describe('its links', () => {
  async function sent() {
    const trade = fresh();
    const one = await proven();
    const id = await alertOf(one, { keywords: trade });
    await post({ title: `Work ${trade}` });
    await nextMorning();
    const [digest] = sentTo(one.email);
    return { one, id, trade, digest, ticket: ticketIn(digest), unsubscribe: digest?.unsubscribe as string };
  }
  const statusOf = async (id: string) => (await db.select().from(jobAlert).where(eq(jobAlert.id, id)))[0]?.status;

  test('open, snooze, pause, resume, and edit its alerts without a session, for thirty days', async () => {
    const { id, ticket, trade } = await sent();
    const reader = visitor();
    const put = (change: CallInput<typeof updateEmailedAlert>['body']['change']) => reader.call(updateEmailedAlert, { body: { ticket, id, change } });
    expect((await reader.call(openEmailedAlerts, { body: { ticket } })).data.alerts).toMatchObject([{ id, status: 'active' }]);
    expect((await put({ status: 'snoozed' })).data.alert.status).toBe('snoozed');
    expect((await put({ status: 'active' })).data.alert.status).toBe('active');
    expect((await put({ keywords: `${trade} b`, frequency: 'Weekly' })).data.alert).toMatchObject({ keywords: `${trade} b`, frequency: 'Weekly' });
    expect((await put({ status: 'paused' })).data.alert).toMatchObject({ status: 'paused', next_at: null });
    clock.move(30 * DAY);
    expect((await put({ status: 'active' })).refusal.code).toBe(ERRORS.linkExpired.code);
    expect(await statusOf(id)).toBe('paused');
  });

  test('unsubscribe with one POST from a mail app, from anywhere and repeatedly; opening them changes nothing', async () => {
    const { id, unsubscribe, digest } = await sent();
    const { pathname } = new URL(unsubscribe);
    const look = await app.inject({ url: pathname });
    expect([look.statusCode, look.headers.location]).toEqual([302, expect.stringMatching(/^\/job-alerts\/email\?do=stop#[\w-]{43}$/)]);
    expect(await statusOf(id)).toBe('active');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
    for (let times = 0; times < 2; times += 1)
      expect((await app.inject({ method: 'POST', url: pathname, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(204);
    expect(await statusOf(id)).toBe('paused');
    expect(digest?.id).toMatch(/^[\da-f-]{36}$/);
  });

  test('for mail apps can only stop alerts, and reveal nothing', async () => {
    const { id, unsubscribe } = await sent();
    const ticket = unsubscribe.split('/').at(-1) as string;
    expect((await visitor().call(openEmailedAlerts, { body: { ticket } })).data).toEqual({ alerts: null });
    expect((await visitor().call(updateEmailedAlert, { body: { ticket, id, change: { keywords: 'mine' } } })).status).toBe(404);
    expect((await visitor().call(stopEmailedAlerts, { body: { ticket } })).status).toBe(200);
    expect(await statusOf(id)).toBe('paused');
  });

  test('don’t work for other people’s alerts, for other addresses, or to undo a bounce', async () => {
    const mine = await sent();
    const theirs = await sent();
    const reader = visitor();
    const change = { status: 'paused' } as const;
    expect((await reader.call(updateEmailedAlert, { body: { ticket: mine.ticket, id: theirs.id, change } })).status).toBe(404);
    await db.update(jobAlert).set({ email: 'elsewhere@example.com' }).where(eq(jobAlert.id, mine.id));
    expect((await reader.call(openEmailedAlerts, { body: { ticket: mine.ticket } })).data.alerts).toEqual([]);
    expect((await reader.call(updateEmailedAlert, { body: { ticket: mine.ticket, id: mine.id, change } })).status).toBe(404);
    await reader.call(stopEmailedAlerts, { body: { ticket: mine.ticket } });
    expect([await statusOf(mine.id), await statusOf(theirs.id)]).toEqual(['active', 'active']);
    await db.update(jobAlert).set({ status: 'bounced', dueAt: null }).where(eq(jobAlert.id, theirs.id));
    const resumed = await reader.call(updateEmailedAlert, { body: { ticket: theirs.ticket, id: theirs.id, change: { status: 'active' } } });
    expect(resumed.refusal.code).toBe(ERRORS.notAllowedNow.code);
    expect((await reader.call(openEmailedAlerts, { body: { ticket: 'x'.repeat(43) } })).status).toBe(404);
  });

  test('are stored only as digests, and are deleted with the account', async () => {
    const { one, ticket } = await sent();
    const { rows } = await db.execute(`select token_hash from ticket where user_id = '${one.id}'`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(ticket);
    await db.delete(user).where(eq(user.id, one.id));
    expect((await visitor().call(openEmailedAlerts, { body: { ticket } })).status).toBe(404);
  });
});
