import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import type { PostingMove, PostingTab } from '../../../contract/postings.ts';
import { toFailure } from '../../lib/failure.ts';
import type { MoveAnswer, PostingList, PostingNews } from '../../machines/postings/postings.actors.ts';
import { postingsMachine } from '../../machines/postings/postings.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { watchChanged } from '../realtime.ts';
import { leftDraft } from './leaving.ts';

type Refusal = Extract<MoveAnswer, { ok: false }>['failure'];
const REFUSALS: Readonly<Record<number, Refusal>> = {
  [ERRORS.notAllowedNow.code]: 'moved',
  [ERRORS.notFound.code]: 'moved',
  [ERRORS.tooManyPostings.code]: 'full',
  [ERRORS.addressUnconfirmed.code]: 'unconfirmed',
  [ERRORS.postingRefused.code]: 'refused',
  [ERRORS.noCompany.code]: 'refused',
};

/** The postings chart with its actors. */
export const postings = postingsMachine.provide({
  actors: {
    waitForConnection,
    listPostings: fromPromise<PostingList, { tab: PostingTab; page: number }>(async ({ input, signal }) => {
      await leftDraft();
      return (await api('listPostings', { query: input }, { signal })).data;
    }),
    movePosting: fromPromise<MoveAnswer, { id: number; move: PostingMove; key: string }>(async ({ input: { id, move, key }, signal }) => {
      try {
        const { data } = await api('movePosting', { params: { id }, body: { move } }, { signal, idempotencyKey: key });
        return { ok: true, posting: data };
      } catch (error) {
        const failure = REFUSALS[toFailure(error).code];
        if (failure) return { ok: false, failure };
        throw error;
      }
    }),
    watchPostings: fromCallback<PostingNews>(({ sendBack }) => watchChanged('job', () => sendBack({ type: 'list.changed' }))),
  },
});
