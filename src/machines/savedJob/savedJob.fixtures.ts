import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import { savedJobMachine } from './savedJob.machine.ts';

export const savedJobFlow = defineFlow({
  id: 'savedJob',
  area: 'find',
  title: 'Save a job',
  purpose: 'Saves and unsaves one job right away, undoes either, rolls back what fails, and stores what a guest saves on the device.',
  source: 'src/machines/savedJob/savedJob.machine.ts',
  machine: savedJobMachine,
  states: {
    starting: 'Deciding from what is known about the job.',
    unsaved: 'The job isn’t saved.',
    'unsaved.settled': 'Nothing else is offered.',
    'unsaved.undoable': 'It was just removed; undo is offered.',
    saving: 'Saving.',
    'saving.wanted': 'Already shown as saved.',
    'saving.unwanted': 'Clicked again in the meantime: it will be removed afterwards.',
    saved: 'The job is saved.',
    'saved.settled': 'Nothing else is offered.',
    'saved.undoable': 'It was just saved; undo is offered.',
    unsaving: 'Removing.',
    'unsaving.wanted': 'Already shown as removed.',
    'unsaving.unwanted': 'Clicked again in the meantime: it will be saved afterwards.',
    kept: 'A guest saved it on this device.',
    'kept.settled': 'It moves to the account of the person who signs in here.',
    'kept.asking': 'Signing in is offered, to have it on every device.',
    dropping: 'Removing it from this device.',
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
