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
 * `same`: this job already exists; `full`: the unverified company already has its one open job; `masking`: no permission to mask the salary;
 * `unconfirmed`: the recruiter's address isn't confirmed; `refused`: no permission to post; `gone`: it was deleted, or its state changed.
 */
export type PublishAnswer =
  | { ok: true; posting: Posting }
  | { ok: false; failure: 'same'; same: Same }
  | { ok: false; failure: 'invalid'; faults: Faults }
  | { ok: false; failure: 'full' | 'masking' | 'unconfirmed' | 'refused' | 'gone' };

export const postingEditorActors = {
  ...connectionActors,
  /** A job of the company; without an id, a new draft, or the existing empty one. */
  openPosting: fromPromise<OpenAnswer, { id: number | null; key: string }>(missing('openPosting')),
  saveDraft: fromPromise<void, { id: number; fields: PostingDraft }>(missing('saveDraft')),
  /** Validates the input by the server's rules, and looks for what job seekers would be warned about. */
  checkPosting: fromPromise<CheckAnswer, { fields: PostingDraft }>(missing('checkPosting')),
  publishPosting: fromPromise<PublishAnswer, { id: number; fields: PostingFields; key: string }>(missing('publishPosting')),
};
