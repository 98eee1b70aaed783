import type { AppContext } from '../http/app-context.ts';
import { startApplicantsJob } from '../modules/hiring/applicants/remind-of-promises.ts';
import { startDigests } from '../modules/alerts/digest/schedule.ts';
import { startExpiry } from '../modules/hiring/postings/close-expired.ts';
import { startFileSweep } from './files.ts';
import { startFlowCounts } from '../modules/flows/schedule.ts';
import { startFollowers } from '../modules/alerts/notify-followers.ts';
import { startInterviewJob } from '../modules/hiring/interviews/advance.ts';
import { startMarks } from '../modules/market/jobs/end-marks.ts';
import { startOutbox } from './outbox/start.ts';
import { outboxThread } from './outbox/thread.ts';
import { startPostingJob } from '../modules/hiring/postings/confirmations.ts';
import { startPromiseJob } from '../modules/hiring/applicants/keep-promises.ts';
import { startRankingLearning } from '../modules/market/search/learning/schedule.ts';
import { startSearchIndex } from '../modules/market/search/renew-index.ts';
import { startSnoozes } from '../modules/alerts/end-snoozes.ts';
import { startSuggestions } from '../modules/market/search/refresh-suggestions.ts';
import { startSweep } from './sweep.ts';
import { startUnread } from '../modules/chat/notify-of-missed.ts';

/** The scheduled jobs of a node. */
export interface Scheduled {
  /** Pauses all of them while something is done. */
  without: <T>(work: () => Promise<T>) => Promise<T>;
  /** Stops them, after their current runs. */
  stop: () => Promise<void>;
}

/** @param smtpUrl the mail server */
export function startScheduled(context: AppContext, smtpUrl: string): Scheduled {
  const start = () => [
    startOutbox(context, outboxThread(context, smtpUrl)),
    startExpiry(context),
    startInterviewJob(context),
    startPostingJob(context),
    startMarks(context),
    startPromiseJob(context),
    startApplicantsJob(context),
    startSnoozes(context),
    startUnread(context),
    startDigests(context),
    startFollowers(context),
    startSuggestions(context),
    startSearchIndex(context),
    startSweep(context),
    startFileSweep(context),
    startFlowCounts(context),
    startRankingLearning(context),
  ];
  let stops = start();
  const stop = async () => {
    await Promise.all(stops.map((end) => end()));
    stops = [];
  };
  return {
    stop,
    async without(work) {
      await stop();
      try {
        return await work();
      } finally {
        stops = start();
      }
    },
  };
}
