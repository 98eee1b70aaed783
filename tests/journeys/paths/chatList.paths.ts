import { deleteChat, listChats, updateChat } from '../../../contract/chats.ts';
import type { Chat } from '../../../contract/chat-records.ts';
import type { ChatsShown } from '../../../src/machines/chatList/chatList.actors.ts';
import { chatListFlow } from '../../../src/machines/chatList/chatList.fixtures.ts';
import { chat } from '../../../src/machines/chatRoom/chat.samples.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, open, press, retry } from './gestures.ts';
import { data, elsewhere, type Stand } from './plan.ts';
import { wording } from './words.ts';

/** Chooses an action in the menu of the conversation's row. */
const choose =
  (key: string) =>
  async ({ page }: Stand) => {
    await page.getByRole('button', { name: new RegExp(`${chat.other.name}$`) }).click();
    await page.getByRole('menuitem', { name: wording(key) }).click();
  };

drivePaths(chatListFlow)({
  // A new user has no conversations, so each answer is mocked.
  begin: { all: async (stand) => (await beSeeker(stand), open('/chat')(stand)) },
  gestures: {
    'filter.chosen': press('chat:filter.unread'),
    'more.requested': elsewhere('it requests two pages, and a path answers one call'),
    'load.retried': retry,
    'chats.changed': elsewhere('another does it'),
    'presence.arrived': elsewhere('another comes or leaves'),
    'change.requested': choose('chat:row.pin'),
    'chat.dismissed': choose('chat:row.dismiss'),
    'undo.requested': press('common:undo'),
    'removal.requested': choose('chat:row.delete'),
    'removal.confirmed': press('chat:removal.confirm'),
    'removal.declined': press('chat:removal.keep'),
  },
  calls: {
    listChats: { call: listChats, reply: ({ chats }: ChatsShown) => data(chats, { page: 1, size: 20, total: chats.length }) },
    changeChat: { call: updateChat, reply: (changed: Chat) => data(changed) },
    deleteChat: { call: deleteChat, reply: () => data(null) },
  },
  // A pinned conversation offers to be unpinned; nothing behind a dialog can be clicked.
  cannot: (event, before) =>
    (event.type === 'change.requested' && before.context.chats.some(({ id, is_pinned }) => id === chat.id && is_pinned)) ||
    (before.matches({ doing: 'confirmingRemoval' }) && 'filter' in event),
});
