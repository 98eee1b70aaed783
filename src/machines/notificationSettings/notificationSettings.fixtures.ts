import type { Reach } from '../../../contract/reach.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { notificationSettingsMachine } from './notificationSettings.machine.ts';

const reach: Reach = { off: [{ topic: 'followed', channel: 'email' }], quiet: null, country_zone: 'Asia/Manila' };

export const notificationSettingsFlow = defineFlow({
  id: 'notificationSettings',
  area: 'account',
  title: 'Notifications',
  purpose: 'Chooses what reaches one, by email, push and the notification center, and when not; each change is saved at once.',
  source: 'src/machines/notificationSettings/notificationSettings.machine.ts',
  machine: notificationSettingsMachine,
  states: {
    loading: 'What was chosen is being fetched.',
    disconnected: 'There is no connection; it is fetched when there is.',
    unloadable: 'It could not be fetched.',
    ready: 'The switches are shown.',
    'ready.idle': 'None was pressed yet.',
    'ready.saved': 'What was pressed is saved, and can be undone.',
    'ready.failed': 'What was pressed was not saved, and is taken back; it can be tried again.',
    saving: 'What was pressed is shown, and being saved.',
    'saving.prompt': 'It has only begun.',
    'saving.slow': 'It takes longer than usual.',
    waiting: 'What was pressed is shown, and saved when there is a connection.',
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
