import { getProof } from '../../../contract/two-factor.ts';
import { deleteCompany } from '../../../contract/company-workspace.ts';
import type { DeletionAnswer } from '../../../src/machines/companyDeletion/companyDeletion.actors.ts';
import { companyDeletionFlow } from '../../../src/machines/companyDeletion/companyDeletion.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, field, open, press } from './gestures.ts';
import { data, type OwnCall, refusal, type WireCall } from './plan.ts';
import { words } from './words.ts';

drivePaths(companyDeletionFlow)({
  begin: {
    coordinator: async (stand) => {
      await beRecruiter(stand);
      // As if the person had signed in some time ago.
      await answerAs(stand, getProof, { is_fresh: false, methods: ['password'] });
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
        if (answer.failure === 'proofNeeded') return refusal('proofNeeded');
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: answer.fields }) : refusal('companyDeleteRefused');
      },
    } satisfies WireCall<DeletionAnswer>,
    // Reauthentication has paths of its own: here it is only completed, or closed.
    stepUp: {
      pave: () => async () => {},
      act: async (stand, { isProven }) => {
        const dialog = stand.page.getByRole('dialog', { name: words('account:proof.title') });
        if (!isProven) return dialog.getByRole('button', { name: words('common:close') }).click();
        await dialog.getByLabel('Password').fill('waymark-demo-1');
        await press('account:proof.submit')(stand);
      },
    } satisfies OwnCall<{ isProven: boolean }>,
  },
});
