import { beforeEach, expect, test } from 'vitest';
import { generateEmailOtp, getSession, login, logOut } from '../../contract/auth.ts';
import { redeemMagicLink, requestMagicLink } from '../../contract/login.ts';
import { recruiterLogin, registerRecruiter, requestResetOtp, resetPassword, verifyResetOtp } from '../../contract/recovery.ts';
import { stepUp } from '../../contract/two-factor.ts';
import { testApp } from '../support/app.ts';
import type { Browser } from '../support/browser.ts';

const { clock, guest, mail, seeker, visitor } = await testApp();
const password = 'correct horse 1';
const names = { first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true as const };
let count = 0;

beforeEach(() => clock.move(60 * 60_000));

async function registered(): Promise<string> {
  const email = `turn-${(count += 1)}@example.com`;
  await seeker({ email });
  return email;
}

async function recruiter(): Promise<string> {
  const email = `hirer-${(count += 1)}@example.com`;
  await visitor().call(registerRecruiter, { body: { email, password, company_name: `Firm ${count}`, ...names } });
  return email;
}

const mailedCode = () => mail.sent.at(-1)?.text.match(/\b\d{6}\b/)?.[0] as string;
const mailedToken = () => /magic-link=([\w-]{43})/.exec(mail.sent.at(-1)?.text ?? '')?.[1] as string;

/** Every way to sign in, from a previously valid session. */
const ways: [string, () => Promise<Browser>, (one: Browser) => Promise<unknown>][] = [
  ['registering', guest, (one) => one.register({ email: `turn-${(count += 1)}@example.com` })],
  [
    'registering as a recruiter',
    guest,
    (one) => one.call(registerRecruiter, { body: { email: `turn-${(count += 1)}@example.com`, password, company_name: 'Firm', ...names } }),
  ],
  ['a password', guest, async (one) => one.call(login, { body: { login: await registered(), password } })],
  ['a recruiter’s password', guest, async (one) => one.call(recruiterLogin, { body: { login: await recruiter(), password } })],
  [
    'a code',
    guest,
    async (one) => {
      const email = await registered();
      const { data } = await one.call(generateEmailOtp, { body: { email } });
      return one.call(login, { body: { login: email, otp: mailedCode(), challenge_id: data.challenge_id } });
    },
  ],
  [
    'a link by mail',
    guest,
    async (one) => {
      await one.call(requestMagicLink, { body: { email: await registered() } });
      return one.call(redeemMagicLink, { body: { token: mailedToken() } });
    },
  ],
  [
    'a new password',
    guest,
    async (one) => {
      const email = await registered();
      const { data } = await one.call(requestResetOtp, { body: { email } });
      await one.call(verifyResetOtp, { body: { email, otp: mailedCode(), challenge_id: data.challenge_id } });
      return one.call(resetPassword, { body: { new_password: 'another horse 2' } });
    },
  ],
  ['a step up', seeker, (one) => one.call(stepUp, { body: { password } })],
];

test.each(ways)('%s starts a new session and ends the previous one, on the server', async (_way, begin, act) => {
  const one = await begin();
  const before = one.cookies.get('sessionid') as string;
  await act(one);
  expect(one.cookies.get('sessionid')).not.toBe(before);
  expect((await one.call(getSession)).data.user).not.toBeNull();
  const thief = visitor();
  thief.cookies.set('sessionid', before);
  expect((await thief.call(getSession)).data.kind).toBe('none');
  const now = one.cookies.get('sessionid') as string;
  await one.call(logOut, { body: {} });
  thief.cookies.set('sessionid', now);
  expect((await thief.call(getSession)).data.kind).toBe('none');
});

test('a session token provided by someone else is never adopted: the token is always the server’s', async () => {
  const one = visitor();
  one.cookies.set('sessionid', 'F'.repeat(43));
  await one.beGuest();
  expect(one.cookies.get('sessionid')).not.toBe('F'.repeat(43));
});
