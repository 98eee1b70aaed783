import { randomInt, randomUUID } from 'node:crypto';
import { account, attempt, otpChallenge, user } from '../../../server/db/schema/auth.ts';
import type { DatabaseConnection } from '../../../server/db/client.ts';
import { hashPassword } from '../../../server/modules/identity/password.ts';
import { digestWith } from '../../../server/secret.ts';
import { HOUR } from '../../../contract/durations.ts';

export const SECRET = 'a secret of the bench alone, thirty-two and more';
export const PASSWORD = 'correct horse 1';

/** A person, and a code that was sent to them. */
export interface Person {
  email: string;
  code: string;
  challengeId: string;
  /** The hash of the password they all have. */
  hash: string;
}

/** Creates this many seekers with the same password, each with an unused code. Deletes the attempts of an earlier run. */
export async function makePeople({ db }: DatabaseConnection, howMany: number): Promise<Person[]> {
  await db.delete(attempt);
  const digest = digestWith(SECRET);
  const password = await hashPassword(PASSWORD);
  const now = new Date();
  const people = Array.from({ length: howMany }, () => {
    const id = randomUUID();
    return { id, hash: password, email: `${id}@example.com`, challengeId: randomUUID(), code: String(randomInt(1_000_000)).padStart(6, '0') };
  });
  for (let from = 0; from < howMany; from += 500) {
    const some = people.slice(from, from + 500);
    await db.insert(user).values(some.map(({ id, email }) => ({ id, email, emailVerified: true, firstName: 'Ana', lastName: 'Reyes', name: 'Ana Reyes' })));
    await db.insert(account).values(some.map(({ id }) => ({ accountId: id, providerId: 'credential', userId: id, password })));
    await db.insert(otpChallenge).values(
      some.map(({ email, challengeId, code }) => ({
        id: challengeId,
        address: email,
        purpose: 'login',
        codeHash: digest('code', challengeId, email, 'login', code),
        expiresAt: new Date(now.getTime() + HOUR),
        createdAt: now,
      })),
    );
  }
  return people;
}
