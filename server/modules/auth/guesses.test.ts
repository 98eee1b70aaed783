import { Secret } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { generateEmailOtp, getSession, login, logOut } from '../../../contract/auth.ts';
import { generatePhoneOtp, redeemMagicLink, requestMagicLink, verifyTwoFactor } from '../../../contract/login.ts';
import { requestResetOtp, resetPassword, verifyResetOtp } from '../../../contract/recovery.ts';
import { confirmTwoFactor, enrolTwoFactor, stepUp } from '../../../contract/two-factor.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { totpOf } from './totp.ts';

const { clock, guest, mail, seeker, texts } = await testApp();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const password = 'correct horse 1';
/** Each a network of its own, which no account was used from. */
let networks = 0;
const elsewhere = () => ({ remoteAddress: `198.51.100.${(networks += 1) % 250}` });

beforeEach(() => clock.move(31 * DAY));

const mailedTo = (address: string) => mail.sent.findLast(({ to }) => to === address)?.text ?? '';
const codeTo = (address: string) => mailedTo(address).match(/\b\d{6}\b/)?.[0];
const linkTo = (address: string) => mailedTo(address).match(/magic-link=([\w-]{43})/)?.[1] as string;
const wrong = (right: string | undefined) => (right === '000000' ? '000001' : '000000');

async function owner(): Promise<{ home: Browser; email: string }> {
  const home = await seeker();
  const email = home.user?.email as string;
  await home.call(logOut, { body: {} });
  return { home, email };
}

/** Types five wrong codes at each of some login codes, from anywhere. */
async function guess(email: string, codes: number, apart = 7 * MINUTE): Promise<void> {
  for (let code = 0; code < codes; code += 1) {
    const stranger = await guest();
    clock.move(apart);
    const { data } = await stranger.call(generateEmailOtp, { body: { email } }, {}, elsewhere());
    const body = { login: email, otp: wrong(codeTo(email)), challenge_id: data.challenge_id };
    for (let tries = 0; tries < 5; tries += 1) expect((await stranger.call(login, { body }, {}, elsewhere())).status).toBe(422);
  }
}

/** Logs in by the code that is mailed, from a place of no account. @returns the refusal's code; 0 where it is in */
async function byCode(one: Browser, email: string, from = elsewhere()): Promise<number> {
  clock.move(7 * MINUTE);
  const { data } = await one.call(generateEmailOtp, { body: { email } }, {}, from);
  const otp = codeTo(email);
  if (otp === undefined) return -1;
  const answer = await one.call(login, { body: { login: email, otp, challenge_id: data.challenge_id } }, {}, from);
  return answer.status === 200 ? 0 : answer.refusal.code;
}

