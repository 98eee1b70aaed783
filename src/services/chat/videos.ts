import { fromPromise } from 'xstate';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** The user's video resumes, to choose from. */
export const videosRequest = requestFor<null, VideoResume[]>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<VideoResume[], { payload: null }>(async ({ signal }) => (await api('listVideoResumes', {}, { signal })).data),
  },
});
