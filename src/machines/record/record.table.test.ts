import { LIMITS } from '../../../contract/limits.ts';
import { failure } from '../../lib/failure.ts';
import { type Row, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, key, offline } from '../samples.ts';
import { BLANK, cook, recordFlow, written } from './record.fixtures.ts';

const kind = 'workExperience';
const listed = { kind, records: [cook] };
const waiter = { ...cook, id: 'waiter', job_title: 'Waiter' };

/** Of a new record, and of the stored one. */
const added = { id: null, values: written };
const edited = { id: cook.id, values: { ...cook, job_title: 'Chef' } };
const untouched = { id: cook.id, values: cook };
const sent = { ...added, sent: 'k-1' };

const faults = { job_title: ['required'] };
const refused = { ok: false, failure: 'full', message: 'There is no room.' };
const says = (message: string) => ({ sets: { failure: failure('refused', 409, { message }) } });

const lists = { calls: { listRecords: { kind } } };
const checks = { given: { draft: edited }, calls: { checkValues: { kind, values: edited.values } } };
const saves = { given: { draft: edited, key }, calls: { saveRecord: { kind, ...edited, key } } };
const drops = (draft: unknown) => ({ given: { draft }, calls: { dropDraft: { kind, draft } } });
const reloads = { calls: { rereadRecords: { kind } } };
const waits = { ...saysOffline, calls: { waitForConnection: undefined } };

/** What was open, and what opening another resets. */
const old = { news: 'saved', deleted: waiter, faults };
const begun = { key, faults: {}, news: null, deleted: null };
const forgotten = { draft: null, faults: {}, failure: null };
const left = { draft: edited, faults, failure: broken };

const add = { type: 'record.added', values: BLANK, key };
const edit = (id: string) => ({ type: 'record.edited', id, key });
const remove = (id: string) => ({ type: 'delete.requested', id });
const resume = { type: 'draft.resumed', key };
const change = { type: 'values.changed', values: edited.values };
const preferences = (...arrangements: string[]) => ({
  kind: 'preference',
  records: arrangements.map((work_arrangement, index) => ({ id: `${index}`, work_arrangement })),
});

