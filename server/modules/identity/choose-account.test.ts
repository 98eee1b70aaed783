import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generateEmailOtp, getSession, login } from '../../../contract/auth.ts';
import { abandonLogin, chooseAccount } from '../../../contract/login.ts';
import { confirmEmailChange, requestEmailChange } from '../../../contract/settings.ts';
import { stepUp } from '../../../contract/two-factor.ts';
import type { PendingLogin } from '../../../contract/records.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { user } from '../../db/schema/auth.ts';
import { twoFactor } from '../../db/schema/identity.ts';

const { clock, db, guest, mail, seeker, visitor } = await testApp();
let count = 0;

/** A job seeker and an employer with the same address, and a guest who proved it with a code. */
async function atTheChoice(): Promise<{ one: Browser; home: Browser; seekerId: string; employerId: string; accounts: { id: string; role: string }[] }> {
  const email = `both-${(count += 1)}@example.com`;
  const home = await seeker({ email });
  const seekerId = home.user?.id as string;
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, seekerId));
  const [employer] = await db.insert(user).values({ email, role: 'recruiter', name: 'Ana Reyes', emailVerified: true }).returning({ id: user.id });
  const one = await guest();
  clock.move(61_000);
  const { data } = await one.call(generateEmailOtp, { body: { email } });
  const otp = mail.sent.at(-1)?.text.match(/\d{6}/)?.[0] as string;
  const answer = await one.call(login, { body: { login: email, otp, challenge_id: data.challenge_id } });
  const pending = answer.data.pending as Extract<PendingLogin, { step: 'choosingAccount' }>;
  return { one, home, seekerId, employerId: employer?.id as string, accounts: pending.accounts };
}

test('an address of two accounts waits for a choice, also after a reload', async () => {
  const { one, accounts, seekerId, employerId } = await atTheChoice();
  expect(accounts.map(({ id, role }) => [id, role])).toEqual(
    expect.arrayContaining([
      [seekerId, 'jobseeker'],
      [employerId, 'recruiter'],
    ]),
  );
  const session = (await one.call(getSession)).data;
  expect([session.kind, session.pending?.step]).toEqual(['guest', 'choosingAccount']);
});

test.each(['seeker', 'recruiter'] as const)('signs in to the %s and ends the choice', async (kind) => {
  const { one, seekerId, employerId } = await atTheChoice();
  const guests = one.cookies.get('sessionid');
  const id = kind === 'seeker' ? seekerId : employerId;
  const { data } = await one.call(chooseAccount, { body: { account_id: id } });
  expect([data.kind, data.user?.id, data.pending]).toEqual([kind, id, null]);
  expect(one.cookies.get('sessionid')).not.toBe(guests);
  expect((await one.call(chooseAccount, { body: { account_id: id } })).refusal.code).toBe(42006);
});

test('an account that wasn’t offered can’t be chosen', async () => {
  const [mine, theirs] = [await atTheChoice(), await atTheChoice()];
  expect((await mine.one.call(chooseAccount, { body: { account_id: theirs.seekerId } })).refusal.code).toBe(40004);
  expect((await mine.one.call(getSession)).data.kind).toBe('guest');
});

test('without a pending sign-in there is nothing to choose, and none waits longer than ten minutes', async () => {
  const { one, seekerId } = await atTheChoice();
  expect((await visitor().call(chooseAccount, { body: { account_id: seekerId } })).refusal.code).toBe(42021);
  clock.move(10 * 60_000);
  expect((await one.call(chooseAccount, { body: { account_id: seekerId } })).refusal.code).toBe(42021);
});

test('a suspended account leaves the other one to choose', async () => {
  const { one, seekerId, employerId } = await atTheChoice();
  await db.update(user).set({ suspendedAt: clock.now() }).where(eq(user.id, seekerId));
  expect((await one.call(chooseAccount, { body: { account_id: seekerId } })).refusal.code).toBe(42001);
  expect((await one.call(chooseAccount, { body: { account_id: employerId } })).data.kind).toBe('recruiter');
});

test('choosing an account with a second factor waits for that, and can’t be repeated', async () => {
  const { one, seekerId, employerId } = await atTheChoice();
  await db.insert(twoFactor).values({ userId: seekerId, sealedSecret: 'sealed', confirmedAt: clock.now() });
  const before = one.cookies.get('pending_login') as string;
  const { data } = await one.call(chooseAccount, { body: { account_id: seekerId } });
  expect([data.kind, data.pending?.step]).toEqual(['guest', 'twoFactor']);
  one.cookies.set('pending_login', before);
  expect((await one.call(chooseAccount, { body: { account_id: employerId } })).refusal.code).toBe(42021);
});

test('a choice ends when the address it was proven by changes', async () => {
  const { one, home, seekerId } = await atTheChoice();
  const address = `elsewhere-${home.user?.email}`;
  clock.move(1_000);
  await home.call(requestEmailChange, { body: { email: address } });
  await home.call(stepUp, { body: { password: 'correct horse 1' } });
  const token = mail.sent.findLast(({ to }) => to === address)?.text.match(/#([\w-]{43})/)?.[1] as string;
  expect((await home.call(confirmEmailChange, { body: { token } })).status).toBe(200);
  expect((await one.call(chooseAccount, { body: { account_id: seekerId } })).refusal.code).toBe(42021);
});

test('a canceled sign-in no longer waits, even if its cookie is stored', async () => {
  const { one, seekerId } = await atTheChoice();
  const cookie = one.cookies.get('pending_login') as string;
  expect((await one.call(abandonLogin, { body: {} })).status).toBe(200);
  expect((await one.call(getSession)).data.pending).toBeNull();
  one.cookies.set('pending_login', cookie);
  expect((await one.call(chooseAccount, { body: { account_id: seekerId } })).refusal.code).toBe(42021);
  expect((await one.call(abandonLogin, { body: {} })).status).toBe(200);
});
