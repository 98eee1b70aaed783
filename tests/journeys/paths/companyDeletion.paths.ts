import { deleteCompany } from '../../../contract/company-workspace.ts';
import type { DeletionAnswer } from '../../../src/machines/companyDeletion/companyDeletion.actors.ts';
import { companyDeletionFlow } from '../../../src/machines/companyDeletion/companyDeletion.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, field, open, press } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';

drivePaths(companyDeletionFlow)({
  begin: {
    coordinator: async (stand) => {
      await beRecruiter(stand);
      await open('/employer/company')(stand);
    },
  },
  gestures: {
    'deletion.requested': press('company:delete.ask'),
    'deletion.submitted': async (stand, { name }) => {
      await field(stand, 'company:delete.name').fill(name);
      await press('company:delete.yes')(stand);
    },
    'deletion.dismissed': press('company:delete.no'),
  },
  calls: {
    deleteCompany: {
      call: deleteCompany,
      reply: (answer) => {
        if (answer.ok) return data(null);
        // Reauthentication has paths of its own.
        if (answer.failure === 'proofNeeded') return null;
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: answer.fields }) : refusal('companyDeleteRefused');
      },
    } satisfies WireCall<DeletionAnswer>,
  },
});
