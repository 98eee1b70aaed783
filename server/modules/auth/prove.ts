import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import { account, session, user } from '../../db/schema/auth.ts';
import { passkey, twoFactor } from '../../db/schema/identity.ts';
import { deviceOf, endSessionsOf } from './sessions.ts';

/**
 * A code or a link that arrived proves the address. Where it was never proven before, whoever registered it may have been someone else,
 * waiting with a password of their own for the owner to come (account pre-hijacking). On a device the account was never used on, that
 * password, every other way in and every other session end; on the registering device, it was the owner.
 * @param userIds the accounts of the address
 * @returns the sessions that ended
 */
export async function proveAddress(db: Queryable, userIds: readonly string[], request: FastifyRequest, now: Date): Promise<string[]> {
  const proven = await db
    .update(user)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(inArray(user.id, [...userIds]), eq(user.emailVerified, false)))
    .returning({ id: user.id });
  const ended: string[] = [];
  for (const { id } of proven) {
    const [sameDevice] = await db
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.userId, id), sql`${session.deviceUuid} is not distinct from ${deviceOf(request)}`))
      .limit(1);
    if (!sameDevice) ended.push(...(await endWaysIn(db, id, now)));
  }
  return ended;
}

async function endWaysIn(db: Queryable, userId: string, now: Date): Promise<string[]> {
  await db
    .update(account)
    .set({ password: null, updatedAt: now })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  await db.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, 'credential')));
  await db.delete(passkey).where(eq(passkey.userId, userId));
  await db.delete(twoFactor).where(eq(twoFactor.userId, userId));
  return endSessionsOf(db, userId, now);
}
