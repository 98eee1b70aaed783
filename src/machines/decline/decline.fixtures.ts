import { defineFlow } from '../flow.ts';
import { application, broken, key, offline } from '../samples.ts';
import { declineMachine } from './decline.machine.ts';

export const declineFlow = defineFlow({
  id: 'decline',
  area: 'hiring',
  title: 'Decline applicants',
  purpose: 'Declines one or more applicants for one reason, after showing the message they will get.',
  source: 'src/machines/decline/decline.machine.ts',
  machine: declineMachine,
  states: {
    choosingReason: 'The user chooses a reason and can add a note.',
    confirming: 'Showing the message to the applicant, and asking for confirmation to send it.',
    declining: 'Sending.',
    offline: 'Offline; sends automatically when the connection is back.',
    failed: 'No response; the user can try again.',
    declined: 'The applicants are notified.',
    abandoned: 'The employer canceled.',
  },
  fixtures: {
    inputs: { one: { ids: [application.id], key } },
    events: {
      'reason.submitted': [{ type: 'reason.submitted', reason: 'experience', note: 'Thank you for your time.' }],
      'reason.changed': [{ type: 'reason.changed' }],
      'decline.confirmed': [{ type: 'decline.confirmed' }],
      'decline.abandoned': [{ type: 'decline.abandoned' }],
    },
    actors: {
      declineApplicants: { done: [{ declined: [application.id], settled: [] }], error: [offline, broken] },
      waitForConnection: { done: [undefined] },
    },
    project: () => null,
  },
});
