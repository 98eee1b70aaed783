import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Who gets into the embedded PostgreSQL: whoever can read the password, a file that is its owner's alone. Other users of the machine are refused. */
const HBA = `# Written by Waymark: the password is in ../password.
host all all 127.0.0.1/32 scram-sha-256
`;
export const ROLE = 'waymark';

/** Runs SQL on a cluster that is not running. */
export type Statement = (sql: string) => Promise<void>;

const hbaOf = (folder: string) => path.join(folder, 'cluster', 'pg_hba.conf');
const passwordOf = (folder: string) => path.join(folder, 'password');

/** The password of the cluster in this folder; undefined where it lets anybody in, as clusters of earlier versions do. */
export async function readPassword(folder: string): Promise<string | undefined> {
  const [hba, password] = await Promise.all([hbaOf, passwordOf].map((fileOf) => readFile(fileOf(folder), 'utf8').catch(() => undefined)));
  return hba === HBA ? password : undefined;
}

/** The password of a cluster that is not running; one without is given one first. Only the user who starts this may read the file, not PostgreSQL's. */
export async function ensurePassword(folder: string, execute: Statement): Promise<string> {
  const known = await readPassword(folder);
  if (known) return known;
  const password = randomBytes(32).toString('base64url');
  await writeFile(passwordOf(folder), password, { mode: 0o600 });
  // It has 256 random bits: there is nothing to slow down a guess for, and each connection would pay for it.
  await execute(`set scram_iterations = 1; alter role ${ROLE} password '${password}';`);
  await writeFile(hbaOf(folder), HBA);
  return password;
}
