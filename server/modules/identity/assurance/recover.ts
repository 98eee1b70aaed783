import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { assure } from './assure.ts';
import { markProven } from './prove-address.ts';
import { NOWHERE } from './session-assurance.ts';
import { restoreAddress } from './ways-in.ts';

interface Recovering {
  userId: string;
  /** The address whose mailbox received the code: the account's own, or one it had within the last week. */
  address: string;
  request: FastifyRequest;
  now: Date;
}

/**
 * Runs before a password reset stores the new password: restores a replaced address, removes recently added sign-in methods (or all of them, if the
 * address was never proven), and ends every session.
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
