import type { PostingFields } from '../../../contract/posting-fields.ts';
import type { PostingEditing } from '../../../contract/postings.ts';
import { defineFlow } from '../flow.ts';
import { posting } from '../postings/postings.fixtures.ts';
import { broken, key, offline } from '../samples.ts';
import { postingEditorMachine } from './postingEditor.machine.ts';

export const fields: PostingFields = {
  title: 'Accountant',
  job_function_id: 1,
  location_ids: [167_001],
  work_arrangement: 'onsite',
  job_type_id: 1,
  salary_from: 40_000,
  salary_to: 55_000,
  salary_currency: 'PHP',
  salary_period: 'month',
  is_salary_masked: false,
  xp_lvl_id: null,
  degree_id: null,
  skills: ['IFRS'],
  benefit_ids: [],
  description: 'Keep the books.\n\nYou will:\n- Close each month',
  screening_questions: [],
  eligibility: [],
  apply_url: '',
  promise_days: 7,
  language: 'en',
  is_urgent: false,
};
export const editingOf = (status: 'draft' | 'open'): PostingEditing => ({
  posting: { ...posting, status, posted_at: status === 'draft' ? null : posting.posted_at, fields },
  may: { publish: true, mask: true },
  company: { id: 3, name: 'Harbour Freight', country_id: 167, is_verified: true, promise_record: 'kkkkklk' },
});
const same = { id: 9, title: 'Accountant', status: 'closed' as const };

export const postingEditorFlow = defineFlow({
  id: 'postingEditor',
  area: 'hiring',
  title: 'Writing a job',
  purpose: 'Writes a vacancy in steps as a draft that outlives the page, checks it, shows it as seekers will see it, and publishes it once.',
  source: 'src/machines/postingEditor/postingEditor.machine.ts',
  machine: postingEditorMachine,
  states: {
    loading: 'It is being fetched, or begun.',
    disconnected: 'The device is offline; it is fetched once it is back.',
    unloadable: 'It could not be fetched.',
    notFound: 'There is no such job of this company.',
    refused: 'The right to post jobs is lacking.',
    editing: 'It is written.',
    'editing.resting': 'It stands as it is kept.',
    'editing.returning': 'One is back from a check; whether something is to be kept is looked at.',
    'editing.changed': 'Something was written; it is kept in a moment.',
    'editing.saving': 'It is being kept.',
    'editing.saved': 'It is kept.',
    'editing.notSaved': 'It could not be kept; it stays on the page, and can be tried again.',
    'editing.offline': 'The device is offline; it is kept once it is back.',
    'editing.unpublished': 'A published job was changed; the change is seen once it is published.',
    'editing.invalid': 'Something is missing or wrong, and said at its field.',
    checkingStep: 'A step was finished; what it says is held against the rules.',
    checking: 'It is held against the rules.',
    previewing: 'It is shown as seekers will see it.',
    'previewing.clean': 'It can be published.',
    'previewing.warned': 'It says what seekers are warned of; it can be changed, or published as it is.',
    publishing: 'It is on its way.',
    offline: 'The device is offline; it is published once it is back.',
    failed: 'It did not arrive; it can be tried again.',
    notPublished: 'It was refused.',
    'notPublished.same': 'The company has this vacancy already; that one is named.',
    'notPublished.full': 'An unverified company has one job open already.',
    'notPublished.masking': 'The right to mask salaries is lacking.',
    'notPublished.unconfirmed': 'Who publishes has not confirmed their address yet.',
    'notPublished.gone': 'It was deleted, or stands otherwise by now.',
    'notPublished.refused': 'The right to post jobs was taken away.',
    published: 'It is there for seekers.',
  },
  fixtures: {
    inputs: { draft: { id: null, key, step: 'job' } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'values.changed': [{ type: 'values.changed', changes: { title: 'Senior Accountant' } }],
      'save.retried': [{ type: 'save.retried' }],
      'step.finished': [{ type: 'step.finished' }],
      'step.chosen': [{ type: 'step.chosen', step: 'promise' }],
      'preview.requested': [{ type: 'preview.requested' }],
      'editing.resumed': [{ type: 'editing.resumed' }],
      'posting.published': [{ type: 'posting.published', key }],
      'posting.retried': [{ type: 'posting.retried' }],
    },
    actors: {
      openPosting: {
        done: [
          { ok: true, editing: editingOf('draft') },
          { ok: true, editing: editingOf('open') },
          { ok: false, failure: 'notFound' },
          { ok: false, failure: 'refused' },
        ],
        error: [broken, offline],
      },
      saveDraft: { done: [undefined], error: [broken, offline] },
      checkPosting: {
        done: [
          { ok: true, fields, warnings: [] },
          { ok: true, fields, warnings: ['payment'] },
          { ok: false, failure: 'invalid', faults: { title: ['required'] } },
        ],
        error: [broken],
      },
      publishPosting: {
        done: [
          { ok: true, posting },
          { ok: false, failure: 'same', same },
          { ok: false, failure: 'invalid', faults: { location_ids: ['invalid'] } },
          { ok: false, failure: 'full' },
          { ok: false, failure: 'masking' },
          { ok: false, failure: 'gone' },
          { ok: false, failure: 'refused' },
          { ok: false, failure: 'unconfirmed' },
        ],
        error: [broken, offline],
      },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ editing, step, fields: written }) => [editing?.posting.status, step === 'promise', written === editing?.posting.fields],
  },
});
