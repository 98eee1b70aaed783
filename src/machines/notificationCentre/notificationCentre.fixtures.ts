import type { NotificationPage, NotificationRecord } from '../../../contract/notification-calls.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { notificationCentreMachine } from './notificationCentre.machine.ts';

export const notification = (id: number, isRead = false): NotificationRecord => ({
  id,
  kind: 'applicationViewed',
  data: { company: `Acme ${id}`, job_title: 'Cook', job_id: id },
  page: `/recommended-job/applied/${id}`,
  is_read: isRead,
  created_at: '2026-01-10T08:00:00Z',
});
const newest: NotificationPage = { notifications: [notification(9), notification(8)], next: 8, unread: 3 };
const older: NotificationPage = { notifications: [notification(4, true)], next: null, unread: 3 };
const none: NotificationPage = { notifications: [], next: null, unread: 0 };

export const notificationCentreFlow = defineFlow({
  id: 'notificationCentre',
  area: 'account',
  title: 'Notification center',
  purpose: 'Shows notifications, newest first and live, and marks them as read right away, rolling back if saving fails.',
  source: 'src/machines/notificationCentre/notificationCentre.machine.ts',
  machine: notificationCentreMachine,
  states: {
    loading: 'Loading the newest.',
    offline: 'Offline; loads when the connection is back.',
    failed: 'Loading failed; the user can try again.',
    deciding: 'Deciding whether there are any, and whether more arrived in the meantime.',
    empty: 'There are no notifications yet.',
    ready: 'The notifications are shown.',
    'ready.idle': 'They can be opened and marked as read, and older ones loaded.',
    'ready.notMarked': 'Marking as read failed; they are unread again.',
    'ready.olderFailed': 'Older ones couldn’t be loaded; the user can try again.',
    marking: 'Marking as read; already shown as read.',
    loadingOlder: 'Loading older ones.',
    refreshing: 'A new one arrived: reloading the newest in the background.',
  },
  fixtures: {
    inputs: { member: undefined },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'notification.read': [
        { type: 'notification.read', id: 9 },
        { type: 'notification.read', id: 8 },
      ],
      'all.read': [{ type: 'all.read' }],
      'older.requested': [{ type: 'older.requested' }],
      'news.arrived': [{ type: 'news.arrived' }],
    },
    actors: {
      listNotifications: { done: [newest, none], error: [broken, offline] },
      listOlder: { done: [older], error: [broken] },
      listNewest: { done: [newest, none], error: [broken] },
      markRead: { done: [{ unread: 1 }], error: [broken] },
      watchNews: {},
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ notifications, next, isStale }) => [notifications.map(({ id, is_read }) => [id, is_read]), next, isStale],
  },
});
