import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generateEmailOtp, login } from '../../../contract/auth.ts';
import { recruiterLogin } from '../../../contract/recovery.ts';
import { TERMS_VERSION } from '../../../contract/terms.ts';
import { account, formerAddress, user } from '../../db/schema/auth.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';

const { clock, db, guest, mail, seeker, visitor } = await testApp();

async function codeFor(one: Browser, email: string, more: object = { can_register: true }) {
  const { data } = await one.call(generateEmailOtp, { body: { email, ...more } });
  const message = mail.sent.at(-1);
  return { challenge_id: data.challenge_id, letter: message, otp: message?.text.match(/\d{6}/)?.[0] as string };
}
const enter = (one: Browser, email: string, { challenge_id, otp }: { challenge_id: string; otp: string }, more: object = { terms_and_condition: true }) =>
  one.call(login, { body: { login: email, otp, challenge_id, ...more } });

test('a code registers an address without an account: proven, with the accepted terms', async () => {
  const one = await guest();
  const sent = await codeFor(one, 'Fresh@example.com');
  expect(sent.letter?.text).toContain('Entering the code creates one');
  const answer = await enter(one, 'Fresh@example.com', sent);
  expect(answer.data).toMatchObject({ kind: 'seeker', user: { email: 'fresh@example.com', is_email_verify: true, is_profile_completed: false } });
  const [row] = await db.select().from(user).where(eq(user.email, 'fresh@example.com'));
  expect(row).toMatchObject({ isAnonymous: false, emailVerified: true, role: 'jobseeker', termsVersion: TERMS_VERSION, termsAcceptedAt: clock.now() });
  const [way] = await db
    .select()
    .from(account)
    .where(eq(account.userId, row?.id as string));
  expect(way).toMatchObject({ providerId: 'credential', password: null });
  clock.move(60_000);
  const again = await guest();
  const { data } = await enter(again, 'fresh@example.com', await codeFor(again, 'fresh@example.com'));
  expect(data.user?.id).toBe(row?.id);
});

test('without the terms, with a wrong code, without a session, or on the employers’ side, no account is created', async () => {
  const attempts: [string, (one: Browser, email: string) => Promise<{ refusal: { code: number } }>][] = [
    ['no-terms@example.com', async (one, email) => enter(one, email, await codeFor(one, email), {})],
    ['wrong-code@example.com', async (one, email) => enter(one, email, { ...(await codeFor(one, email)), otp: '000000' })],
    ['nobody-yet@example.com', async (_, email) => enter(visitor(), email, await codeFor(await guest(), email))],
    [
      'employer@new.example',
      async (one, email) => {
        const { challenge_id, otp } = await codeFor(one, email);
        return one.call(recruiterLogin, { body: { login: email, otp, challenge_id, terms_and_condition: true } });
      },
    ],
  ];
  for (const [email, attempt] of attempts) {
    const { refusal } = await attempt(await guest(), email);
    expect([email, refusal.code]).toEqual([email, email.startsWith('nobody') ? 40003 : 42002]);
    expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
  }
});

test('where no account can be created, an address without one gets no code', async () => {
  const { letter: message, otp } = await codeFor(await guest(), 'unasked@example.com', {});
  expect([message?.text.includes('There’s no account with this address'), otp]).toEqual([true, undefined]);
});

test('an address that can still be restored to its previous account can’t be registered', async () => {
  const owner = await seeker({ email: 'owner-now@example.com' });
  await db.insert(formerAddress).values({ userId: owner.user?.id as string, email: 'owner-before@example.com', replacedAt: clock.now() });
  const one = await guest();
  const { otp } = await codeFor(one, 'owner-before@example.com');
  expect(otp).toBeUndefined();
});

test('two simultaneous codes for one new address end up in the same account', async () => {
  const [one, two] = [await guest(), await guest()];
  const first = await codeFor(one, 'twice@example.com');
  clock.move(61_000);
  const second = await codeFor(two, 'twice@example.com');
  const answers = await Promise.all([enter(one, 'twice@example.com', first), enter(two, 'twice@example.com', second)]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await db.select().from(user).where(eq(user.email, 'twice@example.com'))).toHaveLength(1);
});
