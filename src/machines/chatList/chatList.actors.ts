import { fromCallback, fromPromise } from 'xstate';
import type { Chat, Presence } from '../../../contract/chat-records.ts';
import type { ChatFilter } from '../../../contract/chats.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** A user's own settings of a conversation. */
export type ChatChange = Partial<Pick<Chat, 'is_pinned' | 'is_muted' | 'is_starred' | 'is_not_interested'>>;
export interface ChatsShown {
  chats: Chat[];
  /** There are more pages. */
  more: boolean;
}

export type ChatNews = { type: 'chats.changed' } | { type: 'presence.arrived'; presence: Presence };

export const chatListActors = {
  ...connectionActors,
  /** The first `pages` pages, up to date. */
  listChats: fromPromise<ChatsShown, { filter: ChatFilter; pages: number }>(missing('listChats')),
  changeChat: fromPromise<Chat, { id: string; change: ChatChange }>(missing('changeChat')),
  deleteChat: fromPromise<void, { id: string }>(missing('deleteChat')),
  /** Sends `chats.changed` whenever one of them changes or someone in them comes online or leaves, until it is stopped. */
  watchChats: fromCallback<ChatNews>(missing('watchChats')),
};
