import type { JWK } from 'jose';
import { publicPart, type KeyRing } from './keys.ts';
import { IdentityFailure } from './provider.ts';

/**
 * How the provider must encrypt. Singpass now uses the first for id tokens and the second for userinfo, and its demo app allows both for both.
 * openid-client decrypts encrypted tokens, but also accepts unencrypted ones.
 */
export const KEY_MANAGEMENT = 'ECDH-ES+A256KW';
export const CONTENT_ENCRYPTIONS = ['A256CBC-HS512', 'A256GCM'];

/**
 * A fetch that rejects responses whose token isn't encrypted as required, before anything in it is read, and those that don't name a key if there are
 * several.
 * @param keys our decryption keys
 * @throws IdentityFailure ourFault
 */
export function encryptedOnly(keys: KeyRing, endpoints: () => { token: string | undefined; userinfo: string | undefined }): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const { token, userinfo } = endpoints();
    if (!response.ok) return response;
    if (url === token) {
      const answer = (await response.clone().json()) as { id_token?: unknown };
      const named = await naming(answer.id_token, 'idToken', keys);
      return named === answer.id_token ? response : withBody(response, JSON.stringify({ ...answer, id_token: named }));
    }
    if (url === userinfo) {
      const answer = await response.clone().text();
      const named = await naming(answer, 'userinfo', keys);
      return named === answer ? response : withBody(response, named);
    }
    return response;
  };
}

function withBody({ status, headers }: Response, body: string): Response {
  const copy = new Headers(headers);
  for (const name of ['content-length', 'content-encoding']) copy.delete(name);
  return new Response(body, { status, headers: copy });
}

/**
 * The JWE unchanged if it names its key or there is only one. Otherwise encrypted again for the key of ours that decrypts it, under that key's name,
 * because openid-client doesn't try several keys. The content is signed, so this doesn't affect what it proves.
 */
async function naming(jwe: unknown, what: string, keys: KeyRing): Promise<string> {
  const parts = typeof jwe === 'string' ? jwe.split('.') : [];
  if (parts.length !== 5) throw new IdentityFailure('ourFault', `${what}NotEncrypted`);
  const header = headerOf(parts[0] as string);
  if (header?.alg !== KEY_MANAGEMENT || !CONTENT_ENCRYPTIONS.includes(String(header.enc))) throw new IdentityFailure('ourFault', `${what}WronglyEncrypted`);
  if (header.kid !== undefined || keys.length === 1) return jwe as string;
  for (const key of keys) {
    const plain = await openedWith(key, jwe as string);
    if (plain !== null) return sealedFor(key, plain, String(header.enc));
  }
  throw new IdentityFailure('ourFault', `${what}ForNoKeyOfOurs`);
}

async function openedWith(key: JWK, jwe: string): Promise<Uint8Array | null> {
  const { compactDecrypt, importJWK, errors } = await import('jose');
  const algorithms = { keyManagementAlgorithms: [KEY_MANAGEMENT], contentEncryptionAlgorithms: CONTENT_ENCRYPTIONS };
  try {
    return (await compactDecrypt(jwe, await importJWK(key, KEY_MANAGEMENT), algorithms)).plaintext;
  } catch (error) {
    // For another key, or invalid; there's no way to tell.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function sealedFor(key: JWK, plain: Uint8Array, enc: string): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose');
  const header = { alg: KEY_MANAGEMENT, enc, cty: 'JWT', ...(key.kid === undefined ? {} : { kid: key.kid }) };
  return new CompactEncrypt(plain).setProtectedHeader(header).encrypt(await importJWK(publicPart(key), KEY_MANAGEMENT));
}

function headerOf(part: string): { alg?: unknown; enc?: unknown; kid?: unknown } | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as { alg?: unknown; enc?: unknown; kid?: unknown } | null;
  } catch {
    return null;
  }
}
