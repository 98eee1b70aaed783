import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { generateEmailOtp, login } from '../../contract/auth.ts';
import { requestMagicLink } from '../../contract/login.ts';
import { recruiterLogin, requestResetOtp, verifyResetOtp } from '../../contract/recovery.ts';
import type { Browser } from '../support/browser.ts';
import { attackedApp } from './app.ts';
import { openJar } from './jar.ts';

/** Whether the response time reveals that an address has an account: medians of interleaved samples, with passwords hashed at full cost. */
const ADDRESSES = 25;
const ROUNDS = 8;
const MOST_MS = 2;
const t = await attackedApp();

const otp = '123456';
const WAYS: Record<string, (one: Browser, email: string) => Promise<unknown>> = {
  'a wrong password': (one, email) => one.call(login, { body: { login: email, password: 'guessed wrong 85' } }),
  'a wrong recruiter’s password': (one, email) => one.call(recruiterLogin, { body: { login: email, password: 'guessed wrong 85' } }),
  'a made-up login code': (one, email) => one.call(login, { body: { login: email, otp, challenge_id: randomUUID() } }),
  'asking for a login code': (one, email) => one.call(generateEmailOtp, { body: { email } }),
  'asking for a login link': (one, email) => one.call(requestMagicLink, { body: { email } }),
  'asking for a reset code': (one, email) => one.call(requestResetOtp, { body: { email } }),
  'a made-up reset code': (one, email) => one.call(verifyResetOtp, { body: { email, otp } }),
};

let networks = 0;
const anybody = () => openJar(t, randomUUID(), `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${(networks += 1) & 255}`).browser;
const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

test('the response time doesn’t reveal whether there is an account', async () => {
  const known = Array.from({ length: ADDRESSES }, (_, index) => `known-${index}@example.com`);
  for (const email of known) {
    const one = anybody();
    await one.beGuest();
    await one.register({ email, password: 'violet kettle 41' });
  }
  const late: string[] = [];
  for (const [way, ask] of Object.entries(WAYS)) {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      t.clock.move(61 * 60_000);
      for (const [index, email] of known.entries()) {
        const pair = [['known', email] as const, ['unknown', `nobody-${index}@example.com`] as const];
        for (const [kind, address] of index % 2 === round % 2 ? pair : pair.toReversed()) {
          const one = anybody();
          const begun = performance.now();
          await ask(one, address);
          // The first round is a warm-up.
          if (round > 0) took[kind].push(performance.now() - begun);
        }
      }
    }
    const [there, not] = [median(took.known), median(took.unknown)];
    console.log(`${way.padEnd(30)} known ${there.toFixed(2)} ms, unknown ${not.toFixed(2)} ms, apart ${Math.abs(there - not).toFixed(2)} ms`);
    if (Math.abs(there - not) > MOST_MS) late.push(way);
  }
  expect(late).toEqual([]);
});
