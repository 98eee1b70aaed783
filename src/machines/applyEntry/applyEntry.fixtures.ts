import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { applyEntryMachine } from './applyEntry.machine.ts';

export const applyEntryFlow = defineFlow({
  id: 'applyEntry',
  area: 'apply',
  title: 'Begin to apply',
  purpose: 'Leads to applying with a profile, or without an account.',
  source: 'src/machines/applyEntry/applyEntry.machine.ts',
  machine: applyEntryMachine,
  states: {
    waiting: 'It is not known yet who applies.',
    deciding: 'Looking for an application that made this account on the way.',
    quick: 'Applying without an account, or finishing that.',
    known: 'Applying with a profile.',
    employer: 'An employer is signed in, and applies to nothing.',
  },
  fixtures: {
    inputs: { job: { jobId: 7 } },
    events: {
      'identity.known': [
        { type: 'identity.known', identity: 'guest' },
        { type: 'identity.known', identity: 'seeker' },
        { type: 'identity.known', identity: 'employer' },
      ],
    },
    actors: { readProgress: { done: [{ hasRegistered: true }, { hasRegistered: false }], error: [broken] } },
    project: () => null,
  },
});
