import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Draft, RecordKind, StoredRecord, Values } from './record.types.ts';

/** What was written as it will be sent, or what is wrong with it: keys of the `validation` texts by field. */
export type CheckAnswer = { ok: true; values: Values } | { ok: false; faults: Record<string, string[]> };

/**
 * `invalid`: the server found what this browser could not; `record` where it is stored all the same, without its file. `gone`: it was deleted
 * elsewhere. `full`: there is no room for another.
 */
export type SaveAnswer =
  | { ok: true; record: StoredRecord }
  | { ok: false; failure: 'invalid'; faults: Record<string, string[]>; record?: StoredRecord }
  | { ok: false; failure: 'gone' | 'full'; message: string };

/** What is to be stored, `id` null as a new one; the key makes one write of it, however often it is tried. `isUndo`: a deleted one is put back. */
export interface Save {
  kind: RecordKind;
  id: string | null;
  values: Values;
  key: string;
  isUndo?: boolean;
}

/** `kept`: it has to stay, the server says why. */
export type DeleteAnswer = { ok: true } | { ok: false; failure: 'kept'; message: string };

/** What editing records needs done for it. services/profile/record.ts provides the real ones. */
export const recordActors = {
  ...connectionActors,
  listRecords: fromPromise<{ records: readonly StoredRecord[]; draft: Draft | null }, { kind: RecordKind }>(missing('listRecords')),
  /** Holds what was written against the rules of specification §5: the schema the server has. */
  checkValues: fromPromise<CheckAnswer, { kind: RecordKind; values: Values }>(missing('checkValues')),
  /** Stores it exactly once, though the page, its tab or the server may have broken off in the middle of it before. */
  saveRecord: fromPromise<SaveAnswer, Save>(missing('saveRecord')),
  deleteRecord: fromPromise<DeleteAnswer, { kind: RecordKind; id: string }>(missing('deleteRecord')),
  /** Keeps what is being written, here at once and on the server. */
  keepDraft: fromPromise<void, { kind: RecordKind; draft: Draft }>(missing('keepDraft')),
  dropDraft: fromPromise<void, { kind: RecordKind; draft: Draft | null }>(missing('dropDraft')),
};
