import { exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { freePort } from '../../../tests/support/server.ts';
import { fapiClient } from './fapi.ts';
import { toIdentityFailure } from './failures.ts';

test('a provider nobody answers for is down, not our fault', async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.privateKey)), kid: 'k' };
  const away = fapiClient({ issuer: `http://127.0.0.1:${await freePort()}`, clientId: 'waymark', keys: { signing: jwk, encryption: jwk }, isInsecure: true });
  await expect(away.begin('http://localhost:3000/singpass/callback', {})).rejects.toMatchObject({ kind: 'upstreamDown' });
});

test('what the provider says in words goes no further', () => {
  const said = Object.assign(new Error('S1234567D of Ana'), { code: 'OAUTH_RESPONSE_BODY_ERROR', error: 'Ana Reyes S1234567D' });
  expect(toIdentityFailure(said)).toMatchObject({ kind: 'ourFault', reason: 'OAUTH_RESPONSE_BODY_ERROR' });
});
