import { getCompanyPage, saveCompany } from '../../../contract/company-workspace.ts';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import type { CompanyAnswer } from '../../../src/machines/companyEditor/companyEditor.actors.ts';
import { companyEditorFlow } from '../../../src/machines/companyEditor/companyEditor.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beRecruiter, field, hearing, open, press, retry, send } from './gestures.ts';
import { data, elsewhere, refusal, type WireCall } from './plan.ts';

const page = { call: getCompanyPage, reply: data } satisfies WireCall<CompanyPage>;

drivePaths(companyEditorFlow)({
  begin: {
    start: async (stand) => {
      const heard = hearing(stand);
      stand.kept.go = () => heard;
      await beRecruiter(stand);
      await open('/employer/company')(stand);
    },
  },
  gestures: {
    'load.retried': retry,
    'page.changed': elsewhere('sent by another part of the page'),
    // Their other device changes the company, of which its members are notified.
    'company.changed': async (stand) => {
      await stand.kept.go?.();
      await send(stand, saveCompany, {});
    },
    'edit.requested': press('company:edit'),
    'details.changed': (stand) => field(stand, 'company:field.address').pressSequentially('1'),
    'details.submitted': press('company:save'),
    'edit.abandoned': press('company:cancel'),
    'discard.confirmed': press('company:discard.yes'),
    'discard.declined': press('company:discard.no'),
  },
  calls: {
    loadCompany: page,
    refreshCompany: page,
    reloadCompany: page,
    saveCompany: {
      call: saveCompany,
      reply: (answer) => {
        if (answer.ok) return data(answer.page);
        return answer.failure === 'invalid' ? refusal('parameterInvalid', { errors: answer.fields }) : refusal('companyEditRefused');
      },
    } satisfies WireCall<CompanyAnswer>,
  },
});
