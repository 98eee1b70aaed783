import { fromPromise } from 'xstate';
import type { Notifications } from '../../../contract/settings.ts';
import { missing } from '../missing.ts';

export const notificationSettingsActors = {
  readNotifications: fromPromise<Notifications>(missing('readNotifications')),
  saveNotification: fromPromise<Notifications, { change: Partial<Notifications> }>(missing('saveNotification')),
};
