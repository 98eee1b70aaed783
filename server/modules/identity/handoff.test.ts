import { and, eq, gt } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { getSession, logOut } from '../../../contract/auth.ts';
import { handOff, redeemHandoff } from '../../../contract/handoff.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';
import { session, user } from '../../db/schema/auth.ts';
import { withoutSessionId } from './handoff.ts';
import { DAY, HOUR } from '../../../contract/durations.ts';

const SITE = 'https://employers.example';
const COURSES = 'https://courses.example';
const SECRETS: Record<string, string> = { [SITE]: 'e'.repeat(32), [COURSES]: 'c'.repeat(32) };
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ PORT: '0', OTHER_SITES: `${SITE}, ${COURSES}/`, HANDOFF_SECRETS: Object.values(SECRETS).join(', ') });
});

const go = (browser: Browser, body: { redirect_url?: string; redirect?: string } = {}) => browser.call(handOff, { body });
const tokenIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('handoff') as string;
/** The other site's server, which has none of our cookies. */
const redeem = (token: string, origin = SITE, secret = SECRETS[origin] ?? 'none') =>
  t.visitor().call(redeemHandoff, { body: { token, origin, client_secret: secret } });

test('a member is sent with a single-use token in the fragment, which the site exchanges for its own session', async () => {
  const ana = await t.seeker();
  const { url, site } = (await go(ana, { redirect_url: `${SITE}/talent?page=2&sessionid=old` })).data;
  expect(site).toBe('employers.example');
  const token = tokenIn(url);
  expect(url).toBe(`${SITE}/talent?page=2#handoff=${token}`);
  expect(url).not.toContain(ana.cookies.get('sessionid'));
  const { data } = await redeem(token);
  expect(data).toMatchObject({ role: 'jobseeker', user: { id: ana.user?.id } });
  expect(data.sessionid).not.toBe(ana.cookies.get('sessionid'));
  const there = t.visitor();
  there.cookies.set('sessionid', data.sessionid);
  expect((await there.call(getSession)).data.user?.id).toBe(ana.user?.id);
  expect((await redeem(token)).refusal.code).toBe(42020);
});

test('only one of several simultaneous uses of a token succeeds', async () => {
  const token = tokenIn((await go(await t.seeker())).data.url);
  const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a token expires after a minute and works only for its own site', async () => {
  const ana = await t.seeker();
  const token = tokenIn((await go(ana)).data.url);
  expect((await redeem(token, COURSES)).refusal.code).toBe(40004);
  expect((await redeem('a'.repeat(43))).refusal.code).toBe(40004);
  t.clock.move(61_000);
  expect((await redeem(token)).refusal.code).toBe(42019);
});

test('a token alone isn’t enough: the site must present its secret, and a wrong secret leaves the token valid', async () => {
  const token = tokenIn((await go(await t.seeker())).data.url);
  const wrong: [string, string?][] = [[SITE, 'e'.repeat(31)], [SITE, SECRETS[COURSES]], [COURSES, SECRETS[SITE]], ['https://evil.example']];
  for (const [origin, secret] of wrong) expect((await redeem(token, origin, secret)).refusal.code).toBe(40002);
  expect((await redeem(token)).status).toBe(200);
});

test('an ended session isn’t handed over, nor a suspended person’s', async () => {
  const [ana, noor] = [await t.seeker(), await t.seeker()];
  const tokens = [tokenIn((await go(ana)).data.url), tokenIn((await go(noor)).data.url)] as const;
  await ana.call(logOut, { body: {} });
  await t.db
    .update(user)
    .set({ suspendedAt: t.clock.now() })
    .where(eq(user.id, noor.user?.id as string));
  expect((await redeem(tokens[0])).refusal.code).toBe(40004);
  expect((await redeem(tokens[1])).refusal.code).toBe(42001);
});

test('the new session has the same proof as the original', async () => {
  const ana = await t.seeker();
  t.clock.move(HOUR);
  await redeem(tokenIn((await go(ana)).data.url));
  const proven = await t.db
    .select({ at: session.provenAt })
    .from(session)
    .where(and(eq(session.userId, ana.user?.id as string), gt(session.expiresAt, t.clock.now())));
  expect(proven).toHaveLength(2);
  expect(new Set(proven.map(({ at }) => at.getTime())).size).toBe(1);
});

test('and lasts no longer than that proof allows', async () => {
  const ana = await t.seeker();
  for (let day = 0; day < 175; day += 25) {
    t.clock.move(25 * DAY);
    await ana.call(getSession);
  }
  const { expires_at } = (await redeem(tokenIn((await go(ana)).data.url))).data;
  expect(Date.parse(expires_at) - t.clock.now().getTime()).toBe(5 * DAY);
});

test.each([
  'https://evil.example/',
  'https://employers.example.evil.example/',
  'https://employers.example@evil.example/',
  'https://someone@employers.example/',
  'http://employers.example/',
  '//evil.example',
  'javascript:alert(1)',
  '/onsite-job',
])('nobody is sent to %s', async (redirect_url) => {
  expect((await go(await t.seeker(), { redirect_url })).refusal.code).toBe(42061);
});

test('a visitor goes to the employers’ site without signing in, but needs to sign in for a link', async () => {
  const guest = await t.guest();
  expect((await go(guest, { redirect: '/pricing?a=1' })).data.url).toBe(
    `${SITE}/keep-login?country=ph&lang=en-us&redirect=${encodeURIComponent('/pricing?a=1')}`,
  );
  expect((await go(guest, { redirect: '/a/..//evil.example' })).data.url).toBe(`${SITE}/keep-login?country=ph&lang=en-us&redirect=%2Fevil.example`);
  expect((await go(guest, { redirect: 'https://evil.example/' })).data.url).toBe(`${SITE}/keep-login?country=ph&lang=en-us`);
  expect((await go(guest, { redirect_url: `${SITE}/talent` })).refusal.code).toBe(40003);
});

test.each([
  ['/keep-login?country=sg&sessionid=abc&redirect=%2Fx', '/keep-login?country=sg&redirect=%2Fx'],
  ['/keep-login?sessionid=abc', '/keep-login'],
  ['//evil.example/?sessionid=abc', '/evil.example/'],
  ['/\\evil.example/?sessionid=abc', '/evil.example/'],
  ['\\/evil.example/?sessionid=abc', '/evil.example/'],
  ['https://evil.example//evil.example/?sessionid=abc', '/evil.example/'],
  ['/keep-login?country=sg', null],
  ['/keep-login', null],
])('the session ID in an old link, %s, is removed: %s', (url, clean) => {
  expect(withoutSessionId(url)).toBe(clean);
});
