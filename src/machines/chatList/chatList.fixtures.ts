import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { chat, left, otherChat } from '../chatRoom/chat.samples.ts';
import { chatListMachine } from './chatList.machine.ts';

export const chatListFlow = defineFlow({
  id: 'chatList',
  area: 'chat',
  title: 'Conversations',
  purpose: 'Shows the conversations one has, newest first, and lets each be pinned, muted, starred, set aside and deleted.',
  source: 'src/machines/chatList/chatList.machine.ts',
  machine: chatListMachine,
  states: {
    list: 'What is shown.',
    'list.loading': 'They are being fetched.',
    'list.refreshing': 'They are being fetched again, under what is shown.',
    'list.shown': 'They are there.',
    'list.empty': 'There are none, or none of the chosen kind.',
    'list.offline': 'The device is offline; what was fetched stays, and they are fetched once it is back.',
    'list.failed': 'They could not be fetched; what was fetched stays, and it can be tried again.',
    doing: 'What is done with one.',
    'doing.resting': 'Nothing is under way.',
    'doing.resting.idle': 'Nothing is told.',
    'doing.resting.notChanged': 'A change was not stored.',
    'doing.resting.dismissed': 'One is set aside as not of interest; it can be taken back.',
    'doing.resting.removed': 'One was deleted.',
    'doing.resting.notRemoved': 'One could not be deleted, and is still there.',
    'doing.changing': 'A pin, a star or its silence is being stored.',
    'doing.dismissing': 'One is being set aside.',
    'doing.restoring': 'One that was set aside is being taken back.',
    'doing.confirmingRemoval': 'Whether one is to be deleted is asked.',
    'doing.removing': 'It is being deleted.',
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
    project: ({ chats, more, isOutdated, filter }) => [chats.some(({ id }) => id === chat.id), more, isOutdated, filter],
  },
});
