import { assign, emit, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';

/** A message of the notification bar: a text key with its values, never the text itself. */
export interface Notice {
  severity: 'success' | 'info' | 'warning' | 'error';
  /** Key with namespace, such as `errors:serverError`. */
  message: string;
  values?: Record<string, string | number>;
  /** An action in the notice; whoever raised it gets `notice.actionChosen` with the notice's `id`, which every notice with an action has. */
  action?: 'undo' | 'retry' | 'signIn';
  id?: string;
}

/** Emitted by other charts to show a notice; the app relays it to the notice chart. */
export type NoticeRaised = { type: 'notice.raised'; notice: Notice };

/** Emitted when a notice's action is chosen, for the actor that raised it. */
export type NoticeActed = { type: 'notice.actionChosen'; id: string; action: NonNullable<Notice['action']> };

export type NoticeEvent =
  | NoticeRaised
  | NoticeActed
  /** Its action would no longer do anything. */
  | { type: 'notice.expired'; id: string }
  | { type: 'notice.dismissed' }
  | { type: 'notice.held' }
  | { type: 'notice.released' };

const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });

/**
 * The notification bar. Hides 3 s after the last notice, not the first (specification §4); stays while the pointer or the focus is on it, so that
 * nobody is rushed, but no longer than its action would do something.
 */
export const noticeMachine = setup({
  types: {} as { context: { current: Notice | null }; events: NoticeEvent; emitted: NoticeActed },
  guards: {
    /** Another notice may have replaced it. */
    isShown: ({ context }, { id }: { id: string }) => context.current?.id === id,
  },
  actions: {
    show: assign({ current: (_, params: { notice: Notice }) => params.notice }),
    forget: assign({ current: null }),
    emitAction: emit((_, params: Omit<NoticeActed, 'type'>) => ({ type: 'notice.actionChosen' as const, ...params })),
  },
  delays: { untilHidden: LIMITS.noticeHide },
}).createMachine({
  id: 'notice',
  context: { current: null },
  initial: 'hidden',
  on: { 'notice.raised': { target: '.shown', actions: { type: 'show', params: ({ event }) => ({ notice: event.notice }) } } },
  states: {
    hidden: {},
    shown: {
      initial: 'passing',
      on: {
        'notice.dismissed': 'hidden',
        'notice.actionChosen': {
          guard: { type: 'isShown', params: idIn },
          target: 'hidden',
          actions: { type: 'emitAction', params: ({ event }) => ({ id: event.id, action: event.action }) },
        },
        'notice.expired': { guard: { type: 'isShown', params: idIn }, target: 'hidden' },
      },
      exit: 'forget',
      states: {
        passing: { after: { untilHidden: '#notice.hidden' }, on: { 'notice.held': 'held' } },
        held: { on: { 'notice.released': 'passing' } },
      },
    },
  },
});
