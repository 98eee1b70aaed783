import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getSession, login, logOut } from '../../../contract/auth.ts';
import { MINUTE, WEEK } from '../../../contract/durations.ts';
import { requestResetOtp, resetPassword, verifyResetOtp } from '../../../contract/recovery.ts';
import { confirmTwoFactor, enrolTwoFactor } from '../../../contract/two-factor.ts';
import { Secret } from 'otpauth';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { user } from '../../db/schema/auth.ts';
import { totpOf } from './totp.ts';

const { clock, db, guest, mail, runOutbox, seeker, visitor } = await testApp();
const [old, chosen] = ['correct horse 1', 'another horse 22'];

beforeEach(() => clock.move(60 * MINUTE));

async function requestReset(one: Browser, email: string) {
  const { data } = await one.call(requestResetOtp, { body: { email } });
  const code = mail.sent.at(-1)?.text.match(/\d{6}/)?.[0] as string;
  return { email, otp: code, challenge_id: data.challenge_id };
}

test('a code grants one reset, which signs out every device and replaces the old password', async () => {
  const home = await seeker();
  const email = home.user?.email as string;
  const one = await guest();
  expect((await one.call(verifyResetOtp, { body: await requestReset(one, email) })).status).toBe(200);
  expect((await one.call(resetPassword, { body: { new_password: chosen } })).data).toMatchObject({ kind: 'seeker', user: { email, is_email_verify: true } });
  expect((await home.call(getSession)).data.kind).toBe('none');
  expect((await visitor().call(login, { body: { login: email, password: old } })).refusal.code).toBe(40002);
  expect((await visitor().call(login, { body: { login: email, password: chosen } })).status).toBe(200);
  expect((await (await guest()).call(resetPassword, { body: { new_password: 'third horse 333' } })).refusal.code).toBe(42021);
  await runOutbox();
  expect(mail.sent.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('was changed') });
});

test('a password with the person’s own name or address is refused, and another can be chosen with the same right', async () => {
  const email = (await seeker()).user?.email as string;
  const one = await guest();
  await one.call(verifyResetOtp, { body: await requestReset(one, email) });
  const refused = await one.call(resetPassword, { body: { new_password: `${email}1` } });
  expect(refused.refusal.errors).toEqual({ new_password: [expect.stringContaining('Your name or email')] });
  expect((await one.call(resetPassword, { body: { new_password: chosen } })).data.kind).toBe('seeker');
});

test('an old link without its challenge refers to the last code, and a wrong one counts as an attempt', async () => {
  const email = (await seeker()).user?.email as string;
  const one = await guest();
  const { otp } = await requestReset(one, email);
  const wrong = otp === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 4; tries += 1) expect((await one.call(verifyResetOtp, { body: { email, otp: wrong } })).refusal.code).toBe(42002);
  expect((await one.call(verifyResetOtp, { body: { email, otp } })).status).toBe(200);
  clock.move(2 * MINUTE);
  const again = await requestReset(one, email);
  for (let tries = 0; tries < 5; tries += 1) await one.call(verifyResetOtp, { body: { email, otp: again.otp === '000000' ? '000001' : '000000' } });
  expect((await one.call(verifyResetOtp, { body: { email, otp: again.otp } })).refusal.code).toBe(40006);
});

test('an address without an account gets the same response, and no code works', async () => {
  const one = await guest();
  const known = await one.call(requestResetOtp, { body: { email: (await seeker()).user?.email as string } });
  const unknown = await one.call(requestResetOtp, { body: { email: 'nobody@example.com' } });
  expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data));
  expect(unknown.data.expires_at).toBe(known.data.expires_at);
  expect(mail.sent.at(-1)?.text).not.toMatch(/\b\d{6}\b/);
});

test('a sign-in code doesn’t allow a reset, and the right to reset expires after ten minutes', async () => {
  const email = (await seeker()).user?.email as string;
  const one = await guest();
  await one.call(verifyResetOtp, { body: await requestReset(one, email) });
  clock.move(10 * MINUTE);
  expect((await one.call(resetPassword, { body: { new_password: chosen } })).refusal.code).toBe(42021);
});

test('with a second factor on for a week, a new password still waits for it', async () => {
  const home = await seeker();
  await db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, home.user?.id as string));
  const { secret } = (await home.call(enrolTwoFactor, { body: {} })).data;
  await home.call(confirmTwoFactor, { body: { code: totpOf(Secret.fromBase32(secret)).generate({ timestamp: clock.now().getTime() }) } });
  await home.call(logOut, { body: {} });
  clock.move(WEEK + 1);
  const one = await guest();
  await one.call(verifyResetOtp, { body: await requestReset(one, home.user?.email as string) });
  expect((await one.call(resetPassword, { body: { new_password: chosen } })).data).toMatchObject({ kind: 'guest', pending: { step: 'twoFactor' } });
});

test('someone who resets while signed in isn’t shown as signed in while the second factor is pending', async () => {
  const home = await seeker();
  const { secret } = (await home.call(enrolTwoFactor, { body: {} })).data;
  await home.call(confirmTwoFactor, { body: { code: totpOf(Secret.fromBase32(secret)).generate({ timestamp: clock.now().getTime() }) } });
  await db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, home.user?.id as string));
  clock.move(WEEK + 1);
  await home.call(verifyResetOtp, { body: await requestReset(home, home.user?.email as string) });
  expect((await home.call(resetPassword, { body: { new_password: chosen } })).data).toMatchObject({ user: null, pending: { step: 'twoFactor' } });
});

test('a suspended account stays signed out', async () => {
  const email = (await seeker()).user?.email as string;
  await db.update(user).set({ suspendedAt: clock.now() }).where(eq(user.email, email));
  const one = await guest();
  await one.call(verifyResetOtp, { body: await requestReset(one, email) });
  expect((await one.call(resetPassword, { body: { new_password: chosen } })).refusal.code).toBe(42001);
});
