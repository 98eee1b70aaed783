import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import type { Caller } from '../../../http/caller.ts';
import { assure } from './assure.ts';
import { NOWHERE, placeOf } from './session-assurance.ts';

interface Proving {
  /** The accounts of the address. */
  userIds: readonly string[];
  /** Who used the code or link. In a session of the account it's the person who registered it; from anywhere else it might not be. */
  caller: Caller;
  request: FastifyRequest;
  now: Date;
}

/**
 * Handles a code or link that came back from a mailbox: the address belongs to the person who used it. If it was never proven before, someone else
 * may have registered with it and added a sign-in method of their own, waiting for the owner to come (account pre-hijacking). Those sign-in methods
 * and sessions end.
 * @param db a transaction
 * @returns the sessions that ended
 */
export async function proveAddress(db: Queryable, { userIds, caller, request, now }: Proving): Promise<string[]> {
  const ended: string[] = [];
  for (const userId of userIds) {
    const [person] = await db.select({ isProven: user.emailVerified }).from(user).where(eq(user.id, userId)).for('update');
    if (!person || person.isProven) continue;
    const from = caller.userId === userId ? await placeOf(db, caller, now) : NOWHERE;
    const assured = await assure(db, { from, userId, event: { type: 'address.proven', isFirst: true, at: now.toISOString() }, request, now });
    if ('refused' in assured) throw assured.refused;
    await markProven(db, userId, now);
    ended.push(...assured.ended);
  }
  return ended;
}

/** Use `proveAddress` instead, unless nothing can have been added to the account yet. */
export async function markProven(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, userId));
}
