import { deletePushSubscription, getPushKey, listNotifications, readNotifications, savePushSubscription } from '../../../contract/notification-calls.ts';
import { defineRoute } from '../../http/route.ts';
import { listOf, readOne, readUpTo, sideOf, unreadOf } from './centre.ts';
import { saveSubscription, unsubscribe } from './subscriptions.ts';

export const routes = [
  defineRoute(listNotifications, ({ db, caller, query }) => listOf(db, caller.userId, sideOf(caller), query.before)),
  defineRoute(readNotifications, async ({ db, house, caller, body, now }) => {
    if ('id' in body) await readOne(db, caller.userId, body.id, now);
    else await readUpTo(db, caller.userId, body.up_to, now);
    // One's other tabs and devices show the same.
    house.realtime.tell([caller.userId], { what: 'notifications', id: null });
    return { unread: await unreadOf(db, caller.userId, sideOf(caller)) };
  }),
  defineRoute(getPushKey, async ({ house }) => ({ key: house.push.publicKey })),
  defineRoute(savePushSubscription, async ({ db, house, caller, body, now }) => {
    await saveSubscription(db, house.push, caller.userId, { endpoint: body.endpoint, ...body.keys }, now);
    return null;
  }),
  defineRoute(deletePushSubscription, async ({ db, caller, body }) => {
    await unsubscribe(db, caller.userId, body.endpoint);
    return null;
  }),
];
