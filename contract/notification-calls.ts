import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { notificationData, notificationKind } from './notifications.ts';

const notificationId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const notificationRecord = z.object({
  id: z.number().int(),
  kind: notificationKind,
  data: notificationData,
  /** The page it opens, without the language. */
  page: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
});
export type NotificationRecord = z.output<typeof notificationRecord>;

const notificationPage = z.object({
  notifications: z.array(notificationRecord),
  /** Passed as `before` to get the next page; null at the end. */
  next: z.number().int().nullable(),
  unread: z.number().int(),
});
export type NotificationPage = z.output<typeof notificationPage>;

export const listNotifications = declareCall({
  method: 'GET',
  service: 'notification',
  path: '/list',
  summary: 'List the caller’s notifications, newest first',
  access: 'member',
  query: z.object({ before: notificationId.optional() }),
  reply: notificationPage,
});

/** `unread` stops at 100, which is shown as "99+". */
const unreadCount = z.object({ unread: z.number().int() });

/** One, or all up to one: later ones haven't been seen yet. */
export const readNotifications = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/read',
  summary: 'Mark notifications as read',
  access: 'member',
  idempotency: 'natural',
  body: z.union([z.object({ id: notificationId }), z.object({ up_to: notificationId })]),
  reply: unreadCount,
});

/** Base64url of a P-256 point (65 bytes) and of 16 bytes (RFC 8291 §3.1, §3.2). */
const p256dh = z.string().regex(/^[\w-]{87}=?$/);
const auth = z.string().regex(/^[\w-]{22}(==)?$/);
const endpoint = z.url({ protocol: /^https?$/ }).max(2_000);

/** VAPID's public key, which a browser subscribes with, and whether it did in this session. */
export const getPushKey = declareCall({
  method: 'GET',
  service: 'notification',
  path: '/push-key',
  summary: 'Get the key this installation signs its push messages with, and whether this session gets any',
  access: 'member',
  reply: z.object({ key: z.string(), is_subscribed: z.boolean() }),
});
export const savePushSubscription = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/push-subscriptions/create',
  summary: 'Start Web Push in this browser',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ endpoint, keys: z.object({ p256dh, auth }) }),
  reply: z.null(),
  errors: [ERRORS.pushAddressRefused.code],
});
export const deletePushSubscription = declareCall({
  method: 'POST',
  service: 'notification',
  path: '/push-subscriptions/delete',
  summary: 'Stop Web Push in this browser',
  access: 'member',
  idempotency: 'natural',
  body: z.object({ endpoint }),
  reply: z.null(),
});
