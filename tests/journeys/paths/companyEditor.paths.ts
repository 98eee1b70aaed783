import { getCompanyPage, saveCompany } from '../../../contract/company-workspace.ts';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import type { CompanyAnswer } from '../../../src/machines/companyEditor/companyEditor.actors.ts';
import { companyEditorFlow } from '../../../src/machines/companyEditor/companyEditor.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, field, open, press, retry } from './gestures.ts';
import { data, elsewhere, refusal, type WireCall } from './plan.ts';

drivePaths(companyEditorFlow)({
  begin: {
    start: async (stand) => {
      await beRecruiter(stand);
      await open('/employer/company')(stand);
    },
  },
  gestures: {
    'load.retried': retry,
    'page.changed': elsewhere('sent by another part of the page'),
    'edit.requested': press('company:edit'),
    'details.changed': (stand) => field(stand, 'company:field.address').pressSequentially('1'),
    'details.submitted': press('company:save'),
    'edit.abandoned': press('company:cancel'),
    'discard.confirmed': press('company:discard.yes'),
    'discard.declined': press('company:discard.no'),
  },
  calls: {
    loadCompany: { call: getCompanyPage, reply: data } satisfies WireCall<CompanyPage>,
    saveCompany: {
      call: saveCompany,
      reply: (answer) => {
        if (answer.ok) return data(answer.page);
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: answer.fields }) : refusal('companyEditRefused');
      },
    } satisfies WireCall<CompanyAnswer>,
  },
});
