import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { generateEmailOtp, getSession, login, logOut } from '../../../contract/auth.ts';
import { account, otpChallenge, user } from '../../db/schema/auth.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { MINUTE } from '../../../contract/durations.ts';

const { clock, db, guest, mail, seeker, visitor } = await testApp();
const password = 'correct horse 1';
let count = 0;

beforeEach(() => {
  clock.move(60 * MINUTE);
  mail.refuses = false;
});

/** A registered person who signed out. */
async function registered(details: Record<string, unknown> = {}): Promise<{ email: string; id: string; home: Browser }> {
  const email = `login-${(count += 1)}@example.com`;
  const home = await seeker({ email, ...details });
  const id = home.user?.id as string;
  await home.call(logOut, { body: {} });
  return { email, id, home };
}

async function codeFor(one: Browser, email: string): Promise<{ challengeId: string; code: string; wrong: string }> {
  const { data } = await one.call(generateEmailOtp, { body: { email } });
  const code = mail.sent.at(-1)?.text.match(/\d{6}/)?.[0] as string;
  return { challengeId: data.challenge_id, code, wrong: code === '000000' ? '000001' : '000000' };
}

const byCode = (one: Browser, email: string, challengeId: string, otp: string) => one.call(login, { body: { login: email, otp, challenge_id: challengeId } });

test('the correct password signs in with a new session, with any capitalization of the address', async () => {
  const { email } = await registered();
  const one = await guest();
  const guests = one.cookies.get('sessionid') as string;
  const answer = await one.call(login, { body: { login: email.toUpperCase(), password } });
  expect(answer.data).toMatchObject({ kind: 'seeker', user: { email } });
  const old = visitor();
  old.cookies.set('sessionid', guests);
  expect((await old.call(getSession)).data.kind).toBe('none');
});

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await registered();
  const wrong = await visitor().call(login, { body: { login: email, password: 'wrong horse 1' } });
  const unknown = await visitor().call(login, { body: { login: 'nobody@example.com', password: 'wrong horse 1' } });
  expect(wrong.status).toBe(401);
  expect({ ...wrong.refusal, request_id: '' }).toEqual({ ...unknown.refusal, request_id: '' });
  expect(wrong.refusal.code).toBe(40002);
});

test('after five wrong passwords even the right one has to wait for the stated seconds, but a code still works', async () => {
  const { email, home: one } = await registered();
  for (let tries = 0; tries < 5; tries += 1) expect((await one.call(login, { body: { login: email, password: 'wrong horse 1' } })).refusal.code).toBe(40002);
  clock.move(5 * MINUTE);
  const locked = await one.call(login, { body: { login: email, password } });
  expect(locked.refusal).toMatchObject({ code: 40006, retry_after: 600 });
  expect(locked.headers['retry-after']).toBe('600');
  const { challengeId, code } = await codeFor(one, email);
  expect((await byCode(one, email, challengeId, code)).status).toBe(200);
  // The code was the first proof of the address, so the password from registration is deleted. Nobody waits longer than the window.
  clock.move(10 * MINUTE);
  expect((await visitor().call(login, { body: { login: email, password } })).refusal.code).toBe(40002);
});

test('an unknown address is locked like a known one', async () => {
  const one = await guest();
  for (let tries = 0; tries < 5; tries += 1) await one.call(login, { body: { login: 'ghost@example.com', password: 'wrong horse 1' } });
  expect((await one.call(login, { body: { login: 'ghost@example.com', password: 'wrong horse 1' } })).refusal).toMatchObject({ code: 40006, retry_after: 900 });
});

test('only someone who proves to own an account learns that it is suspended', async () => {
  const { email, id } = await registered();
  await db.update(user).set({ suspendedAt: clock.now() }).where(eq(user.id, id));
  const one = await guest();
  expect((await one.call(login, { body: { login: email, password: 'wrong horse 1' } })).refusal.code).toBe(40002);
  const right = await one.call(login, { body: { login: email, password } });
  expect([right.status, right.refusal.code]).toEqual([403, 42001]);
  const { challengeId, code } = await codeFor(one, email);
  expect((await byCode(one, email, challengeId, code)).refusal.code).toBe(42001);
});

test('a code signs in once, and proves the address', async () => {
  const { email } = await registered();
  const one = await guest();
  const { challengeId, code } = await codeFor(one, email);
  const answer = await byCode(one, email, challengeId, code);
  expect(answer.data.user).toMatchObject({ email, is_email_verify: true });
  expect((await byCode(await guest(), email, challengeId, code)).refusal.code).toBe(42004);
});

test('the code is in neither the database nor any response', async () => {
  const { email } = await registered();
  const { data } = await visitor().call(generateEmailOtp, { body: { email } });
  const code = mail.sent.at(-1)?.text.match(/\d{6}/)?.[0] as string;
  const [stored] = await db.select().from(otpChallenge).where(eq(otpChallenge.id, data.challenge_id));
  expect(stored?.codeHash).toHaveLength(43);
  expect(Object.values(stored ?? {}).map(String)).not.toContain(code);
  expect(Object.keys(data)).toEqual(['challenge_id', 'expires_at', 'resend_at']);
  expect(mail.sent.at(-1)?.subject).not.toMatch(/\d/);
});

test('five wrong codes are refused as wrong, then the right one is too late', async () => {
  const { email } = await registered();
  const one = await guest();
  const { challengeId, code, wrong } = await codeFor(one, email);
  for (let tries = 0; tries < 5; tries += 1) expect((await byCode(one, email, challengeId, wrong)).refusal.code).toBe(42002);
  clock.move(20_000);
  expect((await byCode(one, email, challengeId, code)).refusal).toMatchObject({ code: 40006, retry_after: 40 });
});

