import { defineFlow } from '../flow.ts';
import { application, broken, key, offline } from '../samples.ts';
import { declineMachine } from './decline.machine.ts';

export const declineFlow = defineFlow({
  id: 'decline',
  area: 'hiring',
  title: 'Decline applicants',
  purpose: 'Declines one applicant or many for one reason, after showing what they will read.',
  source: 'src/machines/decline/decline.machine.ts',
  machine: declineMachine,
  states: {
    choosingReason: 'A reason is chosen, and a note may be written.',
    confirming: 'What the seeker will read is shown; it is asked whether to send it.',
    declining: 'It is being sent.',
    offline: 'The device is offline; it goes out by itself once it is back.',
    failed: 'No answer came; it can be tried again.',
    declined: 'They are told.',
    abandoned: 'The employer left it as it is.',
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
