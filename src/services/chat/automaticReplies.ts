import { fromPromise } from 'xstate';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import type { Faults, RepliesAnswer, SaveAnswer } from '../../machines/automaticReplies/automaticReplies.actors.ts';
import { automaticRepliesMachine } from '../../machines/automaticReplies/automaticReplies.machine.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';

const list = async (signal: AbortSignal): Promise<AutomaticReply[]> => (await api('listAutomaticReplies', {}, { signal })).data;

const faultsIn = ({ fields }: Failure): Faults => Object.fromEntries(Object.entries(fields).map(([field, texts]) => [field, { message: texts[0] ?? '' }]));

/** A refusal known to the chart. @throws anything else */
function refusalOf(error: unknown): Exclude<SaveAnswer, { ok: true }> {
  const failure = toFailure(error);
  if (failure.code === ERRORS.memberNotAllowed.code) return { ok: false, failure: 'notAllowed' };
  if (failure.code === ERRORS.parameterInvalid.code) return { ok: false, failure: 'invalid', faults: faultsIn(failure) };
  throw error;
}

/** The automatic replies chart with its actors. */
export const automaticReplies = automaticRepliesMachine.provide({
  actors: {
    waitForConnection,
    listReplies: fromPromise<RepliesAnswer>(async ({ signal }) => {
      try {
        return { ok: true, replies: await list(signal) };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.failure === 'notAllowed') return refusal;
        throw error;
      }
    }),
    saveReply: fromPromise<SaveAnswer, { reply: AutomaticReply }>(async ({ input, signal }) => {
      try {
        return { ok: true, reply: (await api('saveAutomaticReply', { body: input.reply }, { signal })).data };
      } catch (error) {
        return refusalOf(error);
      }
    }),
  },
});

/** The user's automatic replies, to show in the chat which one is active. */
export const repliesRequest = requestFor<null, AutomaticReply[]>().provide({
  actors: { waitForConnection, fetch: fromPromise<AutomaticReply[], { payload: null }>(({ signal }) => list(signal)) },
});
