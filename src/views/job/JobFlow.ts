import { createActorContext } from '@xstate/react';
import { jobDetail } from '../../services/jobs.ts';

/** The chart of the current job. */
export const JobFlow = createActorContext(jobDetail);
