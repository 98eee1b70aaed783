import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { account } from '../../db/schema/auth.ts';

/**
 * Stores an account's first or new password.
 * @param password its hash
 */
export async function storePassword(db: Queryable, userId: string, password: string, now: Date): Promise<void> {
  const changed = await db
    .update(account)
    .set({ password, updatedAt: now })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
    .returning({ id: account.id });
  if (changed.length === 0) await db.insert(account).values({ accountId: userId, providerId: 'credential', userId, password, createdAt: now, updatedAt: now });
}
