import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { chat, left, otherChat } from '../chatRoom/chat.samples.ts';
import { chatListMachine } from './chatList.machine.ts';

export const chatListFlow = defineFlow({
  id: 'chatList',
  area: 'chat',
  title: 'Conversations',
  purpose: 'Shows a user’s conversations, newest first. Each can be pinned, muted, starred, archived and deleted.',
  source: 'src/machines/chatList/chatList.machine.ts',
  machine: chatListMachine,
  states: {
    list: 'The list.',
    'list.loading': 'Loading the conversations.',
    'list.refreshing': 'Reloading in the background.',
    'list.widening': 'Loading more of them.',
    'list.shown': 'The conversations are shown.',
    'list.empty': 'There are none, or none of the chosen kind.',
    'list.offline': 'Offline; what was loaded stays, and reloads when the connection is back.',
    'list.failed': 'Loading failed; what was loaded stays, and the user can try again.',
    doing: 'Actions on one conversation.',
    'doing.resting': 'No action is running.',
    'doing.resting.idle': 'No notice is shown.',
    'doing.resting.notChanged': 'A change wasn’t saved.',
    'doing.resting.dismissed': 'One was marked as not interested; this can be undone.',
    'doing.resting.removed': 'One was deleted.',
    'doing.resting.notRemoved': 'One couldn’t be deleted, and is still there.',
    'doing.changing': 'Saving that it is pinned, starred or muted.',
    'doing.dismissing': 'Marking one as not interested.',
    'doing.restoring': 'Undoing that.',
    'doing.confirmingRemoval': 'Asking for confirmation to delete one.',
    'doing.removing': 'Deleting it.',
  },
  fixtures: {
    inputs: { all: { filter: 'all' } },
    events: {
      'filter.chosen': [{ type: 'filter.chosen', filter: 'unread' }],
      'more.requested': [{ type: 'more.requested' }],
      'load.retried': [{ type: 'load.retried' }],
      'chats.changed': [{ type: 'chats.changed' }],
      'presence.arrived': [{ type: 'presence.arrived', presence: left }],
      'change.requested': [{ type: 'change.requested', id: chat.id, change: { is_pinned: true } }],
      'chat.dismissed': [{ type: 'chat.dismissed', id: chat.id }],
      'undo.requested': [{ type: 'undo.requested' }],
      'removal.requested': [{ type: 'removal.requested', id: chat.id }],
      'removal.confirmed': [{ type: 'removal.confirmed' }],
      'removal.declined': [{ type: 'removal.declined' }],
    },
    actors: {
      listChats: {
        done: [
          { chats: [chat, otherChat], more: true },
          { chats: [], more: false },
        ],
        error: [broken, offline],
      },
      changeChat: { done: [{ ...chat, is_pinned: true }], error: [broken] },
      deleteChat: { done: [undefined], error: [broken] },
      watchChats: {},
      waitForConnection: { done: [undefined] },
    },
    project: ({ chats, more, isStale, filter }) => [chats.some(({ id }) => id === chat.id), more, isStale, filter],
  },
});
