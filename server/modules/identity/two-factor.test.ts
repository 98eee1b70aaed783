import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { generateEmailOtp, getSession, login, logOut } from '../../../contract/auth.ts';
import { MINUTE } from '../../../contract/durations.ts';
import { verifyTwoFactor } from '../../../contract/login.ts';
import { confirmTwoFactor, disableTwoFactor, enrolTwoFactor, getProof, getTwoFactor, renewRecoveryCodes, stepUp } from '../../../contract/two-factor.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { user } from '../../db/schema/auth.ts';
import { recoveryCode, twoFactor } from '../../db/schema/identity.ts';
import { totpOf } from './totp.ts';

/** How far the demo's clock is ahead of the authenticator's and the machine's. */
let ahead = 0;
const machineNow = (): Date => new Date(clock.now().getTime() - ahead);
const { clock, db, guest, mail, seeker, visitor } = await testApp({}, { machineNow });
const password = 'correct horse 1';

beforeEach(() => clock.move(60 * MINUTE));

interface Protected {
  home: Browser;
  email: string;
  code: () => string;
  recovery: string[];
}

async function withSecondFactor(): Promise<Protected> {
  const home = await seeker();
  const { secret } = (await home.call(enrolTwoFactor, { body: {} })).data;
  const code = () => totpOf(Secret.fromBase32(secret)).generate({ timestamp: machineNow().getTime() });
  const { recovery_codes: recovery } = (await home.call(confirmTwoFactor, { body: { code: code() } })).data;
  clock.move(MINUTE);
  return { home, email: home.user?.email as string, code, recovery };
}

async function halfIn(email: string): Promise<Browser> {
  const one = await guest();
  const { data } = await one.call(login, { body: { login: email, password } });
  expect(data).toMatchObject({ kind: 'guest', user: null, pending: { step: 'twoFactor', methods: ['totp', 'recovery'] } });
  return one;
}

const second = (one: Browser, code: string) => one.call(verifyTwoFactor, { body: { code } });

test('with the second factor on, a password alone isn’t enough; its code signs in with a new session', async () => {
  const { email, code } = await withSecondFactor();
  const one = await halfIn(email);
  const before = one.cookies.get('sessionid');
  expect((await one.call(getSession)).data).toMatchObject({ kind: 'guest', pending: { step: 'twoFactor' } });
  expect((await second(one, code())).data).toMatchObject({ kind: 'seeker', user: { email }, pending: null });
  expect(one.cookies.get('sessionid')).not.toBe(before);
});

test('an authenticator uses the machine’s time, even if the demo’s clock was moved', async () => {
  ahead = 7 * 24 * 60 * MINUTE;
  try {
    const { email, code } = await withSecondFactor();
    expect((await second(await halfIn(email), code())).data).toMatchObject({ kind: 'seeker' });
  } finally {
    ahead = 0;
  }
});

test('a code works once, even on another device within its half minute', async () => {
  const { email, code } = await withSecondFactor();
  const [one, other] = [await halfIn(email), await halfIn(email)];
  const used = code();
  expect((await second(one, used)).status).toBe(200);
  expect((await second(other, used)).refusal.code).toBe(42004);
});

test('five wrong codes lock for the stated seconds, also for the right one', async () => {
  const { email, code } = await withSecondFactor();
  const one = await halfIn(email);
  const wrong = code() === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await second(one, wrong)).refusal.code).toBe(42002);
  expect((await second(one, code())).refusal).toMatchObject({ code: 40006, retry_after: 600 });
});

test('a recovery code works once, however it is typed', async () => {
  const { email, recovery } = await withSecondFactor();
  const typed = (recovery[0] as string).toUpperCase().replace('-', ' ');
  const one = await halfIn(email);
  expect((await one.call(verifyTwoFactor, { body: { recovery_code: typed } })).status).toBe(200);
  expect((await one.call(getTwoFactor)).data).toMatchObject({ is_on: true, recovery_codes_left: 9 });
  const other = await halfIn(email);
  expect((await other.call(verifyTwoFactor, { body: { recovery_code: typed } })).refusal.code).toBe(42002);
});

