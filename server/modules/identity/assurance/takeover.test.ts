import { randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { registerHidden } from '../../../../contract/alerts.ts';
import { generateEmailOtp, getSession, login, logOut } from '../../../../contract/auth.ts';
import {
  chooseAccount,
  claimQrLogin,
  createQrLogin,
  passkeyLogin,
  passkeyLoginOptions,
  redeemMagicLink,
  requestMagicLink,
  verifyTwoFactor,
} from '../../../../contract/login.ts';
import { MINUTE } from '../../../../contract/durations.ts';
import { beginNetwork, connectNetwork, listNetworks } from '../../../../contract/networks.ts';
import { approveQrLogin, scanQrLogin } from '../../../../contract/qr.ts';
import { requestResetOtp, resetPassword, verifyEmail, verifyResetOtp } from '../../../../contract/recovery.ts';
import { changePassword, confirmEmailChange, endOtherSessions, requestEmailChange } from '../../../../contract/settings.ts';
import {
  addPasskey,
  confirmTwoFactor,
  disableTwoFactor,
  enrolTwoFactor,
  getProof,
  getTwoFactor,
  passkeyOptions,
  renewRecoveryCodes,
  stepUp,
} from '../../../../contract/two-factor.ts';
import type { Queryable } from '../../../db/client.ts';
import { account, session, user } from '../../../db/schema/auth.ts';
import { twoFactor } from '../../../db/schema/identity.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { atNetwork, begin, comeBack, finish, visitNetwork } from '../../../../tests/support/social.ts';
import { totpOf } from '../totp.ts';

const t = await testApp({ PORT: '0' });
const { clock, guest, mail, seeker, visitor } = t;
const password = 'correct horse 1';
const chosen = 'another horse 22';

beforeEach(() => clock.move(60 * MINUTE));

const kindOf = async (one: Browser) => (await one.call(getSession)).data.kind;
const isFresh = async (one: Browser) => (await one.call(getProof)).data.is_fresh;
const mailedTo = (address: string) => mail.sent.findLast(({ to }) => to === address)?.text ?? '';
const codeTo = (address: string) => mailedTo(address).match(/\b\d{6}\b/)?.[0] as string;
const linkTo = (address: string) => mailedTo(address).match(/#(?:magic-link=)?([\w-]{43})/)?.[1] as string;

/** A seeker with a proven address. */
async function owner(): Promise<{ home: Browser; email: string }> {
  const home = await seeker();
  const email = home.user?.email as string;
  const { data } = await home.call(generateEmailOtp, { body: { email, purpose: 'verify' } });
  expect((await home.call(verifyEmail, { body: { otp: codeTo(email), challenge_id: data.challenge_id } })).status).toBe(200);
  clock.move(MINUTE);
  return { home, email };
}

async function resetBy(one: Browser, email: string, newPassword = chosen) {
  clock.move(MINUTE);
  const { data } = await one.call(requestResetOtp, { body: { email } });
  await one.call(verifyResetOtp, { body: { email, otp: codeTo(email), challenge_id: data.challenge_id } });
  return one.call(resetPassword, { body: { new_password: newPassword } });
}

/** Requests a new address, follows the link in its mailbox, and enters the password again. */
async function changeAddress(one: Browser, address: string): Promise<void> {
  await one.call(requestEmailChange, { body: { email: address } });
  await one.call(stepUp, { body: { password } });
  expect((await one.call(confirmEmailChange, { body: { token: linkTo(address) } })).status).toBe(200);
  clock.move(MINUTE);
}

async function turnOnSecondFactor(one: Browser): Promise<() => string> {
  const { secret } = (await one.call(enrolTwoFactor, { body: {} })).data;
  const code = () => totpOf(Secret.fromBase32(secret)).generate({ timestamp: clock.now().getTime() });
  expect((await one.call(confirmTwoFactor, { body: { code: code() } })).status).toBe(200);
  return code;
}

async function connect(one: Browser, email: string) {
  const begun = await one.call(beginNetwork, { params: { provider: 'google' }, body: {} });
  await comeBack(t, one, await atNetwork(begun.data.authorise_url, 'new', { email }));
  return one.call(connectNetwork, { params: { provider: 'google' }, body: {} });
}

async function attachPasskey(one: Browser): Promise<Authenticator> {
  const key = new Authenticator();
  const { data } = await one.call(passkeyOptions, { body: {} });
  expect((await one.call(addPasskey, { body: { attestation: key.register(data), name: 'A key' } })).status).toBe(200);
  return key;
}

describe('a QR code gives no more access than its approver has', () => {
  async function scanned(phone: Browser): Promise<{ screen: Browser; token: string }> {
    const screen = await guest();
    const { text } = (await screen.call(createQrLogin, { body: {} })).data;
    const token = new URL(text).hash.slice(1);
    await phone.call(scanQrLogin, { body: { token } });
    return { screen, token };
  }

  test('approving requires a recent proof', async () => {
    const phone = await seeker();
    clock.move(16 * MINUTE);
    const { screen, token } = await scanned(phone);
    expect((await phone.call(approveQrLogin, { body: { token } })).refusal.code).toBe(42026);
    expect((await screen.call(claimQrLogin, { body: {} })).refusal.code).toBe(42016);
    await phone.call(stepUp, { body: { password } });
    expect((await phone.call(approveQrLogin, { body: { token } })).status).toBe(200);
    expect((await screen.call(claimQrLogin, { body: {} })).data.kind).toBe('seeker');
  });

  test('the new session’s proof is as old as the approver’s', async () => {
    const phone = await seeker();
    clock.move(14 * MINUTE);
    const { screen, token } = await scanned(phone);
    await phone.call(approveQrLogin, { body: { token } });
    await screen.call(claimQrLogin, { body: {} });
    expect(await isFresh(screen)).toBe(true);
    clock.move(MINUTE);
    expect(await isFresh(screen)).toBe(false);
    expect((await screen.call(disableTwoFactor, { body: {} })).refusal.code).toBe(42026);
  });

  test('an approval ends with the session that gave it', async () => {
    const phone = await seeker();
    const { screen, token } = await scanned(phone);
    await phone.call(approveQrLogin, { body: { token } });
    await phone.call(logOut, { body: {} });
    expect((await screen.call(claimQrLogin, { body: {} })).refusal.code).toBe(42021);
    expect(await kindOf(screen)).toBe('guest');
  });
});

describe('someone who registered another person’s address loses all access once its owner comes', () => {
  test.each([
    ['a reset', resetBy],
    [
      'a code',
      async (one: Browser, email: string) => {
        const { data } = await one.call(generateEmailOtp, { body: { email } });
        return one.call(login, { body: { login: email, otp: codeTo(email), challenge_id: data.challenge_id } });
      },
    ],
    [
      'a link',
      async (one: Browser, email: string) => {
        await one.call(requestMagicLink, { body: { email } });
        return one.call(redeemMagicLink, { body: { token: linkTo(email) } });
      },
    ],
  ] as const)('with %s', async (_, come) => {
    const thief = await seeker();
    const email = thief.user?.email as string;
    const googles = `thief-${email}`;
    expect((await connect(thief, googles)).status).toBe(200);
    const key = await attachPasskey(thief);
    await turnOnSecondFactor(thief);
    clock.move(MINUTE);
    const home = await guest();
    expect((await come(home, email)).data).toMatchObject({ kind: 'seeker', pending: null, user: { email, is_email_verify: true } });
    expect(await kindOf(thief)).toBe('none');
    expect((await home.call(listNetworks)).data.networks).toEqual([]);
    expect((await home.call(getTwoFactor)).data).toMatchObject({ is_on: false, passkeys: [] });
    expect((await visitor().call(login, { body: { login: email, password } })).refusal.code).toBe(40002);
    expect((await visitNetwork(t, await guest(), 'google', 'new', { email: googles })).answer.data.user?.id).not.toBe(home.user?.id ?? thief.user?.id);
    const back = await guest();
    const { data } = await back.call(passkeyLoginOptions, { body: {} });
    expect((await back.call(passkeyLogin, { body: { assertion: key.sign(data) } })).refusal.code).toBe(42025);
  });

  test('the session that registered can prove the address by typing the code, and keeps its password but no other session', async () => {
    const home = await seeker();
    const email = home.user?.email as string;
    const other = await guest();
    await other.call(login, { body: { login: email, password } });
    const { data } = await home.call(generateEmailOtp, { body: { email, purpose: 'verify' } });
    await home.call(verifyEmail, { body: { otp: codeTo(email), challenge_id: data.challenge_id } });
    expect([await kindOf(home), await kindOf(other)]).toEqual(['seeker', 'none']);
    expect((await visitor().call(login, { body: { login: email, password } })).status).toBe(200);
  });
});

/** Signs in by code and records the request. */
async function signedInByCode(email: string) {
  const one = await guest();
  const old = one.cookies.get('sessionid') as string;
  const { data } = await one.call(generateEmailOtp, { body: { email } });
  const body = { login: email, otp: codeTo(email), challenge_id: data.challenge_id };
  const key = randomUUID();
  const first = await one.call(login, { body }, { 'idempotency-key': key });
  expect(first.data.kind).toBe('seeker');
  const again = async () => {
    const thief = visitor({ device_uuid: one.device });
    thief.cookies.set('sessionid', old);
    return { thief, answer: await thief.call(login, { body }, { 'idempotency-key': key }) };
  };
  return { one, again };
}

describe('old requests don’t restore what was revoked', () => {
  test('a lost response can be requested again with the original proof time, until the session is used', async () => {
    const { email } = await owner();
    const { again } = await signedInByCode(email);
    clock.move(9 * MINUTE);
    const { thief, answer } = await again();
    expect(answer.data.kind).toBe('seeker');
    clock.move(6 * MINUTE);
    expect(await isFresh(thief)).toBe(false);
    expect((await again()).answer.refusal.code).toBe(42004);
  });

  test.each([
    ['every other device is logged out', async (home: Browser) => home.call(endOtherSessions, { body: {} })],
    ['the password is changed', async (home: Browser) => home.call(changePassword, { body: { new_password: chosen } })],
    ['the second factor is turned on, and others end', async (home: Browser) => (await turnOnSecondFactor(home), home.call(endOtherSessions, { body: {} }))],
    ['that device logs out', async (_: Browser, other: Browser) => other.call(logOut, { body: {} })],
  ])('but not after %s', async (_, revoke) => {
    const { home, email } = await owner();
    await home.call(stepUp, { body: { password } });
    const { one, again } = await signedInByCode(email);
    await revoke(home, one);
    expect((await again()).answer.refusal.code).toBe(42004);
  });

  test('nor do codes, links, or half-finished sign-ins from before work', async () => {
    const { home, email } = await owner();
    await home.call(stepUp, { body: { password } });
    const code = await turnOnSecondFactor(home);
    const halfIn = await guest();
    expect((await halfIn.call(login, { body: { login: email, password } })).data.pending?.step).toBe('twoFactor');
    const byLink = await guest();
    await byLink.call(requestMagicLink, { body: { email } });
    const link = linkTo(email);
    const byCode = await guest();
    const { data } = await byCode.call(generateEmailOtp, { body: { email } });
    const otp = codeTo(email);
    const byReset = await guest();
    const reset = (await byReset.call(requestResetOtp, { body: { email } })).data;
    const resetCode = codeTo(email);
    const proof = (await home.call(generateEmailOtp, { body: { email, purpose: 'verify' } })).data;
    const proofCode = codeTo(email);
    clock.move(MINUTE);
    await home.call(changePassword, { body: { new_password: chosen } });
    expect((await halfIn.call(verifyTwoFactor, { body: { code: code() } })).refusal.code).toBe(42021);
    expect((await byLink.call(redeemMagicLink, { body: { token: link } })).refusal.code).toBe(42020);
    expect((await byCode.call(login, { body: { login: email, otp, challenge_id: data.challenge_id } })).refusal.code).toBe(42002);
    await byReset.call(verifyResetOtp, { body: { email, otp: resetCode, challenge_id: reset.challenge_id } });
    expect((await byReset.call(resetPassword, { body: { new_password: 'third horse 333' } })).refusal.code).toBe(42021);
    expect((await home.call(verifyEmail, { body: { otp: proofCode, challenge_id: proof.challenge_id } })).refusal.code).toBe(42003);
  });
});

describe('a revocation stops operations that were already running', () => {
  /** The database effects of a revocation. */
  const revoke = async (tx: Queryable, userId: string) => {
    await tx.update(session).set({ expiresAt: clock.now() }).where(eq(session.userId, userId));
    await tx.update(account).set({ password: null }).where(eq(account.userId, userId));
    await tx.update(user).set({ revokedAt: clock.now() }).where(eq(user.id, userId));
  };

  /** Locks an account, starts an operation that has to wait for it, changes the account, and releases it. */
  async function whileEnding<T>(userId: string, begin: () => Promise<T>, change = revoke): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<T>();
    await t.db.transaction(async (tx) => {
      await tx.select().from(user).where(eq(user.id, userId)).for('update');
      const begun = begin();
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect((await t.db.execute(waiting)).rowCount).not.toBe(0), { timeout: 10_000, interval: 5 });
      await change(tx, userId);
      resolve(begun);
    });
    return promise;
  }

  test('a sign-in with the password that was changed', async () => {
    const { home, email } = await owner();
    const thief = await guest();
    const answer = await whileEnding(home.user?.id as string, () => thief.call(login, { body: { login: email, password } }));
    expect(answer.status).toBe(401);
    expect(await kindOf(thief)).toBe('guest');
  });

  test('a session lent by one that ended', async () => {
    const phone = await seeker();
    const screen = await guest();
    const token = new URL((await screen.call(createQrLogin, { body: {} })).data.text).hash.slice(1);
    await phone.call(scanQrLogin, { body: { token } });
    await phone.call(approveQrLogin, { body: { token } });
    const answer = await whileEnding(phone.user?.id as string, () => screen.call(claimQrLogin, { body: {} }));
    expect(answer.refusal.code).toBe(42021);
    expect(await kindOf(screen)).toBe('guest');
  });

  test('a lost response that was requested again', async () => {
    const { home, email } = await owner();
    const { again } = await signedInByCode(email);
    const { thief, answer } = await whileEnding(home.user?.id as string, again);
    expect(answer.refusal.code).toBe(42004);
    expect(await kindOf(thief)).toBe('none');
  });

  test('a sign-in with a network that was being removed', async () => {
    const { home, email } = await owner();
    await home.call(stepUp, { body: { password } });
    const googles = `raced-${email}`;
    await connect(home, googles);
    const thief = await guest();
    await comeBack(t, thief, await atNetwork(await begin(thief, 'google'), 'new', { email: googles }));
    const answer = await whileEnding(
      home.user?.id as string,
      () => finish(thief, 'google'),
      async (tx, userId) => void (await tx.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, 'google')))),
    );
    expect(answer.data.user?.id).not.toBe(home.user?.id);
  });

  test('choosing an account that was revoked', async () => {
    const { home, email } = await owner();
    await t.db.insert(user).values({ email, role: 'recruiter', name: 'Ana Reyes', emailVerified: true });
    const thief = await guest();
    const { data } = await thief.call(generateEmailOtp, { body: { email } });
    const waiting = await thief.call(login, { body: { login: email, otp: codeTo(email), challenge_id: data.challenge_id } });
    expect(waiting.data.pending?.step).toBe('choosingAccount');
    clock.move(1_000);
    const userId = home.user?.id as string;
    const answer = await whileEnding(userId, () => thief.call(chooseAccount, { body: { account_id: userId } }));
    expect(answer.refusal.code).toBe(42021);
  });

  test('adding a passkey from a session that ended', async () => {
    const { home } = await owner();
    await home.call(stepUp, { body: { password } });
    const { data } = await home.call(passkeyOptions, { body: {} });
    const attestation = new Authenticator().register(data);
    const answer = await whileEnding(home.user?.id as string, () => home.call(addPasskey, { body: { attestation, name: 'A key' } }));
    expect(answer.status).toBe(401);
  });

  test('renewing recovery codes from a session that ended', async () => {
    const { home } = await owner();
    await home.call(stepUp, { body: { password } });
    await turnOnSecondFactor(home);
    const answer = await whileEnding(home.user?.id as string, () => home.call(renewRecoveryCodes, { body: {} }));
    expect(answer.status).toBe(401);
  });

  test('setting up an authenticator while another one was being confirmed, which stays', async () => {
    const { home } = await owner();
    await home.call(stepUp, { body: { password } });
    const userId = home.user?.id as string;
    const confirm = async (tx: Queryable) => void (await tx.insert(twoFactor).values({ userId, sealedSecret: 'confirmed', confirmedAt: clock.now() }));
    const answer = await whileEnding(userId, () => home.call(enrolTwoFactor, { body: {} }), confirm);
    expect(answer.refusal.code).toBe(42016);
    expect(await t.db.select().from(twoFactor).where(eq(twoFactor.userId, userId))).toMatchObject([{ sealedSecret: 'confirmed' }]);
  });
});

