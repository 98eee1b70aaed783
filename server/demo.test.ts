import { expect, test } from 'vitest';
import { generateEmailOtp, login } from '../contract/auth.ts';
import { testApp } from '../tests/support/app.ts';
import { user } from './db/schema/auth.ts';
import { ensureDemoAccounts } from './demo.ts';

const { db, guest, mail, outside } = await testApp();

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
  expect((await enter('newcomer@waymark.test')).data.user).toMatchObject({ is_profile_completed: false });
});

test('a recruiter does not log in where job seekers do, by password or by code', async () => {
  await ensureDemoAccounts(outside);
  expect((await (await guest()).call(login, { body: { login: 'employer@waymark.test', password: 'waymark-demo-1' } })).refusal.code).toBe(40002);
  await (await guest()).call(generateEmailOtp, { body: { email: 'employer@waymark.test' } });
  expect(mail.sent.at(-1)?.text).not.toMatch(/\d{6}/);
});

test('with a database or a mail server of one’s own there are none', async () => {
  for (const own of [{ databaseUrl: 'postgres://db' }, { smtpUrl: 'smtp://mail' }]) {
    expect(await ensureDemoAccounts({ ...outside, config: { ...outside.config, ...own } })).toEqual([]);
  }
});
