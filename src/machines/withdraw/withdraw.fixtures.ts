import { defineFlow } from '../flow.ts';
import { application, broken, key, offline } from '../samples.ts';
import { withdrawMachine } from './withdraw.machine.ts';

export const withdrawFlow = defineFlow({
  id: 'withdraw',
  area: 'apply',
  title: 'Withdraw an application',
  purpose: 'Withdraws an application, after warning that this can’t be undone.',
  source: 'src/machines/withdraw/withdraw.machine.ts',
  machine: withdrawMachine,
  states: {
    confirming: 'Asking for confirmation, because it can’t be undone.',
    withdrawing: 'Withdrawing.',
    offline: 'Offline; continues automatically when the connection is back.',
    failed: 'No response; the user can try again.',
    refused: 'It was decided in the meantime and can’t be withdrawn anymore.',
    withdrawn: 'It is withdrawn.',
    abandoned: 'The user kept it.',
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
