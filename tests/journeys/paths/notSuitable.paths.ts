import { listRecommendations, markNotSuitable, unmarkNotSuitable } from '../../../contract/my-jobs.ts';
import type { HideAnswer } from '../../../src/machines/notSuitable/notSuitable.actors.ts';
import { notSuitableFlow } from '../../../src/machines/notSuitable/notSuitable.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, open, press } from './gestures.ts';
import { jobOf } from './market.ts';
import { refusal, type WireCall } from './plan.ts';

drivePaths(notSuitableFlow)({
  begin: {
    recommended: async (stand) => {
      await beSeeker(stand);
      const job = await jobOf(stand);
      stand.kept.title = job.title;
      await answerAs(stand, listRecommendations, [{ job, reasons: [{ kind: 'experience', years: 3 }] }], { page: 1, size: 30, total: 1 });
      await open('/recommended-job/recommended')(stand);
    },
  },
  gestures: {
    'notSuitable.opened': press('myJobs:notSuitable.open'),
    'notSuitable.closed': press('myJobs:notSuitable.keep'),
    'reason.chosen': async (stand) => {
      await stand.page.getByRole('radio', { name: 'The pay is too low' }).check();
      await press('myJobs:notSuitable.confirm')(stand);
    },
    'undo.requested': press('myJobs:notSuitable.undoOf'),
    'hiding.retried': press('myJobs:notSuitable.retry'),
  },
  calls: {
    hideJob: {
      call: markNotSuitable,
      reply: (answer) => (answer.ok ? 'server' : refusal('notFound')),
    } satisfies WireCall<HideAnswer>,
    showAgain: { call: unmarkNotSuitable, reply: () => 'server' },
  },
});
