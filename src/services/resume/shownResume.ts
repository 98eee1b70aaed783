import { fromPromise } from 'xstate';
import type { ShownResume } from '../../../contract/online-resume.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** Somebody's online resume, by the last part of its URL. */
export const onlineResumeRequest = requestFor<{ slug: string }, ShownResume>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<ShownResume, { payload: { slug: string } }>(
      async ({ input, signal }) => (await api('readOnlineResume', { params: { slug: input.payload.slug } }, { signal })).data,
    ),
  },
});
