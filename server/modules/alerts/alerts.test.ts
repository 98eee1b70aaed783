import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createJobAlert, deleteJobAlert, FREQUENCIES, listJobAlerts, MOST_ALERTS, rehearseJobAlert, updateJobAlert } from '../../../contract/alerts.ts';
import type { CallInput } from '../../../contract/call.ts';
import { DAY, HOUR } from '../../../contract/durations.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { user } from '../../db/schema/auth.ts';
import { jobAlert } from '../../db/schema/identity.ts';
import { endSnoozes } from './end-snoozes.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { addJobs, layMarket } from '../market/search/market.fixture.ts';

const { clock, db, mail, outside, guest, seeker, visitor, runOutbox } = await testApp();

type Body = CallInput<typeof createJobAlert>['body'];
const nurse: Body = { keywords: 'nurse', location: null, filters: { jobType: 'full-time' }, frequency: 'Daily' };

/** A seeker with a proven address. */
async function proven(): Promise<Browser> {
  const one = await seeker();
  await db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, one.user?.id as string));
  return one;
}
async function withAlert(body: Body = nurse) {
  const one = await proven();
  const { data } = await one.call(createJobAlert, { body });
  return { one, id: data.alert?.id as string };
}

beforeEach(async () => {
  clock.move(25 * HOUR);
  await runOutbox();
  mail.sent.length = 0;
});

