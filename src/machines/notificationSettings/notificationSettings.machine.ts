import { assign, setup } from 'xstate';
import type { QuietHours, Reach } from '../../../contract/reach.ts';
import type { Failure } from '../../lib/failure.ts';
import { errorOf, failingActions, failingGuards, failsTo, storeFailure, unloadedStates, waitsFor } from '../failing.ts';
import { type Cell, changeBetween, turned } from './change.ts';
import { notificationSettingsActors } from './notificationSettings.actors.ts';

interface NotificationSettingsContext {
  /** As stored on the server. */
  stored: Reach | null;
  /** As shown: changes appear right away. */
  shown: Reach | null;
  /** Before the last saved change. */
  before: Reach | null;
  failure: Failure | null;
}

type NotificationSettingsEvent =
  | ({ type: 'switch.turned' } & Cell)
  | { type: 'quiet.changed'; quiet: QuietHours | null }
  | { type: 'change.undone' }
  | { type: 'save.retried' }
  | { type: 'load.retried' };

const isOffline = { type: 'isOffline', params: errorOf } as const;
const turn = { type: 'turn', params: ({ event }: { event: Cell }) => event } as const;
const setQuiet = { type: 'setQuiet', params: ({ event }: { event: { quiet: QuietHours | null } }) => event } as const;

/**
 * What the user is notified of, by which channel, and their quiet hours. A change shows right away and saves without a button. Offline, it waits for
 * the connection; if saving fails, it rolls back and can be retried; once saved, it can be undone.
 */
export const notificationSettingsMachine = setup({
  types: {} as { context: NotificationSettingsContext; events: NotificationSettingsEvent; tags: 'busy' | 'slow' },
  actors: notificationSettingsActors,
  guards: failingGuards,
  delays: { untilSlow: 3_000 },
  actions: {
    ...failingActions,
    keep: assign((_, { stored }: { stored: Reach }) => ({ stored, shown: stored, failure: null })),
    storeSaved: assign(({ context }, { stored }: { stored: Reach }) => ({ before: context.stored, stored, shown: stored, failure: null })),
    turn: assign({ shown: ({ context }, cell: Cell) => context.shown && turned(context.shown, cell) }),
    setQuiet: assign({ shown: ({ context }, { quiet }: { quiet: QuietHours | null }) => context.shown && { ...context.shown, quiet } }),
    takeUp: assign({ shown: ({ context }) => context.before }),
    /** Rolls back, but remembers the change for a retry. */
    takeBack: assign(({ context }) => ({ before: context.shown, shown: context.stored })),
  },
}).createMachine({
  id: 'notificationSettings',
  context: { stored: null, shown: null, before: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readReach',
        src: 'readReach',
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ stored: event.output }) } },
        onError: failsTo('disconnected', 'unloadable'),
      },
    },
    ...unloadedStates(),
    ready: {
      initial: 'idle',
      on: {
        'switch.turned': { target: 'saving', actions: turn },
        'quiet.changed': { target: 'saving', actions: setQuiet },
      },
      states: {
        idle: {},
        saved: { on: { 'change.undone': { target: '#notificationSettings.saving', actions: 'takeUp' } } },
        failed: { on: { 'save.retried': { target: '#notificationSettings.saving', actions: 'takeUp' } } },
      },
    },
    saving: {
      tags: 'busy',
      initial: 'prompt',
      states: { prompt: { after: { untilSlow: 'slow' } }, slow: { tags: 'slow' } },
      invoke: {
        id: 'saveReach',
        src: 'saveReach',
        input: ({ context: { stored, shown } }) => ({ change: stored && shown ? changeBetween(stored, shown) : {} }),
        onDone: { target: 'ready.saved', actions: { type: 'storeSaved', params: ({ event }) => ({ stored: event.output }) } },
        onError: [
          { guard: isOffline, target: 'waiting', actions: storeFailure },
          { target: 'ready.failed', actions: [storeFailure, 'takeBack'] },
        ],
      },
      // Another change while saving: both are sent, and the last one wins.
      on: {
        'switch.turned': { target: 'saving', reenter: true, actions: turn },
        'quiet.changed': { target: 'saving', reenter: true, actions: setQuiet },
      },
    },
    waiting: {
      invoke: waitsFor('saving', 'waitToSave'),
      on: { 'switch.turned': { actions: turn }, 'quiet.changed': { actions: setQuiet }, 'save.retried': 'saving' },
    },
  },
});
