import type { ClientAuth } from 'openid-client';
import type { Dialect } from './networks.ts';

/** The key an Apple developer team signs its secrets with; `privateKey` is PEM (PKCS #8). */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

export interface Credentials {
  clientId: string;
  /** The secret; for Apple, the key that creates it. */
  secret: string | AppleKey;
  /** Replaces the network's own address, for example with a staging provider's. */
  issuer?: string | undefined;
}

/** Seconds a secret created for Apple is valid. Apple allows up to half a year, but one request needs moments. */
const SECRET_LIFETIME = 300;

/**
 * How a client authenticates at the token endpoint.
 * @param audience the issuer, for Apple
 */
export async function authenticationOf(kind: Dialect['authentication'], { secret }: Credentials, audience: string): Promise<ClientAuth> {
  if (typeof secret === 'string') {
    if (kind === 'basic') return plainBasic(secret);
    const { ClientSecretPost } = await import('openid-client');
    return ClientSecretPost(secret);
  }
  const { importPKCS8, SignJWT } = await import('jose');
  const key = await importPKCS8(secret.privateKey, 'ES256');
  const auth = async (_server: unknown, client: { client_id: string }, body: URLSearchParams) => {
    const now = Math.floor(Date.now() / 1_000);
    const jwt = await new SignJWT({ iss: secret.teamId, sub: client.client_id, aud: audience, iat: now, exp: now + SECRET_LIFETIME })
      .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
      .sign(key);
    body.set('client_id', client.client_id);
    body.set('client_secret', jwt);
  };
  // The library awaits it, though its type doesn't say so.
  return auth as unknown as ClientAuth;
}

/** The library also escapes `-` and `_`, which X's IDs and secrets contain. Unescaped, they work whether or not the server decodes them. */
function plainBasic(secret: string): ClientAuth {
  return (_server, client, _body, headers) => {
    const pair = [client.client_id, secret].map(encodeURIComponent).join(':');
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  };
}
