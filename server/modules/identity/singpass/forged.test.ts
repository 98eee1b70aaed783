import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { atSingpass, comeBack } from '../../../../tests/support/singpass.ts';
import { generateAuthoriseUrl, singpassUserInfo } from '../../../../contract/singpass.ts';
import type { RoundTrip } from '../../../adapters/identity/provider.ts';
import { singaporeIdentity, ticket } from '../../../db/schema/identity.ts';

const SG = { 'country-id': '193' };
const redirectUri = 'http://localhost:3000/singpass/callback';
const asker = { userId: 'u-1', name: 'Ana Reyes' };

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ PORT: '0' });
});

const begin = async (browser: Browser) => (await browser.call(generateAuthoriseUrl, { body: { redirect_uri: redirectUri } }, SG)).data.authorise_url;
const info = async (browser: Browser) => (await browser.call(singpassUserInfo, undefined, SG)).data;
const reasons = () => {
  const spy = vi.spyOn(t.app.log, 'warn');
  return () => spy.mock.calls.map(([fields]) => (fields as { reason?: string }).reason);
};

/** Changes the round trip's data on our side after the redirect to the provider. */
async function finishWith(change: (roundTrip: RoundTrip) => RoundTrip | Promise<RoundTrip>): Promise<unknown> {
  const { url, roundTrip } = await t.app.singpass.begin(redirectUri, asker);
  const search = await atSingpass(url, 'citizen');
  return t.app.singpass.finish(search, await change(roundTrip)).catch((error: unknown) => error);
}

test('an unchanged round trip returns the person', async () => {
  expect(await finishWith((roundTrip) => roundTrip)).toMatchObject({ name: 'ANA REYES' });
});

test('the provider refuses another DPoP key than that of the request', async () => {
  const other = await t.app.singpass.begin(redirectUri, asker);
  expect(await finishWith((roundTrip) => ({ ...roundTrip, dpopKey: other.roundTrip.dpopKey }))).toMatchObject({
    kind: 'ourFault',
    reason: expect.stringContaining('invalid_grant'),
    detail: expect.stringMatching(/^invalid_grant: \w/),
  });
});

test('the provider refuses another PKCE verifier', async () => {
  expect(await finishWith((roundTrip) => ({ ...roundTrip, verifier: 'x'.repeat(43) }))).toMatchObject({ reason: expect.stringContaining('invalid_grant') });
});

test('we refuse another nonce or state than that of the request', async () => {
  expect(await finishWith((roundTrip) => ({ ...roundTrip, nonce: 'another' }))).toMatchObject({ reason: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' });
  expect(await finishWith((roundTrip) => ({ ...roundTrip, state: 'another' }))).toMatchObject({ reason: 'OAUTH_INVALID_RESPONSE' });
});

test('we refuse a response to a request for another issuer', async () => {
  expect(await finishWith((roundTrip) => ({ ...roundTrip, issuer: 'https://elsewhere.example' }))).toMatchObject({ reason: 'issuerChanged' });
});

test('a code works only once', async () => {
  const { url, roundTrip } = await t.app.singpass.begin(redirectUri, asker);
  const search = await atSingpass(url, 'citizen');
  await t.app.singpass.finish(search, roundTrip);
  await expect(t.app.singpass.finish(search, roundTrip)).rejects.toMatchObject({ kind: 'ourFault', reason: expect.stringContaining('invalid_grant') });
});

test('a repeated callback, even with its cookie, isn’t exchanged again and changes nothing', async () => {
  const one = await t.seeker();
  const search = await atSingpass(await begin(one), 'citizen');
  const cookie = one.cookies.get('singpass_visit') as string;
  await comeBack(t, one, search);
  const before = await info(one);
  const logged = reasons();
  const finish = vi.spyOn(t.app.singpass, 'finish');
  one.cookies.set('singpass_visit', cookie);
  await comeBack(t, one, search);
  expect([logged(), finish.mock.calls.length]).toEqual([['linkUsed'], 0]);
  expect(await info(one)).toEqual(before);
});

test('of twenty simultaneous callbacks, one is exchanged', async () => {
  const one = await t.seeker();
  const search = await atSingpass(await begin(one), 'citizen');
  const finish = vi.spyOn(t.app.singpass, 'finish');
  finish.mockClear();
  await Promise.all(Array.from({ length: 20 }, () => comeBack(t, one, search)));
  expect(finish).toHaveBeenCalledTimes(1);
  expect(await info(one)).toMatchObject({ failure: null, name: 'ANA REYES' });
});

test('a link with a tampered state is refused, and the current visit can still end', async () => {
  const one = await t.seeker();
  const search = await atSingpass(await begin(one), 'citizen');
  const logged = reasons();
  await comeBack(t, one, search.replace(/state=[^&]*/, 'state=forged'));
  expect(logged()).toContain('stateMismatch');
  expect(await info(one)).toMatchObject({ failure: 'ourFault' });
  t.clock.move(1_000);
  await comeBack(t, one, search);
  expect(await info(one)).toMatchObject({ failure: null, name: 'ANA REYES' });
});

test('a visit belongs to the browser and session that started it', async () => {
  const [ana, thief] = [await t.seeker(), await t.seeker()];
  const search = await atSingpass(await begin(ana), 'citizen');
  const logged = reasons();
  await comeBack(t, thief, search);
  thief.cookies.set('singpass_visit', ana.cookies.get('singpass_visit') as string);
  await comeBack(t, thief, search);
  await comeBack(t, t.visitor(), search);
  expect(logged()).toEqual(expect.arrayContaining(['noTicket', 'otherSession', 'notSeeker']));
  expect(
    await t.db
      .select()
      .from(singaporeIdentity)
      .where(eq(singaporeIdentity.userId, thief.user?.id as string)),
  ).toEqual([]);
});

test('a visit that took too long counts as abandoned', async () => {
  const one = await t.seeker();
  const search = await atSingpass(await begin(one), 'citizen');
  t.clock.move(16 * 60_000);
  await comeBack(t, one, search);
  expect(await info(one)).toMatchObject({ failure: 'userCancelled' });
});

test('the database holds neither the number nor the secrets of a visit', async () => {
  const one = await t.seeker();
  const search = await atSingpass(await begin(one), 'citizen');
  const state = new URLSearchParams(search).get('state') as string;
  const isHer = eq(ticket.userId, one.user?.id as string);
  expect(JSON.stringify(await t.db.select().from(ticket).where(isHer))).not.toContain(state);
  await comeBack(t, one, search);
  const [over] = await t.db.select().from(ticket).where(isHer);
  expect(over?.data).not.toHaveProperty('sealed');
  const rows = JSON.stringify(await t.db.select().from(singaporeIdentity));
  expect(rows).not.toMatch(/[STFGM]\d{7}[A-Z]/);
});
