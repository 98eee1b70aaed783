import { IdentityFailure } from './provider.ts';

/**
 * How the provider must encrypt: Singpass now takes the first for id tokens and the second for userinfo, and its demo app allows both for both.
 * openid-client opens what is encrypted, but also takes what is not.
 */
export const KEY_MANAGEMENT = 'ECDH-ES+A256KW';
export const CONTENT_ENCRYPTIONS = ['A256CBC-HS512', 'A256GCM'];

/**
 * A fetch that lets no answer through whose token is not encrypted as it must be, before anything in it is read.
 * @throws IdentityFailure ourFault
 */
export function encryptedOnly(endpoints: () => { token: string | undefined; userinfo: string | undefined }): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const { token, userinfo } = endpoints();
    if (!response.ok) return response;
    if (url === token) {
      const { id_token: idToken } = (await response.clone().json()) as { id_token?: unknown };
      expectEncrypted(idToken, 'idToken');
    }
    if (url === userinfo) expectEncrypted(await response.clone().text(), 'userinfo');
    return response;
  };
}

function expectEncrypted(jwe: unknown, what: string): void {
  const parts = typeof jwe === 'string' ? jwe.split('.') : [];
  if (parts.length !== 5) throw new IdentityFailure('ourFault', `${what}NotEncrypted`);
  const header = headerOf(parts[0] as string);
  if (header?.alg !== KEY_MANAGEMENT || !CONTENT_ENCRYPTIONS.includes(String(header.enc))) throw new IdentityFailure('ourFault', `${what}WronglyEncrypted`);
}

function headerOf(part: string): { alg?: unknown; enc?: unknown } | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as { alg?: unknown; enc?: unknown } | null;
  } catch {
    return null;
  }
}
