import { defineFlow } from '../flow.ts';
import { companyVerificationMachine } from './companyVerification.machine.ts';

export const companyVerificationFlow = defineFlow({
  id: 'companyVerification',
  area: 'company',
  runsOn: 'server',
  title: 'Company verification',
  purpose: 'Whether a company’s name is proven: one record, moved by its admins, by the domain its name came with and by the operator.',
  source: 'src/machines/companyVerification/companyVerification.machine.ts',
  machine: companyVerificationMachine,
  states: {
    none: 'Nothing was shown yet; its jobs carry no mark.',
    pending: 'Its papers wait for the operator.',
    verified: 'It is known to be itself; its jobs carry the mark.',
    refused: 'The operator could not tell from its papers; others can be sent.',
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
