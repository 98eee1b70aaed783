import { defineFlow } from '../flow.ts';
import { application, broken, key, offline } from '../samples.ts';
import { withdrawMachine } from './withdraw.machine.ts';

export const withdrawFlow = defineFlow({
  id: 'withdraw',
  area: 'apply',
  title: 'Withdraw an application',
  purpose: 'Takes an application back, after saying that it cannot be undone.',
  source: 'src/machines/withdraw/withdraw.machine.ts',
  machine: withdrawMachine,
  states: {
    confirming: 'It is asked whether one is sure; it cannot be undone.',
    withdrawing: 'It is being withdrawn.',
    offline: 'The device is offline; it goes on by itself once it is back.',
    failed: 'No answer came; it can be tried again.',
    refused: 'It was settled meanwhile and cannot be withdrawn any more.',
    withdrawn: 'It is withdrawn.',
    abandoned: 'The person left it as it is.',
  },
  fixtures: {
    inputs: { application: { jobId: 7, key } },
    events: { 'withdraw.confirmed': [{ type: 'withdraw.confirmed' }], 'withdraw.abandoned': [{ type: 'withdraw.abandoned' }] },
    actors: {
      withdrawApplication: {
        done: [
          { ok: true, application: { ...application, status: 'withdrawn' } },
          { ok: false, failure: 'notAllowedNow', application: { ...application, status: 'accepted' } },
        ],
        error: [offline, broken],
      },
      waitForConnection: { done: [undefined] },
    },
    project: () => null,
  },
});
