import { fromPromise } from 'xstate';
import { toFailure } from '../../lib/failure.ts';
import type { ResumeDraft } from '../../../contract/resume-drafts.ts';
import type { DraftAnswer } from '../../machines/resumeDraft/resumeDraft.actors.ts';
import { resumeDraftMachine } from '../../machines/resumeDraft/resumeDraft.machine.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { checkRule } from './checkRule.ts';

/** The saved drafts, newest first. */
export const draftsRequest = requestFor<null, ResumeDraft[]>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise<ResumeDraft[], { payload: null }>(async ({ signal }) => (await api('listResumeDrafts', {}, { signal })).data),
  },
});

/** The resume draft chart with its actors. */
export const resumeDraft = resumeDraftMachine.provide({
  actors: {
    waitForConnection,
    renameDraft: fromPromise<DraftAnswer, { id: string; name: string }>(async ({ input: { id, name }, signal }) => {
      const fault = await checkRule('name', name);
      if (fault !== null) return { ok: false, failure: 'invalid', fault };
      try {
        return { ok: true, draft: (await api('updateResumeDraft', { params: { id }, body: { name } }, { signal })).data };
      } catch (error) {
        if (toFailure(error).status === 404) return { ok: false, failure: 'gone' };
        throw error;
      }
    }),
    deleteDraft: fromPromise<DraftAnswer, { id: string }>(async ({ input: { id }, signal }) => {
      await api('deleteResumeDraft', { params: { id } }, { signal });
      return { ok: true };
    }),
  },
});
