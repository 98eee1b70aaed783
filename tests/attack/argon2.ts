import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Hashing a password takes 20 ms of CPU on purpose, which would be most of a story's time. The stories are about who gets in, not about how expensive
 * a guess is, so Argon2 runs at its minimum cost here; the server's parameters and stored values are unchanged. `--timing` runs without this.
 */
const whole = crypto.argon2;
const cheap = (algorithm: 'argon2id', { message, nonce, tagLength }: Argon2Parameters, callback: (error: Error | null, key: Buffer) => void) =>
  whole(algorithm, { message, nonce, tagLength, memory: 8, passes: 1, parallelism: 1 }, callback);
crypto.argon2 = cheap as typeof crypto.argon2;
syncBuiltinESMExports();