test('a sign-in that waited ten minutes, or from another browser, has expired', async () => {
  const { email, code } = await withSecondFactor();
  const one = await halfIn(email);
  expect((await second(visitor(), code())).refusal.code).toBe(42021);
  clock.move(10 * MINUTE);
  expect((await second(one, code())).refusal.code).toBe(42021);
  expect((await one.call(getSession)).data.pending).toBeNull();
});

test('after a suspension in between, the second factor doesn’t sign in', async () => {
  const { email, code } = await withSecondFactor();
  const one = await halfIn(email);
  await db.update(user).set({ suspendedAt: clock.now() }).where(eq(user.email, email));
  expect((await second(one, code())).refusal.code).toBe(42001);
});

test('the database holds neither the secret nor a recovery code', async () => {
  const home = await seeker();
  const { secret, uri } = (await home.call(enrolTwoFactor, { body: {} })).data;
  expect(uri).toContain(`secret=${secret}`);
  const rows = JSON.stringify([await db.select().from(twoFactor), await db.select().from(recoveryCode)]);
  expect(rows).not.toContain(secret);
});

test('nothing is on until a code confirms it', async () => {
  const home = await seeker();
  await home.call(enrolTwoFactor, { body: {} });
  expect((await home.call(confirmTwoFactor, { body: { code: '000000' } })).refusal.code).toBe(42002);
  expect((await home.call(getTwoFactor)).data.is_on).toBe(false);
  await home.call(logOut, { body: {} });
  expect((await home.call(login, { body: { login: home.user?.email as string, password } })).data.kind).toBe('seeker');
});

test('changing a sign-in method requires a recent proof, and the proof starts a new session', async () => {
  const { home, code } = await withSecondFactor();
  clock.move(15 * MINUTE);
  for (const call of [renewRecoveryCodes, disableTwoFactor, enrolTwoFactor]) expect((await home.call(call, { body: {} })).refusal.code).toBe(42026);
  expect((await home.call(getProof)).data).toEqual({ is_fresh: false, methods: ['totp'] });
  expect((await home.call(stepUp, { body: { password } })).refusal.code).toBe(42016);
  const old = visitor();
  old.cookies.set('sessionid', home.cookies.get('sessionid') as string);
  expect((await home.call(stepUp, { body: { totp: code() } })).status).toBe(200);
  expect((await old.call(getSession)).data.kind).toBe('none');
  expect((await home.call(renewRecoveryCodes, { body: {} })).data.recovery_codes).toHaveLength(10);
  expect((await home.call(disableTwoFactor, { body: {} })).status).toBe(200);
  expect((await home.call(getTwoFactor)).data).toMatchObject({ is_on: false, recovery_codes_left: 0 });
});

test('without a second factor, a password or an emailed code is a proof, but a sign-in code isn’t', async () => {
  const home = await seeker();
  const email = home.user?.email as string;
  clock.move(20 * MINUTE);
  expect((await home.call(getProof)).data).toEqual({ is_fresh: false, methods: ['password', 'code'] });
  expect((await home.call(stepUp, { body: { password: 'wrong horse 1' } })).refusal.code).toBe(40002);
  const mailed = async (purpose: 'login' | 'proof') => {
    const { data } = await home.call(generateEmailOtp, { body: { email, purpose } });
    return { challenge_id: data.challenge_id, otp: mail.sent.at(-1)?.text.match(/\d{6}/)?.[0] as string };
  };
  expect((await home.call(stepUp, { body: await mailed('login') })).refusal.code).toBe(42002);
  expect((await home.call(stepUp, { body: await mailed('proof') })).status).toBe(200);
  expect((await home.call(getProof)).data.is_fresh).toBe(true);
});
