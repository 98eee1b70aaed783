import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'jose';
import { makeDataFolder } from '../../data-folder.ts';

/** The keys for one use, as private JWKs. The first is the current one. */
export type KeyRing = readonly [JWK, ...JWK[]];

/**
 * `signing` (ES256) authenticates us: all are published, the first signs. `encryption` (ECDH-ES+A256KW) decrypts what we receive: the first is
 * published, all decrypt. So the provider can know a new key before it is used, and an old one decrypts what was encrypted before the provider knew
 * the new one.
 */
export interface ClientKeys {
  signing: KeyRing;
  encryption: KeyRing;
}

/**
 * Keys that are generated at the first start and stored in DATA_DIR/singpass-keys.json (0600).
 * @throws Error naming the file if it holds no keys
 */
export async function ownKeys(dataDir: string): Promise<ClientKeys> {
  const file = path.join(dataDir, 'singpass-keys.json');
  await makeDataFolder(dataDir);
  try {
    return await readKeys(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${file} contains no valid keys. Delete the file to generate new ones.`, { cause: error });
  }
  const made = JSON.stringify(await makeKeys());
  // Two nodes may start at once. The first to write wins, and both read its keys.
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readKeys(file);
}

async function readKeys(file: string): Promise<ClientKeys> {
  const { signing, encryption } = JSON.parse(await readFile(file, 'utf8')) as Awaited<ReturnType<typeof makeKeys>>;
  return { signing: [signing], encryption: [encryption] };
}

/** Generates a new key for each use. */
export const makeKeys = async () => ({ signing: await makeKey('ES256', 'sig'), encryption: await makeKey('ECDH-ES+A256KW', 'enc') });

/** The public part of our keys for the provider. */
export const jwksOf = ({ signing, encryption: [encryption] }: ClientKeys) => ({ keys: [...signing, encryption].map(publicPart) });

/** The public part of a private EC key. */
export function publicPart({ kty, crv, x, y, kid, alg, use }: JWK): JWK {
  return { kty, crv, x, y, kid, alg, use } as JWK;
}

async function makeKey(alg: string, use: string): Promise<JWK> {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import('jose');
  const { privateKey } = await generateKeyPair(alg, { extractable: true, crv: 'P-256' });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use };
}
