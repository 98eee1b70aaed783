import { getAppliedJob, listApplications, withdrawApplication } from '../../../contract/applications.ts';
import { application } from '../../../src/machines/samples.ts';
import type { WithdrawAnswer } from '../../../src/machines/withdraw/withdraw.actors.ts';
import { withdrawFlow } from '../../../src/machines/withdraw/withdraw.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, open, press } from './gestures.ts';
import { data, refusal, type WireCall } from './plan.ts';

drivePaths(withdrawFlow)({
  begin: {
    application: async (stand) => {
      await beSeeker(stand);
      await answerAs(stand, listApplications, [application], { page: 1, size: 20, total: 1 });
      await open('/recommended-job/applied')(stand);
      await press('myJobs:more')(stand);
      await stand.page.getByRole('menuitem').click();
    },
  },
  gestures: { 'withdraw.confirmed': press('myJobs:withdraw.confirm'), 'withdraw.abandoned': press('myJobs:withdraw.keep') },
  calls: {
    withdrawApplication: {
      call: withdrawApplication,
      reply: (answer) => (answer.ok ? data(answer.application) : refusal('notAllowedNow')),
      before: async (stand, answer) => (answer.ok ? undefined : answerAs(stand, getAppliedJob, answer.application)),
    } satisfies WireCall<WithdrawAnswer>,
  },
});
