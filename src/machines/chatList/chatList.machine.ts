import type { Chat } from '../../../contract/chat-records.ts';
import type { ChatFilter } from '../../../contract/chats.ts';
import { failsTo, storeFailure, unansweredStates } from '../failing.ts';
import type { ChatsShown } from './chatList.actors.ts';
import { chatListSetup } from './chatList.setup.ts';

const shownIn = ({ event }: { event: { output: ChatsShown } }) => ({ shown: event.output });
const storesChats = { type: 'storeChats' as const, params: shownIn };
const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const isKnown = { type: 'isKnown' as const, params: idIn };
const filterIn = ({ event }: { event: { filter: ChatFilter } }) => ({ filter: event.filter });
/** The server knows its new place in the list, and whether it still belongs there. */
const settled = [{ type: 'storeChat' as const, params: ({ event }: { event: { output: Chat } }) => ({ chat: event.output }) }, 'refresh' as const];

const listing = {
  id: 'listChats' as const,
  src: 'listChats' as const,
  input: ({ context }: { context: { filter: ChatFilter; pages: number } }) => ({ filter: context.filter, pages: context.pages }),
  onDone: [
    { guard: 'isStale' as const, target: 'refreshing' as const, actions: storesChats, reenter: true },
    { guard: { type: 'hasChats' as const, params: shownIn }, target: 'shown' as const, actions: storesChats },
    { target: 'empty' as const, actions: storesChats },
  ],
  onError: failsTo('offline', 'failed'),
};
const widens = { 'more.requested': { guard: 'hasMore' as const, target: 'widening' as const, actions: 'widen' as const } };
const changing = {
  id: 'changeChat' as const,
  src: 'changeChat' as const,
  input: ({ context }: { context: { chat: Chat | null; change: object } }) => ({ id: (context.chat as Chat).id, change: context.change }),
};

/**
 * A user's conversations: the list, and in parallel the action on one of them. Messages from others, changes in other windows, and actions here all
 * make the list reload in the background; a change during a reload makes it reload once more.
 */
export const chatListMachine = chatListSetup.createMachine({
  id: 'chatList',
  type: 'parallel',
  context: ({ input }) => ({ filter: input.filter, pages: 1, chats: [], more: false, isStale: false, chat: null, change: {}, failure: null }),
  invoke: { id: 'watchChats', src: 'watchChats' },
  states: {
    list: {
      initial: 'loading',
      on: {
        'filter.chosen': { guard: { type: 'isOther', params: filterIn }, target: '.loading', actions: { type: 'chooseFilter', params: filterIn } },
        'presence.arrived': { actions: { type: 'storePresence', params: ({ event }) => ({ presence: event.presence }) } },
      },
      states: {
        loading: { tags: 'busy', entry: 'markFresh', invoke: listing, on: { 'chats.changed': { actions: 'markStale' } } },
        refreshing: { tags: 'busy', entry: 'markFresh', invoke: listing, on: { 'chats.changed': { actions: 'markStale' }, ...widens } },
        widening: { tags: 'busy', entry: 'markFresh', invoke: listing, on: { 'chats.changed': { actions: 'markStale' } } },
        shown: { on: { 'chats.changed': 'refreshing', ...widens } },
        empty: { on: { 'chats.changed': 'refreshing' } },
        ...unansweredStates('refreshing', { 'load.retried': 'refreshing' }, { whenFailed: { 'chats.changed': 'refreshing' } }),
      },
    },
    doing: {
      initial: 'resting',
      states: {
        resting: {
          initial: 'idle',
          on: {
            'change.requested': {
              guard: isKnown,
              target: 'changing',
              actions: { type: 'aim', params: ({ event }) => ({ id: event.id, change: event.change }) },
            },
            'chat.dismissed': {
              guard: isKnown,
              target: 'dismissing',
              actions: { type: 'aim', params: ({ event }) => ({ id: event.id, change: { is_not_interested: true } }) },
            },
            'removal.requested': {
              guard: isKnown,
              target: 'confirmingRemoval',
              actions: { type: 'aim', params: ({ event }) => ({ id: event.id, change: {} }) },
            },
          },
          states: {
            idle: {},
            notChanged: {},
            dismissed: { on: { 'undo.requested': { target: '#chatList.doing.restoring', actions: 'turnBack' } } },
            removed: {},
            notRemoved: {},
          },
        },
        changing: {
          tags: 'busy',
          invoke: { ...changing, onDone: { target: 'resting', actions: settled }, onError: { target: 'resting.notChanged', actions: storeFailure } },
        },
        dismissing: {
          tags: 'busy',
          invoke: { ...changing, onDone: { target: 'resting.dismissed', actions: settled }, onError: { target: 'resting.notChanged', actions: storeFailure } },
        },
        restoring: {
          tags: 'busy',
          invoke: { ...changing, onDone: { target: 'resting', actions: settled }, onError: { target: 'resting.dismissed', actions: storeFailure } },
        },
        confirmingRemoval: { on: { 'removal.confirmed': 'removing', 'removal.declined': 'resting' } },
        removing: {
          tags: 'busy',
          invoke: {
            id: 'deleteChat',
            src: 'deleteChat',
            input: ({ context }) => ({ id: (context.chat as Chat).id }),
            onDone: { target: 'resting.removed', actions: ['dropChat', 'refresh'] },
            onError: { target: 'resting.notRemoved', actions: storeFailure },
          },
        },
      },
    },
  },
});
