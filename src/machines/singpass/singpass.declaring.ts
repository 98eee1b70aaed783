import { singpassSetup } from './singpass.setup.ts';
import { storeFailure } from '../failing.ts';

/** The alternative to Singpass: job seekers declare their residential status. It opens the same jobs, without the verified badge. */
export const declaring = singpassSetup.createStateConfig({
  tags: 'open',
  initial: 'loading',
  on: { 'back.pressed': 'fetchingInfo', 'dialog.closed': 'skipping' },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStatuses',
        src: 'loadStatuses',
        onDone: { target: 'choosing', actions: { type: 'storeStatuses', params: ({ event }) => ({ statuses: event.output }) } },
        onError: { target: 'loadFailed', actions: storeFailure },
      },
    },
    loadFailed: { on: { 'info.retried': 'loading' } },
    choosing: {
      on: {
        'status.chosen': { actions: { type: 'storeStatus', params: ({ event }) => ({ statusId: event.statusId }) } },
        'status.submitted': { guard: 'hasStatus', target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'declareStatus',
        src: 'declareStatus',
        input: ({ context }) => ({ statusId: context.statusId as number }),
        onDone: '#singpass.declared',
        onError: { target: 'saveFailed', actions: storeFailure },
      },
    },
    saveFailed: {
      on: {
        'status.chosen': { target: 'choosing', actions: { type: 'storeStatus', params: ({ event }) => ({ statusId: event.statusId }) } },
        'status.submitted': 'saving',
      },
    },
  },
});
