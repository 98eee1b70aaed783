import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { assure } from './assure.ts';
import { markProven } from './prove-address.ts';
import { NOWHERE } from './standing.ts';
import { restoreAddress } from './ways-in.ts';

interface Recovering {
  userId: string;
  /** The address whose mailbox the code went to: the account's, or one it had within the last week. */
  address: string;
  request: FastifyRequest;
  now: Date;
}

/**
 * What a reset through the mailbox does before a new password is stored: the address is brought back where it was replaced, what was attached
 * lately is undone (or, where the address was never proven, everything), and every session ends.
 * @returns the sessions that ended
 */
export async function recoverAccount(db: Queryable, { userId, address, request, now }: Recovering): Promise<string[]> {
  const [person] = await db.select({ email: user.email, isProven: user.emailVerified }).from(user).where(eq(user.id, userId)).for('update');
  if (!person) return [];
  const isFirst = person.email === address && !person.isProven;
  const assured = await assure(db, { from: NOWHERE, userId, event: { type: 'password.reset', isFirst, at: now.toISOString() }, request, now });
  if ('refused' in assured) throw assured.refused;
  if (person.email !== address) await restoreAddress(db, userId, address, now);
  await markProven(db, userId, now);
  return assured.ended;
}
