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
  title: 'Write a job posting',
  purpose:
    'Writes a job posting in steps as a draft that survives leaving the page, validates it, previews it as job seekers will see it, and publishes it once.',
  source: 'src/machines/postingEditor/postingEditor.machine.ts',
  machine: postingEditorMachine,
  states: {
    loading: 'Loading or creating the draft.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    notFound: 'This company has no such job.',
    refused: 'The permission to post jobs is missing.',
    editing: 'The user edits the posting.',
    'editing.resting': 'Everything is saved.',
    'editing.returning': 'Back from a check; deciding whether anything needs to be saved.',
    'editing.changed': 'There are unsaved changes; they are saved in a moment.',
    'editing.saving': 'Saving.',
    'editing.saved': 'Saved.',
    'editing.notSaved': 'Saving failed; the changes stay on the page, and the user can try again.',
    'editing.offline': 'Offline; saves when the connection is back.',
    'editing.unpublished': 'A published job was edited; others see the change once it is published.',
    'editing.invalid': 'Something is missing or invalid; the field says what.',
    'editing.notChecked': 'Validating failed; the input stays on the page, and the user can try again.',
    'editing.notChecked.step': 'It was validating the step.',
    'editing.notChecked.all': 'It was validating everything.',
    checkingStep: 'A step is complete; validating it.',
    checking: 'Validating everything.',
    previewing: 'A preview, as job seekers will see it.',
    'previewing.clean': 'It can be published.',
    'previewing.warned': 'It contains something job seekers are warned about; the user can edit it or publish anyway.',
    publishing: 'Publishing.',
    offline: 'Offline; publishes when the connection is back.',
    failed: 'The request failed; the user can try again.',
    notPublished: 'Publishing was refused.',
    'notPublished.same': 'The company already has this job; the page names it.',
    'notPublished.full': 'An unverified company can have only one open job, and has one.',
    'notPublished.masking': 'The permission to mask salaries is missing.',
    'notPublished.unconfirmed': 'The recruiter hasn’t confirmed their address yet.',
    'notPublished.gone': 'The job was deleted, or its state has changed.',
    'notPublished.refused': 'The permission to post jobs was removed.',
    published: 'Job seekers can see it.',
  },
  fixtures: {
    inputs: { draft: { id: null, key, step: 'job' } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'values.changed': [{ type: 'values.changed', changes: { title: 'Senior Accountant' } }],
      'save.retried': [{ type: 'save.retried' }],
      'check.retried': [{ type: 'check.retried' }],
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
