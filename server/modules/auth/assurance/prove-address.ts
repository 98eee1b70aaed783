import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import type { Caller } from '../../../http/caller.ts';
import { assure } from './assure.ts';
import { NOWHERE, placeOf } from './standing.ts';

interface Proving {
  /** The accounts of the address. */
  userIds: readonly string[];
  /** Who brought the code or link: in a session of the account it is whoever registered it, from anywhere else it need not be. */
  caller: Caller;
  request: FastifyRequest;
  now: Date;
}

/**
 * A code or link that was mailed there came back: the address is its bringer's. Where it was never proven before, whoever registered with it may
 * have been somebody else, waiting with a way in of their own for the owner to come (account pre-hijacking): those ways in and sessions end.
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

/** Use `proveAddress`; this alone is for an account that nothing can have been attached to yet. */
export async function markProven(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, userId));
}
