import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, answerIn } from '../answer.ts';
import { failingActions, failingGuards, failsTo, storeFailure, waitsFor } from '../failing.ts';
import { notSuitableActors } from './notSuitable.actors.ts';

interface NotSuitableContext {
  jobId: number;
  reasonId: number | null;
  failure: Failure | null;
}

type NotSuitableEvent =
  | { type: 'notSuitable.opened' }
  | { type: 'notSuitable.closed' }
  | { type: 'reason.chosen'; reasonId: number }
  | { type: 'undo.requested' }
  | { type: 'hiding.retried' };

/**
 * Marks a recommended job as not suitable, and why. The tag `shownHidden` is what the list shows, ahead of the server: the job disappears as soon as
 * a reason is chosen, and returns if saving fails; after undo, it returns right away, and disappears again if that fails.
 */
export const notSuitableMachine = setup({
  types: {} as { context: NotSuitableContext; events: NotSuitableEvent; input: { jobId: number }; tags: 'busy' | 'shownHidden' },
  actors: notSuitableActors,
  guards: { ...failingGuards, ...answerGuards },
  actions: {
    ...failingActions,
    choose: assign({ reasonId: (_, { reasonId }: { reasonId: number }) => reasonId }),
    forget: assign({ reasonId: null, failure: null }),
  },
}).createMachine({
  id: 'notSuitable',
  context: ({ input }) => ({ ...input, reasonId: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      initial: 'settled',
      on: { 'notSuitable.opened': { target: 'choosing', actions: 'forget' } },
      states: {
        settled: {},
        // The reason is still known, so a retry needs no dialog.
        failed: { on: { 'hiding.retried': '#notSuitable.hiding' } },
      },
    },
    choosing: {
      on: {
        'reason.chosen': { target: 'hiding', actions: { type: 'choose', params: ({ event }) => ({ reasonId: event.reasonId }) } },
        'notSuitable.closed': 'idle',
      },
    },
    hiding: {
      tags: ['busy', 'shownHidden'],
      invoke: {
        id: 'hideJob',
        src: 'hideJob',
        input: ({ context }) => ({ jobId: context.jobId, reasonId: context.reasonId ?? 0 }),
        onDone: [{ guard: { type: 'isAccepted', params: answerIn }, target: 'hidden' }, { target: 'gone' }],
        onError: failsTo('offline', 'idle.failed'),
      },
      // Undone before the response: it may already have been saved, so undo that too.
      on: { 'undo.requested': 'undoing' },
    },
    offline: {
      tags: 'shownHidden',
      invoke: waitsFor('hiding'),
      on: { 'undo.requested': { target: 'idle', actions: 'forget' } },
    },
    hidden: {
      tags: 'shownHidden',
      initial: 'settled',
      on: { 'undo.requested': 'undoing' },
      states: { settled: {}, notUndone: {} },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'showAgain',
        src: 'showAgain',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: { target: 'idle', actions: 'forget' },
        onError: { target: 'hidden.notUndone', actions: storeFailure },
      },
    },
    /** The job no longer exists for anyone. */
    gone: { tags: 'shownHidden', type: 'final' },
  },
});
