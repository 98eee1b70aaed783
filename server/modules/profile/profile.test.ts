import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { exportData } from '../../../contract/settings.ts';
import * as calls from '../../../contract/profile-calls.ts';
import { getProfileDraft, saveProfileDraft } from '../../../contract/profile-draft.ts';
import * as fileCalls from '../../../contract/profile-files.ts';
import { ERRORS } from '../../../contract/errors.ts';
import type { BasicInfoFields } from '../../../contract/profile.ts';
import { WRITTEN } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { pdf } from '../../../tests/support/market.ts';
import { bmp, photo, PHOTO_SECRETS } from '../../../tests/support/pictures.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { user } from '../../db/schema/auth.ts';
import { profileFilesOf, profileOrphansAmong } from './profile-files.ts';
import { DAY } from '../../../contract/durations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const profileOf = async (who: Browser) => (await who.call(calls.getProfile)).data;
const idOf = (who: Browser) => who.user?.id as string;
const fetchAs = (who: Browser, url: string) =>
  server.app.inject({ url, headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') } });

test('records are added, changed, read the latest first, and deleted', async () => {
  const ana = await server.seeker();
  const older = (await ana.call(calls.createWorkExperience, { body: WRITTEN.workExperience })).data;
  const now = { ...WRITTEN.workExperience, job_title: '料理長 🍳', start_date: '2019-01', end_date: null, is_present: true };
  const present = (await ana.call(calls.createWorkExperience, { body: now })).data;
  expect((await ana.call(calls.listWorkExperiences)).data.map(({ id }) => id)).toEqual([present.id, older.id]);
  await ana.call(calls.updateWorkExperience, { params: { id: older.id }, body: { ...WRITTEN.workExperience, is_hidden_from_company: true } });
  expect((await profileOf(ana)).work_experiences[1]).toMatchObject({ ...WRITTEN.workExperience, is_hidden_from_company: true, description: '' });
  await ana.call(calls.deleteWorkExperience, { params: { id: present.id } });
  expect((await profileOf(ana)).work_experiences).toHaveLength(1);
});

test('of work and school a year alone is kept as one, and no month is made up for it', async () => {
  const ana = await server.seeker();
  const add = async (start_date: string, end_date: string) =>
    (await ana.call(calls.createWorkExperience, { body: { ...WRITTEN.workExperience, start_date, end_date } })).data.id;
  const years = await add('2019', '2021');
  const later = await add('2021-06', '2022');
  const months = await add('2018-02', '2021-05');
  await ana.call(calls.createEducation, { body: { ...WRITTEN.education, start_date: '2012', end_date: '2016' } });
  const { work_experiences: works, educations } = await profileOf(ana);
  expect(works.map(({ id }) => id)).toEqual([later, months, years]);
  expect(works[2]).toMatchObject({ start_date: '2019', end_date: '2021' });
  expect(educations).toMatchObject([{ start_date: '2012', end_date: '2016' }]);
});

test('what breaks a rule is refused at its field, in words', async () => {
  const ana = await server.seeker();
  const { refusal } = await ana.call(calls.createEducation, { body: { ...WRITTEN.education, end_date: '2011-01', description: 'short' } });
  expect(refusal.errors).toEqual({
    end_date: ['Choose a start date before the end date'],
    description: ['Use at least 10 characters, or leave this empty'],
  });
  const unknown = await ana.call(calls.createEducation, { body: { ...WRITTEN.education, education_level_id: 999 } });
  expect(unknown.refusal.errors).toEqual({ education_level_id: ['Check this field'] });
});

test('a language stands once, however often it is sent', async () => {
  const ana = await server.seeker();
  const sent = await Promise.all(Array.from({ length: 8 }, () => ana.call(calls.createLanguage, { body: WRITTEN.language })));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(sent.find(({ status }) => status !== 200)?.refusal.errors).toEqual({ language: ['You’ve already added this language'] });
});

test('3 preferences remote and 3 on site or hybrid, at once or one by one; the last one stays', async () => {
  const ana = await server.seeker();
  const add = (work_arrangement: 'remote' | 'onsite' | 'hybrid') => ana.call(calls.createJobPreference, { body: { ...WRITTEN.preference, work_arrangement } });
  const remote = await Promise.all(Array.from({ length: 5 }, () => add('remote')));
  expect(remote.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const arrangement of ['onsite', 'hybrid', 'onsite'] as const) expect((await add(arrangement)).status).toBe(200);
  expect((await add('hybrid')).refusal.code).toBe(43011);
  const all = (await ana.call(calls.listJobPreferences)).data;
  const first = all.find((one) => one.work_arrangement === 'remote') as (typeof all)[number];
  const moved = await ana.call(calls.updateJobPreference, { params: { id: first.id }, body: { ...WRITTEN.preference, work_arrangement: 'hybrid' } });
  expect(moved.refusal.code).toBe(43011);
  const gone = await Promise.all(all.map(({ id }) => ana.call(calls.deleteJobPreference, { params: { id } })));
  expect(gone.filter(({ status }) => status === 409)).toHaveLength(1);
  expect((await ana.call(calls.listJobPreferences)).data).toHaveLength(1);
});

test('a preference lies where its country says', async () => {
  const ana = await server.seeker();
  const add = (change: object) => ana.call(calls.createJobPreference, { body: { ...WRITTEN.preference, ...change } });
  expect((await add({ location_id: 193_001 })).refusal.errors).toEqual({ location_id: ['Check this field'] });
  expect((await add({ is_overseas: true, location_id: 193_001 })).refusal.errors).toEqual({ country_id: ['Fill up the required field to proceed'] });
  expect((await add({ is_overseas: true, country_id: 193, location_id: 193_001 })).data).toMatchObject({ country_id: 193 });
});

test('what is told of a person changes field by field, and their name in the cookie with it', async () => {
  const ana = await server.seeker();
  const change = (body: Partial<BasicInfoFields>) => ana.call(calls.updateBasicInfo, { body });
  await change({ first_name: 'Ana María', date_of_birth: '1990-05-01', nationality: 'PH', working_since: '2012-06' });
  await change({ career_summary: 'I cook for many, and well.', notice_period_id: 2 });
  expect((await profileOf(ana)).basic_info).toMatchObject({
    first_name: 'Ana María',
    date_of_birth: '1990-05-01',
    career_summary: 'I cook for many, and well.',
    notice_period_id: 2,
    years_of_experience: expect.any(Number),
  });
  expect(decodeURIComponent(ana.cookies.get('user') ?? '')).toContain('Ana María');
  expect((await change({ date_of_birth: `${server.clock.now().getUTCFullYear() - 10}-01-01` })).refusal.errors).toEqual({
    date_of_birth: ['You must be at least 16 years old'],
  });
  expect((await ana.call(calls.updateSkills, { body: { skills: ['Baking', 'baking'] } })).refusal.errors).toEqual({
    skills: ['You’ve already added this skill'],
  });
});

test('a picture and a certificate are judged by content, given to their owner alone, and nobody’s once replaced', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const avatar = async (file: Blob) => ana.call(fileCalls.uploadAvatar, { file, filename: 'me.png' });
  expect((await avatar(pdf())).refusal.code).toBe(43014);
  expect((await avatar(new Blob(['<svg onload="alert(1)"/>']))).refusal.code).toBe(43014);
  expect((await avatar(bmp(20_000, 2).slice(0, 54))).refusal.code).toBe(43004);
  const { avatar: path } = (await avatar(bmp())).data;
  const file = await fetchAs(ana, path as string);
  expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'image/bmp',
    expect.stringMatching(/^attachment/),
  ]);
  expect((await fetchAs(bea, path as string)).statusCode).toBe(404);
  const { id } = (await ana.call(calls.createLicense, { body: WRITTEN.license })).data;
  const proof = await ana.call(fileCalls.uploadCertificate, { params: { id }, file: pdf('proof'), filename: '证书.png' });
  expect(proof.data).toMatchObject({ filename: '证书.pdf', format: 'pdf' });
  expect((await fetchAs(bea, `/api/jobseekers/license-certifications/${id}/attachment`)).statusCode).toBe(404);
  expect((await fetchAs(ana, `/api/jobseekers/license-certifications/${id}/attachment`)).body).toBe(await pdf('proof').text());
  const before = await profileFilesOf(server.db, idOf(ana));
  expect(await profileOrphansAmong(server.db, [...before, 'users/x'])).toEqual([]);
  await ana.call(fileCalls.deleteAvatar);
  await ana.call(fileCalls.deleteCertificate, { params: { id } });
  expect((await profileOrphansAmong(server.db, before)).toSorted()).toEqual(before.toSorted());
});

