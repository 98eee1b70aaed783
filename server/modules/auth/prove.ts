import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import { deviceOf, endSessionsOf } from './sessions.ts';

/**
 * A code that arrived proves the address. Where it was never proven before, whoever registered it may have been someone else, waiting
 * with a password of their own for the owner to come (account pre-hijacking). On a device the account was never used on, that password
 * and every other session end; on the registering device, it was the owner.
 * @returns the sessions that ended
 */
export async function proveAddress(db: Queryable, userId: string, request: FastifyRequest, now: Date): Promise<string[]> {
  const proven = await db
    .update(user)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
    .returning({ id: user.id });
  if (proven.length === 0) return [];
  const [sameDevice] = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), sql`${session.deviceUuid} is not distinct from ${deviceOf(request)}`))
    .limit(1);
  if (sameDevice) return [];
  await db
    .update(account)
    .set({ password: null, updatedAt: now })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  return endSessionsOf(db, userId, now);
}