describe('the owner regains access through their mailbox', () => {
  test('whatever someone added at their unlocked browser, and none of that opens the account afterwards', async () => {
    const { home, email } = await owner();
    const key = await attachPasskey(home);
    const googles = `seat-${email}`;
    await connect(home, googles);
    await turnOnSecondFactor(home);
    await t.runOutbox();
    expect(mail.sent.filter(({ to, subject }) => to === email && subject.includes('sign-in method was added'))).toHaveLength(3);
    const away = await guest();
    expect((await resetBy(away, email)).data).toMatchObject({ kind: 'seeker', pending: null });
    expect((await away.call(getTwoFactor)).data).toMatchObject({ is_on: false, passkeys: [] });
    expect((await away.call(listNetworks)).data.networks).toEqual([]);
    const back = await guest();
    const { data } = await back.call(passkeyLoginOptions, { body: {} });
    expect((await back.call(passkeyLogin, { body: { assertion: key.sign(data) } })).refusal.code).toBe(42025);
  });

  test('recovery codes that someone renewed at their browser don’t work afterwards; the authenticator does, and the email says so', async () => {
    const { home, email } = await owner();
    await home.call(stepUp, { body: { password } });
    const code = await turnOnSecondFactor(home);
    clock.move(8 * 24 * 60 * MINUTE);
    await home.call(stepUp, { body: { totp: code() } });
    const stolen = (await home.call(renewRecoveryCodes, { body: {} })).data.recovery_codes;
    clock.move(6 * 24 * 60 * MINUTE);
    const away = await guest();
    expect((await resetBy(away, email)).data.pending).toMatchObject({ step: 'twoFactor', methods: ['totp'] });
    await t.runOutbox();
    expect(mailedTo(email)).toContain('you have no recovery codes');
    const thief = await guest();
    await thief.call(login, { body: { login: email, password: chosen } });
    expect((await thief.call(verifyTwoFactor, { body: { recovery_code: stolen[0] as string } })).refusal.code).toBe(42002);
    expect((await away.call(verifyTwoFactor, { body: { code: code() } })).data.kind).toBe('seeker');
    expect((await away.call(getTwoFactor)).data).toMatchObject({ is_on: true, recovery_codes_left: 0 });
  });

  test('recovery codes that are older than a week keep working', async () => {
    const { home, email } = await owner();
    await home.call(stepUp, { body: { password } });
    await turnOnSecondFactor(home);
    const codes = (await home.call(renewRecoveryCodes, { body: {} })).data.recovery_codes;
    clock.move(8 * 24 * 60 * MINUTE);
    const away = await guest();
    expect((await resetBy(away, email)).data.pending).toMatchObject({ methods: ['totp', 'recovery'] });
    await t.runOutbox();
    expect(mailedTo(email)).not.toContain('recovery codes');
    expect((await away.call(verifyTwoFactor, { body: { recovery_code: codes[0] as string } })).data.kind).toBe('seeker');
  });

  test('also after the address was changed: with the old one, for a week, while nobody else can register with it', async () => {
    const { home, email } = await owner();
    const thiefs = `thief-of-${email}`;
    await changeAddress(home, thiefs);
    const registrant = await guest();
    await expect(registrant.register({ email })).rejects.toThrow('41001');
    const away = await guest();
    expect((await resetBy(away, email)).data).toMatchObject({ kind: 'seeker', user: { id: home.user?.id, email } });
    expect(await kindOf(home)).toBe('none');
    expect((await resetBy(await guest(), thiefs, 'third horse 333')).status).toBe(409);
  });

  describe('when the address changed twice within a week', () => {
    /** Another device of the account, with its own session. */
    async function anotherDevice(email: string): Promise<Browser> {
      const one = await guest();
      expect((await one.call(login, { body: { login: email, password } })).data.kind).toBe('seeker');
      clock.move(MINUTE);
      return one;
    }

    test('the address in between restores the account on a known device: the owner changed it, then a thief did', async () => {
      const { home, email } = await owner();
      const [next, thiefs] = [`next-${email}`, `thief-of-${email}`];
      await changeAddress(home, next);
      const thief = await anotherDevice(next);
      await changeAddress(thief, thiefs);
      await home.call(logOut, { body: {} });
      expect((await resetBy(home, next)).data.user).toMatchObject({ id: home.user?.id, email: next });
      expect(await kindOf(thief)).toBe('none');
      expect((await resetBy(await guest(), thiefs, 'third horse 333')).status).toBe(409);
      expect((await resetBy(thief, thiefs, 'third horse 333')).status).toBe(409);
      expect((await resetBy(await guest(), email)).data.user).toMatchObject({ id: home.user?.id, email });
    });

    test('and nowhere else: a thief changed it, and the owner changed it again', async () => {
      const { home, email } = await owner();
      const [thiefs, next] = [`thief-of-${email}`, `next-${email}`];
      const thief = await anotherDevice(email);
      await changeAddress(home, thiefs);
      const later = await anotherDevice(thiefs);
      await changeAddress(home, next);
      for (const one of [await guest(), later]) expect((await resetBy(one, thiefs, 'third horse 333')).refusal.code).toBe(42021);
      expect((await resetBy(await guest(), email)).data.user).toMatchObject({ id: home.user?.id, email });
      expect(await kindOf(thief)).toBe('none');
    });

    test('and not after it was changed back by hand', async () => {
      const { home, email } = await owner();
      const thiefs = `thief-of-${email}`;
      await changeAddress(home, thiefs);
      await changeAddress(home, email);
      expect((await resetBy(await guest(), thiefs, 'third horse 333')).refusal.code).toBe(42021);
      expect((await home.call(getSession)).data.user).toMatchObject({ email });
    });
  });

  test('an address that was never proven restores nothing, because it may have been a typo', async () => {
    const home = await seeker();
    const [slip, right] = [home.user?.email as string, `right-${home.user?.email}`];
    await changeAddress(home, right);
    const stranger = await guest();
    expect((await resetBy(stranger, slip)).status).toBe(409);
    expect((await home.call(getSession)).data.user).toMatchObject({ email: right });
  });

  test('a stranger’s job alert for the old address doesn’t keep it from its owner', async () => {
    const { home, email } = await owner();
    const thiefs = `thief-of-${email}`;
    await changeAddress(home, thiefs);
    expect((await visitor().call(registerHidden, { body: { email } })).status).toBe(200);
    expect((await resetBy(await guest(), email)).data).toMatchObject({ kind: 'seeker', user: { id: home.user?.id, email } });
  });

  test('someone at an open browser can’t change the address: the owner has to prove themselves after the request', async () => {
    const home = await seeker();
    const [own, thiefs] = [home.user?.email as string, `thief-of-${home.user?.email}`];
    clock.move(MINUTE);
    await home.call(requestEmailChange, { body: { email: thiefs } });
    expect((await home.call(confirmEmailChange, { body: { token: linkTo(thiefs) } })).refusal.code).toBe(42026);
    expect((await home.call(getSession)).data.user).toMatchObject({ email: own });
    await home.call(stepUp, { body: { password } });
    expect((await home.call(confirmEmailChange, { body: { token: linkTo(thiefs) } })).data).toEqual({ email: thiefs });
  });

  test('after a week the change is final', async () => {
    const { home, email } = await owner();
    const next = `next-${email}`;
    await changeAddress(home, next);
    clock.move(7 * 24 * 60 * MINUTE + 1);
    const away = await guest();
    await away.call(requestResetOtp, { body: { email } });
    expect(mailedTo(email)).not.toMatch(/\b\d{6}\b/);
  });
});

