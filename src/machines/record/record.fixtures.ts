import type { Fixtures } from '../../../packages/flows/flow.ts';
import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import { recordMachine } from './record.machine.ts';
import type { StoredRecord, Values } from './record.types.ts';

export const cook: StoredRecord = {
  id: '3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01',
  job_title: 'Cook',
  company_name: 'Harbour Grill',
  industry_id: null,
  job_function_ids: [],
  monthly_salary: null,
  currency: null,
  start_date: '2020-02',
  end_date: '2021-01',
  is_present: false,
  description: '',
  is_hidden_from_company: false,
};
export const BLANK: Values = { ...cook, id: undefined, job_title: '', company_name: '', start_date: null, end_date: null };
export const written: Values = { ...BLANK, job_title: 'Baker', company_name: 'Old Mill', start_date: '2021-02', end_date: '2022-01' };
const baker = { ...cook, ...written, id: '3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02' } as StoredRecord;

/** The meaning of each state, for this chart and those built the same way. */
export const recordStates = {
  starting: 'Deciding from what is already there, and whether a save was interrupted.',
  loading: 'Loading the records, and the unsaved draft.',
  unreachable: 'Offline; continues automatically when the connection is back.',
  unloadable: 'Loading failed; the user can try again.',
  list: 'The records are listed.',
  'list.deciding': 'Deciding what to show.',
  'list.empty': 'There are none yet.',
  'list.listed': 'Each can be edited or deleted, and another added.',
  'list.undoable': 'One was just deleted, and can be restored.',
  editing: 'The user edits a record.',
  'editing.untouched': 'Nothing has changed yet.',
  'editing.changed': 'There is unsaved input; the draft is saved at the next pause.',
  'editing.keeping': 'Saving the draft.',
  'editing.kept': 'The draft is saved, on this device and on the server.',
  'editing.keptHere': 'The draft is saved on this device only; retries the server after a while.',
  'editing.invalid': 'Something is missing or invalid; the field says what.',
  'editing.refused': 'The limit is reached; the input is still there.',
  validating: 'Validating the input.',
  confirmingDuplicate: 'The list already contains this; the user can save it anyway.',
  saving: 'Saving.',
  offline: 'Offline; saves automatically when the connection is back.',
  failed: 'Saving failed; nothing is lost, and the user can try again.',
  refreshing: 'Reloading the list.',
  confirmingDiscard: 'Asking for confirmation to close with unsaved changes.',
  discarding: 'Discarding the draft.',
  confirmingDelete: 'Asking for confirmation to delete it.',
  'confirmingDelete.asking': 'It still exists.',
  'confirmingDelete.failed': 'No response; it still exists.',
  'confirmingDelete.kept': 'It can’t be deleted; the page says why.',
  deleting: 'Deleting it.',
  restoring: 'Restoring the deleted record.',
} as const;

const refusal = { ok: false, failure: 'full', message: 'There is no room.' } as const;

/** The samples of a record chart. @param added the input for another record */
export function recordSamples(one: StoredRecord, other: StoredRecord, added: Values, field: string): Omit<Fixtures<typeof recordMachine>, 'inputs'> {
  return {
    events: {
      'record.added': [{ type: 'record.added', values: { ...added, [field]: '' }, key }],
      'record.edited': [{ type: 'record.edited', id: one.id, key }],
      'draft.resumed': [{ type: 'draft.resumed', key }],
      'draft.dropped': [{ type: 'draft.dropped' }],
      'values.changed': [{ type: 'values.changed', values: added }],
      'record.submitted': [{ type: 'record.submitted' }],
      'editor.closed': [{ type: 'editor.closed' }],
      'duplicate.confirmed': [{ type: 'duplicate.confirmed' }],
      'duplicate.declined': [{ type: 'duplicate.declined' }],
      'discard.confirmed': [{ type: 'discard.confirmed' }],
      'discard.declined': [{ type: 'discard.declined' }],
      'delete.requested': [{ type: 'delete.requested', id: one.id }],
      'delete.confirmed': [{ type: 'delete.confirmed' }],
      'delete.declined': [{ type: 'delete.declined' }],
      'undo.requested': [{ type: 'undo.requested', key }],
      'record.retried': [{ type: 'record.retried' }],
    },
    actors: {
      listRecords: {
        done: [
          { records: [one], draft: null },
          { records: [], draft: null },
          { records: [one], draft: { id: null, values: added } },
        ],
        error: [offline, broken],
      },
      rereadRecords: { done: [{ records: [other, one], draft: null }], error: [broken] },
      checkValues: {
        done: [
          { ok: true, values: added },
          { ok: true, values: one },
          { ok: false, faults: { [field]: ['required'] } },
        ],
        error: [broken],
      },
      saveRecord: {
        done: [
          { ok: true, record: other },
          { ok: false, failure: 'invalid', faults: { [field]: ['tooLong'] } },
          { ok: false, failure: 'gone', message: 'It is gone.' },
          refusal,
        ],
        error: [offline, broken],
      },
      restoreRecord: { done: [{ ok: true, record: one }, refusal], error: [broken] },
      deleteRecord: { done: [{ ok: true }, { ok: false, failure: 'kept', message: 'It has to stay.' }], error: [broken] },
      storeDraft: { done: [undefined], error: [broken] },
      dropDraft: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
      waitToLoad: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ kind, records, draft, before, deleted }) => [
      records && Math.min(records.length, 2),
      kind === 'preference' && records?.filter((record) => record['work_arrangement'] === 'remote').length,
      draft && draft.id === null,
      JSON.stringify(draft?.values) === JSON.stringify(before),
      deleted !== null,
    ],
  };
}

export const recordFlow = defineFlow({
  id: 'record',
  area: 'profile',
  title: 'Edit the records of a profile',
  purpose: 'Adds, edits and deletes work experience, education, licenses, links and languages; no input is lost, and duplicates need confirmation.',
  source: 'src/machines/record/record.machine.ts',
  machine: recordMachine,
  states: recordStates,
  fixtures: {
    inputs: {
      listed: { kind: 'workExperience', records: [cook] },
      unknown: { kind: 'workExperience' },
      unanswered: { kind: 'workExperience', records: [cook], draft: { id: null, values: written, sent: key } },
    },
    ...recordSamples(cook, baker, written, 'job_title'),
  },
});
