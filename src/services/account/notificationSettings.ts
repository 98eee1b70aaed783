import { fromPromise } from 'xstate';
import type { Switches } from '../../machines/notificationSettings/notificationSettings.actors.ts';
import { notificationSettingsMachine } from '../../machines/notificationSettings/notificationSettings.machine.ts';
import { api } from '../api.ts';

/** Which letters a seeker gets, with its real actors. */
export const notificationSettings = notificationSettingsMachine.provide({
  actors: {
    readNotifications: fromPromise<Switches>(async ({ signal }) => (await api('getAccountSetting', {}, { signal })).data.notifications),
    saveNotification: fromPromise<Switches, { change: Switches }>(
      async ({ input, signal }) => (await api('saveUserSettings', { body: { notifications: input.change } }, { signal })).data.notifications,
    ),
  },
});

/** Which letters an employer gets. */
export const employerNotifications = notificationSettingsMachine.provide({
  actors: {
    readNotifications: fromPromise<Switches>(async ({ signal }) => (await api('getEmployerNotifications', {}, { signal })).data),
    saveNotification: fromPromise<Switches, { change: Switches }>(
      async ({ input, signal }) => (await api('saveEmployerNotifications', { body: input.change }, { signal })).data,
    ),
  },
});