describe('knowing an address isn’t enough to lock out someone who was signed in before', () => {
  test('on the owner’s device every method still works, whatever attempts a stranger used up', async () => {
    const { home, email } = await owner();
    await home.call(logOut, { body: {} });
    const stranger = await guest();
    const elsewhere = { remoteAddress: '198.51.100.7' };
    for (let tries = 0; tries < 6; tries += 1) await stranger.call(login, { body: { login: email, password: 'wrong horse 1' } }, {}, elsewhere);
    for (let minute = 0; minute < 5; minute += 1) {
      await stranger.call(generateEmailOtp, { body: { email } }, {}, elsewhere);
      await stranger.call(requestMagicLink, { body: { email } }, {}, elsewhere);
      await stranger.call(requestResetOtp, { body: { email } }, {}, elsewhere);
      clock.move(MINUTE);
    }
    expect((await stranger.call(generateEmailOtp, { body: { email } }, {}, elsewhere)).refusal.code).toBe(40006);
    expect((await home.call(requestMagicLink, { body: { email } })).status).toBe(200);
    expect((await home.call(requestResetOtp, { body: { email } })).status).toBe(200);
    expect((await home.call(generateEmailOtp, { body: { email } })).status).toBe(200);
    expect((await home.call(login, { body: { login: email, password } })).data.kind).toBe('seeker');
  });

  test('guessing at a reset without its challenge doesn’t use up the owner’s code either', async () => {
    const { home, email } = await owner();
    await home.call(logOut, { body: {} });
    const { data } = await home.call(requestResetOtp, { body: { email } });
    const otp = codeTo(email);
    const stranger = await guest();
    for (let tries = 0; tries < 6; tries += 1) await stranger.call(verifyResetOtp, { body: { email, otp: otp === '000000' ? '000001' : '000000' } });
    expect((await home.call(verifyResetOtp, { body: { email, otp, challenge_id: data.challenge_id } })).status).toBe(200);
  });

  test('a step-up can’t be used up from outside', async () => {
    const { home, email } = await owner();
    const stranger = await guest();
    for (let tries = 0; tries < 6; tries += 1)
      await stranger.call(login, { body: { login: email, password: 'wrong horse 1' } }, {}, { remoteAddress: '198.51.100.8' });
    expect((await home.call(stepUp, { body: { password } })).status).toBe(200);
  });
});

test('only these modules start, end, or upgrade a session, or mark an address as proven', async () => {
  const { glob, readFile } = await import('node:fs/promises');
  const found: string[] = [];
  for await (const file of glob('server/**/*.ts')) {
    if (/\.test\.ts$|server\/(?:db|demo)|identity\/assurance\//.test(file)) continue;
    const source = await readFile(file, 'utf8');
    if (/insert\(session\)|update\(session\)|emailVerified: (?:true|false|is)/.test(source)) found.push(file);
  }
  expect(found.sort()).toEqual([
    // A new account's address is unproven. Its last use is written along with it.
    'server/modules/identity/register.ts',
    'server/modules/identity/sessions.ts',
    'server/realtime/sessions.ts',
  ]);
});
