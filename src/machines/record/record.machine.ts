import { failsTo, storeFailure, waitsFor } from '../failing.ts';
import type { SaveAnswer } from './record.actors.ts';
import { recordSetup } from './record.setup.ts';
import type { Values } from './record.types.ts';

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });
const keyOf = ({ event }: { event: { key: string } }) => ({ key: event.key });
const answerIn = <A>({ event }: { event: { output: A } }) => ({ answer: event.output });
const failed = (failure: 'invalid' | 'gone' | 'full') => ({
  type: 'isFailure' as const,
  params: ({ event }: { event: { output: SaveAnswer } }) => ({ answer: event.output, failure }),
});
/** Typing continues while the editor is busy or waits: what was there before is neither validated nor saved anymore. */
const write = { type: 'write' as const, params: ({ event }: { event: { values: Values } }) => ({ values: event.values }) };
const typing = { 'values.changed': { target: 'editing.changed', actions: write } } as const;
const tell = <N extends 'saved' | 'deleted' | 'notRestored' | 'gone'>(news: N) => ({ type: 'tell' as const, params: { news } });

/**
 * Edits the records of one kind (flows/record.md): list, edit, validate, confirm duplicates, save, reload. Input is saved at every pause,
 * on this device and on the server, until it is saved or discarded; if the page closed while saving, saving resumes. A deleted record can be restored
 * until the next action.
 */
