import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { SocialProvider } from '../../../../contract/login.ts';
import { beginNetwork, connectNetwork, disconnectNetwork, listNetworks } from '../../../../contract/networks.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { atNetwork, begin, comeBack, finish, visitNetwork } from '../../../../tests/support/social.ts';
import { account, user } from '../../../db/schema/auth.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ PORT: '0' });
});

let count = 0;
const address = () => `connect-${(count += 1)}@example.com`;
const beginning = (one: Browser, provider: SocialProvider) => one.call(beginNetwork, { params: { provider }, body: {} });
const connecting = (one: Browser, provider: SocialProvider) => one.call(connectNetwork, { params: { provider }, body: {} });
const disconnecting = (one: Browser, provider: SocialProvider) => one.call(disconnectNetwork, { params: { provider } });
const networksOf = async (one: Browser) => (await one.call(listNetworks)).data.networks.map(({ provider }) => provider);

/** Goes to the network and back, and requests the outcome. */
async function connected(one: Browser, provider: SocialProvider, email = address(), typed: { answer?: string } = {}) {
  const back = await atNetwork((await beginning(one, provider)).data.authorise_url, 'new', { email, ...typed });
  const page = await comeBack(t, one, back);
  return { page, answer: await connecting(one, provider) };
}

test('a network can be connected, signs the person in from then on, and can be disconnected', async () => {
  const ana = await t.seeker();
  expect((await ana.call(listNetworks)).data).toEqual({ networks: [], is_removable: true });
  const email = address();
  const { page, answer } = await connected(ana, 'google', email);
  expect(page).toBe('/account-settings/account?network=google');
  expect(answer.data.networks.map(({ provider }) => provider)).toEqual(['google']);
  const other = await t.guest();
  expect((await visitNetwork(t, other, 'google', 'new', { email })).answer.data.user?.id).toBe(ana.user?.id);
  expect((await disconnecting(ana, 'google')).data.networks).toEqual([]);
  expect((await disconnecting(ana, 'google')).data.networks).toEqual([]);
  expect((await visitNetwork(t, await t.guest(), 'google', 'new', { email })).answer.data.user?.id).not.toBe(ana.user?.id);
});

test('connecting and disconnecting require a recent proof', async () => {
  const ana = await t.seeker();
  await connected(ana, 'line');
  t.clock.move(15 * 60_000);
  expect((await beginning(ana, 'google')).refusal.code).toBe(42026);
  expect((await disconnecting(ana, 'line')).refusal.code).toBe(42026);
  expect(await networksOf(ana)).toEqual(['line']);
});

test('a network account connected to someone else is refused, and stays theirs', async () => {
  const [ana, ben] = [await t.seeker(), await t.seeker()];
  const email = address();
  await connected(ana, 'x', email);
  expect((await connected(ben, 'x', email)).answer.refusal.code).toBe(42063);
  expect(await networksOf(ben)).toEqual([]);
  expect(await networksOf(ana)).toEqual(['x']);
  // Repeating it as its owner changes nothing.
  expect((await connected(ana, 'x', email)).answer.data.networks).toHaveLength(1);
});

test('a second account of the same network can’t be connected', async () => {
  const ana = await t.seeker();
  await connected(ana, 'google');
  expect((await connected(ana, 'google')).answer.refusal.code).toBe(42016);
});

test('the outcome of a visit counts once, for the person and purpose it was started for', async () => {
  const [ana, ben] = [await t.seeker(), await t.seeker()];
  const back = await atNetwork((await beginning(ana, 'facebook')).data.authorise_url, 'new', { email: address() });
  await comeBack(t, ana, back);
  const proof = [...ana.cookies].find(([name]) => /social/i.test(name)) as [string, string];
  ben.cookies.set(...proof);
  expect((await connecting(ben, 'facebook')).refusal.code).toBe(42021);
  expect((await connecting(ana, 'facebook')).refusal.code).toBe(42021);
  expect(await networksOf(ana)).toEqual([]);

  // A visit to connect signs nobody in, and a visit to sign in connects nothing.
  const again = await atNetwork((await beginning(ana, 'facebook')).data.authorise_url, 'new', { email: address() });
  await comeBack(t, ana, again);
  const guest = await t.guest();
  guest.cookies.set(...([...ana.cookies].find(([name]) => /social/i.test(name)) as [string, string]));
  expect((await finish(guest, 'facebook')).refusal.code).toBe(42021);
  const visitor = await t.guest();
  await comeBack(t, visitor, await atNetwork(await begin(visitor, 'facebook'), 'new', { email: address() }));
  ben.cookies.set(...([...visitor.cookies].find(([name]) => /social/i.test(name)) as [string, string]));
  expect((await connecting(ben, 'facebook')).refusal.code).toBe(42021);
});

test('going back at the network connects nothing, and returns that outcome', async () => {
  const ana = await t.seeker();
  expect((await connected(ana, 'apple', address(), { answer: 'cancel' })).answer.refusal.code).toBe(42023);
});

test('the last sign-in method can’t be removed', async () => {
  const one = await t.guest();
  const id = (await visitNetwork(t, one, 'line', 'noEmail', { email: address() })).answer.data.user?.id as string;
  expect((await one.call(listNetworks)).data).toMatchObject({ networks: [{ provider: 'line' }], is_removable: false });
  expect((await disconnecting(one, 'line')).refusal.code).toBe(42064);
  await connected(one, 'x');
  // At the same time: the second request sees what the first left.
  const codes = await Promise.all((['line', 'x'] as const).map(async (provider) => (await disconnecting(one, provider)).status));
  expect(codes.toSorted()).toEqual([200, 409]);
  const [left] = await networksOf(one);
  await t.db.update(user).set({ email: address(), emailVerified: true }).where(eq(user.id, id));
  expect((await disconnecting(one, left as SocialProvider)).status).toBe(200);
});

test('a password is a sign-in method only with an address to type', async () => {
  const one = await t.guest();
  const id = (await visitNetwork(t, one, 'facebook', 'noEmail', { email: address() })).answer.data.user?.id as string;
  await t.db.insert(account).values({ accountId: id, providerId: 'credential', userId: id, password: 'x' });
  expect((await one.call(listNetworks)).data.is_removable).toBe(false);
  await t.db.update(user).set({ email: address() }).where(eq(user.id, id));
  expect((await one.call(listNetworks)).data.is_removable).toBe(true);
  await t.db.delete(account).where(and(eq(account.userId, id), eq(account.providerId, 'credential')));
  expect((await one.call(listNetworks)).data.is_removable).toBe(false);
});
