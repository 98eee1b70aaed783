import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const onThread = promisify(argon2);
/**
 * Leaves one core to everything else. With 80 hashes on two busy cores, four at once blocked the event loop for 7 to 54 ms (p99), one after the other
 * for 4 to 7, at the same throughput (measured).
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
    // The next caller takes over the turn, so `running` stays the same.
    if (next) next();
    else running -= 1;
  }
}

/**
 * Argon2id with settings from the OWASP password storage cheat sheet. Of its equivalent settings, this needs the least memory: the process never
 * releases what four libuv threads once used (134 MB at 19 MiB and 2 passes, measured).
 */
const COST = { memory: 7_168, passes: 5, parallelism: 1 } as const;
const LENGTH = 32;

/** A hash that matches no password, with the same cost: refusing an address without an account takes as long as refusing a wrong password. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(randomBytes(16))}$${unpadded(randomBytes(LENGTH))}`;

/** @returns the hash as a PHC string, which contains its settings */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: LENGTH, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** @param hash null if there is no account or no password; the result is then false, after the same amount of work */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , , settings = '', nonce = '', tag = ''] = (hash ?? DUMMY_HASH).split('$');
  const [memory, passes, parallelism] = settings.split(',').map((setting) => Number(setting.slice(2)));
  if (memory === undefined || passes === undefined || parallelism === undefined) throw new Error('The stored password hash isn’t a PHC string');
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

/** For an account registered without a password. Nobody knows it, so emailed codes are the only sign-in method until the person chooses one. */
export function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
