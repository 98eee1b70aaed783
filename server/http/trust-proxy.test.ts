import { expect, test } from 'vitest';
import { login } from '../../contract/auth.ts';
import { createQrLogin } from '../../contract/login.ts';
import { scanQrLogin } from '../../contract/qr.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { readConfig } from '../config.ts';
import { attempt, session } from '../db/schema/auth.ts';
import { LIMITS_OF } from './attempts.ts';

const forwarded = { 'x-forwarded-for': '203.0.113.1, 203.0.113.2, 203.0.113.3' };
const behind = (TRUST_PROXY: string) => testApp({ TRUST_PROXY, RATE_LIMIT: '1000' });

/**
 * The address stored with a guest's session.
 * @param headers the headers of the request that starts it
 */
async function storedAddress({ visitor, db }: TestApp, headers: Record<string, string>): Promise<string | null> {
  const before = new Set((await db.select().from(session)).map(({ id }) => id));
  await visitor(headers).beGuest();
  return (await db.select().from(session)).find(({ id }) => !before.has(id))?.ipAddress ?? null;
}

// Injected requests come from 127.0.0.1.
test.each([
  ['0', '127.0.0.1'],
  ['1', '203.0.113.3'],
  ['2', '203.0.113.2'],
  ['127.0.0.1', '203.0.113.3'],
  ['127.0.0.0/8, 203.0.113.3', '203.0.113.2'],
  ['10.0.0.0/8', '127.0.0.1'],
  ['::1,10.0.0.1', '127.0.0.1'],
])('with TRUST_PROXY=%s the session is stored with %s', async (setting, address) => {
  expect(await storedAddress(await behind(setting), forwarded)).toBe(address);
});

test('addresses a caller writes before the proxy’s own are ignored: all requests count together', async () => {
  const { app } = await behind('1');
  const left = async (invented: string, url = '/api/auth/session') =>
    Number((await app.inject({ url, headers: { 'x-forwarded-for': `${invented}, 203.0.113.9` } })).headers['x-ratelimit-remaining']);
  expect([await left('1.1.1.1'), await left('1.1.1.2'), await left('1.1.1.3')]).toEqual([999, 998, 997]);
});

test('and don’t allow more password guesses', async () => {
  const { db, visitor } = await behind('1');
  const tries = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((invented) =>
    visitor({ 'x-forwarded-for': `${invented}, 203.0.113.9` }).call(login, { body: { login: 'nobody@example.com', password: 'wrong horse 1' } }),
  );
  await Promise.all(tries);
  expect((await db.select().from(attempt)).filter(({ key }) => key.startsWith(`${LIMITS_OF.loginByAddress.name}:`))).toMatchObject([{ count: 3 }]);
});

test('and don’t place a stranger on someone’s network', async () => {
  const { seeker, visitor } = await behind('1');
  const screen = visitor({ 'x-forwarded-for': '203.0.113.7, 198.51.100.9' });
  await screen.beGuest();
  const { data } = await screen.call(createQrLogin, { body: {} });
  const token = new URL(data.text).hash.slice(1);
  const ana = await seeker();
  const scanned = await ana.call(scanQrLogin, { body: { token } }, { 'x-forwarded-for': '203.0.113.7' });
  expect(scanned.data.is_same_network).toBe(false);
});

test.each([
  ['true', /^TRUST_PROXY: "true" is neither a number of proxies nor an address or network/],
  ['-1', /^TRUST_PROXY: "-1" is neither/],
  ['11', /^TRUST_PROXY: at most 10 proxies/],
  ['10.0.0.0/33', /^TRUST_PROXY: "10.0.0.0\/33" is neither/],
  ['10.0.0.1, proxy.internal', /^TRUST_PROXY: "proxy.internal" is neither/],
  ['10.0.0.1, ::/0', /^TRUST_PROXY: "::\/0" matches every address/],
  ['10.0.1', /^TRUST_PROXY: "10.0.1" is neither/],
])('an invalid TRUST_PROXY=%s stops the start with its name', (TRUST_PROXY, message) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(message);
});
