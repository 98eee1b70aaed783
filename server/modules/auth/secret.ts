import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';

/** Makes a keyed digest of a value, so that what is stored tells nothing to whoever reads the database. 43 characters. */
export type Digest = (purpose: string, ...parts: string[]) => string;

/**
 * The server's secret: SECRET, else one made at first start and kept in DATA_DIR/secret (0600).
 * Every node of an installation must be given the same one.
 */
export async function readSecret(config: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (config.secret) return config.secret;
  const file = path.join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32) throw new Error(`${file} holds no secret. Remove the file, and a new one is made.`);
  return secret;
}

export function digestWith(secret: string): Digest {
  return (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
}