test('where a picture was taken is not kept with it', async () => {
  const ana = await server.seeker();
  const { avatar } = (await ana.call(fileCalls.uploadAvatar, { file: new Blob([photo(6)]), filename: 'me.jpg' })).data;
  const stored = (await fetchAs(ana, avatar as string)).rawPayload;
  for (const secret of PHOTO_SECRETS) expect(stored.includes(secret)).toBe(false);
  expect(stored.includes('Exif')).toBe(true);
  const torn = Buffer.concat([photo(6).subarray(0, 60), photo(6).subarray(80)]);
  expect((await ana.call(fileCalls.uploadAvatar, { file: new Blob([torn]), filename: 'me.jpg' })).refusal.code).toBe(43014);
});

test('a draft is merged field by field, whichever device writes', async () => {
  const ana = await server.seeker();
  const save = (fields: Record<string, string>, removed: string[] = []) => ana.call(saveProfileDraft, { body: { fields, removed } });
  await Promise.all(Array.from({ length: 12 }, (_, index) => save({ [`wizard.f${index}`]: `${index}` })));
  expect(Object.keys((await ana.call(getProfileDraft)).data.fields)).toHaveLength(12);
  expect((await save({ 'wizard.f0': 'later' }, ['wizard.f1'])).data).toMatchObject({ version: 13, fields: { 'wizard.f0': 'later', 'wizard.f2': '2' } });
  for (let part = 0; part < 9; part += 1) expect((await save({ [`summary:new.part_${part}`]: 'x'.repeat(20_000) })).status).toBe(200);
  expect((await save({ 'summary:new.last': 'x'.repeat(20_000) })).refusal.errors).toEqual({ fields: ['Shorten this text'] });
  expect((await ana.call(getProfileDraft)).data.version).toBe(22);
});

