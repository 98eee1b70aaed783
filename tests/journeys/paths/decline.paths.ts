import { declineApplicants, listApplicants } from '../../../contract/applicants.ts';
import { applicantList } from '../../../src/machines/applicants/applicants.fixtures.ts';
import { declineFlow } from '../../../src/machines/decline/decline.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, field, open, press } from './gestures.ts';
import { data } from './plan.ts';
import { words } from './words.ts';

drivePaths(declineFlow)({
  begin: {
    one: async (stand) => {
      await beRecruiter(stand);
      await answerAs(stand, listApplicants, applicantList);
      await open('/employer/applicants')(stand);
      await stand.page.getByRole('checkbox', { name: 'Select Ana Reyes' }).click();
      await press('applicants:selected.decline')(stand);
    },
  },
  gestures: {
    'reason.submitted': async (stand, { reason, note }) => {
      await stand.page.getByRole('radio', { name: words(`applicants:decline.reason.${reason}`) }).check();
      await field(stand, 'applicants:decline.note').fill(note);
      await press('applicants:decline.next')(stand);
    },
    'reason.changed': press('applicants:decline.back'),
    'decline.confirmed': press('applicants:decline.send'),
    'decline.abandoned': press('applicants:decline.keep'),
  },
  calls: { declineApplicants: { call: declineApplicants, reply: data } },
});
