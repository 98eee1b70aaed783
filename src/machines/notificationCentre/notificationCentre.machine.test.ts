import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { NotificationPage } from '../../../contract/notification-calls.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import { notificationCentreFlow, notification } from './notificationCentre.fixtures.ts';
import { notificationCentreMachine } from './notificationCentre.machine.ts';

pathTests(notificationCentreFlow);

async function ready(page: NotificationPage = { notifications: [notification(9), notification(8)], next: 8, unread: 3 }) {
  const listNotifications = held<NotificationPage, { before: number | null }>();
  const markRead = held<{ unread: number }, { ids: number[]; upTo: number | null }>();
  const actors = { listNotifications: listNotifications.logic, markRead: markRead.logic, watchNews: fromCallback(() => {}) } as never;
  const actor = createActor(notificationCentreMachine.provide({ actors })).start();
  await listNotifications.calls[0]?.answer(page);
  const context = () => actor.getSnapshot().context;
  const unreadIds = () =>
    context()
      .notifications.filter(({ is_read }) => !is_read)
      .map(({ id }) => id);
  return { actor, listNotifications, markRead, context, unreadIds };
}

test('marks a clicked one as read right away, and unread again if saving fails', async () => {
  const { actor, markRead, context, unreadIds } = await ready();
  actor.send({ type: 'notification.read', id: 9 });
  expect([unreadIds(), context().unread]).toEqual([[8], 2]);
  await markRead.calls[0]?.fail(broken);
  expect(actor.getSnapshot().value).toEqual({ ready: 'notMarked' });
  expect([unreadIds(), context().unread]).toEqual([[9, 8], 3]);
});

test('two quick clicks are both saved, and rolled back together', async () => {
  const { actor, markRead, unreadIds } = await ready();
  actor.send({ type: 'notification.read', id: 9 });
  actor.send({ type: 'notification.read', id: 8 });
  expect(markRead.calls[1]?.input).toEqual({ ids: [9, 8], upTo: null });
  await markRead.calls[1]?.fail(broken);
  expect(unreadIds()).toEqual([9, 8]);
});

test('marks all up to the newest shown, because newer ones weren’t seen', async () => {
  const { actor, markRead, listNotifications, context } = await ready();
  actor.send({ type: 'all.read' });
  expect(markRead.calls[0]?.input).toEqual({ ids: [], upTo: 9 });
  actor.send({ type: 'news.arrived' });
  await markRead.calls[0]?.answer({ unread: 1 });
  expect(actor.getSnapshot().value).toBe('refreshing');
  await listNotifications.calls[1]?.answer({ notifications: [notification(12), notification(9, true), notification(8, true)], next: 8, unread: 1 });
  expect(context()).toMatchObject({ unread: 1, notifications: [{ id: 12 }, { id: 9 }, { id: 8 }] });
});

test('new ones appear on top, and loaded older ones stay', async () => {
  const { actor, listNotifications, context } = await ready();
  actor.send({ type: 'older.requested' });
  expect(listNotifications.calls[1]?.input).toEqual({ before: 8 });
  await listNotifications.calls[1]?.answer({ notifications: [notification(4)], next: null, unread: 3 });
  actor.send({ type: 'news.arrived' });
  await listNotifications.calls[2]?.answer({ notifications: [notification(10), notification(9)], next: 9, unread: 4 });
  expect(context().notifications.map(({ id }) => id)).toEqual([10, 9, 8, 4]);
  expect(context().next).toBeNull();
});

test('a failed reload keeps what is shown, and isn’t retried automatically', async () => {
  const { actor, listNotifications, context } = await ready();
  actor.send({ type: 'news.arrived' });
  await listNotifications.calls[1]?.fail(broken);
  expect([actor.getSnapshot().value, context().notifications.length, listNotifications.calls.length]).toEqual([{ ready: 'idle' }, 2, 2]);
});
