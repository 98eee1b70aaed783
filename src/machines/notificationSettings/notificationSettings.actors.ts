import { fromPromise } from 'xstate';
import type { EmployerNotifications } from '../../../contract/employer-settings.ts';
import type { Notifications } from '../../../contract/settings.ts';
import { missing } from '../missing.ts';

/** What is switched: a seeker's kinds, or an employer's. */
export type SwitchKind = keyof Notifications | keyof EmployerNotifications;
export type Switches = Readonly<Partial<Record<SwitchKind, boolean>>>;

export const notificationSettingsActors = {
  readNotifications: fromPromise<Switches>(missing('readNotifications')),
  saveNotification: fromPromise<Switches, { change: Switches }>(missing('saveNotification')),
};
