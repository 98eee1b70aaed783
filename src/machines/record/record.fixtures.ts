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

/** The meaning of each state, of this chart and of those made alike. */
export const recordStates = {
  starting: 'Deciding by what is there already, and whether a save was broken off.',
  loading: 'The records, and what was left unsaved, are being fetched.',
  unreachable: 'The device is offline; it goes on by itself once it is back.',
  unloadable: 'They could not be fetched; it can be tried again.',
  list: 'The records are listed.',
  'list.deciding': 'Deciding what stands in the list.',
  'list.empty': 'There is none yet.',
  'list.listed': 'Each can be edited or deleted, and another added.',
  'list.undoable': 'One was deleted a moment ago, and can be put back.',
  editing: 'One is being written.',
  'editing.untouched': 'Nothing was changed yet.',
  'editing.changed': 'Something was typed; it is kept at the next pause.',
  'editing.keeping': 'What was typed is being kept.',
  'editing.kept': 'What was typed is kept, here and on the server.',
  'editing.keptHere': 'What was typed is kept on this device; the server did not take it, and is asked again in a while.',
  'editing.invalid': 'Something is missing or wrong; it is said at its field.',
  'editing.refused': 'There is no room for another; what was typed stays.',
  validating: 'What was written is held against the rules.',
  confirmingDuplicate: 'The same stands in the list already; it can be saved all the same.',
  saving: 'It is being saved.',
  offline: 'The device is offline; it is saved by itself once it is back.',
  failed: 'It was not saved; nothing is lost, and it can be tried again.',
  refreshing: 'The list is read again.',
  confirmingDiscard: 'It would be closed with unsaved changes.',
  discarding: 'What was not saved is being thrown away.',
  confirmingDelete: 'Whether to delete it is asked.',
  'confirmingDelete.asking': 'It is still there.',
  'confirmingDelete.failed': 'No answer came; it is still there.',
  'confirmingDelete.kept': 'It has to stay; the reason is told.',
  deleting: 'It is being deleted.',
  restoring: 'The deleted one is being put back.',
} as const;

const refusal = { ok: false, failure: 'full', message: 'There is no room.' } as const;

/** The samples of a chart of records. @param added what is written of another one */
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
      keepDraft: { done: [undefined], error: [broken] },
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
  purpose: 'Adds, changes and deletes work experience, education, licences, links and languages; nothing typed is lost, nothing is doubled unasked.',
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
