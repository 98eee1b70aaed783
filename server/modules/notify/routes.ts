import { deletePushSubscription, getPushKey, listNotifications, readNotifications, savePushSubscription } from '../../../contract/notification-calls.ts';
import { listOf, readOne, readUpTo, sideOf, unreadOf } from './centre.ts';
import { getReach, openEmailedReach, saveEmailedReach, saveReach } from '../../../contract/reach.ts';
import { defineRoute } from './context.ts';
import { countLinkTry } from './link-tries.ts';
import { openByLink, saveByLink } from './emailed.ts';
import { reachOf, readerOf, saveReachOf } from './reader.ts';
import { isSubscribed, saveSubscription, unsubscribe } from './subscriptions.ts';
import { networkOf } from '../../http/network.ts';

export const routes = [
  defineRoute(getReach, async ({ db, caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return reachOf(await readerOf(db, caller.userId));
  }),
  defineRoute(saveReach, async ({ context, caller, body, now }) => {
    await context.db.transaction(async (tx) => saveReachOf(tx, await readerOf(tx, caller.userId), body, now));
    // The person's other tabs show the same settings, and the notification center its current entries.
    context.realtime.broadcast([caller.userId], { what: 'notifications', id: null });
    return reachOf(await readerOf(context.db, caller.userId));
  }),
  defineRoute(openEmailedReach, async ({ context, body, request, now }) => {
    await countLinkTry(context, networkOf(request));
    return context.db.transaction((tx) => openByLink(tx, body.ticket, now));
  }),
  defineRoute(saveEmailedReach, async ({ context, body, request, now }) => {
    await countLinkTry(context, networkOf(request));
    return context.db.transaction((tx) => saveByLink(tx, body.ticket, body.on, now));
  }),
  defineRoute(listNotifications, ({ db, caller, query }) => listOf(db, caller.userId, sideOf(caller), query.before)),
  defineRoute(readNotifications, async ({ db, context, caller, body, now }) => {
    if ('id' in body) await readOne(db, caller.userId, body.id, now);
    else await readUpTo(db, caller.userId, body.up_to, now);
    // The person's other tabs and devices show the same state.
    context.realtime.broadcast([caller.userId], { what: 'notifications', id: null });
    return { unread: await unreadOf(db, caller.userId, sideOf(caller)) };
  }),
  defineRoute(getPushKey, async ({ db, context, caller }) => ({ key: context.push.publicKey, is_subscribed: await isSubscribed(db, caller) })),
  defineRoute(savePushSubscription, async ({ db, context, caller, body, now }) => {
    await saveSubscription(db, context.push, caller, { endpoint: body.endpoint, ...body.keys }, now);
    return null;
  }),
  defineRoute(deletePushSubscription, async ({ db, caller, body }) => {
    await unsubscribe(db, caller.userId, body.endpoint);
    return null;
  }),
];
