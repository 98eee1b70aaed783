import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Pusher, PushTarget } from '../../adapters/push.ts';
import type { Queryable } from '../../db/client.ts';
import { pushSubscription } from '../../db/schema/notification.ts';
import { ApiError } from '../../http/errors.ts';

/** For one person. The oldest are removed. */
const MOST = 10;

interface SignedIn {
  userId: string;
  sessionId: string;
}

/**
 * Stores a browser that accepted push messages, and the session it did so in: once that ends, it gets no more (gate.ts). A browser has one endpoint,
 * and gets only the messages of the account that signed in on it last.
 * @throws ApiError pushAddressRefused for an address this server doesn't call
 */
export async function saveSubscription(
  db: Queryable,
  push: Pick<Pusher, 'mayCall'>,
  { userId, sessionId }: SignedIn,
  target: PushTarget,
  now: Date,
): Promise<void> {
  if (!push.mayCall(target.endpoint)) throw new ApiError('pushAddressRefused');
  const row = { userId, sessionId, ...target, createdAt: now };
  await db.insert(pushSubscription).values(row).onConflictDoUpdate({ target: pushSubscription.endpoint, set: row });
  const newest = db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(sql`${pushSubscription.createdAt} desc, ${pushSubscription.id} desc`)
    .limit(MOST);
  await db.delete(pushSubscription).where(and(eq(pushSubscription.userId, userId), notInArray(pushSubscription.id, newest)));
}

/** Whether the browser of this session gets push messages. One that was signed out in between has to confirm its subscription. */
export async function isSubscribed(db: Queryable, { userId, sessionId }: SignedIn): Promise<boolean> {
  const [found] = await db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.sessionId, sessionId)))
    .limit(1);
  return found !== undefined;
}

/** A new session replaces another one of the same person and browser, which stays subscribed. */
export async function moveSubscriptions(db: Queryable, { userId, sessionId }: SignedIn, to: string): Promise<void> {
  await db
    .update(pushSubscription)
    .set({ sessionId: to })
    .where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.sessionId, sessionId)));
}

/** Stops push messages to a browser. Does nothing if it belongs to someone else. */
export async function unsubscribe(db: Queryable, userId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscription).where(and(eq(pushSubscription.userId, userId), eq(pushSubscription.endpoint, endpoint)));
}
