import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { DIALECTS } from '../../adapters/social/networks.ts';
import { injectFaults } from './faults.ts';
import { errorPage } from './page.ts';
import { personBySub, type Person } from './people.ts';
import type { SocialStandinSettings } from './settings.ts';

export type OpenIdNetwork = 'google' | 'apple' | 'line';

/** An OpenID provider that mimics its network: how it signs, which claims it sends, and how it responds. */
export async function makeOpenIdProvider(network: OpenIdNetwork, issuer: string, { clientId, secret, redirectUris }: SocialStandinSettings): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing = await exportJWK(privateKey);
  const signedBy = DIALECTS[network].openId?.signedBy ?? 'RS256';
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: redirectUris[network],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: signedBy,
      },
    ],
    jwks: { keys: [{ ...signing, use: 'sig', alg: 'RS256', kid: 'standin-1' } as never] },
    // All networks share one origin here, so each needs cookie names of its own.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${network}_session`, interaction: `${network}_interaction`, resume: `${network}_resume` },
    },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    responseTypes: ['code'],
    pkce: { required: () => network !== 'apple' },
    // These networks put the person's claims in the id token.
    conformIdTokenClaims: false,
    scopes: ['openid', 'name', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false }, revocation: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { policy: askEveryTime(), url: (_context, { uid }) => `/${network}/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const person = personBySub(network, sub);
      return person && { accountId: sub, claims: async () => claimsOf(network, person) };
    },
    renderError: (context, { error, error_description: why }) => {
      context.type = 'html';
      context.body = errorPage(network, error, why);
    },
  };
  const provider = new Provider(issuer, configuration);
  injectFaults(provider, network, signedBy === 'HS256' ? { alg: signedBy, key: new TextEncoder().encode(secret) } : { alg: signedBy, key: privateKey });
  return provider;
}

function claimsOf(network: OpenIdNetwork, { sub, persona, firstName, lastName, email }: Person) {
  const address = email === null ? {} : { email };
  if (network === 'line') return { sub, name: `${firstName} ${lastName}`.trim(), ...address };
  const emailClaims = email === null ? {} : { email, email_verified: persona.email === 'verified' };
  // Apple sends the name with the code (faults.ts), never in the token.
  if (network === 'apple') return { sub, ...emailClaims };
  return { sub, given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}`.trim(), ...emailClaims };
}

/** Asks every time, because the next request may be for another persona. */
function askEveryTime() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('every_time', 'a persona is chosen each time', (context) => (context.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT)),
    );
  return policy;
}
