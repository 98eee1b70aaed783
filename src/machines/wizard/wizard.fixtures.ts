import { defineFlow } from '../flow.ts';
import { broken, offline, user } from '../samples.ts';
import { wizardMachine } from './wizard.machine.ts';

export const wizardFlow = defineFlow({
  id: 'wizard',
  area: 'profile',
  title: 'Complete a profile',
  purpose: 'Leads through the four steps of a new profile; left anywhere, it goes on there on any device.',
  source: 'src/machines/wizard/wizard.machine.ts',
  machine: wizardMachine,
  states: {
    loading: 'Where one was is being fetched.',
    unreachable: 'The device is offline; it goes on by itself once it is back.',
    unloadable: 'It could not be fetched; it can be tried again.',
    resuming: 'Going on where one was.',
    preferences: 'Step 1: which jobs one looks for.',
    'preferences.deciding': 'Deciding whether one can go on.',
    'preferences.needed': 'A preference is needed before going on.',
    'preferences.ready': 'There is one; one can go on.',
    about: 'Step 2: who one is.',
    experience: 'Step 3: where one worked; none yet is a way on.',
    education: 'Step 4: where one learnt; none yet is a way on.',
    completing: 'The profile is being completed.',
    unfinished: 'A step is open again, changed on another device.',
    offline: 'The device is offline; it is completed by itself once it is back.',
    failed: 'It was not completed; nothing is lost, and it can be tried again.',
    done: 'The profile is complete.',
  },
  fixtures: {
    inputs: { newcomer: undefined },
    events: {
      'preferences.counted': [
        { type: 'preferences.counted', count: 1 },
        { type: 'preferences.counted', count: 0 },
      ],
      'writing.changed': [
        { type: 'writing.changed', isWriting: true },
        { type: 'writing.changed', isWriting: false },
      ],
      'step.finished': [{ type: 'step.finished' }],
      'step.left': [{ type: 'step.left' }],
      'wizard.retried': [{ type: 'wizard.retried' }],
    },
    actors: {
      loadWizard: {
        done: [
          { step: 'preferences', preferences: 0 },
          { step: 'about', preferences: 1 },
          { step: 'experience', preferences: 1 },
          { step: 'education', preferences: 1 },
        ],
        error: [offline, broken],
      },
      keepStep: {},
      completeProfile: {
        done: [
          { ok: true, user },
          { ok: false, failure: 'unfinished' },
        ],
        error: [offline, broken],
      },
      waitForConnection: { done: [undefined] },
      waitToLoad: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ preferences, isWriting }) => [preferences > 0, isWriting],
  },
});