test('a draft holds what the forms of a profile hold, and nothing else', async () => {
  const ana = await server.seeker();
  const save = (fields: Record<string, unknown>) => ana.call(saveProfileDraft, { body: { fields: fields as never } });
  const values = { job_title: 'Baker', job_function_ids: [1, 2], end_date: null, is_present: true };
  const whole = {
    'workExperience:open': 'new',
    'workExperience:new.job_function_ids': [1, 2],
    'license:3f1c.attachment': { filename: 'a.pdf', format: 'pdf', size: 3 },
    'workExperience:sent': { key: 'k', id: null, values, hasFile: false, isUndo: false, at: 1 },
    [`sync:${randomUUID()}.skill.0`]: { of: 'skill Bread', isTaken: true, values: { skill: 'Bread' } },
  };
  expect((await save(whole)).data.fields).toEqual(whole);
  expect((await save({ 'workExperience:sent': { ...whole['workExperience:sent'], more: 'x' } })).data.fields['workExperience:sent']).not.toHaveProperty('more');
  const foreign = [
    { anything: 'x' },
    { 'account:new.password': 'x' },
    { 'workExperience:new.job_title': { any: { thing: 1 } } },
    { 'workExperience:new.description': 'x'.repeat(20_001) },
    { 'workExperience:new.job_function_ids': Array(101).fill(1) },
    { 'workExperience:sent': { ...whole['workExperience:sent'], values: { any: { thing: 1 } } } },
  ];
  for (const fields of foreign) expect((await save(fields)).status).toBe(422);
  expect((await ana.call(getProfileDraft)).data.fields).toEqual(whole);
});

