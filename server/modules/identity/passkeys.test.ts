import { beforeEach, expect, test } from 'vitest';
import { logOut } from '../../../contract/auth.ts';
import { passkeyLogin, passkeyLoginOptions } from '../../../contract/login.ts';
import { addPasskey, getTwoFactor, passkeyOptions, removePasskey } from '../../../contract/two-factor.ts';
import { testApp } from '../../../tests/support/app.ts';
import { Authenticator } from '../../../tests/support/authenticator.ts';
import type { Browser } from '../../../tests/support/browser.ts';

const { clock, guest, seeker } = await testApp();

beforeEach(() => clock.move(60 * 60_000));

async function withKey(): Promise<{ home: Browser; key: Authenticator; id: string }> {
  const home = await seeker();
  const key = new Authenticator();
  const attestation = key.register((await home.call(passkeyOptions, { body: {} })).data);
  const { id } = (await home.call(addPasskey, { body: { attestation, name: 'Phone' } })).data;
  return { home, key, id };
}
async function logInWith(key: Authenticator, one: Browser) {
  return one.call(passkeyLogin, { body: { assertion: key.sign((await one.call(passkeyLoginOptions, { body: {} })).data) } });
}

test('a passkey signs in without typing a name and without a second factor', async () => {
  const { home, key } = await withKey();
  await home.call(logOut, { body: {} });
  const answer = await logInWith(key, await guest());
  expect(answer.data).toMatchObject({ kind: 'seeker', user: { id: home.user?.id } });
  expect((await logInWith(key, await guest())).status).toBe(200);
});

test.each<[string, (key: Authenticator) => void]>([
  ['another origin', (key) => void (key.origin = 'https://evil.example')],
  ['another party', (key) => void (key.party = 'evil.example')],
  ['nobody unlocking it', (key) => void (key.flags = 0x01)],
  ['a counter that went back', (key) => void (key.counter = 0)],
])('%s is refused', async (_, bend) => {
  const { key } = await withKey();
  key.counter = 10;
  expect((await logInWith(key, await guest())).status).toBe(200);
  bend(key);
  expect((await logInWith(key, await guest())).refusal.code).toBe(42025);
});

test('a response counts once, for the browser that got the challenge, with the right key', async () => {
  const { key } = await withKey();
  const [one, other] = [await guest(), await guest()];
  const assertion = key.sign((await one.call(passkeyLoginOptions, { body: {} })).data);
  await other.call(passkeyLoginOptions, { body: {} });
  expect((await other.call(passkeyLogin, { body: { assertion } })).refusal.code).toBe(42025);
  expect((await one.call(passkeyLogin, { body: { assertion } })).status).toBe(200);
  const third = await guest();
  expect((await third.call(passkeyLogin, { body: { assertion } })).refusal.code).toBe(42021);
  expect((await logInWith(new Authenticator(), await guest())).refusal.code).toBe(42025);
});

test('only its owner can see and remove a key, and a removed key no longer works', async () => {
  const { home, key, id } = await withKey();
  const stranger = await seeker();
  expect((await stranger.call(getTwoFactor)).data.passkeys).toEqual([]);
  expect((await stranger.call(removePasskey, { params: { id } })).refusal.code).toBe(40004);
  expect((await home.call(getTwoFactor)).data.passkeys).toMatchObject([{ id, name: 'Phone' }]);
  expect((await home.call(removePasskey, { params: { id } })).status).toBe(200);
  expect((await logInWith(key, await guest())).refusal.code).toBe(42025);
});

test('adding a key requires a recent proof, and works once', async () => {
  const [home, other] = [await seeker(), await seeker()];
  const key = new Authenticator();
  const attestation = key.register((await home.call(passkeyOptions, { body: {} })).data);
  await other.call(passkeyOptions, { body: {} });
  expect((await other.call(addPasskey, { body: { attestation, name: 'Theirs' } })).refusal.code).toBe(42025);
  expect((await home.call(addPasskey, { body: { attestation, name: 'Mine' } })).status).toBe(200);
  expect((await home.call(addPasskey, { body: { attestation, name: 'Again' } })).refusal.code).toBe(42021);
  clock.move(16 * 60_000);
  expect((await home.call(passkeyOptions, { body: {} })).refusal.code).toBe(42026);
});