describe('a seeker', () => {
  test('creates an alert in a single call, to their own address, on right away without an email', async () => {
    const one = await proven();
    const { data } = await one.call(createJobAlert, { body: nurse });
    const record = { ...nurse, id: expect.any(String), user_id: one.user?.id, country_id: 167, email: one.user?.email, created_at: clock.now().toISOString() };
    expect(data).toEqual({ alert: { ...record, status: 'active', next_at: expect.any(String), snoozed_until: null }, status: 'active', is_new: true });
    expect((await one.call(listJobAlerts)).data).toEqual([data.alert]);
    expect(await runOutbox()).toBe(0);
  });

  test('with an unproven address has to confirm an email first', async () => {
    const one = await seeker();
    expect((await one.call(createJobAlert, { body: nurse })).data.status).toBe('unconfirmed');
    await runOutbox();
    expect(mail.sent.map(({ to }) => to)).toEqual([one.user?.email]);
  });

  test('who requests the same search again, in other words, gets the same alert', async () => {
    const { one, id } = await withAlert();
    const again = await one.call(createJobAlert, { body: { ...nurse, keywords: ' NURSE ', filters: { jobType: 'full-time', workArrangement: 'moon' } } });
    expect(again.data).toMatchObject({ alert: { id }, is_new: false });
  });

  test('who sends twenty requests at once gets one alert', async () => {
    const one = await proven();
    await Promise.all(Array.from({ length: 20 }, () => one.call(createJobAlert, { body: nurse })));
    expect((await one.call(listJobAlerts)).data).toHaveLength(1);
  });

  test('has at most 20', async () => {
    const one = await proven();
    for (let index = 0; index < MOST_ALERTS; index += 1) await one.call(createJobAlert, { body: { ...nurse, keywords: `nurse ${index}` } });
    expect((await one.call(createJobAlert, { body: { ...nurse, keywords: 'cook' } })).refusal).toMatchObject({ code: 42040 });
  });

  test('changes it, snoozes it, turns it on again, deletes it', async () => {
    const { one, id } = await withAlert();
    const put = async (body: CallInput<typeof updateJobAlert>['body']) => (await one.call(updateJobAlert, { params: { id }, body })).data;
    expect((await put({ keywords: 'midwife', frequency: 'Weekly', location: 'cebu-city' })).alert).toMatchObject({
      keywords: 'midwife',
      location: 'cebu-city',
      filters: nurse.filters,
      frequency: 'Weekly',
      status: 'active',
    });
    expect((await put({ status: 'snoozed' })).alert.status).toBe('snoozed');
    expect((await put({ frequency: 'Daily' })).alert.status).toBe('snoozed');
    expect(await put({ status: 'active' })).toMatchObject({ alert: { status: 'active' }, confirming: null });
    expect((await one.call(deleteJobAlert, { params: { id } })).status).toBe(200);
    expect((await one.call(listJobAlerts)).data).toEqual([]);
    expect((await one.call(deleteJobAlert, { params: { id } })).status).toBe(200);
  });

  test('has snoozed alerts resume after a week, and paused ones stay paused', async () => {
    const { one, id } = await withAlert();
    const paused = (await one.call(createJobAlert, { body: { ...nurse, keywords: 'cook' } })).data.alert?.id as string;
    const { data } = await one.call(updateJobAlert, { params: { id }, body: { status: 'snoozed' } });
    expect(data.alert.snoozed_until).toBe(new Date(clock.now().getTime() + 7 * DAY).toISOString());
    await one.call(updateJobAlert, { params: { id: paused }, body: { status: 'paused' } });
    const listed = async () => (await one.call(listJobAlerts)).data.map(({ keywords, status, snoozed_until }) => [keywords, status, snoozed_until]).sort();
    clock.move(7 * DAY - 1);
    expect(await endSnoozes(outside)).toBe(0);
    clock.move(1);
    expect(await endSnoozes(outside)).toBe(1);
    expect(await listed()).toEqual([
      ['cook', 'paused', null],
      ['nurse', 'active', null],
    ]);
    expect((await one.call(updateJobAlert, { params: { id: paused }, body: { status: 'snoozed' } })).refusal.code).toBe(ERRORS.notAllowedNow.code);
    expect((await one.call(updateJobAlert, { params: { id: paused }, body: { status: 'active' } })).data.alert.status).toBe('active');
  });

  test('can’t change an alert into a duplicate', async () => {
    const { one } = await withAlert();
    const other = (await one.call(createJobAlert, { body: { ...nurse, keywords: 'cook' } })).data.alert?.id as string;
    const { refusal } = await one.call(updateJobAlert, { params: { id: other }, body: { keywords: 'Nurse' } });
    expect(refusal.errors).toEqual({ keywords: ['You already have this alert'] });
  });

  test('can choose only places of the alert’s country, and still pause an alert that has another', async () => {
    const { one, id } = await withAlert();
    const update = (body: CallInput<typeof updateJobAlert>['body'], inCountry = 167) =>
      one.call(updateJobAlert, { params: { id }, body }, { 'country-id': String(inCountry) });
    const refusal = { location: ['Choose a place from the list'] };
    expect((await one.call(createJobAlert, { body: { ...nurse, location: 'singapore-city' } })).refusal.errors).toEqual(refusal);
    // The alert's country counts, wherever the page that changes it is.
    expect((await update({ location: 'toronto' }, 36)).refusal.errors).toEqual(refusal);
    expect((await update({ location: 'cebu-city' }, 36)).data.alert.location).toBe('cebu-city');
    await db.update(jobAlert).set({ location: 'toronto' }).where(eq(jobAlert.id, id));
    expect((await update({ status: 'paused' })).data.alert).toMatchObject({ status: 'paused', location: 'toronto' });
  });

  test.each(['bounced', 'complained'] as const)('has to confirm an email before an alert whose emails were %s continues', async (status) => {
    const { one, id } = await withAlert();
    await db.update(jobAlert).set({ status }).where(eq(jobAlert.id, id));
    const { data } = await one.call(updateJobAlert, { params: { id }, body: { status: 'active' } });
    expect(data).toMatchObject({ alert: { status: 'unconfirmed' }, confirming: one.user?.email });
    await runOutbox();
    expect(mail.sent).toHaveLength(1);
  });
});

