import { fromCallback, fromPromise } from 'xstate';
import type { NotificationPage } from '../../../contract/notification-calls.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** A notification arrived, or was read in another tab. */
export type News = { type: 'news.arrived' };

export const notificationCentreActors = {
  ...connectionActors,
  /** A page of notifications, newest first; `before` null for the newest. */
  listNotifications: fromPromise<NotificationPage, { before: number | null }>(missing('listNotifications')),
  /** Marks these as read, and all up to `upTo` if given. */
  markRead: fromPromise<{ unread: number }, { ids: number[]; upTo: number | null }>(missing('markRead')),
  watchNews: fromCallback<News>(missing('watchNews')),
};
