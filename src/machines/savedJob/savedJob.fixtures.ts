import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { savedJobMachine } from './savedJob.machine.ts';

export const savedJobFlow = defineFlow({
  id: 'savedJob',
  area: 'find',
  title: 'Save a job',
  purpose: 'Saves and unsaves one job at once, undoes either, rolls back what fails, and keeps what a guest saves on the device.',
  source: 'src/machines/savedJob/savedJob.machine.ts',
  machine: savedJobMachine,
  states: {
    starting: 'Deciding by what is known of the job.',
    unsaved: 'The job is not saved.',
    'unsaved.settled': 'Nothing further is offered.',
    'unsaved.undoable': 'It was just removed; undo is offered.',
    saving: 'It is being saved.',
    'saving.wanted': 'Shown as saved already.',
    'saving.unwanted': 'Pressed again meanwhile: it will be removed right after.',
    saved: 'The job is saved.',
    'saved.settled': 'Nothing further is offered.',
    'saved.undoable': 'It was just saved; undo is offered.',
    unsaving: 'It is being removed.',
    'unsaving.wanted': 'Shown as removed already.',
    'unsaving.unwanted': 'Pressed again meanwhile: it will be saved right after.',
    kept: 'A guest saved it on this device.',
    'kept.settled': 'It goes to the account of whoever signs in here.',
    'kept.asking': 'Signing in is offered, so that it is on every device.',
    dropping: 'It is kept no more.',
  },
  fixtures: {
    inputs: {
      unsaved: { jobId: 7, isSeeker: true, isSaved: false },
      saved: { jobId: 7, isSeeker: true, isSaved: true },
      guest: { jobId: 7, isSeeker: false, isSaved: false },
      kept: { jobId: 7, isSeeker: false, isSaved: false, isKept: true },
    },
    events: {
      'job.saved': [{ type: 'job.saved' }],
      'job.unsaved': [{ type: 'job.unsaved' }],
      'job.savedElsewhere': [{ type: 'job.savedElsewhere' }],
      'job.unsavedElsewhere': [{ type: 'job.unsavedElsewhere' }],
      'undo.requested': [{ type: 'undo.requested' }],
      'signIn.declined': [{ type: 'signIn.declined' }],
    },
    actors: {
      saveJob: { done: [{ ok: true }, { ok: false, failure: 'signInRequired' }, { ok: false, failure: 'jobGone' }], error: [broken] },
      unsaveJob: { done: [{ ok: true }, { ok: false, failure: 'signInRequired' }], error: [broken] },
      rememberSave: {},
      forgetSave: { done: [undefined] },
    },
    project: ({ isSeeker }) => isSeeker,
  },
});
