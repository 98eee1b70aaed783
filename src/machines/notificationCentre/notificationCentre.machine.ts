import { assign, setup } from 'xstate';
import type { NotificationPage, NotificationRecord } from '../../../contract/notification-calls.ts';
import type { Failure } from '../../lib/failure.ts';
import { loadsAgain, staleActions, staleGuards } from '../changedElsewhere.ts';
import { failingActions, failingGuards, failsTo, storeFailure, unansweredStates } from '../failing.ts';
import { type News, notificationCentreActors } from './notificationCentre.actors.ts';

interface NotificationCentreContext {
  /** As shown: opened ones count as read right away. */
  notifications: NotificationRecord[];
  unread: number;
  /** Where the next page starts; null at the end. */
  next: number | null;
  /** What is being marked: rolled back if that fails. */
  marking: { ids: number[]; upTo: number | null };
  before: { notifications: NotificationRecord[]; unread: number } | null;
  /** More arrived during another operation. */
  isStale: boolean;
  failure: Failure | null;
}

type NotificationCentreEvent = News | { type: 'load.retried' } | { type: 'notification.read'; id: number } | { type: 'all.read' } | { type: 'older.requested' };

const NOTHING = { ids: [], upTo: null };
const pageIn = ({ event }: { event: { output: NotificationPage } }) => ({ page: event.output });
const idIn = ({ event }: { event: { id: number } }) => ({ id: event.id });
const isUnread = { type: 'isUnread' as const, params: idIn };
const readOne = { type: 'readOne' as const, params: idIn };

/** Notifications, newest first. New ones appear automatically; opened ones are read right away, and unread again if saving fails. */
export const notificationCentreMachine = setup({
  types: {} as { context: NotificationCentreContext; events: NotificationCentreEvent; tags: 'busy' },
  actors: notificationCentreActors,
  guards: {
    ...failingGuards,
    isUnread: ({ context }, { id }: { id: number }) => context.notifications.some((one) => one.id === id && !one.is_read),
    hasUnread: ({ context }) => context.unread > 0 && context.notifications.length > 0,
    hasOlder: ({ context }) => context.next !== null,
    hasNone: ({ context }) => context.notifications.length === 0,
    ...staleGuards,
  },
  actions: {
    ...failingActions,
    storeNewest: assign((_, { page }: { page: NotificationPage }) => ({ ...shown(page), isStale: false, failure: null })),
    /** Older pages stay loaded, unless so many arrived that there is a gap: then nothing of the page is known. */
    mergeNewest: assign(({ context }, { page }: { page: NotificationPage }) => {
      const oldest = page.notifications.at(-1)?.id ?? 0;
      const isNext = context.notifications.some(({ id }) => id >= oldest);
      const older = page.next === null || !isNext ? [] : context.notifications.filter(({ id }) => id < oldest);
      const merged = older.length > 0 ? { notifications: [...page.notifications, ...older], unread: page.unread, next: context.next } : shown(page);
      return { ...merged, isStale: false, failure: null };
    }),
    addOlder: assign(({ context }, { page }: { page: NotificationPage }) => ({
      notifications: [...context.notifications, ...page.notifications],
      next: page.next,
      unread: page.unread,
      failure: null,
    })),
    readOne: assign(({ context }, { id }: { id: number }) => ({
      before: context.before ?? context,
      marking: { ...context.marking, ids: [...context.marking.ids, id] },
      notifications: context.notifications.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
      unread: Math.max(0, context.unread - 1),
    })),
    readAll: assign(({ context }) => ({
      before: context.before ?? context,
      marking: { ids: [], upTo: Math.max(...context.notifications.map(({ id }) => id)) },
      notifications: context.notifications.map((one) => ({ ...one, is_read: true })),
      unread: 0,
    })),
    settle: assign((_, { unread }: { unread: number }) => ({ unread, marking: NOTHING, before: null })),
    takeBack: assign(({ context }) => ({
      notifications: context.before?.notifications ?? context.notifications,
      unread: context.before?.unread ?? context.unread,
      marking: NOTHING,
      before: null,
    })),
    ...staleActions,
  },
}).createMachine({
  id: 'notificationCentre',
  context: { notifications: [], unread: 0, next: null, marking: NOTHING, before: null, isStale: false, failure: null },
  invoke: { id: 'watchNews', src: 'watchNews' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listNotifications',
        src: 'listNotifications',
        input: { before: null },
        onDone: { target: 'deciding', actions: { type: 'storeNewest', params: pageIn } },
        onError: failsTo('offline', 'failed'),
      },
      on: loadsAgain('news.arrived', 'loading'),
    },
    ...unansweredStates('loading', { 'load.retried': 'loading' }, { whenFailed: { 'news.arrived': 'loading' } }),
    deciding: { always: [{ guard: 'isStale', target: 'refreshing' }, { guard: 'hasNone', target: 'empty' }, { target: 'ready' }] },
    empty: { on: { 'news.arrived': 'refreshing' } },
    ready: {
      initial: 'idle',
      on: {
        'notification.read': { guard: isUnread, target: 'marking', actions: readOne },
        'all.read': { guard: 'hasUnread', target: 'marking', actions: 'readAll' },
        'older.requested': { guard: 'hasOlder', target: 'loadingOlder' },
        'news.arrived': 'refreshing',
      },
      states: { idle: {}, notMarked: {}, olderFailed: {} },
    },
    marking: {
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: ({ context }) => context.marking,
        onDone: { target: 'deciding', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: { target: 'ready.notMarked', actions: [storeFailure, 'takeBack'] },
      },
      on: {
        // Another click during a request: sends both, because the first request may have been aborted.
        'notification.read': { guard: isUnread, target: 'marking', reenter: true, actions: readOne },
        'all.read': { guard: 'hasUnread', target: 'marking', reenter: true, actions: 'readAll' },
        'news.arrived': { actions: 'markStale' },
      },
    },
    loadingOlder: {
      tags: 'busy',
      invoke: {
        id: 'listOlder',
        src: 'listNotifications',
        input: ({ context }) => ({ before: context.next }),
        onDone: { target: 'deciding', actions: { type: 'addOlder', params: pageIn } },
        onError: { target: 'ready.olderFailed', actions: storeFailure },
      },
      on: {
        'notification.read': { guard: isUnread, target: 'marking', actions: readOne },
        'all.read': { guard: 'hasUnread', target: 'marking', actions: 'readAll' },
        'news.arrived': { actions: 'markStale' },
      },
    },
    // In the background: what is shown stays, even if this fails, and all its buttons still work.
    refreshing: {
      entry: 'markFresh',
      invoke: {
        id: 'listNewest',
        src: 'listNotifications',
        input: { before: null },
        onDone: { target: 'deciding', actions: { type: 'mergeNewest', params: pageIn } },
        onError: { target: 'deciding', actions: 'markFresh' },
      },
      on: {
        'notification.read': { guard: isUnread, target: 'marking', actions: [readOne, 'markStale'] },
        'all.read': { guard: 'hasUnread', target: 'marking', actions: ['readAll', 'markStale'] },
        'older.requested': { guard: 'hasOlder', target: 'loadingOlder', actions: 'markStale' },
        ...loadsAgain('news.arrived', 'refreshing'),
      },
    },
  },
});

function shown({ notifications, unread, next }: NotificationPage): NotificationPage {
  return { notifications, unread, next };
}
