import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '../../lib/failure.ts';
import { errorOf } from '../failing.ts';
import { notificationSettingsActors, type SwitchKind, type Switches } from './notificationSettings.actors.ts';

interface NotificationSettingsContext {
  /** As the server has it. */
  stored: Switches | null;
  /** As it is shown: what was pressed, at once. */
  shown: Switches | null;
  failure: Failure | null;
}

type NotificationSettingsEvent = { type: 'letters.switched'; kind: SwitchKind } | { type: 'load.retried' };

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

/** Which letters one gets. A switch shows at once what was pressed, is saved without a button, and goes back where that failed. */
export const notificationSettingsMachine = setup({
  types: {} as { context: NotificationSettingsContext; events: NotificationSettingsEvent; tags: 'busy' },
  actors: notificationSettingsActors,
  actions: {
    keep: assign((_, { stored }: { stored: Switches }) => ({ stored, shown: stored, failure: null })),
    turn: assign({ shown: ({ context }, { kind }: { kind: SwitchKind }) => context.shown && { ...context.shown, [kind]: !context.shown[kind] } }),
    takeBack: assign({ shown: ({ context }) => context.stored }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
  },
}).createMachine({
  id: 'notificationSettings',
  context: { stored: null, shown: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readNotifications',
        src: 'readNotifications',
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ stored: event.output }) } },
        onError: { target: 'unloadable', actions: keepFailure },
      },
    },
    unloadable: { on: { 'load.retried': 'loading' } },
    ready: {
      initial: 'idle',
      on: { 'letters.switched': { target: 'saving', actions: { type: 'turn', params: ({ event }) => ({ kind: event.kind }) } } },
      states: { idle: {}, saved: {}, failed: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveNotification',
        src: 'saveNotification',
        input: ({ context }) => ({ change: context.shown ?? {} }),
        onDone: { target: 'ready.saved', actions: { type: 'keep', params: ({ event }) => ({ stored: event.output }) } },
        onError: { target: 'ready.failed', actions: [keepFailure, 'takeBack'] },
      },
      // Another press while the last is saved: both are sent, and what is pressed last stays.
      on: { 'letters.switched': { target: 'saving', reenter: true, actions: { type: 'turn', params: ({ event }) => ({ kind: event.kind }) } } },
    },
  },
});
