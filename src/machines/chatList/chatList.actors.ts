import { fromCallback, fromPromise } from 'xstate';
import type { Chat, Presence } from '../../../contract/chat-records.ts';
import type { ChatFilter } from '../../../contract/chats.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** What one may say about a conversation, for oneself alone. */
export type ChatChange = Partial<Pick<Chat, 'is_pinned' | 'is_muted' | 'is_starred' | 'is_not_interested'>>;
export interface ChatsShown {
  chats: Chat[];
  /** There are more behind them. */
  more: boolean;
}

export type ChatNews = { type: 'chats.changed' } | { type: 'presence.arrived'; presence: Presence };

export const chatListActors = {
  ...connectionActors,
  /** The first so many pages, as they stand now. */
  listChats: fromPromise<ChatsShown, { filter: ChatFilter; pages: number }>(missing('listChats')),
  changeChat: fromPromise<Chat, { id: string; change: ChatChange }>(missing('changeChat')),
  deleteChat: fromPromise<void, { id: string }>(missing('deleteChat')),
  /** Tells `chats.changed` whenever something of them did, and of whom one talks with who came and left, until it is stopped. */
  watchChats: fromCallback<ChatNews>(missing('watchChats')),
};
