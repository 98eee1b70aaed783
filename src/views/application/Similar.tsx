import { useActorRef } from '@xstate/react';
import { similarJobsRequest } from '../../services/jobs.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { JobSimilar } from '../shared/job/JobSimilar.tsx';

/** Open jobs to apply for instead, once this application has ended. */
export function Similar({ jobId }: { jobId: number }) {
  const now = useServerNow();
  const similar = useActorRef(similarJobsRequest, { input: { payload: { jobId } } });
  return <JobSimilar similar={similar} now={now} />;
}
