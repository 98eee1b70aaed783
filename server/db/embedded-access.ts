import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Requires a password to connect to the embedded PostgreSQL, so that other users of the machine can't. Only the owner can read the password's file. */
const HBA = `# Written by Waymark: the password is in ../password.
host all all 127.0.0.1/32 scram-sha-256
`;
export const ROLE = 'waymark';

/** Runs SQL on a cluster that isn't running. */
export type Statement = (sql: string) => Promise<void>;

const hbaOf = (folder: string) => path.join(folder, 'cluster', 'pg_hba.conf');
const passwordOf = (folder: string) => path.join(folder, 'password');

/** The cluster's password, or undefined if it accepts everyone, as clusters of earlier versions do. */
export async function readPassword(folder: string): Promise<string | undefined> {
  const [hba, password] = await Promise.all([hbaOf, passwordOf].map((fileOf) => readFile(fileOf(folder), 'utf8').catch(() => undefined)));
  return hba === HBA ? password : undefined;
}

/**
 * The password of a cluster that isn't running. Creates one if there is none. Only the user who starts the server can read its file, not the user PostgreSQL
 * runs as.
 */
export async function ensurePassword(folder: string, execute: Statement): Promise<string> {
  const known = await readPassword(folder);
  if (known) return known;
  const password = randomBytes(32).toString('base64url');
  await writeFile(passwordOf(folder), password, { mode: 0o600 });
  // One iteration is enough: nobody can guess 256 random bits, and every connection would pay for more.
  await execute(`set scram_iterations = 1; alter role ${ROLE} password '${password}';`);
  await writeFile(hbaOf(folder), HBA);
  return password;
}
