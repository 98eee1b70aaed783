import { defineFlow } from '../flow.ts';
import { broken, offline, user } from '../samples.ts';
import { wizardMachine } from './wizard.machine.ts';

export const wizardFlow = defineFlow({
  id: 'wizard',
  area: 'profile',
  title: 'Complete a profile',
  purpose: 'Guides through the four steps of a new profile; left at any point, it continues there on any device.',
  source: 'src/machines/wizard/wizard.machine.ts',
  machine: wizardMachine,
  states: {
    loading: 'Loading where the user was.',
    unreachable: 'Offline; continues automatically when the connection is back.',
    unloadable: 'Loading failed; the user can try again.',
    resuming: 'Continuing where the user was.',
    preferences: 'Step 1: which jobs the user is looking for.',
    'preferences.deciding': 'Checking whether the user can continue.',
    'preferences.needed': 'A preference is required to continue.',
    'preferences.ready': 'There is one; the user can continue.',
    about: 'Step 2: about the user.',
    'about.deciding': 'Checking whether the user can continue.',
    'about.needed': 'A first and last name are required to continue.',
    'about.ready': 'The name is known; the user can continue.',
    experience: 'Step 3: work experience; having none is fine.',
    education: 'Step 4: education; having none is fine.',
    completing: 'Completing the profile.',
    unfinished: 'The server found that a step is incomplete.',
    'unfinished.preference': 'There is no job preference anymore, changed on another device.',
    'unfinished.name': 'The first or last name is missing.',
    offline: 'Offline; completes automatically when the connection is back.',
    failed: 'Completing failed; nothing is lost, and the user can try again.',
    done: 'The profile is complete.',
  },
  fixtures: {
    inputs: { newcomer: undefined },
    events: {
      'preferences.counted': [
        { type: 'preferences.counted', count: 1 },
        { type: 'preferences.counted', count: 0 },
      ],
      'name.changed': [
        { type: 'name.changed', hasName: true },
        { type: 'name.changed', hasName: false },
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
          { step: 'preferences', preferences: 0, hasName: true },
          { step: 'about', preferences: 1, hasName: true },
          { step: 'experience', preferences: 1, hasName: true },
          { step: 'education', preferences: 1, hasName: true },
          { step: 'education', preferences: 1, hasName: false },
        ],
        error: [offline, broken],
      },
      storeStep: {},
      completeProfile: {
        done: [
          { ok: true, user },
          { ok: false, failure: 'unfinished', missing: 'preference' },
          { ok: false, failure: 'unfinished', missing: 'name' },
        ],
        error: [offline, broken],
      },
      waitForConnection: { done: [undefined] },
      waitToLoad: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ preferences, hasName, isWriting }) => [preferences > 0, hasName, isWriting],
  },
});
