import type { Configuration } from 'openid-client';
import { HOUR } from '../../../contract/durations.ts';
import type { SocialProvider } from '../../../contract/login.ts';
import { authenticationOf, type Credentials } from './credentials.ts';
import { isCancelled, toSocialFailure } from './failures.ts';
import { SocialFailure, type SocialNetwork } from './network.ts';
import type { Dialect } from './networks.ts';

/** Seconds to wait for each response of a network; the person waits for two or three of them. */
const ANSWER_WITHIN = 8;
/** The protocol's fields of the callback. Apple and others send more. */
const ANSWER = ['code', 'state', 'iss', 'error', 'error_description'];

interface Settings {
  provider: SocialProvider;
  dialect: Dialect;
  credentials: Credentials;
  /** True for the stand-in and others on this machine, which use HTTP. */
  isInsecure: boolean;
}

/** A client for one network. Loads openid-client with the first call, and caches discovery for an hour. */
export function socialClient({ provider, dialect, credentials, isInsecure }: Settings): SocialNetwork {
  let known: { at: number; configuration: Promise<Configuration> } | undefined;
  const configuration = () => {
    if (!known || performance.now() - known.at > HOUR) {
      const found = configure(dialect, credentials, isInsecure);
      known = { at: performance.now(), configuration: found };
      found.catch(() => (known = undefined));
    }
    return known.configuration;
  };
  const issuer = (dialect.openId ?? dialect.endpoints)?.issuer ?? '';
  return {
    async begin(redirectUri) {
      const client = await import('openid-client');
      try {
        const config = await configuration();
        const state = client.randomState();
        const nonce = dialect.openId ? client.randomNonce() : null;
        const verifier = dialect.isPosted ? null : client.randomPKCECodeVerifier();
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: dialect.scope,
          state,
          ...(nonce ? { nonce } : {}),
          ...(verifier ? { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' } : {}),
          ...(dialect.isPosted ? { response_mode: 'form_post' } : {}),
        });
        return { url: url.href, trip: { provider, issuer, redirectUri, state, nonce, verifier } };
      } catch (error) {
        throw toSocialFailure(error);
      }
    },
    async finish(fields, trip) {
      const client = await import('openid-client');
      try {
        if (trip.provider !== provider || trip.issuer !== issuer) throw new SocialFailure('refused', 'issuerChanged');
        if (isCancelled(fields.get('error'))) throw new SocialFailure('cancelled', 'cancelledThere');
        const config = await configuration();
        const back = new URL(trip.redirectUri);
        for (const name of ANSWER) for (const value of fields.getAll(name)) back.searchParams.append(name, value);
        const checks = {
          expectedState: trip.state,
          ...(trip.nonce ? { expectedNonce: trip.nonce, idTokenExpected: true } : {}),
          ...(trip.verifier ? { pkceCodeVerifier: trip.verifier } : {}),
        };
        const tokens = await client.authorizationCodeGrant(config, back, checks).catch((error: unknown) => {
          throw toSocialFailure(error, true);
        });
        if (dialect.openId?.signedBy === 'HS256') await checkSecretSignature(tokens.id_token ?? '', credentials);
        if (dialect.openId) return dialect.readPerson(tokens.claims(), fields);
        const answer = await client.fetchProtectedResource(config, tokens.access_token, new URL(dialect.endpoints?.person ?? ''), 'GET');
        if (!answer.ok) throw new SocialFailure(answer.status >= 500 ? 'unavailable' : 'refused', `status${answer.status}`);
        return dialect.readPerson(await answer.json(), fields);
      } catch (error) {
        throw toSocialFailure(error);
      }
    },
  };
}

async function configure({ openId, endpoints, authentication }: Dialect, credentials: Credentials, isInsecure: boolean): Promise<Configuration> {
  const client = await import('openid-client');
  const issuer = (openId ?? endpoints)?.issuer ?? '';
  const auth = await authenticationOf(authentication, credentials, issuer);
  if (!openId) {
    const server = { issuer, authorization_endpoint: endpoints?.authorization ?? '', token_endpoint: endpoints?.token ?? '' };
    const config = new client.Configuration(server, credentials.clientId, {}, auth);
    config.timeout = ANSWER_WITHIN;
    if (isInsecure) client.allowInsecureRequests(config);
    return config;
  }
  return client.discovery(new URL(issuer), credentials.clientId, { id_token_signed_response_alg: openId.signedBy }, auth, {
    timeout: ANSWER_WITHIN,
    // Verifies signatures with the network's public keys. A signature with our secret is verified below.
    execute: [...(openId.signedBy === 'HS256' ? [] : [client.enableNonRepudiationChecks]), ...(isInsecure ? [client.allowInsecureRequests] : [])],
  });
}

/** The id token's claims were checked already. The library leaves its signature with our own secret to us. */
async function checkSecretSignature(idToken: string, { secret }: Credentials): Promise<void> {
  const { compactVerify } = await import('jose');
  await compactVerify(idToken, new TextEncoder().encode(String(secret)), { algorithms: ['HS256'] }).catch(() => {
    throw new SocialFailure('refused', 'signature');
  });
}
