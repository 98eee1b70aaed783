import { fromPromise } from 'xstate';
import type { Notifications } from '../../../contract/settings.ts';
import { notificationSettingsMachine } from '../../machines/notificationSettings/notificationSettings.machine.ts';
import { api } from '../api.ts';

/** Which letters one gets, with its real actors. */
export const notificationSettings = notificationSettingsMachine.provide({
  actors: {
    readNotifications: fromPromise<Notifications>(async ({ signal }) => (await api('getAccountSetting', {}, { signal })).data.notifications),
    saveNotification: fromPromise<Notifications, { change: Partial<Notifications> }>(
      async ({ input, signal }) => (await api('saveUserSettings', { body: { notifications: input.change } }, { signal })).data.notifications,
    ),
  },
});
