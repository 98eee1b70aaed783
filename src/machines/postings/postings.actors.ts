import { fromCallback, fromPromise } from 'xstate';
import type { Posting, PostingMove, PostingTab } from '../../../contract/postings.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export interface PostingList {
  postings: Posting[];
  counts: Record<PostingTab, number>;
  to_confirm: number;
  page: number;
  size: number;
}

/** `moved`: it stands otherwise by now, so this can not be done to it; `full`: an unverified company has its one job open; `unconfirmed`: one's
 * own address is not confirmed; `refused`: a right is lacking. */
export type MoveAnswer = { ok: true; posting: Posting } | { ok: false; failure: 'moved' | 'full' | 'unconfirmed' | 'refused' };
export type PostingNews = { type: 'list.changed' };

export const postingsActors = {
  ...connectionActors,
  listPostings: fromPromise<PostingList, { tab: PostingTab; page: number }>(missing('listPostings')),
  movePosting: fromPromise<MoveAnswer, { id: number; move: PostingMove; key: string }>(missing('movePosting')),
  /** Tells PostingNews when a colleague, another device or the server's clock did something to a job. */
  watchPostings: fromCallback<PostingNews>(missing('watchPostings')),
};
