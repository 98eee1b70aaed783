import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { generateEmailOtp, login, logOut } from '../../contract/auth.ts';
import { attempt, otpChallenge, session } from '../../server/db/schema/auth.ts';
import { testApp } from '../support/app.ts';

const { app, clock, db, mail, seeker, visitor } = await testApp({ RATE_LIMIT: '100000', TRUST_PROXY: '1' });
const ADDRESSES = 100;
/** `npm run bench -- login` tries ten thousand. */
const TRIES = 1_000;
const AT_ONCE = 20;

/** Runs `n` tasks with limited concurrency. */
async function spread(n: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < n) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

test('a thousand wrong codes from a hundred addresses open nothing, and the right one comes too late', { timeout: 60_000 }, async () => {
  const email = 'target@example.com';
  const home = await seeker({ email });
  await home.call(logOut, { body: {} });
  const { data } = await home.call(generateEmailOtp, { body: { email } });
  const code = mail.sent.at(-1)?.text.match(/\b\d{6}\b/)?.[0] as string;
  const sessions = (await db.select().from(session)).length;
  const outcomes = new Map<number, number>();
  await spread(TRIES, async (index) => {
    const guess = String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/jobseekers/login',
      headers: { 'x-forwarded-for': `198.51.100.${index % ADDRESSES}`, origin: 'http://localhost:3000', 'content-type': 'application/json' },
      payload: { login: email, otp: guess, challenge_id: data.challenge_id },
    });
    outcomes.set(answer.statusCode, (outcomes.get(answer.statusCode) ?? 0) + 1);
  });
  // Five were checked; all others were refused without a check.
  expect([...outcomes].sort()).toEqual([
    [422, 5],
    [429, TRIES - 5],
  ]);
  const [challenge] = await db.select().from(otpChallenge).where(eq(otpChallenge.id, data.challenge_id));
  expect(challenge).toMatchObject({ tries: 5, usedAt: null });
  expect(await db.select().from(session)).toHaveLength(sessions);
  // Counted by client, not by the proxy.
  expect((await db.select().from(attempt)).filter(({ key, count }) => key.startsWith('login-from:') && count === TRIES / ADDRESSES)).toHaveLength(ADDRESSES);
  const late = await visitor().call(login, { body: { login: email, otp: code, challenge_id: data.challenge_id } });
  expect(late.refusal.code).toBe(40006);
  clock.move(60_000);
  const { data: again } = await home.call(generateEmailOtp, { body: { email } });
  const fresh = mail.sent.at(-1)?.text.match(/\b\d{6}\b/)?.[0] as string;
  expect((await visitor().call(login, { body: { login: email, otp: fresh, challenge_id: again.challenge_id } })).status).toBe(200);
});
