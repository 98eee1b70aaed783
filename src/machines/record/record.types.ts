import type { Failure } from '../../lib/failure.ts';

/** The kinds of record one chart edits (flows/record.md); `basicInfo` and `summary` always have exactly one. */
export type RecordKind = 'workExperience' | 'education' | 'license' | 'website' | 'language' | 'basicInfo' | 'summary' | 'preference';

/** A record's values, by the API's field names; null for a choice or month not made yet. */
export type Values = Readonly<Record<string, unknown>>;

/** A stored record, as in the list. */
export type StoredRecord = Values & { readonly id: string };

/** The input for a new record (`id` null), or for an existing one. */
export interface Draft {
  id: string | null;
  values: Values;
  /** Saving started with this key, and the page closed before the answer: saving resumes. */
  sent?: string;
}

/** The result of the last action, shown above the list. */
export type News = 'saved' | 'deleted' | 'restored' | 'restoredWithoutFile' | 'notRestored' | 'gone';

export interface RecordContext {
  kind: RecordKind;
  /** Null until loaded. */
  records: readonly StoredRecord[] | null;
  /** Open in the editor, or left unfinished earlier and resumable. */
  draft: Draft | null;
  /** The editor's initial values: what differs is unsaved. */
  before: Values;
  /** Keys of the `validation` texts, or the server's messages, by field. */
  faults: Readonly<Record<string, readonly string[]>>;
  /** Idempotency-Key of the editor's write, the same on every retry. */
  key: string;
  /** Just deleted, or about to be. */
  deleted: StoredRecord | null;
  news: News | null;
  failure: Failure | null;
}

export type RecordEvent =
  | { type: 'record.added'; values: Values; key: string }
  | { type: 'record.edited'; id: string; key: string }
  /** Resumes the unfinished draft. */
  | { type: 'draft.resumed'; key: string }
  | { type: 'draft.dropped' }
  | { type: 'values.changed'; values: Values }
  | { type: 'record.submitted' }
  | { type: 'editor.closed' }
  | { type: 'duplicate.confirmed' }
  | { type: 'duplicate.declined' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' }
  | { type: 'delete.requested'; id: string }
  | { type: 'delete.confirmed' }
  | { type: 'delete.declined' }
  | { type: 'undo.requested'; key: string }
  | { type: 'record.retried' };

/** Starts with what the page already has; loads the records if it has none. */
export interface RecordInput {
  kind: RecordKind;
  records?: readonly StoredRecord[];
  draft?: Draft | null;
}
