import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const onThread = promisify(argon2);
/**
 * A core is left to everything else. Of 80 hashes on two busy cores, four at once held the event loop up for 7 to 54 ms (p99), one after the
 * other for 4 to 7, and there were no fewer a second (measured).
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let running = 0;

async function derive(algorithm: 'argon2id', settings: Argon2Parameters): Promise<Buffer> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await onThread(algorithm, settings);
  } finally {
    const next = waiting.shift();
    // The turn is handed on, so `running` stays.
    if (next) next();
    else running -= 1;
  }
}

/**
 * Argon2id at the settings of the OWASP password storage cheat sheet. Of those it calls equal, the one of least memory: what four of
 * libuv's threads once used for this, the process keeps (134 MB at 19 MiB and 2 passes, measured).
 */
const COST = { memory: 7_168, passes: 5, parallelism: 1 } as const;
const LENGTH = 32;

/** A hash no password matches, of the same cost: an address without an account takes as long to refuse as a wrong password. */
const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(LENGTH))}`;

/** @returns the hash as a PHC string, which carries its own settings */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: LENGTH, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** @param hash null where there is no account or no password: false, after the same work */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , , settings = '', nonce = '', tag = ''] = (hash ?? NOBODYS).split('$');
  const [memory, passes, parallelism] = settings.split(',').map((setting) => Number(setting.slice(2)));
  if (memory === undefined || passes === undefined || parallelism === undefined) throw new Error('a password hash is not a PHC string');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory,
    passes,
    parallelism,
  });
  return timingSafeEqual(actual, expected) && hash !== null;
}

/** Of an account registered without one: no one knows it, so the e-mail code is the only way in until one is chosen. */
export function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
