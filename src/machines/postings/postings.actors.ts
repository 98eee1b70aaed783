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

/**
 * `moved`: its state has changed, so the action is impossible; `full`: the unverified company already has its one open job; `unconfirmed`: the
 * recruiter's address isn't confirmed; `refused`: a permission is missing.
 */
export type MoveAnswer = { ok: true; posting: Posting } | { ok: false; failure: 'moved' | 'full' | 'unconfirmed' | 'refused' };
export type PostingNews = { type: 'list.changed' };

export const postingsActors = {
  ...connectionActors,
  listPostings: fromPromise<PostingList, { tab: PostingTab; page: number }>(missing('listPostings')),
  movePosting: fromPromise<MoveAnswer, { id: number; move: PostingMove; key: string }>(missing('movePosting')),
  /** Sends PostingNews when a colleague, another device or the server's clock changed a job. */
  watchPostings: fromCallback<PostingNews>(missing('watchPostings')),
};
