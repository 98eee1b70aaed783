import { defineFlow } from '../flow.ts';
import { noticeMachine } from './notice.machine.ts';

export const noticeFlow = defineFlow({
  id: 'notice',
  area: 'shared',
  title: 'Notification bar',
  purpose: 'Shows the last notice for three seconds, longer while someone reads it.',
  source: 'src/machines/notice/notice.machine.ts',
  machine: noticeMachine,
  states: {
    hidden: 'Nothing is shown.',
    shown: 'The last notice is shown.',
    'shown.passing': 'Hides three seconds after it appeared.',
    'shown.held': 'The pointer or the focus is on it, so it stays for as long as its action does something.',
  },
  fixtures: {
    inputs: { start: undefined },
    events: {
      'notice.raised': [{ type: 'notice.raised', notice: { severity: 'error', message: 'jobs:save.failed', action: 'retry', id: 'save 7' } }],
      'notice.dismissed': [{ type: 'notice.dismissed' }],
      'notice.held': [{ type: 'notice.held' }],
      'notice.released': [{ type: 'notice.released' }],
      'notice.actionChosen': [{ type: 'notice.actionChosen', id: 'save 7', action: 'retry' }],
      'notice.expired': [{ type: 'notice.expired', id: 'save 7' }],
    },
    actors: {},
    project: () => null,
  },
});
