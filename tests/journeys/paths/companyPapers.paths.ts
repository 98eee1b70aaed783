import { type CompanyPage, deleteCompanyDocument, getCompanyPage, uploadCompanyDocument, verifyCompany } from '../../../contract/company-workspace.ts';
import { acmePage } from '../../../src/machines/companyEditor/companyEditor.fixtures.ts';
import type { PapersAnswer } from '../../../src/machines/companyPapers/companyPapers.actors.ts';
import { companyPapersFlow, withPaper } from '../../../src/machines/companyPapers/companyPapers.fixtures.ts';
import { resumePdf } from '../steps.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, field, open, press } from './gestures.ts';
import { data, elsewhere, refusal, type Reply, type Stand, type WireCall } from './plan.ts';

const of = (page: CompanyPage) => async (stand: Stand) => {
  await beRecruiter(stand);
  await answerAs(stand, getCompanyPage, page);
  await open('/employer/company')(stand);
};
const answered = (answer: PapersAnswer): Reply => {
  if (answer.ok) return data(answer.page);
  return refusal(answer.failure === 'rejected' ? 'certificateUnsupported' : 'documentsRefused');
};

drivePaths(companyPapersFlow)({
  begin: { withPaper: of(withPaper), byDomain: of(acmePage) },
  gestures: {
    'paper.chosen': (stand) => field(stand, 'company:papers.upload').setInputFiles({ ...resumePdf(), name: 'registration.pdf' }),
    'paper.cancelled': press('company:papers.cancel'),
    'removal.requested': press('company:papers.remove'),
    'removal.confirmed': press('company:papers.ask.yes'),
    'removal.declined': press('company:papers.ask.no'),
    'verification.asked': (stand, { by }) => press(by === 'domain' ? 'company:domain.ask' : 'company:papers.ask')(stand),
    'page.changed': elsewhere('sent by the rest of the page'),
  },
  // A missing document can't be removed.
  cannot: (event, before) => event.type === 'removal.requested' && before.context.page.documents.length === 0,
  calls: {
    uploadPaper: { call: uploadCompanyDocument, reply: answered } satisfies WireCall<PapersAnswer>,
    removePaper: { call: deleteCompanyDocument, reply: answered } satisfies WireCall<PapersAnswer>,
    requestVerification: { call: verifyCompany, reply: answered } satisfies WireCall<PapersAnswer>,
  },
});
