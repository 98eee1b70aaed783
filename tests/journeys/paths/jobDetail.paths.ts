import { getJob } from '../../../contract/jobs.ts';
import type { JobAnswer } from '../../../src/machines/jobDetail/jobDetail.actors.ts';
import { jobDetailFlow } from '../../../src/machines/jobDetail/jobDetail.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press, retry } from './gestures.ts';
import { data, elsewhere, type OwnCall, refusal, type WireCall } from './plan.ts';
import { sendReport } from './report.ts';

const posting = elsewhere('the employer changes the posting, or applying is refused for it');

drivePaths(jobDetailFlow)({
  begin: {
    asked: async (stand) => {
      // Reporting needs a session, and a visitor becomes a guest only once the page is idle.
      await beSeeker(stand);
      await open('/jobs-hiring/job-search')(stand);
      await stand.page.getByRole('list', { name: 'Results' }).locator('article a[href*="/job/"]').first().click();
    },
  },
  // A dialog makes the page behind it inert.
  cannot: (event, before) => {
    const isReporting = before.matches({ open: { report: 'reporting' } });
    const isSharing = before.matches('open') && !before.matches({ open: { share: 'closed' } });
    if (event.type === 'report.opened' || event.type.startsWith('reminder.')) return isReporting || isSharing;
    if (event.type.startsWith('xstate.done.actor.report')) return isSharing;
    return (event.type.startsWith('share.') || event.type === 'channel.chosen') && isReporting;
  },
  gestures: {
    'load.retried': retry,
    'job.closed': posting,
    'job.held': posting,
    'job.reopened': posting,
    'report.opened': press('job:report'),
    'share.opened': (stand, _event, states) => button(stand, states.includes('open.share.shared') ? 'job:share.again' : 'job:share').click(),
    'share.closed': press('common:close'),
    'channel.chosen': press('job:share.copy'),
    'reminder.opened': (stand, _event, states) => button(stand, states.includes('open.safety.read') ? 'job:safety.again' : 'job:safety.open').click(),
    'reminder.acknowledged': press('job:safety.done'),
  },
  calls: {
    loadJob: {
      call: getJob,
      reply: (answer) => (answer.ok ? data(answer.job) : refusal(answer.failure === 'deleted' ? 'jobDeleted' : 'notFound')),
    } satisfies WireCall<JobAnswer>,
    shareJob: {
      // The link is copied, so no sheet of the device is closed.
      pave: (answer) =>
        answer === false
          ? null
          : ({ page }) =>
              page.evaluate((isCopied) => {
                navigator.clipboard.writeText = () => (isCopied ? Promise.resolve() : Promise.reject(new Error('not allowed')));
              }, answer === true),
    } satisfies OwnCall<unknown>,
    report: {
      pave: () => async () => {},
      act: (stand, { hasReported }) => (hasReported ? sendReport(stand) : press('job:report.cancel')(stand)),
    } satisfies OwnCall<{ hasReported: boolean }>,
  },
});
