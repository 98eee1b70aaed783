import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { owner } from './owned.ts';
import { session } from './auth.ts';

export const notification = pgTable(
  'notification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: owner(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, string | number | null>>().notNull(),
    readAt: at('read_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [index('notification_newest').on(t.userId, t.id)],
);

/** A browser that subscribed to Web Push (RFC 8030). */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The session it was made or last confirmed in, so that a browser that is signed out from elsewhere gets no more messages. Null if older. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('push_subscription_endpoint').on(t.endpoint), index('push_subscription_user').on(t.userId)],
);
