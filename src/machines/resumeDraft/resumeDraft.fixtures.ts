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
  title: 'Saved draft of a resume',
  purpose: 'Renames and deletes one of the up to five template choices that are saved under a name.',
  source: 'src/machines/resumeDraft/resumeDraft.machine.ts',
  machine: resumeDraftMachine,
  states: {
    listed: 'It is shown in the list.',
    'listed.idle': 'No action has been taken.',
    'listed.renamed': 'It has its new name.',
    renaming: 'Renaming.',
    'renaming.typing': 'The user is typing the name.',
    'renaming.invalid': 'The name breaks a rule; the field says which.',
    'renaming.failed': 'Renaming failed; the input is still there.',
    'renaming.saving': 'Saving the name.',
    'renaming.offline': 'Offline; saves automatically when the connection is back.',
    deleting: 'Deleting.',
    'deleting.asking': 'Asking for confirmation to delete it.',
    'deleting.removing': 'Deleting it.',
    'deleting.failed': 'Deleting failed; the user can try again.',
    'deleting.offline': 'Offline; continues automatically when the connection is back.',
    deleted: 'It is deleted.',
    gone: 'It was already deleted on another device.',
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
