import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { notSuitableMachine } from './notSuitable.machine.ts';

export const notSuitableFlow = defineFlow({
  id: 'notSuitable',
  area: 'find',
  title: 'Not suitable',
  purpose: 'Takes a job that does not suit out of what is recommended, with the reason, and puts it back.',
  source: 'src/machines/notSuitable/notSuitable.machine.ts',
  machine: notSuitableMachine,
  states: {
    idle: 'The job is shown.',
    'idle.settled': 'Nothing was said of it, or that was taken back.',
    'idle.failed': 'That it does not suit could not be kept, so it is shown again; it can be tried again.',
    choosing: 'Why it does not suit is asked.',
    hiding: 'It is gone from the list; that is being kept.',
    offline: 'The device is offline; the job is gone from the list, and that is kept once the device is back.',
    hidden: 'It is recommended no more.',
    'hidden.settled': 'It can be put back.',
    'hidden.notUndone': 'It could not be put back; it can be tried again.',
    undoing: 'It is shown again; that is being kept.',
    gone: 'The job is not there any more, for nobody.',
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
