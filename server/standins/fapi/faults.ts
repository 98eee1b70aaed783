import { setTimeout as wait } from 'node:timers/promises';
import { CompactEncrypt, CompactSign, generateKeyPair, importJWK } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { personBySub } from './people.ts';

/** The id of the provider's own key. */
export const KEY_ID = 'standin-1';
const SLOW = 5_000;
/** Milliseconds, longer than any client waits. */
const SILENT = 60_000;

/** Makes the provider fail as the persona requires, at the same place as a real one. */
export function injectFaults(provider: Provider, jwks: { keys: object[] }, own: CryptoKey): void {
  provider.use(async (plain, next) => {
    await next();
    // The provider adds this to every request it routes.
    const context = plain as unknown as KoaContextWithOIDC;
    const { route, account } = (plain['oidc'] ?? {}) as Partial<KoaContextWithOIDC['oidc']>;
    const fault = personBySub(account?.accountId)?.persona.fault;
    if (fault === undefined) return;
    if (route === 'resume') tamper(context, fault);
    if (route === 'token' && (fault === 'wrongNonce' || fault === 'wrongAudience') && context.status === 200) await forgeIdToken(context, fault, jwks, own);
    if (route === 'token' && (fault === 'otherEncrypted' || fault === 'namelessKey') && context.status === 200) await forgeIdToken(context, fault, jwks, own);
    if (route !== 'userinfo' || context.status !== 200) return;
    if (fault === 'slow') await wait(SLOW);
    if (fault === 'silent') await wait(SILENT, undefined, { ref: false });
    if (fault === 'down') {
      context.status = 503;
      context.body = { error: 'temporarily_unavailable' };
    }
    if (fault === 'notEncrypted') context.body = await signed(await claimsOf(context), own);
    if (fault === 'foreignKey')
      context.body = await encrypted(await signed(await claimsOf(context), (await generateKeyPair('ES256')).privateKey), jwks, 'A256GCM');
    if (fault === 'weaklyEncrypted') context.body = await encrypted(await signed(await claimsOf(context), own), jwks, 'A128GCM');
    if (fault === 'otherEncrypted') context.body = await encrypted(await signed(await claimsOf(context), own), jwks, 'A256CBC-HS512');
    if (fault === 'namelessKey') context.body = await encrypted(await signed(await claimsOf(context), own), jwks, 'A256GCM', { isNamed: false });
    context.type = fault === 'down' ? 'json' : 'application/jwt';
  });
}

/** Changes the redirect back, like an attacker in between. */
function tamper(context: KoaContextWithOIDC, fault: string): void {
  const to = context.response.get('location');
  if (!URL.canParse(to)) return;
  const url = new URL(to);
  if (fault === 'wrongState') url.searchParams.set('state', 'a-state-of-another-request');
  if (fault === 'wrongIssuer') url.searchParams.set('iss', 'https://not-singpass.example');
  context.redirect(url.href);
}

async function claimsOf(context: KoaContextWithOIDC): Promise<object> {
  const { account, client, accessToken, provider } = context.oidc;
  return { iss: provider.issuer, aud: client?.clientId, ...(await account?.claims('userinfo', accessToken?.scope ?? '', {}, [])) };
}

/**
 * Replaces a valid id token with one that has a wrong nonce or audience. Or returns a valid one with the encryption of userinfo, or for a key that isn't named.
 */
async function forgeIdToken(
  context: KoaContextWithOIDC,
  fault: 'wrongNonce' | 'wrongAudience' | 'otherEncrypted' | 'namelessKey',
  jwks: { keys: object[] },
  own: CryptoKey,
): Promise<void> {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: context.oidc.provider.issuer,
    aud: fault === 'wrongAudience' ? 'another-client' : context.oidc.client?.clientId,
    sub: context.oidc.account?.accountId,
    iat: now,
    exp: now + 60,
    nonce: fault === 'wrongNonce' ? 'another' : context.oidc.entities.AuthorizationCode?.nonce,
  };
  context.body = {
    ...(context.body as object),
    id_token: await encrypted(await signed(claims, own), jwks, fault === 'otherEncrypted' ? 'A256GCM' : 'A256CBC-HS512', { isNamed: fault !== 'namelessKey' }),
  };
}

/** Signs with any key, but always under the provider's key id. */
async function signed(claims: object, key: CryptoKey): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(claims))).setProtectedHeader({ alg: 'ES256', kid: KEY_ID, typ: 'JWT' }).sign(key);
}

async function encrypted(jwt: string, { keys }: { keys: object[] }, enc: string, { isNamed = true } = {}): Promise<string> {
  const key = keys.find((one) => (one as { use?: string }).use === 'enc') as { kid: string };
  return new CompactEncrypt(Buffer.from(jwt))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc, ...(isNamed ? { kid: key.kid } : {}), cty: 'JWT' })
    .encrypt(await importJWK(key as never, 'ECDH-ES+A256KW'));
}
