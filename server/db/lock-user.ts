import { asc, inArray } from 'drizzle-orm';
import { user } from './schema/auth.ts';
import type { Queryable } from './client.ts';

/** Locks a user's row until the transaction ends, so that what they do at the same time on two devices happens one after the other. */
export const lockUser = (db: Queryable, userId: string): Promise<void> => lockUsers(db, [userId]);

/** Locks several, in the same order as every caller that does. */
export async function lockUsers(db: Queryable, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, [...ids]))
    .orderBy(asc(user.id))
    .for('update');
}
