import { assign, emit, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';

/** A message of the notification bar: a text key with its values, never the text itself. */
export interface Notice {
  severity: 'success' | 'info' | 'warning' | 'error';
  /** Key with namespace, such as `errors:serverError`. */
  message: string;
  values?: Record<string, string | number>;
  /** An action in the notice; the actor that raised it gets `notice.actionChosen`. */
  action?: 'undo' | 'retry' | 'signIn';
}

/** Emitted by other charts to show a notice; the app relays it to the notice chart. */
export type NoticeRaised = { type: 'notice.raised'; notice: Notice };

/** Emitted when a notice's action is chosen, for the actor that raised it. */
export type NoticeActed = { type: 'notice.actionChosen'; action: NonNullable<Notice['action']> };

export type NoticeEvent = NoticeRaised | NoticeActed | { type: 'notice.dismissed' } | { type: 'notice.held' } | { type: 'notice.released' };

/**
 * The notification bar. Hides 3 s after the last notice, not the first (specification §4); stays while the pointer or the focus is on it, so that
 * nobody is rushed.
 */
export const noticeMachine = setup({
  types: {} as { context: { current: Notice | null }; events: NoticeEvent; emitted: NoticeActed },
  actions: {
    show: assign({ current: (_, params: { notice: Notice }) => params.notice }),
    forget: assign({ current: null }),
    emitAction: emit((_, params: { action: NoticeActed['action'] }) => ({ type: 'notice.actionChosen' as const, action: params.action })),
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
        'notice.actionChosen': { target: 'hidden', actions: { type: 'emitAction', params: ({ event }) => ({ action: event.action }) } },
      },
      exit: 'forget',
      states: {
        passing: { after: { untilHidden: '#notice.hidden' }, on: { 'notice.held': 'held' } },
        held: { on: { 'notice.released': 'passing' } },
      },
    },
  },
});
