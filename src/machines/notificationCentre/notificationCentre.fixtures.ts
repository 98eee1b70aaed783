import type { NotificationPage, NotificationRecord } from '../../../contract/notification-calls.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { notificationCentreMachine } from './notificationCentre.machine.ts';

export const told = (id: number, isRead = false): NotificationRecord => ({
  id,
  kind: 'applicationViewed',
  data: { company: `Acme ${id}`, job_title: 'Cook', job_id: id },
  page: `/recommended-job/applied/${id}`,
  is_read: isRead,
  created_at: '2026-01-10T08:00:00Z',
});
const newest: NotificationPage = { notifications: [told(9), told(8)], next: 8, unread: 3 };
const older: NotificationPage = { notifications: [told(4, true)], next: null, unread: 3 };
const none: NotificationPage = { notifications: [], next: null, unread: 0 };

export const notificationCentreFlow = defineFlow({
  id: 'notificationCentre',
  area: 'account',
  title: 'Notification centre',
  purpose: 'Shows what one was told, newest first and as it comes, and marks it as read at once, taking that back where it could not be kept.',
  source: 'src/machines/notificationCentre/notificationCentre.machine.ts',
  machine: notificationCentreMachine,
  states: {
    loading: 'The newest are being fetched.',
    offline: 'The device is offline; they are fetched once it is back.',
    failed: 'They could not be fetched; it can be tried again.',
    deciding: 'Passed through at once: whether there is anything, and whether more came meanwhile.',
    empty: 'Nothing was told yet.',
    ready: 'They are shown.',
    'ready.idle': 'They can be opened, marked as read, and older ones shown.',
    'ready.notMarked': 'What was pressed could not be marked, and counts as not read again.',
    'ready.olderFailed': 'Older ones could not be fetched; it can be tried again.',
    marking: 'What was pressed counts as read, and is being marked.',
    loadingOlder: 'Older ones are being fetched.',
    refreshing: 'Something was told: the newest are being fetched, while what is shown stays.',
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
