import { fromCallback, fromPromise } from 'xstate';
import type { NotificationPage } from '../../contract/notification-calls.ts';
import type { News } from '../machines/notificationCentre/notificationCentre.actors.ts';
import { notificationCentreMachine } from '../machines/notificationCentre/notificationCentre.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { watchChanged } from './realtime.ts';

/** Keeps the bell and the page of one tab in sync, whether or not the socket is connected. */
const nearby = new EventTarget();
const READ = 'read';

/** The notification center chart with its actors. */
export const notificationCentre = notificationCentreMachine.provide({
  actors: {
    waitForConnection,
    listNotifications: fromPromise<NotificationPage, { before: number | null }>(
      async ({ input: { before }, signal }) => (await api('listNotifications', { query: before === null ? {} : { before } }, { signal })).data,
    ),
    markRead: fromPromise<{ unread: number }, { ids: number[]; upTo: number | null }>(async ({ input, signal, self }) => {
      const marks = [...input.ids.map((id) => ({ id })), ...(input.upTo === null ? [] : [{ up_to: input.upTo }])];
      let unread = 0;
      for (const body of marks) ({ unread } = (await api('readNotifications', { body }, { signal })).data);
      nearby.dispatchEvent(new CustomEvent(READ, { detail: self._parent?.sessionId }));
      return { unread };
    }),
    watchNews: fromCallback<News>(({ sendBack, self }) => {
      const arrive = () => sendBack({ type: 'news.arrived' });
      const onRead = (event: Event) => (event as CustomEvent).detail !== self._parent?.sessionId && arrive();
      const onShown = () => document.visibilityState === 'visible' && arrive();
      nearby.addEventListener(READ, onRead);
      // Loads what arrived while the socket was disconnected, or the device asleep.
      document.addEventListener('visibilitychange', onShown);
      const endWatch = watchChanged('notifications', arrive);
      return () => {
        nearby.removeEventListener(READ, onRead);
        document.removeEventListener('visibilitychange', onShown);
        endWatch();
      };
    }),
  },
});
