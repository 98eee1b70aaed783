import { fromPromise } from 'xstate';
import type { Application } from '../../../contract/records.ts';
import type { OpenInterview } from '../../../contract/interview-records.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { outdatedBy } from '../outdated.ts';

/** Whose side it is asked from, by what each side knows an application. */
export type Concern = { side: 'seeker'; jobId: number } | { side: 'employer'; applicationId: string };

/** The application a conversation is about, as both sides have it. */
export interface Concerning {
  application: Pick<Application, 'status' | 'promise' | 'reason' | 'history'>;
  interview: OpenInterview | null;
  resume: string | null;
}

/** The application a conversation is about. An employer who asks does not open it: the job seeker is told nothing. */
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
