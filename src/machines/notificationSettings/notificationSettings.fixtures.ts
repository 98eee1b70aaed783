import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { notificationSettingsMachine } from './notificationSettings.machine.ts';

export const notificationSettingsFlow = defineFlow({
  id: 'notificationSettings',
  title: 'Notifications',
  purpose: 'Chooses which letters one gets; each switch is saved at once and goes back where that failed.',
  source: 'src/machines/notificationSettings/notificationSettings.machine.ts',
  machine: notificationSettingsMachine,
  states: {
    loading: 'What was chosen is being fetched.',
    unloadable: 'It could not be fetched.',
    ready: 'The switches are shown.',
    'ready.idle': 'None was pressed yet.',
    'ready.saved': 'What was pressed is saved.',
    'ready.failed': 'What was pressed was not saved, and is taken back.',
    saving: 'What was pressed is shown, and being saved.',
  },
  fixtures: {
    inputs: { seeker: undefined },
    events: { 'letters.switched': [{ type: 'letters.switched', kind: 'news' }], 'load.retried': [{ type: 'load.retried' }] },
    actors: {
      readNotifications: { done: [{ application_news: true, news: false, push: true }], error: [broken] },
      saveNotification: { done: [{ application_news: true, news: true, push: true }], error: [broken] },
    },
    project: ({ shown }) => shown?.news,
  },
});
