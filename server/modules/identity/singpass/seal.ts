import { createHash } from 'node:crypto';
import type { Digest } from '../../../secret.ts';

/**
 * Seals data so that only the browser with the key can use it again. The installation's secret is part of it, so neither the database nor a stolen
 * cookie is enough.
 * @param key any unguessable text of the browser's
 */
export async function seal(digest: Digest, key: string, value: object): Promise<string> {
  const { CompactEncrypt } = await import('jose');
  return new CompactEncrypt(Buffer.from(JSON.stringify(value))).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(keyOf(digest, key));
}

/** @throws Error if it was sealed with another key */
export async function unseal<T>(digest: Digest, key: string, sealed: string): Promise<T> {
  const { compactDecrypt } = await import('jose');
  const { plaintext } = await compactDecrypt(sealed, keyOf(digest, key), { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] });
  return JSON.parse(Buffer.from(plaintext).toString()) as T;
}

const keyOf = (digest: Digest, key: string) => createHash('sha256').update(digest('singpass', key)).digest();
