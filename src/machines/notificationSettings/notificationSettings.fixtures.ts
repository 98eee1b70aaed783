import type { Reach } from '../../../contract/reach.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { notificationSettingsMachine } from './notificationSettings.machine.ts';

const reach: Reach = { off: [{ topic: 'followed', channel: 'email' }], quiet: null, country_zone: 'Asia/Manila' };

export const notificationSettingsFlow = defineFlow({
  id: 'notificationSettings',
  area: 'account',
  title: 'Notifications',
  purpose: 'Chooses what to be notified of, by email, push and the notification center, and when not; each change is saved right away.',
  source: 'src/machines/notificationSettings/notificationSettings.machine.ts',
  machine: notificationSettingsMachine,
  states: {
    loading: 'Loading the settings.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    ready: 'The switches are shown.',
    'ready.idle': 'Nothing has changed yet.',
    'ready.saved': 'The change is saved, and can be undone.',
    'ready.failed': 'The change couldn’t be saved and is rolled back; the user can try again.',
    saving: 'The change is shown, and being saved.',
    'saving.prompt': 'Saving started recently.',
    'saving.slow': 'Saving takes longer than usual.',
    waiting: 'Offline; the change is shown, and saved when the connection is back.',
  },
  fixtures: {
    inputs: { seeker: undefined },
    events: {
      'switch.turned': [{ type: 'switch.turned', topic: 'followed', channel: 'email' }],
      'quiet.changed': [{ type: 'quiet.changed', quiet: { from: '22:00', until: '07:00', time_zone: 'Asia/Manila' } }],
      'change.undone': [{ type: 'change.undone' }],
      'save.retried': [{ type: 'save.retried' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      readReach: { done: [reach], error: [broken, offline] },
      saveReach: { done: [{ ...reach, off: [] }], error: [broken, offline] },
      waitForConnection: { done: [undefined] },
    },
    project: ({ shown, stored }) => ({ off: shown?.off.length, quiet: shown?.quiet?.from, isStored: shown === stored }),
  },
});
