import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { makeDataFolder } from './data-folder.ts';

/** Creates a keyed digest of a value, so that database readers learn nothing from it. 43 characters. */
export type Digest = (purpose: string, ...parts: string[]) => string;

/**
 * The server's secret: SECRET, or one that is generated at the first start and stored in DATA_DIR/secret (0600). Every node of an installation needs
 * the same one.
 */
export async function readSecret(config: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (config.secret) return config.secret;
  const file = path.join(config.dataDir, 'secret');
  await makeDataFolder(config.dataDir);
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32) throw new Error(`${file} contains no valid secret. Delete the file to generate a new one.`);
  return secret;
}

/** Encrypts data that must be readable again, so that reading the database alone isn't enough. */
export interface Seal {
  close: (text: string) => string;
  /** @throws Error if it was sealed with another secret or has been changed */
  open: (sealed: string) => string;
}

/** AES-256-GCM with its own key, derived from the secret. */
export function sealWith(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'waymark seal', 32));
  return {
    close(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

export function digestWith(secret: string): Digest {
  return (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}
