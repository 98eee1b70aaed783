import { createActorContext } from '@xstate/react';
import { jobDetail } from '../../services/jobs.ts';

/** The chart of the job being looked at. */
export const JobFlow = createActorContext(jobDetail);
