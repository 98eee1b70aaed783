import { fromPromise } from 'xstate';
import type { PostingDraft, PostingFields } from '../../../contract/posting-fields.ts';
import type { Posting, PostingEditing } from '../../../contract/postings.ts';
import type { PostingStatus } from '../../../contract/records.ts';
import type { PostingWarning } from '../../lib/postingWarnings.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export type Faults = Readonly<Record<string, string[]>>;
export interface Same {
  id: number;
  title: string;
  status: PostingStatus;
}

export type OpenAnswer = { ok: true; editing: PostingEditing } | { ok: false; failure: 'notFound' | 'refused' };
export type CheckAnswer = { ok: true; fields: PostingFields; warnings: PostingWarning[] } | { ok: false; failure: 'invalid'; faults: Faults };
/**
 * `same`: the vacancy is there already; `full`: an unverified company has its one job open; `masking`: the right to mask is lacking; `unconfirmed`: one's
 * own address is; `refused`: the
 * right to post is; `gone`: it was deleted, or moved on.
 */
export type PublishAnswer =
  | { ok: true; posting: Posting }
  | { ok: false; failure: 'same'; same: Same }
  | { ok: false; failure: 'invalid'; faults: Faults }
  | { ok: false; failure: 'full' | 'masking' | 'unconfirmed' | 'refused' | 'gone' };

export const postingEditorActors = {
  ...connectionActors,
  /** A job of the company; without an id a draft that is begun, or the empty one that was. */
  openPosting: fromPromise<OpenAnswer, { id: number | null; key: string }>(missing('openPosting')),
  saveDraft: fromPromise<void, { id: number; fields: PostingDraft }>(missing('saveDraft')),
  /** Holds what was written against the server's rules, and looks for what seekers are warned of. */
  checkPosting: fromPromise<CheckAnswer, { fields: PostingDraft }>(missing('checkPosting')),
  publishPosting: fromPromise<PublishAnswer, { id: number; fields: PostingFields; key: string }>(missing('publishPosting')),
};
