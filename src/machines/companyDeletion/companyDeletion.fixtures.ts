import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { companyDeletionMachine } from './companyDeletion.machine.ts';

export const companyDeletionFlow = defineFlow({
  id: 'companyDeletion',
  area: 'company',
  title: 'Deleting a company',
  purpose: 'Ends a company here with its jobs, interviews and team, once its coordinator was told what goes with it and typed its name.',
  source: 'src/machines/companyDeletion/companyDeletion.machine.ts',
  machine: companyDeletionMachine,
  states: {
    resting: 'The company is there.',
    asking: 'What goes with it is said, and its name is asked for.',
    'asking.idle': 'Nothing was sent yet.',
    'asking.invalid': 'What was typed is not its name.',
    'asking.refused': 'It was not deleted; the reason is told.',
    'asking.failed': 'It did not arrive; it can be sent again.',
    deleting: 'It is being deleted.',
    proving: 'Who one is has to be proven first.',
    deleted: 'It is gone.',
  },
  fixtures: {
    inputs: { coordinator: { email: user.email } },
    events: {
      'deletion.requested': [{ type: 'deletion.requested' }],
      'deletion.submitted': [{ type: 'deletion.submitted', name: 'Acme' }],
      'deletion.dismissed': [{ type: 'deletion.dismissed' }],
    },
    actors: {
      deleteCompany: {
        done: [
          { ok: true },
          { ok: false, failure: 'invalid', fields: { name: ['That’s not the company’s name'] } },
          { ok: false, failure: 'refused', message: 'Only the coordinator can delete a company.' },
          { ok: false, failure: 'proofNeeded' },
        ],
        error: [broken],
      },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: () => null,
  },
});
