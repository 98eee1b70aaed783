import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Draft, RecordKind, StoredRecord, Values } from './record.types.ts';

/** The input as it will be sent, or what is wrong with it: keys of the `validation` texts by field. */
export type CheckAnswer = { ok: true; values: Values } | { ok: false; faults: Record<string, string[]> };

/**
 * `invalid`: the server found a problem that this browser couldn't; with `record` if it was stored anyway, without its file. `gone`: it was deleted
 * elsewhere. `full`: the limit is reached.
 */
export type SaveAnswer =
  | { ok: true; record: StoredRecord }
  | { ok: false; failure: 'invalid'; faults: Record<string, string[]>; record?: StoredRecord }
  | { ok: false; failure: 'gone' | 'full'; message: string };

/** What to store; `id` null for a new record. The key makes retries a single write. `isUndo`: restores a deleted record. */
export interface Save {
  kind: RecordKind;
  id: string | null;
  values: Values;
  key: string;
  isUndo?: boolean;
}

/** `kept`: it can't be deleted; the server says why. */
export type DeleteAnswer = { ok: true } | { ok: false; failure: 'kept'; message: string };

/** Actors for editing records. services/profile/record.ts provides them. */
export const recordActors = {
  ...connectionActors,
  listRecords: fromPromise<{ records: readonly StoredRecord[]; draft: Draft | null }, { kind: RecordKind }>(missing('listRecords')),
  /** Completes what the quick questions leave out, and validates the input by the rules of specification §5, with the same schema as the server. */
  checkValues: fromPromise<CheckAnswer, { kind: RecordKind; values: Values }>(missing('checkValues')),
  /** Stores it exactly once, even if the page, its tab or the server ended in the middle of an earlier attempt. */
  saveRecord: fromPromise<SaveAnswer, Save>(missing('saveRecord')),
  deleteRecord: fromPromise<DeleteAnswer, { kind: RecordKind; id: string }>(missing('deleteRecord')),
  /** Saves the draft, on this device right away and on the server. */
  storeDraft: fromPromise<void, { kind: RecordKind; draft: Draft }>(missing('storeDraft')),
  dropDraft: fromPromise<void, { kind: RecordKind; draft: Draft | null }>(missing('dropDraft')),
};
