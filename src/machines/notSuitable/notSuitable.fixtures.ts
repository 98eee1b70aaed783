import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { notSuitableMachine } from './notSuitable.machine.ts';

export const notSuitableFlow = defineFlow({
  id: 'notSuitable',
  area: 'find',
  title: 'Not suitable',
  purpose: 'Removes an unsuitable job from the recommendations, with a reason, and restores it.',
  source: 'src/machines/notSuitable/notSuitable.machine.ts',
  machine: notSuitableMachine,
  states: {
    idle: 'The job is shown.',
    'idle.settled': 'Not marked, or the mark was undone.',
    'idle.failed': 'Hiding failed, so the job is shown again; the user can try again.',
    choosing: 'Asking why the job isn’t suitable.',
    hiding: 'The job is gone from the list, and this is being saved.',
    offline: 'Offline; the job is gone from the list, and this is saved when the connection is back.',
    hidden: 'The job is no longer recommended.',
    'hidden.settled': 'It can be restored.',
    'hidden.notUndone': 'Restoring failed; the user can try again.',
    undoing: 'The job is shown again, and this is being saved.',
    gone: 'The job no longer exists for anyone.',
  },
  fixtures: {
    inputs: { recommended: { jobId: 7 } },
    events: {
      'notSuitable.opened': [{ type: 'notSuitable.opened' }],
      'notSuitable.closed': [{ type: 'notSuitable.closed' }],
      'reason.chosen': [{ type: 'reason.chosen', reasonId: 2 }],
      'undo.requested': [{ type: 'undo.requested' }],
      'hiding.retried': [{ type: 'hiding.retried' }],
    },
    actors: {
      hideJob: { done: [{ ok: true }, { ok: false }], error: [broken, offline] },
      showAgain: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    project: () => null,
  },
});
