import { getJob } from '../../../contract/jobs.ts';
import type { JobStatus } from '../../../contract/records.ts';
import type { JobAnswer } from '../../../src/machines/jobDetail/jobDetail.actors.ts';
import { jobDetailFlow } from '../../../src/machines/jobDetail/jobDetail.fixtures.ts';
import { job } from '../../../src/machines/samples.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press, retry } from './gestures.ts';
import { data, type OwnCall, refusal, type Stand, type WireCall } from './plan.ts';
import { sendReport } from './report.ts';

const REFUSALS = { deleted: 'jobDeleted', notFound: 'notFound', blocked: 'companyBlocked' } as const;

const loads = {
  call: getJob,
  reply: (answer) => (answer.ok ? data(answer.job) : refusal(REFUSALS[answer.failure])),
} satisfies WireCall<JobAnswer>;

/** The employer has changed the posting when its page is shown again. */
const returns = (status: JobStatus) => async (stand: Stand) => {
  await stand.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await stand.wire.answer(loads as WireCall, data({ ...job, status }));
};

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
    'job.closed': returns('closed'),
    'job.held': returns('onHold'),
    'job.reopened': returns('open'),
    'report.opened': press('job:report'),
    'share.opened': (stand, _event, states) => button(stand, states.includes('open.share.shared') ? 'job:share.again' : 'job:share').click(),
    'share.closed': press('common:close'),
    'channel.chosen': press('job:share.copy'),
    'reminder.opened': (stand, _event, states) => button(stand, states.includes('open.safety.read') ? 'job:safety.again' : 'job:safety.open').click(),
    'reminder.acknowledged': press('job:safety.done'),
  },
  calls: {
    loadJob: loads,
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