stateTable(recordFlow, listed, [
  starts(listed, 'list.listed', { calls: {} }),
  starts({ kind, records: [] }, 'list.empty'),
  starts({ kind }, 'loading', lists),
  // A save that the end of the page interrupted is repeated with its key.
  starts({ ...listed, draft: sent }, 'saving', { sets: { key: 'k-1', before: {} }, calls: { saveRecord: { kind, ...added, key: 'k-1' } } }),
  starts({ ...listed, draft: { ...edited, sent: 'k-1' } }, 'saving', { sets: { before: cook } }),
  starts({ ...listed, draft: added }, 'list.listed', { sets: { draft: added }, calls: {} }),

  [
    'loading',
    done('listRecords', { records: [cook], draft: added }),
    'list.listed',
    { given: { records: null, failure: broken }, sets: { records: [cook], draft: added, failure: null } },
  ],
  ['loading', done('listRecords', { records: [], draft: null }), 'list.empty'],
  ['loading', done('listRecords', { records: [cook], draft: sent }), 'saving', { given: { records: null } }],
  ['loading', fails('listRecords', offline), 'unreachable', { ...saysOffline, calls: { waitToLoad: undefined } }],
  ['loading', fails('listRecords', broken), 'unloadable', saysFailed],
  ['unreachable', done('waitToLoad'), 'loading', lists],
  ['unloadable', 'record.retried', 'loading', lists],

  ...['listed', 'undoable'].flatMap((part): Row[] => [
    [`list.${part}`, add, 'editing.untouched', { given: old, sets: { draft: { id: null, values: BLANK }, before: BLANK, ...begun } }],
    // An unfinished new record goes on; what was written in another is left.
    [`list.${part}`, add, 'editing.untouched', { given: { draft: added }, sets: { draft: added, before: BLANK } }],
    [`list.${part}`, add, 'editing.untouched', { given: { draft: edited }, sets: { draft: { id: null, values: BLANK } } }],
    [`list.${part}`, edit(cook.id), 'editing.untouched', { given: old, sets: { draft: untouched, before: cook, ...begun } }],
    [`list.${part}`, edit(cook.id), 'editing.untouched', { given: { draft: edited }, sets: { draft: edited, before: cook } }],
    [`list.${part}`, edit('other'), null],
    [`list.${part}`, resume, 'editing.kept', { given: { ...old, draft: edited }, sets: { draft: edited, before: cook, ...begun } }],
    [`list.${part}`, resume, 'editing.kept', { given: { draft: added }, sets: { draft: added, before: {} } }],
    [`list.${part}`, resume, null],
    [`list.${part}`, 'draft.dropped', 'discarding', drops(added)],
    [`list.${part}`, 'draft.dropped', null],
    [
      `list.${part}`,
      remove(cook.id),
      'confirmingDelete.asking',
      { given: { ...old, failure: broken }, sets: { deleted: cook, news: null, failure: null }, calls: {} },
    ],
    [`list.${part}`, remove('other'), null],
  ]),
  ['list.empty', add, 'editing.untouched', { given: { records: [] } }],
  ['list.empty', resume, 'editing.kept', { given: { records: [], draft: added } }],
  ['list.empty', 'draft.dropped', 'discarding', { ...drops(added) }],
  ['list.empty', edit(cook.id), null, { given: { records: [] } }],
  ['list.empty', remove(cook.id), null, { given: { records: [] } }],

  // How many there may be.
  ['list.listed', add, null, { given: { records: Array.from({ length: LIMITS.records }, () => cook) } }],
  ['list.listed', add, 'editing.untouched', { given: { records: Array.from({ length: LIMITS.records - 1 }, () => cook) } }],
  ...['basicInfo', 'summary'].flatMap((only): Row[] => [
    ['list.listed', add, null, { given: { kind: only } }],
    ['list.listed', remove(cook.id), null, { given: { kind: only } }],
  ]),
  ['list.listed', add, null, { given: preferences('remote', 'remote', 'remote', 'onsite', 'hybrid', 'onsite') }],
  ['list.listed', add, 'editing.untouched', { given: preferences('remote', 'remote', 'remote', 'onsite', 'hybrid') }],
  ['list.listed', add, 'editing.untouched', { given: preferences('remote', 'remote', 'onsite', 'hybrid', 'onsite') }],
  ['list.listed', remove('0'), null, { given: preferences('remote') }],
  ['list.listed', remove('0'), 'confirmingDelete.asking', { given: preferences('remote', 'onsite') }],

  // The draft is saved at each pause.
  ...['untouched', 'changed', 'keeping', 'kept', 'keptHere', 'invalid', 'refused'].flatMap((part): Row[] => [
    [`editing.${part}`, change, 'editing.changed', { given: { draft: untouched, faults }, sets: { draft: edited, faults: {} }, waits: { untilPause: 1_000 } }],
    [`editing.${part}`, change, 'editing.changed', { given: { draft: added }, sets: { draft: { id: null, values: edited.values } } }],
    [`editing.${part}`, 'record.submitted', 'validating', checks],
    [`editing.${part}`, 'editor.closed', 'confirmingDiscard', { given: { draft: edited, before: cook }, sets: { draft: edited } }],
    [`editing.${part}`, 'editor.closed', 'list.listed', { given: { ...left, draft: untouched, before: cook }, sets: forgotten, calls: {} }],
  ]),
  ['editing.changed', passes('untilPause'), 'editing.keeping', { given: { draft: edited }, calls: { storeDraft: { kind, draft: edited } } }],
  ['editing.keeping', done('storeDraft'), 'editing.kept'],
  ['editing.keeping', fails('storeDraft', broken), 'editing.keptHere', { waits: { untilNextTry: 10_000 } }],
  ['editing.keptHere', passes('untilNextTry'), 'editing.keeping', { given: { draft: edited }, calls: { storeDraft: { kind, draft: edited } } }],

  // What validation completes is saved, and is still in the form if saving fails.
  ['validating', done('checkValues', { ok: false, faults }), 'editing.invalid', { sets: { faults } }],
  [
    'validating',
    done('checkValues', { ok: true, values: { industry_id: 4 } }),
    'saving',
    {
      given: { draft: edited, key },
      sets: { draft: { id: cook.id, values: { ...edited.values, industry_id: 4 } } },
      calls: { saveRecord: { kind, id: cook.id, values: { ...edited.values, industry_id: 4 }, key } },
    },
  ],
  [
    'validating',
    done('checkValues', { ok: true, values: { ...cook, job_title: ' COOK ' } }),
    'confirmingDuplicate',
    { given: { draft: added }, sets: { draft: { id: null, values: { ...written, ...cook, job_title: ' COOK ' } } }, calls: {} },
  ],
  ['validating', done('checkValues', { ok: true, values: cook }), 'saving', { given: { draft: untouched } }],
  ['validating', fails('checkValues', broken), 'failed', saysFailed],
  ['confirmingDuplicate', 'duplicate.confirmed', 'saving', saves],
  ['confirmingDuplicate', 'duplicate.declined', 'editing.kept', { given: { draft: edited }, sets: { draft: edited } }],

  [
    'saving',
    done('saveRecord', { ok: true, record: waiter }),
    'refreshing',
    { given: { ...left, deleted: waiter }, sets: { ...forgotten, records: [waiter, cook], news: 'saved', deleted: null }, ...reloads },
  ],
  [
    'saving',
    done('saveRecord', { ok: true, record: { ...cook, job_title: 'Chef' } }),
    'refreshing',
    { given: { records: [waiter, cook] }, sets: { records: [waiter, { ...cook, job_title: 'Chef' }] } },
  ],
  [
    'saving',
    done('saveRecord', { ok: false, failure: 'gone', message: 'It is gone.' }),
    'refreshing',
    { given: left, sets: { ...forgotten, news: 'gone' }, ...reloads },
  ],
  ['saving', done('saveRecord', refused), 'editing.refused', says('There is no room.')],
  [
    'saving',
    done('saveRecord', { ok: false, failure: 'invalid', faults }),
    'editing.invalid',
    { given: { draft: added }, sets: { faults, draft: added, records: [cook] } },
  ],
  // Stored without its file: the next save changes it, and makes no second one.
  [
    'saving',
    done('saveRecord', { ok: false, failure: 'invalid', faults, record: waiter }),
    'editing.invalid',
    { given: { draft: added }, sets: { faults, draft: { ...added, id: 'waiter' }, records: [waiter, cook] } },
  ],
  ['saving', fails('saveRecord', offline), 'offline', waits],
  ['saving', fails('saveRecord', broken), 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'saving', saves],
  ['failed', 'record.retried', 'validating', checks],
  ['failed', 'record.submitted', 'validating', checks],
  // Typing isn't lost while the editor is busy or waits, and what was there before isn't saved in its place.
  ...['validating', 'saving', 'offline', 'failed'].map((from): Row => [
    from,
    change,
    'editing.changed',
    { given: { draft: untouched, faults }, sets: { draft: edited, faults: {} }, calls: {}, waits: { untilPause: 1_000 } },
  ]),
  ...['offline', 'failed'].map((from): Row => [from, 'editor.closed', 'confirmingDiscard', { given: { draft: edited }, sets: { draft: edited } }]),

  // The list is as the server has it, or else as it is known here.
  ['refreshing', done('rereadRecords', { records: [waiter, cook], draft: added }), 'list.listed', { sets: { records: [waiter, cook], draft: added } }],
  ['refreshing', done('rereadRecords', { records: [], draft: null }), 'list.empty'],
  ['refreshing', fails('rereadRecords', broken), 'list.listed', { sets: { records: [cook] } }],

  ['confirmingDiscard', 'discard.confirmed', 'discarding', drops(edited)],
  ['confirmingDiscard', 'discard.declined', 'editing.kept', { given: { draft: edited }, sets: { draft: edited } }],
  ['discarding', done('dropDraft'), 'list.listed', { given: left, sets: forgotten }],
  ['discarding', fails('dropDraft', broken), 'list.listed', { given: left, sets: forgotten }],

  // A deleted record can be restored until the next action.
  ...['asking', 'failed', 'kept'].flatMap((part): Row[] => [
    [`confirmingDelete.${part}`, 'delete.confirmed', 'deleting', { given: { deleted: cook }, calls: { deleteRecord: { kind, id: cook.id } } }],
    [`confirmingDelete.${part}`, 'delete.declined', 'list.listed', { given: { deleted: cook }, sets: { deleted: null, records: [cook] } }],
  ]),
  [
    'deleting',
    done('deleteRecord', { ok: true }),
    'list.undoable',
    { given: { records: [waiter, cook], deleted: cook, draft: added }, sets: { records: [waiter], deleted: cook, draft: added, news: 'deleted' } },
  ],
  ['deleting', done('deleteRecord', { ok: true }), 'list.undoable', { given: { deleted: cook, draft: edited }, sets: { records: [], draft: null } }],
  ['deleting', done('deleteRecord', { ok: false, failure: 'kept', message: 'It has to stay.' }), 'confirmingDelete.kept', says('It has to stay.')],
  ['deleting', fails('deleteRecord', broken), 'confirmingDelete.failed', saysFailed],
  [
    'list.undoable',
    { type: 'undo.requested', key: 'k-2' },
    'restoring',
    { given: { deleted: cook, key }, sets: { key: 'k-2' }, calls: { restoreRecord: { kind, id: null, values: cook, key: 'k-2', isUndo: true } } },
  ],
  [
    'restoring',
    done('restoreRecord', { ok: true, record: waiter }),
    'refreshing',
    { given: { deleted: waiter, failure: broken }, sets: { records: [waiter, cook], deleted: null, failure: null, news: 'restored' }, ...reloads },
  ],
  ...[
    { attachment: null, news: 'restoredWithoutFile' },
    { attachment: { filename: 'proof.pdf' }, news: 'restored' },
  ].map(({ attachment, news }): Row => [
    'restoring',
    done('restoreRecord', { ok: true, record: { id: 'new', name: 'Food safety', attachment } }),
    'refreshing',
    { given: { kind: 'license', deleted: { id: 'old', name: 'Food safety', attachment: { filename: 'proof.pdf' } } }, sets: { deleted: null, news } },
  ]),
  ['restoring', done('restoreRecord', refused), 'list.listed', { given: { deleted: waiter }, sets: { deleted: null, news: 'notRestored' } }],
  ['restoring', fails('restoreRecord', broken), 'list.listed', { given: { deleted: waiter }, sets: { deleted: null, news: 'notRestored' } }],
]);
