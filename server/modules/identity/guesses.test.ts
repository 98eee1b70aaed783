import { Secret } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { generateEmailOtp, getSession, login, logOut } from '../../../contract/auth.ts';
import { DAY, MINUTE } from '../../../contract/durations.ts';
import { generatePhoneOtp, redeemMagicLink, requestMagicLink, verifyTwoFactor } from '../../../contract/login.ts';
import { requestResetOtp, resetPassword, verifyResetOtp } from '../../../contract/recovery.ts';
import { confirmTwoFactor, enrolTwoFactor, stepUp } from '../../../contract/two-factor.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { totpOf } from './totp.ts';

const { clock, guest, mail, seeker, texts } = await testApp();
const password = 'correct horse 1';
/** Each request comes from a new network that no account has used. */
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

/** Enters five wrong codes at each of several sign-in codes, from unknown places. */
async function guess(email: string, codes: number, apart = 7 * MINUTE): Promise<void> {
  for (let code = 0; code < codes; code += 1) {
    const stranger = await guest();
    clock.move(apart);
    const { data } = await stranger.call(generateEmailOtp, { body: { email } }, {}, elsewhere());
    const body = { login: email, otp: wrong(codeTo(email)), challenge_id: data.challenge_id };
    for (let tries = 0; tries < 5; tries += 1) expect((await stranger.call(login, { body }, {}, elsewhere())).status).toBe(422);
  }
}

/**
 * Signs in with the emailed code, from a place no account knows.
 * @returns the refusal's code; 0 if signed in
 */
async function byCode(one: Browser, email: string, from = elsewhere()): Promise<number> {
  clock.move(7 * MINUTE);
  const { data } = await one.call(generateEmailOtp, { body: { email } }, {}, from);
  const otp = codeTo(email);
  if (otp === undefined) return -1;
  const answer = await one.call(login, { body: { login: email, otp, challenge_id: data.challenge_id } }, {}, from);
  return answer.status === 200 ? 0 : answer.refusal.code;
}

describe('after twenty wrong codes in a day from places an account doesn’t know', () => {
  test('those places get a link instead of a code; the owner’s own device still gets codes', async () => {
    const { home, email } = await owner();
    await guess(email, 3);
    clock.move(MINUTE);
    const early = await guest();
    const from = elsewhere();
    const { data } = await early.call(generateEmailOtp, { body: { email } }, {}, from);
    const otp = codeTo(email) as string;
    await guess(email, 1, MINUTE);
    // A correct, unexpired code that was sent before no longer works there.
    expect((await early.call(login, { body: { login: email, otp, challenge_id: data.challenge_id } }, {}, from)).refusal.code).toBe(42003);
    const away = await guest();
    expect(await byCode(away, email)).toBe(-1);
    expect(mailedTo(email)).toContain('a link instead of a code');
    expect((await away.call(redeemMagicLink, { body: { token: linkTo(email) } }, {}, elsewhere())).data).toMatchObject({ kind: 'seeker', is_own: true });
    expect(await byCode(home, email)).toBe(0);
  });

  test('a reset uses a link too, which grants the reset once', async () => {
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

  test.each([{}, { can_register: true }])('an address without an account gets the same response: %j', async (more) => {
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

  test('codes work again a day later, up to a hundred wrong ones in thirty days', async () => {
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

test('correct codes don’t count', async () => {
  const { email } = await owner();
  for (let times = 0; times < 30; times += 1) expect(await byCode(await guest(), email)).toBe(0);
});

test('the limit also applies to the code for a proof in a session', async () => {
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

test('no codes are sent by SMS after too many guesses', async () => {
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

test('an authenticator allows twenty wrong codes a day, not counting recovery codes', async () => {
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

test('someone who is refused a link still has a valid one in their mailbox, however often a stranger requests one', async () => {
  const { email } = await owner();
  const stranger = await guest();
  let refused = 0;
  for (let minute = 0; minute < 45; minute += 1) {
    clock.move(MINUTE);
    await stranger.call(requestMagicLink, { body: { email } }, {}, elsewhere());
    const away = await guest();
    if ((await away.call(requestMagicLink, { body: { email } }, {}, elsewhere())).status === 200) continue;
    refused += 1;
    // Uses a link only every few minutes, because each works once.
    if (minute % 11 !== 9) continue;
    expect((await away.call(redeemMagicLink, { body: { token: linkTo(email) } }, {}, elsewhere())).status).toBe(200);
    expect((await away.call(getSession)).data.kind).toBe('seeker');
  }
  expect(refused).toBeGreaterThan(30);
});
