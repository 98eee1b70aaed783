import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Application, JobDetail } from '../../../contract/records.ts';
import { useUser } from '../core/SessionFlow.tsx';
import { JobFlow } from './JobFlow.ts';

/** The user's own application to the chart's job; null if there is none, and until it is known. */
export function useOwnApplication(): Application | null {
  const request = JobFlow.useSelector((state) => state.children.ownApplication);
  return useSelector(request, (state) => state?.context.response) ?? null;
}

/** Requests it for a job seeker. Jobs on an employer's own site have none: nothing is known here about applications there. */
export function useAskingOwnApplication({ id, is_external: isExternal }: JobDetail): void {
  const request = JobFlow.useSelector((state) => state.children.ownApplication);
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined || isExternal) return;
    request?.send({ type: 'request.sent', payload: { jobId: id } });
    return () => request?.send({ type: 'request.cleared' });
  }, [request, userId, id, isExternal]);
}
