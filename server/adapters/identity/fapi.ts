import type { Configuration, DPoPHandle } from 'openid-client';
import { CONTENT_ENCRYPTIONS, encryptedOnly, KEY_MANAGEMENT } from './envelope.ts';
import { toIdentityFailure } from './failures.ts';
import type { ClientKeys } from './keys.ts';
import { MYINFO_SCOPES, personIn } from './person.ts';
import { IdentityFailure, type MyinfoPerson, type RoundTrip } from './provider.ts';
import { HOUR } from '../../../contract/durations.ts';

/** Seconds to wait for each response of the provider; the person waits for two of them. */
const ANSWER_WITHIN = 10;
/** Seconds an assertion or DPoP proof of ours is valid; Singpass allows at most 120. */
const PROOF_LIFETIME = 120;
const expiring = (payload: Record<string, unknown>) => (payload['exp'] = Number(payload['iat']) + PROOF_LIFETIME);

export interface FapiSettings {
  issuer: string;
  clientId: string;
  keys: ClientKeys;
  /** True only for the stand-in, which uses HTTP on this machine. */
  isInsecure: boolean;
}

export interface FapiClient {
  begin(redirectUri: string, more: Record<string, string>): Promise<{ url: string; roundTrip: RoundTrip }>;
  finish(search: string, roundTrip: RoundTrip): Promise<MyinfoPerson>;
}

/**
 * A FAPI 2.0 client for Singpass: pushed authorization request, PKCE, DPoP, private_key_jwt, encrypted and signed id token and userinfo. Loads
 * openid-client with the first call, and caches discovery for an hour.
 */
export function fapiClient(settings: FapiSettings): FapiClient {
  let known: { at: number; configuration: Promise<Configuration> } | undefined;
  const configuration = async () => {
    if (!known || performance.now() - known.at > HOUR) {
      const found = discover(settings);
      known = { at: performance.now(), configuration: found };
      found.catch(() => (known = undefined));
    }
    return known.configuration;
  };
  return {
    async begin(redirectUri, more) {
      const client = await import('openid-client');
      try {
        const config = await configuration();
        const dpop = await client.randomDPoPKeyPair('ES256', { extractable: true });
        const { exportJWK } = await import('jose');
        const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
        const parameters = {
          redirect_uri: redirectUri,
          scope: ['openid', ...MYINFO_SCOPES].join(' '),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...more,
        };
        const url = await client.buildAuthorizationUrlWithPAR(config, parameters, { DPoP: await proofs(config, dpop) });
        return { url: url.href, roundTrip: { issuer: settings.issuer, redirectUri, state, nonce, verifier, dpopKey: await exportJWK(dpop.privateKey) } };
      } catch (error) {
        // The request contains no personal data.
        throw toIdentityFailure(error, true);
      }
    },
    async finish(search, { issuer, redirectUri, state, nonce, verifier, dpopKey }) {
      const client = await import('openid-client');
      try {
        if (issuer !== settings.issuer) throw new IdentityFailure('ourFault', 'issuerChanged');
        const config = await configuration();
        const DPoP = await proofs(config, await keyPairOf(dpopKey));
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
        const tokens = await client.authorizationCodeGrant(config, new URL(search, redirectUri), checks, undefined, { DPoP }).catch((error: unknown) => {
          throw toIdentityFailure(error, true);
        });
        const subject = tokens.claims()?.sub;
        if (subject === undefined) throw new IdentityFailure('ourFault', 'noSubject');
        return personIn(await client.fetchUserInfo(config, tokens.access_token, subject, { DPoP }));
      } catch (error) {
        throw toIdentityFailure(error);
      }
    },
  };
}

async function discover({ issuer, clientId, keys, isInsecure }: FapiSettings): Promise<Configuration> {
  const client = await import('openid-client');
  const { importJWK } = await import('jose');
  const [signing] = keys.signing;
  const authentication = client.PrivateKeyJwt(
    { key: (await importJWK(signing, 'ES256')) as CryptoKey, kid: signing.kid as string },
    {
      [client.modifyAssertion]: (header, payload) => {
        header['typ'] = 'JWT';
        expiring(payload);
      },
    },
  );
  const opening = keys.encryption.map(async (key) => ({
    key: (await importJWK(key, KEY_MANAGEMENT)) as CryptoKey,
    alg: KEY_MANAGEMENT,
    kid: key.kid as string,
  }));
  let found: Configuration | undefined;
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    { id_token_signed_response_alg: 'ES256', userinfo_signed_response_alg: 'ES256', use_mtls_endpoint_aliases: false },
    authentication,
    {
      timeout: ANSWER_WITHIN,
      execute: [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])],
      [client.customFetch]: encryptedOnly(keys.encryption, () => ({
        token: found?.serverMetadata().token_endpoint,
        userinfo: found?.serverMetadata().userinfo_endpoint,
      })) as never,
    },
  );
  found = config;
  client.enableDecryptingResponses(config, CONTENT_ENCRYPTIONS, ...(await Promise.all(opening)));
  return config;
}

/** Signs the DPoP proofs of one visit. RFC 9449 doesn't define `exp` for them, but Singpass' own demo app sets it. */
async function proofs(config: Configuration, key: CryptoKeyPair): Promise<DPoPHandle> {
  const client = await import('openid-client');
  return client.getDPoPHandle(config, key, { [client.modifyAssertion]: (_header, payload) => void expiring(payload) });
}

/** A key pair for openid-client, from the private key, which contains the public one. */
async function keyPairOf(jwk: object): Promise<CryptoKeyPair> {
  const { d: _secret, ...open } = jwk as JsonWebKey;
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk as JsonWebKey, algorithm, false, ['sign']),
    publicKey: await crypto.subtle.importKey('jwk', open, algorithm, true, ['verify']),
  };
}
