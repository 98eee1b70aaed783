import { fromCallback, fromPromise } from 'xstate';
import type { Chat } from '../../../contract/chat-records.ts';
import type { ChatFilter } from '../../../contract/chats.ts';
import type { ChatChange, ChatNews, ChatsShown } from '../../machines/chatList/chatList.actors.ts';
import { chatListMachine } from '../../machines/chatList/chatList.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { watchPresence } from './presence.ts';
import { watchChats } from './watching.ts';

/** The first pages; a conversation that moved from one page to the next between requests appears once. */
async function shown(filter: ChatFilter, pages: number, signal: AbortSignal): Promise<ChatsShown> {
  const chats = new Map<string, Chat>();
  for (let page = 1; ; page += 1) {
    const { data, meta } = await api('listChats', { query: { filter, page } }, { signal });
    for (const chat of data) chats.set(chat.id, chat);
    const more = meta.page * meta.size < meta.total;
    if (!more || page >= pages) return { chats: [...chats.values()], more };
  }
}

/** The chat list chart with its actors. */
export const chatList = chatListMachine.provide({
  actors: {
    waitForConnection,
    listChats: fromPromise<ChatsShown, { filter: ChatFilter; pages: number }>(({ input, signal }) => shown(input.filter, input.pages, signal)),
    changeChat: fromPromise<Chat, { id: string; change: ChatChange }>(
      async ({ input, signal }) => (await api('updateChat', { params: { id: input.id }, body: input.change }, { signal })).data,
    ),
    deleteChat: fromPromise<void, { id: string }>(async ({ input, signal }) => {
      await api('deleteChat', { params: { id: input.id } }, { signal });
    }),
    watchChats: fromCallback<ChatNews>(({ sendBack }) => {
      const change = () => sendBack({ type: 'chats.changed' });
      const ends = [watchChats(change), watchPresence((presence) => sendBack({ type: 'presence.arrived', presence }), change)];
      return () => {
        for (const end of ends) end();
      };
    }),
  },
});
