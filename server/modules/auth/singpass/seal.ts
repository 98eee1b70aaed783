import { createHash } from 'node:crypto';
import type { Digest } from '../secret.ts';

/**
 * Seals what only the browser that holds the key may use again. The installation's secret is part of it, so neither the database nor a
 * stolen cookie opens it alone.
 * @param key of the browser's: any text nobody can guess
 */
export async function seal(digest: Digest, key: string, value: object): Promise<string> {
  const { CompactEncrypt } = await import('jose');
  return new CompactEncrypt(Buffer.from(JSON.stringify(value))).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(keyOf(digest, key));
}

/** @throws Error where it was sealed with another key */
export async function unseal<T>(digest: Digest, key: string, sealed: string): Promise<T> {
  const { compactDecrypt } = await import('jose');
  const { plaintext } = await compactDecrypt(sealed, keyOf(digest, key), { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] });
  return JSON.parse(Buffer.from(plaintext).toString()) as T;
}

const keyOf = (digest: Digest, key: string) => createHash('sha256').update(digest('singpass', key)).digest();
