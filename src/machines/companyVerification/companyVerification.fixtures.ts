import { defineFlow } from '../flow.ts';
import { companyVerificationMachine } from './companyVerification.machine.ts';

export const companyVerificationFlow = defineFlow({
  id: 'companyVerification',
  area: 'company',
  runsOn: 'server',
  title: 'Company verification',
  purpose: 'Whether a company’s name is verified: one record, moved by its admins, by the domain its name came with, and by the operator.',
  source: 'src/machines/companyVerification/companyVerification.machine.ts',
  machine: companyVerificationMachine,
  states: {
    none: 'Nothing was submitted yet; its jobs carry no badge.',
    pending: 'Its documents wait for the operator’s review.',
    verified: 'Verified; its jobs carry the badge.',
    refused: 'The operator couldn’t verify it from its documents; others can be submitted.',
  },
  fixtures: {
    inputs: { registered: undefined },
    events: {
      'documents.submitted': [{ type: 'documents.submitted' }],
      'domain.proven': [{ type: 'domain.proven' }],
      'verification.approved': [{ type: 'verification.approved' }],
      'verification.refused': [{ type: 'verification.refused' }],
      'company.changed': [{ type: 'company.changed' }],
    },
    actors: {},
    project: () => null,
  },
});
