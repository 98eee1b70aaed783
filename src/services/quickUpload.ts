import { fromPromise } from 'xstate';
import type { Resume } from '../../contract/records.ts';
import { requestFor } from '../machines/request/request.machine.ts';
import { resumeUploadMachine } from '../machines/resumeUpload/resumeUpload.machine.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { chosenFile } from './files.ts';
import { checkFile, uploadBy } from './resumes.ts';

/** The upload chart for a visitor without an account: the stored file waits for one. */
export const quickUpload = resumeUploadMachine.provide({
  actors: {
    waitForConnection,
    checkFile,
    uploadResume: uploadBy(async (file, _, options) => {
      const { data } = await api('handInResume', { query: {}, file: chosenFile(file), filename: file.name }, options);
      return { ...data, is_auto_sent: false };
    }),
  },
});

/** Attaches what this browser uploaded. */
export const arrivalRequest = requestFor<null, Resume>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<Resume, { payload: null }>(async ({ signal }) => (await api('takeArrival', { body: {} }, { signal })).data.resume),
  },
});