test('a profile is complete with a name and a preference, and its draft is done', async () => {
  const ana = await server.seeker();
  await ana.call(saveProfileDraft, { body: { fields: { 'wizard.step': 'education' } } });
  expect((await ana.call(calls.completeProfile, { body: {} })).refusal.code).toBe(43016);
  await ana.call(calls.createJobPreference, { body: WRITTEN.preference });
  expect((await ana.call(calls.completeProfile, { body: {} })).data.is_profile_completed).toBe(true);
  expect(decodeURIComponent(ana.cookies.get('user') ?? '')).toContain('"is_profile_completed":true');
  expect((await ana.call(getProfileDraft)).data.fields).toEqual({});
});

test('says what is missing for a profile to be complete', async () => {
  const ana = await server.seeker();
  await server.db
    .update(user)
    .set({ firstName: '', lastName: '' })
    .where(eq(user.id, idOf(ana)));
  const missing = async () => Object.keys((await ana.call(calls.completeProfile, { body: {} })).refusal.errors ?? {});
  expect(await missing()).toEqual(['job_preferences', 'first_name', 'last_name']);
  await ana.call(calls.createJobPreference, { body: WRITTEN.preference });
  expect(await missing()).toEqual(['first_name', 'last_name']);
});

test('a person without a name can save what doesn’t concern it', async () => {
  const ana = await server.seeker();
  await server.db
    .update(user)
    .set({ firstName: '', lastName: '', name: '' })
    .where(eq(user.id, idOf(ana)));
  const change = (body: Record<string, unknown>) => ana.call(calls.updateBasicInfo, { body });
  expect((await change({ career_summary: 'I cook for many, and well.' })).data).toMatchObject({
    first_name: '',
    career_summary: 'I cook for many, and well.',
  });
  expect((await profileOf(ana)).basic_info).toMatchObject({ first_name: '', last_name: '' });
  expect(Object.keys((await change({ first_name: '', current_location: 'Cebu City' })).refusal.errors ?? {})).toEqual(['first_name']);
  await change({ first_name: 'Ana' });
  expect((await change({ last_name: 'Reyes' })).data).toMatchObject({ first_name: 'Ana', last_name: 'Reyes', current_location: '' });
  expect(
    await server.db
      .select({ name: user.name })
      .from(user)
      .where(eq(user.id, idOf(ana))),
  ).toEqual([{ name: 'Ana Reyes' }]);
});

test('all of it goes out with one’s data, and with the account', async () => {
  const ana = await server.seeker();
  await ana.call(fileCalls.uploadAvatar, { file: bmp(), filename: 'me.bmp' });
  await ana.call(calls.createWebsite, { body: WRITTEN.website });
  await ana.call(calls.createJobPreference, { body: WRITTEN.preference });
  const data = (await ana.call(exportData)).data as Record<string, unknown>;
  expect(data).toMatchObject({ websites: [{ url: WRITTEN.website.url }], job_preferences: [{ job_title: 'Cook' }], about: { avatarFormat: 'bmp' } });
  const files = await profileFilesOf(server.db, idOf(ana));
  await server.db.delete(user).where(eq(user.id, idOf(ana)));
  expect(await profileOrphansAmong(server.db, files)).toEqual(files);
});

test('faces are drawn to choose from five times a day, each time others, and the same request costs once', async () => {
  const ana = await server.seeker();
  const headers = { 'idempotency-key': randomUUID() };
  const first = (await ana.call(fileCalls.drawAvatars, {}, headers)).data;
  expect(first.left).toBe(4);
  expect(new Set(first.faces)).toHaveLength(6);
  expect((await ana.call(fileCalls.drawAvatars, {}, headers)).data).toEqual(first);
  for (const face of first.faces) expect((await server.app.inject(face)).headers['content-type']).toMatch(/^image\/svg\+xml/);
  const more = [];
  for (let time = 0; time < 4; time += 1) more.push((await ana.call(fileCalls.drawAvatars)).data);
  expect(more.map(({ left }) => left)).toEqual([3, 2, 1, 0]);
  expect(new Set([first, ...more].flatMap(({ faces }) => faces))).toHaveLength(30);
  const { refusal } = await ana.call(fileCalls.drawAvatars);
  expect(refusal).toMatchObject({ code: ERRORS.avatarDrawingsUsed.code, retry_after: expect.any(Number) as number });
  server.clock.move(DAY);
  expect((await ana.call(fileCalls.drawAvatars)).data.left).toBe(4);
});
