import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { applyEntryMachine } from './applyEntry.machine.ts';

export const applyEntryFlow = defineFlow({
  id: 'applyEntry',
  area: 'apply',
  title: 'Start applying',
  purpose: 'Leads to applying with a profile, or without an account.',
  source: 'src/machines/applyEntry/applyEntry.machine.ts',
  machine: applyEntryMachine,
  states: {
    waiting: 'Waiting to know who applies.',
    deciding: 'Checking for an unfinished application that created this account.',
    quick: 'Applying without an account, or finishing such an application.',
    known: 'Applying with a profile.',
    employer: 'An employer is signed in and can’t apply.',
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
