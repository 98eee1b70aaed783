import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'jose';

/** Private keys as JWKs: `signing` (ES256) proves who we are, `encryption` (ECDH-ES+A256KW) opens what is sent to us. */
export interface ClientKeys {
  signing: JWK;
  encryption: JWK;
}

/**
 * Keys made at first start and kept in DATA_DIR/singpass-keys.json (0600).
 * @throws Error naming the file, where it holds no keys
 */
export async function ownKeys(dataDir: string): Promise<ClientKeys> {
  const file = path.join(dataDir, 'singpass-keys.json');
  await mkdir(dataDir, { recursive: true });
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ClientKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(`${file} holds no keys. Remove the file, and new ones are made.`, { cause: error });
  }
  const made = JSON.stringify({ signing: await makeKey('ES256', 'sig'), encryption: await makeKey('ECDH-ES+A256KW', 'enc') });
  // Two nodes may start at once: the first to write wins, both read the same.
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return JSON.parse(await readFile(file, 'utf8')) as ClientKeys;
}

/** What may be told of a private EC key. */
export function publicPart({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK;
}

async function makeKey(alg: string, use: string): Promise<JWK> {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import('jose');
  const { privateKey } = await generateKeyPair(alg, { extractable: true, crv: 'P-256' });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use };
}
