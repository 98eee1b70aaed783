import { fromPromise } from 'xstate';
import type { Reach, ReachChange } from '../../../contract/reach.ts';
import { notificationSettingsMachine } from '../../machines/notificationSettings/notificationSettings.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** The notification settings chart, for a job seeker or an employer, with its actors. */
export const notificationSettings = notificationSettingsMachine.provide({
  actors: {
    waitForConnection,
    readReach: fromPromise<Reach>(async ({ signal }) => (await api('getReach', {}, { signal })).data),
    saveReach: fromPromise<Reach, { change: ReachChange }>(async ({ input, signal }) => (await api('saveReach', { body: input.change }, { signal })).data),
  },
});
