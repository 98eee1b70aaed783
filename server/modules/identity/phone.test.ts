import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { login, logOut } from '../../../contract/auth.ts';
import { generatePhoneOtp } from '../../../contract/login.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { user } from '../../db/schema/auth.ts';

const { clock, db, guest, seeker, texts, visitor } = await testApp();
const password = 'correct horse 1';
let count = 0;

beforeEach(() => clock.move(60 * 60_000));

async function withPhone(isVerified: boolean): Promise<{ number: string; id: string }> {
  const number = `+6391712345${String((count += 1)).padStart(2, '0')}`;
  const home = await seeker({ contact_number: number });
  const id = home.user?.id as string;
  await db.update(user).set({ phoneNumberVerified: isVerified }).where(eq(user.id, id));
  await home.call(logOut, { body: {} });
  return { number, id };
}

async function codeFor(one: Browser, phone: string) {
  const sent = texts.length;
  const { data } = await one.call(generatePhoneOtp, { body: { phone } });
  return { challengeId: data.challenge_id, code: texts.slice(sent)[0]?.text.match(/\d{6}/)?.[0] };
}

test('a code by SMS logs in the number’s account, as its people write it', async () => {
  const { number, id } = await withPhone(true);
  const one = await guest();
  const { challengeId, code } = await codeFor(one, number.replace('+63', '0'));
  const answer = await one.call(login, { body: { login: number, otp: code, challenge_id: challengeId } });
  expect(answer.data).toMatchObject({ kind: 'seeker', user: { id } });
  expect(texts.at(-1)?.to).toBe(number);
});

test('a verified number is a login for the password too', async () => {
  const { number } = await withPhone(true);
  expect((await visitor().call(login, { body: { login: number.replace('+63', '0'), password } })).status).toBe(200);
});

test('to a number nobody has, or nobody has verified, nothing is sent, and the answer is the same', async () => {
  const { number } = await withPhone(false);
  for (const phone of [number, '+639179999999']) {
    const one = await guest();
    const { challengeId, code } = await codeFor(one, phone);
    expect(code).toBeUndefined();
    expect((await one.call(login, { body: { login: phone, otp: '123456', challenge_id: challengeId } })).refusal.code).toBe(42002);
    expect((await one.call(login, { body: { login: phone, password } })).refusal.code).toBe(40002);
  }
});

test('a text that is no number, and a country without SMS, are refused at the field', async () => {
  const one = await guest();
  expect((await one.call(generatePhoneOtp, { body: { phone: '09171' } })).refusal.errors).toHaveProperty('phone');
  expect((await one.call(generatePhoneOtp, { body: { phone: '+33612345678' } })).refusal.errors).toEqual({ phone: [expect.stringContaining('text phones')] });
});

test('a code to verify a number needs an account', async () => {
  expect((await (await guest()).call(generatePhoneOtp, { body: { phone: '+639171234599', purpose: 'verify' } })).status).toBe(401);
});
