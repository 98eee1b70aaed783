import { fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** The user's attached resumes, newest first. */
export const resumesRequest = requestFor<null, Resume[]>().provide({
  actors: { waitForConnection, fetch: fromPromise<Resume[], { payload: null }>(async ({ signal }) => (await api('listResumes', {}, { signal })).data) },
});