export const recordChart = (id: string) =>
  recordSetup.createMachine({
    id,
    context: ({ input: { kind, records = null, draft = null } }) => ({
      kind,
      records,
      draft,
      before: {},
      faults: {},
      key: '',
      deleted: null,
      news: null,
      failure: null,
    }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isUnanswered', target: 'saving', actions: 'goOn' }, { guard: 'hasRecords', target: 'list' }, { target: 'loading' }] },
      loading: {
        tags: 'busy',
        invoke: {
          id: 'listRecords',
          src: 'listRecords',
          input: ({ context }) => ({ kind: context.kind }),
          onDone: { target: 'starting', actions: { type: 'storeRecords', params: ({ event }) => event.output } },
          onError: failsTo('unreachable', 'unloadable'),
        },
      },
      unreachable: { invoke: waitsFor('loading', 'waitToLoad') },
      unloadable: { on: { 'record.retried': 'loading' } },
      list: {
        initial: 'deciding',
        on: {
          'record.added': {
            guard: 'hasRoom',
            target: 'editing',
            actions: { type: 'begin', params: ({ event }) => ({ values: event.values, key: event.key }) },
          },
          'record.edited': {
            guard: { type: 'isListed', params: idOf },
            target: 'editing',
            actions: { type: 'edit', params: ({ event }) => ({ id: event.id, key: event.key }) },
          },
          'delete.requested': { guard: { type: 'isDeletable', params: idOf }, target: 'confirmingDelete', actions: { type: 'choose', params: idOf } },
          'draft.resumed': { guard: 'isLeft', target: 'editing.kept', actions: { type: 'resume', params: keyOf } },
          'draft.dropped': { guard: 'isLeft', target: 'discarding' },
        },
        states: {
          deciding: {
            always: [{ guard: 'hasDeleted', target: 'undoable' }, { guard: 'hasNone', target: 'empty' }, { target: 'listed' }],
          },
          empty: {},
          listed: {},
          undoable: { on: { 'undo.requested': { target: `#${id}.restoring`, actions: { type: 'useKey', params: keyOf } } } },
        },
      },
      editing: {
        tags: 'editor',
        initial: 'untouched',
        on: {
          'values.changed': { target: '.changed', actions: write },
          'record.submitted': 'validating',
          'editor.closed': [
            { guard: 'isUnsaved', target: 'confirmingDiscard' },
            { target: 'list', actions: 'forgetDraft' },
          ],
        },
        states: {
          untouched: {},
          changed: { after: { untilPause: 'keeping' } },
          keeping: {
            invoke: {
              id: 'storeDraft',
              src: 'storeDraft',
              input: ({ context: { kind, draft } }) => ({ kind, draft: draft ?? { id: null, values: {} } }),
              onDone: 'kept',
              onError: 'keptHere',
            },
          },
          kept: {},
          /** Only this device has it; retries the server later. */
          keptHere: { after: { untilNextTry: 'keeping' } },
          invalid: {},
          /** The limit is reached. */
          refused: {},
        },
      },
      validating: {
        tags: ['busy', 'editor'],
        on: typing,
        invoke: {
          id: 'checkValues',
          src: 'checkValues',
          input: ({ context: { kind, draft } }) => ({ kind, values: draft?.values ?? {} }),
          onDone: [
            { guard: { type: 'isWrong', params: answerIn }, target: 'editing.invalid', actions: { type: 'storeFaults', params: answerIn } },
            {
              guard: { type: 'isDuplicate', params: answerIn },
              target: 'confirmingDuplicate',
              actions: { type: 'storeChecked', params: answerIn },
            },
            { target: 'saving', actions: { type: 'storeChecked', params: answerIn } },
          ],
          onError: { target: 'failed', actions: storeFailure },
        },
      },
      confirmingDuplicate: { tags: ['editor', 'question'], on: { 'duplicate.confirmed': 'saving', 'duplicate.declined': 'editing.kept' } },
      saving: {
        tags: ['busy', 'editor'],
        // If it was stored already, the next save updates it: services/profile/record.ts settles the first write before the second.
        on: typing,
        invoke: {
          id: 'saveRecord',
          src: 'saveRecord',
          input: ({ context: { kind, draft, key } }) => ({ kind, id: draft?.id ?? null, values: draft?.values ?? {}, key }),
          onDone: [
            {
              guard: { type: 'isStored', params: answerIn },
              target: 'refreshing',
              actions: [{ type: 'storeRecord', params: answerIn }, 'forgetDraft', tell('saved')],
            },
            { guard: failed('gone'), target: 'refreshing', actions: ['forgetDraft', tell('gone')] },
            { guard: failed('full'), target: 'editing.refused', actions: { type: 'storeMessage', params: answerIn } },
            { target: 'editing.invalid', actions: { type: 'storeRefusal', params: answerIn } },
          ],
          onError: failsTo('offline', 'failed'),
        },
      },
      offline: {
        tags: 'editor',
        invoke: waitsFor('saving'),
        on: { ...typing, 'editor.closed': 'confirmingDiscard' },
      },
      failed: {
        tags: 'editor',
        on: {
          'record.retried': 'validating',
          'record.submitted': 'validating',
          ...typing,
          'editor.closed': 'confirmingDiscard',
        },
      },
      /** The list takes the server's order and values. */
      refreshing: {
        tags: 'busy',
        invoke: {
          id: 'rereadRecords',
          src: 'listRecords',
          input: ({ context }) => ({ kind: context.kind }),
          onDone: { target: 'list', actions: { type: 'refresh', params: ({ event }) => event.output } },
          onError: 'list',
        },
      },
      confirmingDiscard: { tags: ['editor', 'question'], on: { 'discard.confirmed': 'discarding', 'discard.declined': 'editing.kept' } },
      discarding: {
        tags: 'busy',
        invoke: {
          id: 'dropDraft',
          src: 'dropDraft',
          input: ({ context: { kind, draft } }) => ({ kind, draft }),
          onDone: { target: 'list', actions: 'forgetDraft' },
          onError: { target: 'list', actions: 'forgetDraft' },
        },
      },
      confirmingDelete: {
        tags: 'deletion',
        initial: 'asking',
        on: { 'delete.confirmed': 'deleting', 'delete.declined': { target: 'list', actions: 'forgetDeleted' } },
        states: { asking: {}, failed: {}, kept: {} },
      },
      deleting: {
        tags: ['busy', 'deletion'],
        invoke: {
          id: 'deleteRecord',
          src: 'deleteRecord',
          input: ({ context: { kind, deleted } }) => ({ kind, id: deleted?.id ?? '' }),
          onDone: [
            { guard: { type: 'isDeleted', params: answerIn }, target: 'list', actions: ['dropDeleted', tell('deleted')] },
            { target: 'confirmingDelete.kept', actions: { type: 'storeMessage', params: answerIn } },
          ],
          onError: { target: 'confirmingDelete.failed', actions: storeFailure },
        },
      },
      /** Creates a deleted record again, as it was. */
      restoring: {
        tags: 'busy',
        invoke: {
          id: 'restoreRecord',
          src: 'saveRecord',
          input: ({ context: { kind, deleted, key } }) => ({ kind, id: null, values: deleted ?? {}, key, isUndo: true }),
          onDone: [
            {
              guard: { type: 'isStored', params: answerIn },
              target: 'refreshing',
              actions: [
                { type: 'storeRestoredNews', params: answerIn },
                { type: 'storeRecord', params: answerIn },
              ],
            },
            { target: 'list', actions: ['forgetDeleted', tell('notRestored')] },
          ],
          onError: { target: 'list', actions: ['forgetDeleted', tell('notRestored')] },
        },
      },
    },
  });

/** The chart of the record lists of a profile. */
export const recordMachine = recordChart('record');
