import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { companyDeletionMachine } from './companyDeletion.machine.ts';

export const companyDeletionFlow = defineFlow({
  id: 'companyDeletion',
  area: 'company',
  title: 'Delete a company',
  purpose: 'Deletes a company with its jobs, interviews and team, after its coordinator was shown the consequences and typed its name.',
  source: 'src/machines/companyDeletion/companyDeletion.machine.ts',
  machine: companyDeletionMachine,
  states: {
    resting: 'The company exists.',
    asking: 'Shows what will be deleted, and asks for the name.',
    'asking.idle': 'Nothing has been submitted yet.',
    'asking.invalid': 'The typed name doesn’t match.',
    'asking.refused': 'The deletion was refused; the page says why.',
    'asking.failed': 'The request failed; the user can try again.',
    deleting: 'Deleting the company.',
    proving: 'The user must reauthenticate.',
    deleted: 'The company is deleted.',
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
