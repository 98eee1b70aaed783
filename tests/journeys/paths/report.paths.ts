import { reportJob } from '../../../contract/jobs.ts';
import type { ReportAnswer } from '../../../src/machines/report/report.actors.ts';
import { reportFlow } from '../../../src/machines/report/report.fixtures.ts';
import { drivePaths } from './drive.ts';
import { open, press } from './gestures.ts';
import { jobOf } from './market.ts';
import { refusal, type WireCall } from './plan.ts';

drivePaths(reportFlow)({
  begin: {
    job: async (stand) => {
      await open((await jobOf(stand)).url)(stand);
      await press('job:report')(stand);
    },
  },
  gestures: {
    'reason.chosen': ({ page }) => page.getByRole('radio', { checked: false }).first().check(),
    'report.submitted': press('job:report.send'),
    'report.closed': ({ page }) => page.keyboard.press('Escape'),
  },
  calls: {
    sendReport: {
      call: reportJob,
      reply: (answer) => (answer.ok ? 'server' : refusal('tooManyAttempts', { retry_after: answer.retryAfter ?? 60 })),
    } satisfies WireCall<ReportAnswer>,
  },
});