test('simultaneous attempts are each counted', async () => {
  const { email } = await registered();
  const one = await guest();
  const { challengeId, wrong } = await codeFor(one, email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => byCode(one, email, challengeId, wrong)));
  expect(answers.map(({ refusal }) => refusal.code).filter((code) => code === 42002)).toHaveLength(5);
  expect(answers.map(({ refusal }) => refusal.code).filter((code) => code === 40006)).toHaveLength(15);
});

test('a code expires after ten minutes', async () => {
  const { email } = await registered();
  const one = await guest();
  const { challengeId, code } = await codeFor(one, email);
  clock.move(10 * MINUTE);
  expect((await byCode(one, email, challengeId, code)).refusal.code).toBe(42003);
});

test('a code works only with its own challenge and address', async () => {
  const [ana, ben] = [await registered(), await registered()];
  const one = await guest();
  const anas = await codeFor(one, ana.email);
  const bens = await codeFor(one, ben.email);
  expect((await byCode(one, ben.email, anas.challengeId, anas.code)).refusal.code).toBe(42002);
  const another = bens.code === anas.code ? anas.wrong : bens.code;
  expect((await byCode(one, ana.email, anas.challengeId, another)).refusal.code).toBe(42002);
  expect((await byCode(one, ana.email, crypto.randomUUID(), anas.code)).refusal.code).toBe(42002);
  expect((await byCode(one, ana.email, anas.challengeId, anas.code)).status).toBe(200);
  // Only someone who names its address learns that it was used.
  expect((await byCode(visitor(), ben.email, anas.challengeId, anas.code)).refusal.code).toBe(42002);
  expect((await byCode(visitor(), ana.email, anas.challengeId, anas.code)).refusal.code).toBe(42004);
});

test('another code can be requested after sixty seconds, ten times an hour', async () => {
  const { email } = await registered();
  const one = await guest();
  const { data } = await one.call(generateEmailOtp, { body: { email } });
  expect(Date.parse(data.resend_at) - clock.now().getTime()).toBe(60_000);
  clock.move(18_500);
  expect((await one.call(generateEmailOtp, { body: { email } })).refusal).toMatchObject({ code: 40006, retry_after: 42 });
  for (let sent = 1; sent < 10; sent += 1) {
    clock.move(MINUTE);
    expect((await one.call(generateEmailOtp, { body: { email } })).status).toBe(200);
  }
  clock.move(MINUTE);
  expect((await one.call(generateEmailOtp, { body: { email } })).refusal.code).toBe(40006);
});

test('an unknown address gets the same response, and an email that there is no account', async () => {
  const { email } = await registered();
  const known = await visitor().call(generateEmailOtp, { body: { email } });
  const unknown = await visitor().call(generateEmailOtp, { body: { email: 'Stranger@example.com' } });
  expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data));
  expect({ ...unknown.data, challenge_id: '' }).toEqual({ ...known.data, challenge_id: '' });
  const message = mail.sent.at(-1);
  expect(message?.to).toBe('stranger@example.com');
  expect(message?.text).toContain('There’s no account with this address');
  expect(message?.text).toContain('http://localhost:3000/get-started');
  expect(message?.text).not.toMatch(/\d{6}/);
  expect((await byCode(visitor(), 'stranger@example.com', unknown.data.challenge_id, '123456')).refusal.code).toBe(42002);
});

test('a rejected email is reported the same for every address, and another can be requested right away', async () => {
  const { email } = await registered();
  mail.refuses = true;
  for (const address of [email, 'stranger-2@example.com'])
    expect((await visitor().call(generateEmailOtp, { body: { email: address } })).refusal.code).toBe(42005);
  mail.refuses = false;
  expect((await visitor().call(generateEmailOtp, { body: { email } })).status).toBe(200);
});

test('a code verifies only the person’s own address', async () => {
  const one = await seeker({ email: 'verify@example.com' });
  expect((await one.call(generateEmailOtp, { body: { email: 'verify@example.com', purpose: 'verify' } })).status).toBe(200);
  expect((await one.call(generateEmailOtp, { body: { email: 'nobody-2@example.com', purpose: 'verify' } })).refusal.code).toBe(40005);
  expect((await visitor().call(generateEmailOtp, { body: { email: 'verify@example.com', purpose: 'verify' } })).refusal.code).toBe(40003);
});

test('someone who registered another person’s address loses it to its owner', async () => {
  const { email, id } = await registered();
  const squatter = await guest();
  await squatter.call(login, { body: { login: email, password } });
  const owner = await guest();
  const { challengeId, code } = await codeFor(owner, email);
  expect((await byCode(owner, email, challengeId, code)).status).toBe(200);
  expect((await squatter.call(getSession)).data.kind).toBe('none');
  expect((await squatter.call(login, { body: { login: email, password } })).refusal.code).toBe(40002);
  expect((await db.select().from(account).where(eq(account.userId, id)))[0]?.password).toBeNull();
});

test('once the address is proven, signing in by code doesn’t change the password', async () => {
  const { email, id, home } = await registered();
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, id));
  const { challengeId, code } = await codeFor(home, email);
  expect((await byCode(home, email, challengeId, code)).status).toBe(200);
  await home.call(logOut, { body: {} });
  expect((await home.call(login, { body: { login: email, password } })).status).toBe(200);
});

test('a request with neither a password nor a code with its challenge is refused at the field', async () => {
  expect((await visitor().call(login, { body: { login: 'a@example.com' } })).refusal).toMatchObject({
    code: 40001,
    errors: { password: [expect.any(String)] },
  });
  expect((await visitor().call(login, { body: { login: 'not an address', password: 'x' } })).refusal.errors).toHaveProperty('login');
});