describe('after twenty wrong codes in a day from places an account does not know', () => {
  test('a link is mailed there in place of a code, and lets in; the owner’s own device is sent codes', async () => {
    const { home, email } = await owner();
    await guess(email, 3);
    clock.move(MINUTE);
    const early = await guest();
    const from = elsewhere();
    const { data } = await early.call(generateEmailOtp, { body: { email } }, {}, from);
    const otp = codeTo(email) as string;
    await guess(email, 1, MINUTE);
    // Sent before, right and in time: it opens nothing there any more.
    expect((await early.call(login, { body: { login: email, otp, challenge_id: data.challenge_id } }, {}, from)).refusal.code).toBe(42003);
    const away = await guest();
    expect(await byCode(away, email)).toBe(-1);
    expect(mailedTo(email)).toContain('a link instead of a code');
    expect((await away.call(redeemMagicLink, { body: { token: linkTo(email) } }, {}, elsewhere())).data).toMatchObject({ kind: 'seeker', is_own: true });
    expect(await byCode(home, email)).toBe(0);
  });

  test('a reset is by a link too, which gives its right once', async () => {
    const { email } = await owner();
    await guess(email, 4);
    const away = await guest();
    await away.call(requestResetOtp, { body: { email } }, {}, elsewhere());
    const link = new URLSearchParams(mailedTo(email).match(/change-password#(\S+)/)?.[1]);
    expect(link.get('email')).toBe(email);
    const body = { email, otp: link.get('otp') as string };
    expect((await away.call(verifyResetOtp, { body: { ...body, email: 'other@example.com' } }, {}, elsewhere())).refusal.code).toBe(42002);
    expect((await away.call(verifyResetOtp, { body }, {}, elsewhere())).status).toBe(200);
    expect((await away.call(resetPassword, { body: { new_password: 'another horse 22' } })).data.kind).toBe('seeker');
    expect((await (await guest()).call(verifyResetOtp, { body }, {}, elsewhere())).refusal.code).toBe(42004);
  });

  test.each([{}, { can_register: true }])('an address without an account is answered alike: %j', async (more) => {
    const [email, nobodys] = [(await owner()).email, `nobody-${networks}@example.com`];
    const ask = async (address: string) => {
      clock.move(7 * MINUTE);
      return (await (await guest()).call(generateEmailOtp, { body: { email: address, ...more } }, {}, elsewhere())).status;
    };
    await guess(email, 4);
    for (let code = 0; code < 4; code += 1) {
      const stranger = await guest();
      clock.move(7 * MINUTE);
      const { data } = await stranger.call(generateEmailOtp, { body: { email: nobodys, ...more } }, {}, elsewhere());
      const body = { login: nobodys, otp: '000000', challenge_id: data.challenge_id };
      for (let tries = 0; tries < 5; tries += 1) await stranger.call(login, { body }, {}, elsewhere());
    }
    expect([await ask(email), await ask(nobodys)]).toEqual([200, 200]);
    expect(mailedTo(nobodys)).not.toMatch(/magic-link|\b\d{6}\b/);
  });

  test('a day later there are codes again, and a hundred wrong ones are the last of thirty days', async () => {
    const { email } = await owner();
    for (let day = 0; day < 5; day += 1) {
      expect(await byCode(await guest(), email)).toBe(0);
      await guess(email, 4);
      expect(await byCode(await guest(), email)).toBe(-1);
      clock.move(DAY);
    }
    expect(await byCode(await guest(), email)).toBe(-1);
    clock.move(25 * DAY);
    expect(await byCode(await guest(), email)).toBe(0);
  });
});

test('right codes use nothing up', async () => {
  const { email } = await owner();
  for (let times = 0; times < 30; times += 1) expect(await byCode(await guest(), email)).toBe(0);
});

test('whoever holds a session guesses no more at the code that would prove who they are', async () => {
  const home = await seeker();
  const email = home.user?.email as string;
  const ask = () => home.call(generateEmailOtp, { body: { email, purpose: 'proof' } });
  for (let code = 0; code < 4; code += 1) {
    clock.move(7 * MINUTE);
    const { data } = await ask();
    const body = { otp: wrong(codeTo(email)), challenge_id: data.challenge_id };
    for (let tries = 0; tries < 5; tries += 1) expect((await home.call(stepUp, { body })).status).toBe(422);
  }
  clock.move(7 * MINUTE);
  expect((await ask()).refusal.code).toBe(40006);
});

test('nobody is sent codes by SMS where too many were guessed at', async () => {
  const phone = `+6591${String(networks).padStart(6, '0')}`;
  for (let code = 0; code < 4; code += 1) {
    const stranger = await guest();
    clock.move(7 * MINUTE);
    const { data } = await stranger.call(generatePhoneOtp, { body: { phone } }, {}, elsewhere());
    const body = { login: phone, otp: '000000', challenge_id: data.challenge_id };
    for (let tries = 0; tries < 5; tries += 1) await stranger.call(login, { body }, {}, elsewhere());
  }
  clock.move(7 * MINUTE);
  const sent = texts.length;
  expect((await (await guest()).call(generatePhoneOtp, { body: { phone } }, {}, elsewhere())).refusal.code).toBe(40006);
  expect(texts).toHaveLength(sent);
});

test('of an authenticator twenty wrong codes a day are the last, and a recovery code is none of them', async () => {
  const home = await seeker();
  const email = home.user?.email as string;
  const { secret } = (await home.call(enrolTwoFactor, { body: {} })).data;
  const code = () => totpOf(Secret.fromBase32(secret)).generate({ timestamp: clock.now().getTime() });
  const recovery = (await home.call(confirmTwoFactor, { body: { code: code() } })).data.recovery_codes;
  await home.call(logOut, { body: {} });
  const thief = await guest();
  const halfIn = () => thief.call(login, { body: { login: email, password } }, {}, elsewhere());
  const type = (typed: string) => thief.call(verifyTwoFactor, { body: { code: typed } }, {}, elsewhere());
  for (let round = 0; round < 4; round += 1) {
    clock.move(11 * MINUTE);
    await halfIn();
    for (let tries = 0; tries < 5; tries += 1) expect((await type(wrong(code()))).status).toBe(422);
  }
  clock.move(11 * MINUTE);
  await halfIn();
  expect((await type(code())).refusal.code).toBe(40006);
  const body = { recovery_code: recovery[0] as string };
  expect((await thief.call(verifyTwoFactor, { body }, {}, elsewhere())).data.kind).toBe('seeker');
});

test('whoever is refused a link finds one in their mailbox that is still good, however often a stranger asks', async () => {
  const { email } = await owner();
  const stranger = await guest();
  let refused = 0;
  for (let minute = 0; minute < 45; minute += 1) {
    clock.move(MINUTE);
    await stranger.call(requestMagicLink, { body: { email } }, {}, elsewhere());
    const away = await guest();
    if ((await away.call(requestMagicLink, { body: { email } }, {}, elsewhere())).status === 200) continue;
    refused += 1;
    // One look a few minutes apart: each link is used up by it.
    if (minute % 11 !== 9) continue;
    expect((await away.call(redeemMagicLink, { body: { token: linkTo(email) } }, {}, elsewhere())).status).toBe(200);
    expect((await away.call(getSession)).data.kind).toBe('seeker');
  }
  expect(refused).toBeGreaterThan(30);
});
