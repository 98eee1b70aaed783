import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { OnlineResume, OnlineResumeChoices } from '../../../contract/online-resume.ts';
import { toFailure } from '../../lib/failure.ts';
import type { SaveAnswer } from '../../machines/onlineResume/onlineResume.actors.ts';
import { onlineResumeMachine } from '../../machines/onlineResume/onlineResume.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

/** The online resume chart with its actors. */
export const onlineResume = onlineResumeMachine.provide({
  actors: {
    waitForConnection,
    loadOnlineResume: fromPromise<OnlineResume>(async ({ signal }) => (await api('getOnlineResume', {}, { signal })).data),
    saveOnlineResume: fromPromise<SaveAnswer, { choices: OnlineResumeChoices }>(async ({ input, signal }) => {
      try {
        return { ok: true, resume: (await api('saveOnlineResume', { body: input.choices }, { signal })).data };
      } catch (error) {
        if (toFailure(error).code !== ERRORS.profileUnfinished.code) throw error;
        return { ok: false, failure: 'unfinished' };
      }
    }),
    copyLink: fromPromise<void, { url: string }>(({ input }) => navigator.clipboard.writeText(input.url)),
    renewLink: fromPromise<OnlineResume>(async ({ signal }) => (await api('renewOnlineResume', { body: {} }, { signal })).data),
  },
});
