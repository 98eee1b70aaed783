import { assign, setup } from 'xstate';
import type { CurrentUser } from '../../../contract/records.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { errorOf, failingGuards } from '../failing.ts';
import type { Step } from './steps.ts';
import { type Begun, type CompletionAnswer, wizardActors } from './wizard.actors.ts';

interface WizardContext extends Begun {
  /** Who one is once the profile is complete. */
  user: CurrentUser | null;
  failure: Failure | null;
}

export type WizardEvent =
  /** The editor of job preferences told how many there are. */
  { type: 'preferences.counted'; count: number } | { type: 'step.finished' } | { type: 'step.left' } | { type: 'wizard.retried' };

const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const answerIn = ({ event }: { event: { output: CompletionAnswer } }) => ({ answer: event.output });

/** One step: where one is, is kept as one comes there. */
const keeping = (step: Step) => ({ id: `keep.${step}`, src: 'keepStep' as const, input: { step } });

/**
 * Completes a profile in four steps, resumable at any of them on any device. What is written in a step is the business of the record editors it
 * shows (src/machines/record); the wizard knows where one is and when it is done.
 */
export const wizardMachine = setup({
  types: {} as { context: WizardContext; events: WizardEvent; output: { user: CurrentUser | null }; tags: 'busy' },
  actors: wizardActors,
  guards: {
    ...failingGuards,
    isAt: ({ context }, { step }: { step: Step }) => context.step === step,
    hasPreference: ({ context }) => context.preferences > 0,
    isCompleted: (_, { answer }: { answer: CompletionAnswer }) => answer.ok,
  },
  actions: {
    begin: assign((_, begun: Begun) => ({ ...begun, failure: null })),
    count: assign({ preferences: (_, params: { count: number }) => params.count }),
    keepUser: assign({ user: (_, { answer }: { answer: CompletionAnswer }) => (answer.ok ? answer.user : null) }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
  },
}).createMachine({
  id: 'wizard',
  context: { step: 'preferences', preferences: 0, user: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWizard',
        src: 'loadWizard',
        onDone: { target: 'resuming', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'unreachable', actions: keepFailure },
          { target: 'unloadable', actions: keepFailure },
        ],
      },
    },
    unreachable: { invoke: { id: 'waitToLoad', src: 'waitForConnection', onDone: 'loading' } },
    unloadable: { on: { 'wizard.retried': 'loading' } },
    resuming: {
      always: [
        { guard: { type: 'isAt', params: { step: 'about' } }, target: 'about' },
        { guard: { type: 'isAt', params: { step: 'experience' } }, target: 'experience' },
        { guard: { type: 'isAt', params: { step: 'education' } }, target: 'education' },
        { target: 'preferences' },
      ],
    },
    preferences: {
      invoke: keeping('preferences'),
      initial: 'deciding',
      on: { 'preferences.counted': { target: '.deciding', actions: { type: 'count', params: ({ event }) => ({ count: event.count }) } } },
      states: {
        deciding: { always: [{ guard: 'hasPreference', target: 'ready' }, { target: 'needed' }] },
        /** One is needed before going on. */
        needed: {},
        ready: { on: { 'step.finished': '#wizard.about' } },
      },
    },
    about: { invoke: keeping('about'), on: { 'step.finished': 'experience', 'step.left': 'preferences' } },
    experience: { invoke: keeping('experience'), on: { 'step.finished': 'education', 'step.left': 'about' } },
    education: { invoke: keeping('education'), on: { 'step.finished': 'completing', 'step.left': 'experience' } },
    completing: {
      tags: 'busy',
      invoke: {
        id: 'completeProfile',
        src: 'completeProfile',
        onDone: [
          { guard: { type: 'isCompleted', params: answerIn }, target: 'done', actions: { type: 'keepUser', params: answerIn } },
          { target: 'unfinished' },
        ],
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'offline', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    /** The first step was undone on another device. */
    unfinished: { on: { 'step.left': { target: 'loading' } } },
    offline: { invoke: { id: 'waitForConnection', src: 'waitForConnection', onDone: 'completing' }, on: { 'step.left': 'education' } },
    failed: { on: { 'wizard.retried': 'completing', 'step.left': 'education' } },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ user: context.user }),
});
