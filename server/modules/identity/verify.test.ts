import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { generateEmailOtp } from '../../../contract/auth.ts';
import { generatePhoneOtp } from '../../../contract/login.ts';
import { verifyEmail, verifyEmailByLink, verifyPhone } from '../../../contract/recovery.ts';
import { stepUp } from '../../../contract/two-factor.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { session, user } from '../../db/schema/auth.ts';

const { clock, db, mail, seeker, texts } = await testApp();

beforeEach(() => clock.move(60 * 60_000));

async function mailed(one: Browser) {
  const { data } = await one.call(generateEmailOtp, { body: { email: one.user?.email as string, purpose: 'verify' } });
  return { otp: mail.sent.at(-1)?.text.match(/\d{6}/)?.[0] as string, challenge_id: data.challenge_id };
}
async function texted(one: Browser, phone: string) {
  const { data } = await one.call(generatePhoneOtp, { body: { phone, purpose: 'verify' } });
  return { phone, otp: texts.at(-1)?.text.match(/\d{6}/)?.[0] as string, challenge_id: data.challenge_id };
}

test('the code proves the address, by the call and by the link of old, once', async () => {
  const [one, other] = [await seeker(), await seeker()];
  const body = await mailed(one);
  expect((await one.call(verifyEmail, { body })).data.is_email_verify).toBe(true);
  expect((await one.call(verifyEmail, { body })).refusal.code).toBe(42004);
  const { otp } = await mailed(other);
  expect((await other.call(verifyEmailByLink, { query: { code: otp } })).data.is_email_verify).toBe(true);
});

test('one’s code proves nothing for another', async () => {
  const [one, other] = [await seeker(), await seeker()];
  const body = await mailed(one);
  expect((await other.call(verifyEmail, { body })).refusal.code).toBe(42002);
  expect((await other.call(verifyEmailByLink, { query: { code: body.otp } })).refusal.code).toBe(42002);
});

test('a proven number is taken from who only typed it, and stays with who proved it', async () => {
  const number = '+639171234567';
  const squatter = await seeker({ contact_number: number });
  const [owner, third] = [await seeker(), await seeker()];
  expect((await owner.call(verifyPhone, { body: await texted(owner, '09171234567') })).data).toMatchObject({ phone_num: number, is_mobile_verified: true });
  const [row] = await db
    .select()
    .from(user)
    .where(eq(user.id, squatter.user?.id as string));
  expect(row?.phoneNumber).toBeNull();
  clock.move(2 * 60_000);
  expect((await third.call(verifyPhone, { body: await texted(third, number) })).refusal.code).toBe(41002);
});

test('a code sent to one number proves no other', async () => {
  const one = await seeker();
  const sent = await texted(one, '+639171111111');
  expect((await one.call(verifyPhone, { body: { ...sent, phone: '+639172222222' } })).refusal.code).toBe(42002);
});

test('a number is a way in: without a fresh proof no code is sent, and none counts', async () => {
  const one = await seeker();
  const sent = await texted(one, '+639173333333');
  clock.move(9 * 60_000);
  await db.update(session).set({ provenAt: new Date(clock.now().getTime() - 15 * 60_000) });
  expect((await one.call(verifyPhone, { body: sent })).refusal.code).toBe(42026);
  const count = texts.length;
  expect((await one.call(generatePhoneOtp, { body: { phone: '+639173333334', purpose: 'verify' } })).refusal.code).toBe(42026);
  expect(texts).toHaveLength(count);
  expect((await one.call(stepUp, { body: { password: 'correct horse 1' } })).status).toBe(200);
  expect((await one.call(verifyPhone, { body: sent })).data).toMatchObject({ phone_num: '+639173333333', is_mobile_verified: true });
});
