import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { numberOf } from '../../standins/fapi/people.ts';
import { PERSONA_GROUPS } from '../../standins/fapi/personas.ts';
import { openIdentityProvider } from './open.ts';

const key = (kid: string) => JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd', kid });
const real = {
  BASE_URL: 'https://waymark.example',
  SINGPASS_ISSUER: 'https://singpass.example/fapi',
  SINGPASS_CLIENT_ID: 'waymark',
  SINGPASS_SIGNING_KEY: key('s'),
  SINGPASS_ENCRYPTION_KEY: key('e'),
};

test('with SINGPASS_* its public keys are published, and only our own callback is allowed', async () => {
  const provider = openIdentityProvider(readConfig(real));
  expect(provider.redirectUris).toEqual(['https://waymark.example/singpass/callback']);
  expect(await provider.jwks()).toEqual({
    keys: [
      { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 's', alg: 'ES256', use: 'sig' },
      { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'e', alg: 'ECDH-ES+A256KW', use: 'enc' },
    ],
  });
});

test('during a key rotation every signing key is published, and the first encryption key', async () => {
  const rotated = { SINGPASS_SIGNING_KEY: `[${key('s')},${key('s2')}]`, SINGPASS_ENCRYPTION_KEY: `[${key('e2')},${key('e')}]` };
  const { keys } = await openIdentityProvider(readConfig({ ...real, ...rotated })).jwks();
  expect(keys).toMatchObject([{ kid: 's' }, { kid: 's2' }, { kid: 'e2' }]);
});

test('incomplete SINGPASS_*, an invalid key, and an issuer without TLS are refused', () => {
  const { SINGPASS_CLIENT_ID: _, ...some } = real;
  expect(() => readConfig(some)).toThrow('SINGPASS_ISSUER, SINGPASS_CLIENT_ID');
  expect(() => readConfig({ ...real, SINGPASS_SIGNING_KEY: 'secret' })).toThrow('SINGPASS_SIGNING_KEY');
  expect(() => readConfig({ ...real, SINGPASS_ISSUER: 'http://singpass.example' })).toThrow('SINGPASS_ISSUER: http:// is for this machine only');
  expect(readConfig({ ...real, SINGPASS_ISSUER: 'http://127.0.0.1:3001' }).singpass).toBeDefined();
  expect(() => readConfig({ ...real, SINGPASS_SIGNING_KEY: '[]' })).toThrow('SINGPASS_SIGNING_KEY');
  expect(() => readConfig({ ...real, SINGPASS_SIGNING_KEY: `[${key('s')},${key('s')}]` })).toThrow('two keys have the same kid');
});

test.each([{ DATABASE_URL: 'postgres://db.example/w' }, { SMTP_URL: 'smtp://mail.example' }])(
  'with %o there is no stand-in to prove an identity',
  async (own) => {
    const provider = openIdentityProvider(readConfig(own));
    await expect(provider.begin(provider.redirectUris[0] as string, { userId: 'u', name: 'Ana' })).rejects.toMatchObject({ kind: 'upstreamDown' });
  },
);

test('no persona has a number that could be real', () => {
  const weights = [2, 7, 6, 5, 4, 3, 2];
  const letters = { S: 'JZIHGFEDCBA', T: 'JZIHGFEDCBA', F: 'XWUTRQPNMLK', G: 'XWUTRQPNMLK', M: 'KLJNPQRTUWX' };
  for (const persona of PERSONA_GROUPS.flatMap(({ personas }) => personas)) {
    for (let account = 0; account < 50; account += 1) {
      const number = numberOf(persona, `u-${account}`);
      expect(number).toMatch(/^[SFGM]\d{7}[A-Z]$/);
      const offset = { S: 0, T: 4, F: 0, G: 4, M: 3 }[number[0] as 'S'];
      const rest = weights.reduce((sum, weight, index) => sum + weight * Number(number[index + 1]), offset) % 11;
      const right = letters[number[0] as 'S'][number.startsWith('M') ? 10 - rest : rest];
      expect(number[8]).not.toBe(right);
    }
  }
});
