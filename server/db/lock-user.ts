import { eq } from 'drizzle-orm';
import { user } from './schema/auth.ts';
import type { Queryable } from './client.ts';

/** Locks a user's row until the transaction ends, so that what they do at the same time on two devices happens one after the other. */
export async function lockUser(db: Queryable, userId: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
}
