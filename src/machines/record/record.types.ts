import type { Failure } from '../../lib/failure.ts';

/** The kinds of record one chart edits (flows.md, *record editor*); `basicInfo` and `summary` are records of which there is always one. */
export type RecordKind = 'workExperience' | 'education' | 'license' | 'website' | 'language' | 'basicInfo' | 'summary' | 'preference';

/** What is written of a record, by the wire's field names; a choice or month not made yet is null. */
export type Values = Readonly<Record<string, unknown>>;

/** A stored record as the list holds it. */
export type StoredRecord = Values & { readonly id: string };

/** What is being written: of a new record (`id` null), or of one there is. */
export interface Draft {
  id: string | null;
  values: Values;
  /** Saving it had begun, under this key, and no answer came before the page was gone: saving goes on. */
  sent?: string;
}

/** What became of the last thing done, told above the list. */
export type News = 'saved' | 'deleted' | 'restored' | 'notRestored' | 'gone';

export interface RecordContext {
  kind: RecordKind;
  /** Null until they were fetched. */
  records: readonly StoredRecord[] | null;
  /** In the editor, or left there at another time: then it can be gone on with. */
  draft: Draft | null;
  /** The values the editor began with: what differs is unsaved. */
  before: Values;
  /** Keys of the `validation` texts, or the server's words, by field. */
  faults: Readonly<Record<string, readonly string[]>>;
  /** Of the one write this editor makes, however often it is tried. */
  key: string;
  /** Deleted a moment ago, or about to be. */
  deleted: StoredRecord | null;
  news: News | null;
  failure: Failure | null;
}

export type RecordEvent =
  | { type: 'record.added'; values: Values; key: string }
  | { type: 'record.edited'; id: string; key: string }
  /** Goes on with what was left. */
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

/** Begins with what the page holds already; without records it fetches them. */
export interface RecordInput {
  kind: RecordKind;
  records?: readonly StoredRecord[];
  draft?: Draft | null;
}
