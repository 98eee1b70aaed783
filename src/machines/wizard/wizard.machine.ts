import { assign, not, setup } from 'xstate';
import type { CurrentUser } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, failsTo, unansweredStates, waitsFor } from '../failing.ts';
import type { Step } from './steps.ts';
import { type Begun, type CompletionAnswer, type Requirement, wizardActors } from './wizard.actors.ts';

interface WizardContext extends Begun {
  /** The step has unsaved input, so the user can't go forward. */
  isWriting: boolean;
  /** The user once the profile is complete. */
  user: CurrentUser | null;
  failure: Failure | null;
}

export type WizardEvent =
  /** The editor of job preferences reports how many there are. */
  | { type: 'preferences.counted'; count: number }
  /** The editor of basic info reports whether the first and last name are known. */
  | { type: 'name.changed'; hasName: boolean }
  /** An editor of the step got input, or its input was saved or discarded. */
  | { type: 'writing.changed'; isWriting: boolean }
  | { type: 'step.finished' }
  | { type: 'step.left' }
  | { type: 'wizard.retried' };

const answerIn = ({ event }: { event: { output: CompletionAnswer } }) => ({ answer: event.output });

/** One step, which is stored on entry. */
const keeping = (step: Step) => ({ id: `keep.${step}`, src: 'storeStep' as const, input: { step } });

/**
 * Completes a profile in four steps, resumable at any of them on any device. The record editors in a step (src/machines/record) handle its input; the
 * wizard knows the current step and when the profile is complete.
 */
export const wizardMachine = setup({
  types: {} as { context: WizardContext; events: WizardEvent; output: { user: CurrentUser | null }; tags: 'busy' | 'sending' | 'ending' },
  actors: wizardActors,
  guards: {
    ...failingGuards,
    isAt: ({ context }, { step }: { step: Step }) => context.step === step,
    isSaved: ({ context }) => !context.isWriting,
    hasPreference: ({ context }) => context.preferences > 0,
    hasName: ({ context }) => context.hasName,
    isCompleted: (_, { answer }: { answer: CompletionAnswer }) => answer.ok,
    isMissing: (_, { answer, requirement }: { answer: CompletionAnswer; requirement: Requirement }) => !answer.ok && answer.missing === requirement,
  },
  actions: {
    ...failingActions,
    begin: assign((_, begun: Begun) => ({ ...begun, isWriting: false, failure: null })),
    storeWriting: assign({ isWriting: (_, params: { isWriting: boolean }) => params.isWriting }),
    leaveWriting: assign({ isWriting: false }),
    count: assign({ preferences: (_, params: { count: number }) => params.count }),
    storeName: assign({ hasName: (_, params: { hasName: boolean }) => params.hasName }),
    storeUser: assign({ user: (_, { answer }: { answer: CompletionAnswer }) => (answer.ok ? answer.user : null) }),
  },
}).createMachine({
  id: 'wizard',
  context: { step: 'preferences', preferences: 0, hasName: false, isWriting: false, user: null, failure: null },
  initial: 'loading',
  on: { 'writing.changed': { actions: { type: 'storeWriting', params: ({ event }) => ({ isWriting: event.isWriting }) } } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWizard',
        src: 'loadWizard',
        onDone: { target: 'resuming', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: failsTo('unreachable', 'unloadable'),
      },
    },
    ...unansweredStates('loading', {}, { offline: 'unreachable', failed: 'unloadable', wait: 'waitToLoad', whenFailed: { 'wizard.retried': 'loading' } }),
    resuming: {
      always: [
        { guard: { type: 'isAt', params: { step: 'preferences' } }, target: 'preferences' },
        // A later step can't be finished without a name.
        { guard: not('hasName'), target: 'about' },
        { guard: { type: 'isAt', params: { step: 'experience' } }, target: 'experience' },
        { guard: { type: 'isAt', params: { step: 'education' } }, target: 'education' },
        { target: 'about' },
      ],
    },
    preferences: {
      invoke: keeping('preferences'),
      exit: 'leaveWriting',
      initial: 'deciding',
      on: { 'preferences.counted': { target: '.deciding', actions: { type: 'count', params: ({ event }) => ({ count: event.count }) } } },
      states: {
        deciding: { always: [{ guard: 'hasPreference', target: 'ready' }, { target: 'needed' }] },
        /** One is required to continue. */
        needed: {},
        ready: { on: { 'step.finished': { guard: 'isSaved', target: '#wizard.about' } } },
      },
    },
    about: {
      invoke: keeping('about'),
      exit: 'leaveWriting',
      initial: 'deciding',
      on: {
        'name.changed': { target: '.deciding', actions: { type: 'storeName', params: ({ event }) => ({ hasName: event.hasName }) } },
        'step.left': 'preferences',
      },
      states: {
        deciding: { always: [{ guard: 'hasName', target: 'ready' }, { target: 'needed' }] },
        /** The first and last name are required to continue. */
        needed: {},
        ready: { on: { 'step.finished': { guard: 'isSaved', target: '#wizard.experience' } } },
      },
    },
    experience: {
      invoke: keeping('experience'),
      exit: 'leaveWriting',
      on: { 'step.finished': { guard: 'isSaved', target: 'education' }, 'step.left': 'about' },
    },
    education: {
      invoke: keeping('education'),
      exit: 'leaveWriting',
      on: { 'step.finished': { guard: 'isSaved', target: 'completing' }, 'step.left': 'experience' },
    },
    completing: {
      tags: ['busy', 'sending', 'ending'],
      invoke: {
        id: 'completeProfile',
        src: 'completeProfile',
        onDone: [
          { guard: { type: 'isCompleted', params: answerIn }, target: 'done', actions: { type: 'storeUser', params: answerIn } },
          { guard: { type: 'isMissing', params: ({ event }) => ({ answer: event.output, requirement: 'name' }) }, target: 'unfinished.name' },
          { target: 'unfinished.preference' },
        ],
        onError: failsTo('offline', 'failed'),
      },
    },
    /** A step is incomplete, perhaps undone on another device. Loading again leads to it. */
    unfinished: { tags: 'ending', initial: 'preference', on: { 'step.left': { target: 'loading' } }, states: { preference: {}, name: {} } },
    offline: { tags: ['sending', 'ending'], invoke: waitsFor('completing'), on: { 'step.left': 'education' } },
    failed: { tags: 'ending', on: { 'wizard.retried': 'completing', 'step.left': 'education' } },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ user: context.user }),
});
