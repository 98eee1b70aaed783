import crypto, { type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Deriving a password takes 20 ms of a core on purpose, which is most of a story's time. The stories are about who is let in, not about how dear a
 * guess is, so here Argon2 itself runs at the least cost it has; what the server asks of it and stores is as ever. `--timing` runs without this.
 */
const whole = crypto.argon2;
const cheap = (algorithm: 'argon2id', { message, nonce, tagLength }: Argon2Parameters, callback: (error: Error | null, key: Buffer) => void) =>
  whole(algorithm, { message, nonce, tagLength, memory: 8, passes: 1, parallelism: 1 }, callback);
crypto.argon2 = cheap as typeof crypto.argon2;
syncBuiltinESMExports();
