import { fromPromise } from 'xstate';
import type { ApplicantResume } from '../../contract/applicant-resume.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';

/** The resume sent with an application, parsed. */
export const applicantResumeRequest = requestFor<{ id: string }, ApplicantResume>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<ApplicantResume, { payload: { id: string } }>(
      async ({ input, signal }) => (await api('readApplicantResume', { params: { id: input.payload.id } }, { signal })).data,
    ),
  },
});
