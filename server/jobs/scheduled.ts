import type { AppContext } from '../http/app-context.ts';
import { startApplicantsJob } from './applicants.ts';
import { startDigests } from './digests.ts';
import { startExpiry } from './expiry.ts';
import { startFileSweep } from './files.ts';
import { startFlowCounts } from './flow-counts.ts';
import { startFollowers } from './followers.ts';
import { startInterviewJob } from './interviews.ts';
import { startMarks } from './marks.ts';
import { startOutbox } from './outbox-run.ts';
import { outboxThread } from './outbox-thread.ts';
import { startPostingJob } from './postings.ts';
import { startPromiseJob } from './promise.ts';
import { startRankingLearning } from './ranking-learning.ts';
import { startSearchIndex } from './search-index.ts';
import { startSnoozes } from './snoozes.ts';
import { startSuggestions } from './suggestions.ts';
import { startSweep } from './sweep.ts';
import { startUnread } from './unread.ts';

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
