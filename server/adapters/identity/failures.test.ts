import { exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { freePort } from '../../../tests/support/server.ts';
import { fapiClient } from './fapi.ts';
import { toIdentityFailure } from './failures.ts';

test('an unreachable provider is reported as down, not as our fault', async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.privateKey)), kid: 'k' };
  const away = fapiClient({
    issuer: `http://127.0.0.1:${await freePort()}`,
    clientId: 'waymark',
    keys: { signing: [jwk], encryption: [jwk] },
    isInsecure: true,
  });
  await expect(away.begin('http://localhost:3000/singpass/callback', {})).rejects.toMatchObject({ kind: 'upstreamDown' });
});

test('the provider’s wording is not passed on', () => {
  const failure = Object.assign(new Error('S1234567D of Ana'), { code: 'OAUTH_RESPONSE_BODY_ERROR', error: 'Ana Reyes S1234567D' });
  expect(toIdentityFailure(failure)).toMatchObject({ kind: 'ourFault', reason: 'OAUTH_RESPONSE_BODY_ERROR', detail: undefined });
});

test('but its wording about a request without personal data is kept: one line, shortened, without anything like a token, a number, or an address', () => {
  const refused = (error_description: string, error = 'invalid_request') =>
    toIdentityFailure(Object.assign(new Error('refused'), { code: 'OAUTH_RESPONSE_BODY_ERROR', error, error_description }), true).detail;
  expect(refused('', 'Scope residentialstatus is not supported')).toBe('Scope residentialstatus is not supported');
  expect(refused('a\u0000b\nc')).toBe('invalid_request: a b c');
  expect(refused(`S1234567D and ana@example.com by ${'x'.repeat(43)}`)).toBe('invalid_request: … and … by …');
  expect(refused('word '.repeat(10_000))).toHaveLength(200);
  const callback = Object.assign(new Error('refused'), {
    code: 'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
    error: 'whatever',
    error_description: 'a visitor wrote this',
  });
  expect(toIdentityFailure(callback, true).detail).toBeUndefined();
});
