import { assign, raise, setup } from 'xstate';
import type { Chat, Presence } from '../../../contract/chat-records.ts';
import type { ChatFilter } from '../../../contract/chats.ts';
import type { Failure } from '../../lib/failure.ts';
import { withPresence } from '../chatRoom/history.ts';
import { staleActions, staleGuards } from '../changedElsewhere.ts';
import { failingActions, failingGuards } from '../failing.ts';
import { type ChatChange, chatListActors, type ChatNews, type ChatsShown } from './chatList.actors.ts';

interface ChatListContext {
  filter: ChatFilter;
  pages: number;
  chats: Chat[];
  more: boolean;
  /** Something changed during the last load. */
  isStale: boolean;
  /** The conversation an action applies to. */
  chat: Chat | null;
  change: ChatChange;
  failure: Failure | null;
}

export type ChatListEvent =
  | ChatNews
  | { type: 'filter.chosen'; filter: ChatFilter }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'change.requested'; id: string; change: ChatChange }
  | { type: 'chat.dismissed'; id: string }
  | { type: 'undo.requested' }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' };

const known = (chats: readonly Chat[], id: string) => chats.find((one) => one.id === id) ?? null;

/** Setup of the chat list chart. */
export const chatListSetup = setup({
  types: {} as { context: ChatListContext; events: ChatListEvent; input: { filter: ChatFilter }; tags: 'busy' },
  actors: chatListActors,
  guards: {
    ...failingGuards,
    isKnown: ({ context }, { id }: { id: string }) => known(context.chats, id) !== null,
    isOther: ({ context }, { filter }: { filter: ChatFilter }) => filter !== context.filter,
    ...staleGuards,
    hasMore: ({ context }) => context.more,
    hasChats: (_, { shown }: { shown: ChatsShown }) => shown.chats.length > 0,
  },
  actions: {
    ...failingActions,
    storeChats: assign((_, { shown }: { shown: ChatsShown }) => ({ chats: shown.chats, more: shown.more, failure: null })),
    storePresence: assign(({ context }, { presence }: { presence: Presence }) => ({ chats: context.chats.map((one) => withPresence(one, presence)) })),
    ...staleActions,
    chooseFilter: assign((_, { filter }: { filter: ChatFilter }) => ({ filter, pages: 1, chats: [], more: false, failure: null })),
    widen: assign({ pages: ({ context }) => context.pages + 1 }),
    aim: assign(({ context }, { id, change }: { id: string; change: ChatChange }) => ({ chat: known(context.chats, id), change })),
    storeChat: assign(({ context }, { chat }: { chat: Chat }) => ({ chat, chats: context.chats.map((one) => (one.id === chat.id ? chat : one)) })),
    dropChat: assign({ chats: ({ context }) => context.chats.filter(({ id }) => id !== context.chat?.id) }),
    refresh: raise({ type: 'chats.changed' }),
    turnBack: assign({ change: { is_not_interested: false } }),
  },
});