describe('anyone else', () => {
  test('can’t see, change, or delete an alert, or learn that it exists', async () => {
    const { one, id } = await withAlert();
    const stranger = await proven();
    expect((await stranger.call(listJobAlerts)).data).toEqual([]);
    const update = await stranger.call(updateJobAlert, { params: { id }, body: { keywords: 'mine' } });
    const unknown = await stranger.call(updateJobAlert, { params: { id: crypto.randomUUID() }, body: { keywords: 'mine' } });
    expect([update.status, update.refusal.message]).toEqual([404, unknown.refusal.message]);
    expect((await stranger.call(deleteJobAlert, { params: { id } })).status).toBe(200);
    expect((await one.call(listJobAlerts)).data).toMatchObject([{ id, keywords: 'nurse' }]);
  });

  test('is asked to sign in as a guest or visitor; an employer has no alerts', async () => {
    const { id } = await withAlert();
    const employer = await proven();
    await db
      .update(user)
      .set({ role: 'recruiter' })
      .where(eq(user.id, employer.user?.id as string));
    const recruiter = visitor();
    recruiter.cookies.set('sessionid', employer.cookies.get('sessionid') as string);
    for (const [who, status] of [
      [await guest(), 401],
      [visitor(), 401],
      [recruiter, 403],
    ] as const) {
      expect((await who.call(listJobAlerts)).status).toBe(status);
      expect((await who.call(updateJobAlert, { params: { id }, body: { status: 'snoozed' } })).status).toBe(status);
      expect((await who.call(deleteJobAlert, { params: { id } })).status).toBe(status);
    }
    expect((await recruiter.call(createJobAlert, { body: nurse })).status).toBe(403);
  });
});

test.each([
  [{ keywords: ' ', filters: {} }, { keywords: ['Select at least one: keywords, a location or a filter'] }],
  [{ frequency: 'Hourly' }, { frequency: ['Choose daily or weekly'] }],
  [{ frequency: undefined }, { frequency: ['Choose daily or weekly'] }],
  [{ email: '' }, { email: ['Alert e-mail cannot be empty'] }],
  [{ email: 'ana' }, { email: ['Please enter a valid email address'] }],
  [{ keywords: 'x'.repeat(201) }, { keywords: ['Use 200 characters or fewer'] }],
])('%o is refused with a message', async (wrong, errors) => {
  const one = await proven();
  const { refusal } = await one.call(createJobAlert, { body: { ...nurse, ...wrong } as Body });
  expect(refusal).toMatchObject({ code: 40001, errors });
});

test('the preview counts what the search finds in the last 7 days, by words, place, and filters', async () => {
  await layMarket(db);
  const at = (days: number) => ({ postedAt: new Date(clock.now().getTime() - days * DAY), validThrough: new Date(clock.now().getTime() + DAY) });
  const fullTime = 1;
  await addJobs(db, [
    { title: 'Night Nurse', jobTypeId: fullTime, ...at(1) },
    { title: 'Nurse', jobTypeId: 2, ...at(6.9) },
    { title: 'School Nurse', jobTypeId: fullTime, ...at(7.1) },
    { title: 'Nurse of tomorrow', jobTypeId: fullTime, ...at(-1) },
    { title: 'Cook', jobTypeId: fullTime, ...at(2) },
    { title: 'Nurse, closed', jobTypeId: fullTime, ...at(2), status: 'closed' },
    { title: '看護師 Nurse', jobTypeId: fullTime, companyId: 3, countryId: 105, ...at(2) },
  ]);
  const count = async (body: CallInput<typeof rehearseJobAlert>['body']) => (await visitor().call(rehearseJobAlert, { body })).data;
  expect(await count({ keywords: 'nurse' })).toEqual({ jobs: 2, more: false });
  expect(await count({ keywords: 'nurse', filters: { jobType: 'full-time' } })).toEqual({ jobs: 1, more: false });
  expect(await count({ keywords: '', filters: { jobType: 'full-time' } })).toEqual({ jobs: 2, more: false });
  expect(await count({ keywords: 'plumber' })).toEqual({ jobs: 0, more: false });
  expect(await count({ keywords: 'nurse', location: 'toronto' })).toEqual({ jobs: 0, more: false });
  expect(FREQUENCIES).toEqual(['Daily', 'Weekly']);
});
