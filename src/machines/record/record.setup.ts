import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import { failure as failureOf } from '../../lib/failure.ts';
import { failingActions, failingGuards } from '../failing.ts';
import { isDuplicate } from './duplicates.ts';
import { type CheckAnswer, type DeleteAnswer, recordActors, type SaveAnswer } from './record.actors.ts';
import type { Draft, News, RecordContext, RecordEvent, RecordInput, RecordKind, StoredRecord, Values } from './record.types.ts';

/** There is always exactly one of these: nothing to add or delete. */
const SINGLE: readonly RecordKind[] = ['basicInfo', 'summary'];

const isRemote = (record: Values) => record['work_arrangement'] === 'remote';

/** Whether another can be added (specification §5: 3 remote and 3 on-site or hybrid preferences). */
function hasRoom({ kind, records }: Pick<RecordContext, 'kind' | 'records'>): boolean {
  if (SINGLE.includes(kind)) return false;
  if (kind !== 'preference') return (records?.length ?? 0) < LIMITS.records;
  const remote = records?.filter(isRemote).length ?? 0;
  return remote < LIMITS.remotePreferences || (records?.length ?? 0) - remote < LIMITS.onsitePreferences;
}

/** Whether one can be deleted: the last preference can't. */
const canDelete = ({ kind, records }: Pick<RecordContext, 'kind' | 'records'>) =>
  !SINGLE.includes(kind) && (kind !== 'preference' || (records?.length ?? 0) > 1);

const find = ({ records }: RecordContext, id: string) => records?.find((one) => one.id === id);
/** The record's values before editing; empty for a new one. */
const beforeOf = (context: RecordContext): Values => (context.draft?.id && find(context, context.draft.id)) || {};
const without = (records: RecordContext['records'], id: string | undefined) => records?.filter((one) => one.id !== id) ?? null;
const withRecord = (records: RecordContext['records'], record: StoredRecord) =>
  records?.some(({ id }) => id === record.id) ? records.map((one) => (one.id === record.id ? record : one)) : [record, ...(records ?? [])];

/** The types, guards, actions and actors of the chart; its states are in the neighboring file. */
export const recordSetup = setup({
  types: {} as { context: RecordContext; events: RecordEvent; input: RecordInput; tags: 'busy' | 'editor' | 'deletion' | 'question' },
  actors: recordActors,
  guards: {
    ...failingGuards,
    hasRecords: ({ context }) => context.records !== null,
    isUnanswered: ({ context: { records, draft } }) => records !== null && draft?.sent !== undefined,
    hasNone: ({ context }) => context.records?.length === 0,
    hasDeleted: ({ context }) => context.deleted !== null,
    hasRoom: ({ context }) => hasRoom(context),
    isListed: ({ context }, { id }: { id: string }) => find(context, id) !== undefined,
    isDeletable: ({ context }, { id }: { id: string }) => canDelete(context) && find(context, id) !== undefined,
    isLeft: ({ context }) => context.draft !== null,
    isUnsaved: ({ context }) => JSON.stringify(context.draft?.values) !== JSON.stringify(context.before),
    isWrong: (_, { answer }: { answer: CheckAnswer }) => !answer.ok,
    isDuplicate: ({ context }, { answer }: { answer: CheckAnswer }) =>
      answer.ok && isDuplicate(context.kind, context.draft?.id ?? null, answer.values, context.records ?? []),
    isStored: (_, { answer }: { answer: SaveAnswer }) => answer.ok,
    isFailure: (_, { answer, failure }: { answer: SaveAnswer; failure: string }) => !answer.ok && answer.failure === failure,
    isDeleted: (_, { answer }: { answer: DeleteAnswer }) => answer.ok,
  },
  actions: {
    ...failingActions,
    storeRecords: assign((_, { records, draft }: { records: readonly StoredRecord[]; draft: Draft | null }) => ({ records, draft, failure: null })),
    refresh: assign((_, { records, draft }: { records: readonly StoredRecord[]; draft: Draft | null }) => ({ records, draft })),
    begin: assign(({ context: { draft } }, { values, key }: { values: Values; key: string }) => ({
      // An unfinished new record is resumed.
      draft: draft?.id === null ? draft : { id: null, values },
      before: values,
      key,
      faults: {},
      news: null,
      deleted: null,
    })),
    edit: assign(({ context }, { id, key }: { id: string; key: string }) => {
      const before = find(context, id) ?? { id };
      return { draft: context.draft?.id === id ? context.draft : { id, values: before }, before, key, faults: {}, news: null, deleted: null };
    }),
    resume: assign(({ context }, { key }: { key: string }) => ({
      before: beforeOf(context),
      key,
      faults: {},
      news: null,
      deleted: null,
    })),
    goOn: assign(({ context }) => ({ before: beforeOf(context), key: context.draft?.sent ?? '', faults: {} })),
    write: assign(({ context: { draft } }, { values }: { values: Values }) => ({ draft: { id: draft?.id ?? null, values }, faults: {} })),
    storeFaults: assign((_, { answer }: { answer: CheckAnswer }) => ({ faults: answer.ok ? {} : answer.faults })),
    /** What validation completed is saved, and shown if the save fails. */
    storeChecked: assign(({ context: { draft } }, { answer }: { answer: CheckAnswer }) => ({
      draft: draft && answer.ok ? { ...draft, values: { ...draft.values, ...answer.values } } : draft,
    })),
    storeRefusal: assign(({ context: { draft, records, faults } }, { answer }: { answer: SaveAnswer }) => {
      if (answer.ok || answer.failure !== 'invalid') return {};
      const { record } = answer;
      // Stored without its file: the next save updates it instead of creating a second one.
      const stored = record ? { records: withRecord(records, record), draft: draft && { ...draft, id: record.id } } : {};
      return { faults: answer.faults ?? faults, ...stored };
    }),
    storeMessage: assign(({ context: { failure } }, { answer }: { answer: SaveAnswer | DeleteAnswer }) => ({
      failure: answer.ok || !('message' in answer) ? failure : failureOf('refused', 409, { message: answer.message }),
    })),
    storeRecord: assign(({ context: { records } }, { answer }: { answer: SaveAnswer }) => ({
      records: answer.ok ? withRecord(records, answer.record) : records,
      failure: null,
      deleted: null,
    })),
    choose: assign(({ context }, { id }: { id: string }) => ({ deleted: find(context, id) ?? null, news: null, failure: null })),
    dropDeleted: assign(({ context: { records, deleted, draft } }) => ({
      records: without(records, deleted?.id),
      draft: draft?.id === deleted?.id ? null : draft,
    })),
    forgetDeleted: assign({ deleted: null }),
    forgetDraft: assign({ draft: null, faults: {}, failure: null }),
    useKey: assign({ key: (_, params: { key: string }) => params.key }),
    /** A license's certificate was deleted with it, and isn't restored. */
    storeRestoredNews: assign(({ context: { deleted } }, { answer }: { answer: SaveAnswer }) => ({
      news: answer.ok && deleted?.['attachment'] && !answer.record['attachment'] ? ('restoredWithoutFile' as const) : ('restored' as const),
    })),
    tell: assign({ news: (_, params: { news: News }) => params.news }),
  },
  delays: { untilPause: LIMITS.debounce, untilNextTry: 10_000 },
});
