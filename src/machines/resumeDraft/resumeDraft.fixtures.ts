import type { ResumeDraft } from '../../../contract/resume-drafts.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { resumeDraftMachine } from './resumeDraft.machine.ts';

export const draft: ResumeDraft = {
  id: '2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51',
  name: 'For schools',
  form: { template: 'academic', paper: 'A4', language: 'en', with_photo: false, with_date_of_birth: false, with_nationality: false },
  updated_at: '2026-01-10T09:00:00Z',
};

export const resumeDraftFlow = defineFlow({
  id: 'resumeDraft',
  area: 'resume',
  title: 'A kept draft of a resume',
  purpose: 'Renames and deletes one of the at most five choices of template that are kept under a name.',
  source: 'src/machines/resumeDraft/resumeDraft.machine.ts',
  machine: resumeDraftMachine,
  states: {
    listed: 'It stands in the list.',
    'listed.idle': 'Nothing was done with it.',
    'listed.renamed': 'It has its new name.',
    renaming: 'It gets another name.',
    'renaming.typing': 'The name is being typed.',
    'renaming.invalid': 'The name breaks a rule, which is told at it.',
    'renaming.failed': 'It was not renamed; what was typed is kept.',
    'renaming.saving': 'The name is being saved.',
    'renaming.offline': 'The device is offline; it is saved by itself once it is back.',
    deleting: 'It is deleted.',
    'deleting.asking': 'Deleting is to be confirmed.',
    'deleting.removing': 'It is being deleted.',
    'deleting.failed': 'It is still there; it can be tried again.',
    'deleting.offline': 'The device is offline; it goes on by itself once it is back.',
    deleted: 'It is deleted.',
    gone: 'It was deleted on another device already.',
  },
  fixtures: {
    inputs: { draft: { draft } },
    events: {
      'rename.requested': [{ type: 'rename.requested' }],
      'name.submitted': [{ type: 'name.submitted', name: 'For hospitals' }],
      'delete.requested': [{ type: 'delete.requested' }],
      'delete.confirmed': [{ type: 'delete.confirmed' }],
      'draft.changed': [{ type: 'draft.changed', draft }],
      'action.retried': [{ type: 'action.retried' }],
      'action.closed': [{ type: 'action.closed' }],
    },
    actors: {
      renameDraft: {
        done: [
          { ok: true, draft: { ...draft, name: 'For hospitals' } },
          { ok: false, failure: 'invalid', fault: 'filename.special' },
          { ok: false, failure: 'gone' },
        ],
        error: [offline, broken],
      },
      deleteDraft: { done: [{ ok: true }], error: [offline, broken] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: () => null,
  },
});
