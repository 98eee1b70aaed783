import { expect, test } from 'vitest';
import { generateEmailOtp, login } from '../../contract/auth.ts';
import { getProfile } from '../../contract/profile-calls.ts';
import { getMembership, recruiterLogin } from '../../contract/recovery.ts';
import { testApp } from '../../tests/support/app.ts';
import { user } from '../db/schema/auth.ts';
import { companyMember } from '../db/schema/identity.ts';
import { ensureDemoAccounts } from './accounts.ts';
import { addJobs, layMarket } from '../modules/market/search/market.fixture.ts';

const { clock, db, guest, mail, outside } = await testApp();

test('the demo accounts log in with the printed password; making them again changes nothing', async () => {
  const accounts = await ensureDemoAccounts(outside);
  expect(accounts.map(({ email }) => email)).toEqual(['seeker@waymark.test', 'newcomer@waymark.test', 'employer@waymark.test']);
  await ensureDemoAccounts(outside);
  expect(await db.select().from(user)).toHaveLength(3);
  const enter = async (email: string) => (await guest()).call(login, { body: { login: email, password: 'waymark-demo-1' } });
  expect((await enter('seeker@waymark.test')).data.user).toMatchObject({
    is_profile_completed: true,
    is_email_verify: true,
    is_new_account: false,
    phone_num: expect.stringMatching(/^\+63/),
  });
  const seeker = await guest();
  await seeker.call(login, { body: { login: 'seeker@waymark.test', password: 'waymark-demo-1' } });
  // The response is checked by its schema: a person could have chosen every id and word in it.
  const profile = (await seeker.call(getProfile)).data;
  expect([profile.work_experiences, profile.educations, profile.languages, profile.job_preferences].map((records) => records.length)).toEqual([2, 1, 2, 1]);
  expect((await enter('newcomer@waymark.test')).data.user).toMatchObject({ is_profile_completed: false });
});

test('a recruiter’s password is none where job seekers log in; a code proves the address, and leads to the one account it has', async () => {
  await ensureDemoAccounts(outside);
  const email = 'employer@waymark.test';
  const one = await guest();
  expect((await one.call(login, { body: { login: email, password: 'waymark-demo-1' } })).refusal.code).toBe(40002);
  const { challenge_id } = (await one.call(generateEmailOtp, { body: { email } })).data;
  const otp = mail.sent.at(-1)?.text.match(/\d{6}/)?.[0];
  expect((await one.call(login, { body: { login: email, otp, challenge_id } })).data).toMatchObject({ kind: 'recruiter', pending: null });
});

test('the demo employer coordinates a company of the demo market that nobody is in, once there is one', async () => {
  await ensureDemoAccounts(outside);
  await layMarket(db);
  await addJobs(db, [
    { title: 'Nurse', companyId: 1, source: 'seed' },
    { title: 'Cook', companyId: 2, source: 'seed' },
    { title: 'Baker', companyId: 2, source: 'seed' },
    ...['Driver', 'Packer', 'Clerk'].map((title) => ({ title, companyId: 1, source: 'seed', status: 'closed' as const })),
  ]);
  // The verified one gets its own member.
  const [other] = await db.insert(user).values({ email: 'own@harbour.example', role: 'recruiter' }).returning({ id: user.id });
  await db.insert(companyMember).values({ userId: other?.id as string, companyId: 1, role: 'coordinator', joinedAt: clock.now() });
  await ensureDemoAccounts(outside);
  const one = await guest();
  await one.call(recruiterLogin, { body: { login: 'employer@waymark.test', password: 'waymark-demo-1' } });
  expect((await one.call(getMembership)).data).toMatchObject({
    company: { id: 2, name: 'Blue Mango Foods' },
    role: 'coordinator',
    joined_at: expect.any(String),
  });
  await addJobs(
    db,
    ['Porter', 'Guard'].map((title) => ({ title, companyId: 1, source: 'seed' })),
  );
  await ensureDemoAccounts(outside);
  expect(await db.select().from(companyMember)).toHaveLength(2);
});

test('where this is no demo there are none', async () => {
  expect(await ensureDemoAccounts({ ...outside, config: { ...outside.config, whyNoDemo: ['HOST is 0.0.0.0'] } })).toEqual([]);
});
