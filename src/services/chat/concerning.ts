import { fromPromise } from 'xstate';
import type { Application } from '../../../contract/records.ts';
import type { OpenInterview } from '../../../contract/interview-records.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { outdatedBy } from '../outdated.ts';

/** Which side asks, since each identifies an application differently. */
export type Concern = { side: 'seeker'; jobId: number } | { side: 'employer'; applicationId: string };

/** The application a conversation is about, for both sides. */
export interface Concerning {
  application: Pick<Application, 'status' | 'promise' | 'reason' | 'history'>;
  interview: OpenInterview | null;
  resume: string | null;
}

/** The application a conversation is about. Requesting it as an employer doesn't open it, so the job seeker isn't notified. */
export const concerningRequest = requestFor<Concern, Concerning>().provide({
  actors: {
    watchChanges: outdatedBy('application', 'interview'),
    waitForConnection,
    fetch: fromPromise<Concerning, { payload: Concern }>(async ({ input: { payload }, signal }) => {
      if (payload.side === 'seeker') {
        const { data } = await api('getAppliedJob', { params: { id: payload.jobId } }, { signal });
        return { application: data, interview: data.interview, resume: data.resume?.filename ?? null };
      }
      const { data } = await api('getApplicant', { params: { id: payload.applicationId } }, { signal });
      return { application: data.application, interview: data.interview, resume: data.resume?.filename ?? null };
    }),
  },
});
