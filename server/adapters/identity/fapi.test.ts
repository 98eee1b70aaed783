import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { atSingpass } from '../../../tests/support/singpass.ts';
import { startStandin, type Standin } from '../../standins/start.ts';
import { fapiClient } from './fapi.ts';
import { jwksOf, makeKeys, type ClientKeys } from './keys.ts';

const MAIN = path.join(import.meta.dirname, '../../standins/fapi/main.ts');
const redirectUri = 'http://localhost:3000/singpass/callback';
const login_hint = JSON.stringify({ userId: 'u-1', name: 'Ana Reyes' });

const running: Standin[] = [];
afterAll(() => Promise.all(running.map((standin) => standin.stop())));

/** A provider that knows the public keys of `known`, and a client that has the keys `own`. */
async function visited(known: ClientKeys, own: ClientKeys, persona = 'citizen'): Promise<unknown> {
  const settings = { port: 0, host: '127.0.0.1', origin: 'http://127.0.0.1', clientId: 'waymark', redirectUris: [redirectUri], jwks: jwksOf(known) };
  const standin = await startStandin(MAIN, settings);
  running.push(standin);
  const client = fapiClient({ issuer: standin.url, clientId: 'waymark', keys: own, isInsecure: true });
  const { url, roundTrip } = await client.begin(redirectUri, { login_hint });
  return client.finish(await atSingpass(url, persona), roundTrip);
}

test('keys are rotated while the provider still knows the old ones', async () => {
  const [old, next] = [await makeKeys(), await makeKeys()];
  const before: ClientKeys = { signing: [old.signing], encryption: [old.encryption] };
  const both: ClientKeys = { signing: [old.signing, next.signing], encryption: [next.encryption, old.encryption] };
  const after: ClientKeys = { signing: [next.signing], encryption: [next.encryption] };
  // Tokens from before and after the provider read the new keys.
  await expect(visited(before, both)).resolves.toMatchObject({ name: 'ANA REYES' });
  await expect(visited(both, both)).resolves.toMatchObject({ name: 'ANA REYES' });
  await expect(visited(both, after)).resolves.toMatchObject({ name: 'ANA REYES' });
  expect(jwksOf(both).keys.map(({ kid, use }) => [kid, use])).toEqual([
    [old.signing.kid, 'sig'],
    [next.signing.kid, 'sig'],
    [next.encryption.kid, 'enc'],
  ]);
});

test('a token without a key name is tried with each key it may be for', async () => {
  const [old, next, foreign] = [await makeKeys(), await makeKeys(), await makeKeys()];
  const before: ClientKeys = { signing: [old.signing], encryption: [old.encryption] };
  const both: ClientKeys = { signing: [old.signing], encryption: [next.encryption, old.encryption] };
  const others: ClientKeys = { signing: [old.signing], encryption: [next.encryption, foreign.encryption] };
  const named = { name: 'ANA REYES' };
  await expect(visited(before, before, 'namelessKey')).resolves.toMatchObject(named);
  await expect(visited(before, both, 'namelessKey')).resolves.toMatchObject(named);
  await expect(visited(both, both, 'namelessKey')).resolves.toMatchObject(named);
  await expect(visited(before, others, 'namelessKey')).rejects.toMatchObject({ kind: 'ourFault', reason: 'idTokenForNoKeyOfOurs' });
});

test('the log gets the provider’s reason for refusing the request', async () => {
  const { signing, encryption } = await makeKeys();
  const keys: ClientKeys = { signing: [signing], encryption: [encryption] };
  const settings = { port: 0, host: '127.0.0.1', origin: 'http://127.0.0.1', clientId: 'waymark', redirectUris: ['http://other.example/'], jwks: jwksOf(keys) };
  const standin = await startStandin(MAIN, settings);
  running.push(standin);
  const client = fapiClient({ issuer: standin.url, clientId: 'waymark', keys, isInsecure: true });
  await expect(client.begin(redirectUri, { login_hint })).rejects.toMatchObject({
    kind: 'ourFault',
    reason: expect.stringContaining('OAUTH_RESPONSE_BODY_ERROR'),
    detail: expect.stringContaining("redirect_uri did not match any of the client's registered redirect_uris"),
  });
});
