import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJobAlert, registerHidden } from '../../contract/alerts.ts';
import { generateEmailOtp, login } from '../../contract/auth.ts';
import { generatePhoneOtp, requestMagicLink } from '../../contract/login.ts';
import { recruiterLogin, requestResetOtp, verifyResetOtp } from '../../contract/recovery.ts';
import { user } from '../../server/db/schema/auth.ts';
import { testApp } from '../support/app.ts';
import type { Answer, Browser } from '../support/browser.ts';

const { clock, db, mail, seeker, visitor } = await testApp();
let count = 0;

beforeEach(() => clock.move(60 * 60_000));
afterEach(() => vi.restoreAllMocks());

async function known(): Promise<{ email: string; phone: string }> {
  const email = `known-${(count += 1)}@example.com`;
  await seeker({ email });
  const phone = `+6391712345${String(count).padStart(2, '0')}`;
  await db.update(user).set({ phoneNumber: phone, phoneNumberVerified: true }).where(eq(user.email, email));
  return { email, phone };
}
const unknown = () => ({ email: `nobody-${(count += 1)}@example.com`, phone: `+6391712346${String(count).padStart(2, '0')}` });

type Addresses = Awaited<ReturnType<typeof known>>;
const otp = { otp: '123456', challenge_id: crypto.randomUUID() };
const alert = { keywords: 'cook', frequency: 'Daily' as const };

/** Every way to probe an address without owning it. Registering is the exception: it says what is taken (specification §8). */
const ways: [string, (one: Browser, addresses: Addresses) => Promise<Answer<unknown>>][] = [
  ['a wrong password', (one, { email }) => one.call(login, { body: { login: email, password: 'wrong horse 1' } })],
  ['a wrong password to a number', (one, { phone }) => one.call(login, { body: { login: phone, password: 'wrong horse 1' } })],
  ['a recruiter’s password', (one, { email }) => one.call(recruiterLogin, { body: { login: email, password: 'wrong horse 1' } })],
  ['a made-up code', (one, { email }) => one.call(login, { body: { login: email, ...otp } })],
  ['asking for a code', (one, { email }) => one.call(generateEmailOtp, { body: { email } })],
  ['asking for a code by SMS', (one, { phone }) => one.call(generatePhoneOtp, { body: { phone } })],
  ['asking for a link', (one, { email }) => one.call(requestMagicLink, { body: { email } })],
  ['asking to reset a password', (one, { email }) => one.call(requestResetOtp, { body: { email } })],
  ['a made-up code to reset a password', (one, { email }) => one.call(verifyResetOtp, { body: { email, ...otp } })],
  ['asking for an alert', (one, { email }) => one.call(createJobAlert, { body: { ...alert, email } })],
  ['a hidden account', (one, { email }) => one.call(registerHidden, { body: { email } })],
];

/** The random parts of any answer: ids and the request's own. */
const bare = (text: string) => text.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID').replace(/[\w-]{43}/g, 'TOKEN');

function visibleIn(answer: Answer<unknown>): string {
  const { date: _date, 'set-cookie': _cookies, ...headers } = answer.headers;
  const body = answer.status < 400 ? answer.data : answer.refusal;
  return bare(JSON.stringify([answer.status, body, headers, answer.setCookies]));
}

/** How many round trips to the database an answer takes: they determine its time, and don't depend on the load of the machine. */
async function roundTrips(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const trips = query.mock.calls.length;
  query.mockRestore();
  return trips;
}

test.each(ways)('%s doesn’t reveal whether there is an account', async (_way, ask) => {
  const [with_, without] = [await known(), unknown()];
  await ask(visitor(), unknown());
  const answers: string[] = [];
  const trips: number[] = [];
  const sentCounts: number[] = [];
  for (const addresses of [with_, without]) {
    const before = mail.sent.length;
    trips.push(await roundTrips(async () => answers.push(visibleIn(await ask(visitor(), addresses)))));
    sentCounts.push(mail.sent.length - before);
  }
  expect(answers[1]).toBe(answers[0]);
  expect(sentCounts[1]).toBe(sentCounts[0]);
  expect(trips[0]).toBeGreaterThan(0);
  expect(trips[1]).toBe(trips[0]);
});
