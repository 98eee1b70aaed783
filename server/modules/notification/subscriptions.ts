import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Pusher, PushTarget } from '../../adapters/push.ts';
import type { Queryable } from '../../db/client.ts';
import { pushSubscription } from '../../db/schema/notification.ts';
import { ApiError } from '../../http/errors.ts';

/** Of one person; the oldest make room. */
const MOST = 10;

/**
 * Keeps a browser that agreed to be told. A browser has one address: whoever logs in on it is told there from then on, and nobody else.
 * @throws ApiError pushAddressRefused for an address this server does not call
 */
export async function saveSubscription(db: Queryable, push: Pick<Pusher, 'mayCall'>, userId: string, target: PushTarget, now: Date): Promise<void> {
  if (!push.mayCall(target.endpoint)) throw new ApiError('pushAddressRefused');
  const row = { userId, ...target, createdAt: now };
  await db.insert(pushSubscription).values(row).onConflictDoUpdate({ target: pushSubscription.endpoint, set: row });
  const newest = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(sql`${pushSubscription.createdAt} desc, ${pushSubscription.id} desc`)
    .limit(MOST);
  await db.delete(pushSubscription).where(and(eq(pushSubscription.userId, userId), notInArray(pushSubscription.id, newest)));
}

/** Tells a browser no more; nothing happens where it is not theirs. */
export async function unsubscribe(db: Queryable, userId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscription).where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.endpoint, endpoint)));
}
