import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'jose';
import { makeDataFolder } from '../../data-folder.ts';

/** The keys of one use, as private JWKs; the first is the one in use. */
export type KeyRing = readonly [JWK, ...JWK[]];

/**
 * `signing` (ES256) proves who we are: all are published, the first signs. `encryption` (ECDH-ES+A256KW) opens what is sent to us: the first is published, all
 * open. So a new key can be known to the provider before it is used, and an old one opens what was sealed before the provider knew.
 */
export interface ClientKeys {
  signing: KeyRing;
  encryption: KeyRing;
}

/**
 * Keys made at first start and kept in DATA_DIR/singpass-keys.json (0600).
 * @throws Error naming the file, where it holds no keys
 */
export async function ownKeys(dataDir: string): Promise<ClientKeys> {
  const file = path.join(dataDir, 'singpass-keys.json');
  await makeDataFolder(dataDir);
  try {
    return await readKeys(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Error(`${file} holds no keys. Remove the file, and new ones are made.`, { cause: error });
  }
  const made = JSON.stringify(await makeKeys());
  // Two nodes may start at once: the first to write wins, both read the same.
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readKeys(file);
}

async function readKeys(file: string): Promise<ClientKeys> {
  const { signing, encryption } = JSON.parse(await readFile(file, 'utf8')) as Awaited<ReturnType<typeof makeKeys>>;
  return { signing: [signing], encryption: [encryption] };
}

/** A new key for each use. */
export const makeKeys = async () => ({ signing: await makeKey('ES256', 'sig'), encryption: await makeKey('ECDH-ES+A256KW', 'enc') });

/** What the provider is told of our keys. */
export const jwksOf = ({ signing, encryption: [encryption] }: ClientKeys) => ({ keys: [...signing, encryption].map(publicPart) });

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
