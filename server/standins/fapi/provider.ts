import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { injectFaults, KEY_ID } from './faults.ts';
import { errorPage } from './page.ts';
import { personBySub, personInfo, SCOPES } from './people.ts';
import type { StandinSettings } from './settings.ts';

/** An OpenID provider with the strict FAPI 2.0 profile and Singpass's additional requirements: encrypted and signed responses. */
export async function makeProvider(issuer: string, { clientId, redirectUris, jwks }: StandinSettings): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signing = await exportJWK(privateKey);
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        jwks: jwks as never,
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'ES256',
        dpop_bound_access_tokens: true,
        require_pushed_authorization_requests: true,
        id_token_signed_response_alg: 'ES256',
        id_token_encrypted_response_alg: 'ECDH-ES+A256KW',
        id_token_encrypted_response_enc: 'A256CBC-HS512',
        userinfo_signed_response_alg: 'ES256',
        userinfo_encrypted_response_alg: 'ECDH-ES+A256KW',
        userinfo_encrypted_response_enc: 'A256GCM',
      },
    ],
    jwks: { keys: [{ ...signing, use: 'sig', alg: 'ES256', kid: KEY_ID } as never] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clientAuthMethods: ['private_key_jwt'],
    enabledJWA: {
      clientAuthSigningAlgValues: ['ES256'],
      dPoPSigningAlgValues: ['ES256'],
      idTokenSigningAlgValues: ['ES256'],
      idTokenEncryptionAlgValues: ['ECDH-ES+A256KW'],
      idTokenEncryptionEncValues: ['A256CBC-HS512'],
      userinfoSigningAlgValues: ['ES256'],
      userinfoEncryptionAlgValues: ['ECDH-ES+A256KW'],
      userinfoEncryptionEncValues: ['A256GCM'],
    },
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: { openid: ['sub'], ...Object.fromEntries(SCOPES.map((scope) => [scope, ['person_info']])) },
    features: {
      fapi: { enabled: true, profile: '2.0' },
      pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true, allowUnregisteredRedirectUris: false },
      dPoP: { enabled: true },
      encryption: { enabled: true },
      jwtUserinfo: { enabled: true },
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: false },
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { policy: askEveryTime(), url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const person = personBySub(sub);
      return person && { accountId: sub, claims: async (_use, scope) => ({ sub, person_info: personInfo(person, scope) }) };
    },
    renderError: (context, { error, error_description: why }) => {
      context.type = 'html';
      context.body = errorPage(error, why);
    },
  };
  const provider = new Provider(issuer, configuration);
  injectFaults(provider, jwks, privateKey);
  return provider;
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
