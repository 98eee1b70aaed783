import { describe } from 'vitest';
import { chat, left, otherChat } from '../chatRoom/chat.samples.ts';
import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken } from '../samples.ts';
import { chatListFlow } from './chatList.fixtures.ts';

const two = { chats: [chat, otherChat] };
const changed = { ...chat, is_pinned: true };
const lists = (filter = 'all', pages = 1) => ({ calls: { listChats: { filter, pages } } });
const dismiss = { is_not_interested: true };
const sends = (change: object) => ({ calls: { changeChat: { id: chat.id, change } } });
const aimed = { ...two, chat };

stateTable(chatListFlow, { filter: 'all' }, [
  starts({ filter: 'all' }, 'list.loading', { calls: { watchChats: undefined, listChats: { filter: 'all', pages: 1 } } }),
  starts({ filter: 'all' }, 'doing.resting.idle'),
  [
    '',
    { type: 'filter.chosen', filter: 'unread' },
    'list.loading',
    { given: { ...two, pages: 3, more: true }, sets: { filter: 'unread', pages: 1, chats: [], more: false }, ...lists('unread') },
  ],
  ['', { type: 'filter.chosen', filter: 'all' }, null],
  [
    '',
    { type: 'presence.arrived', presence: left },
    'list.loading',
    { given: two, sets: { chats: [{ ...chat, other: { ...chat.other, is_online: false, activity: 'justNow' } }, otherChat] } },
  ],
  ...['list.loading', 'list.refreshing', 'list.widening'].flatMap((from): Row[] => [
    [from, done('listChats', { ...two, more: true }), 'list.shown', { sets: { ...two, more: true } }],
    [from, done('listChats', { chats: [], more: false }), 'list.empty', { given: two, sets: { chats: [] } }],
    // Changed while loading: loads once more.
    [from, 'chats.changed', from, { sets: { isStale: true }, calls: {} }],
    [from, done('listChats', { ...two, more: true }), 'list.refreshing', { given: { isStale: true }, sets: { ...two, isStale: false }, ...lists() }],
    [from, fails('listChats', offline), 'list.offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
    [from, fails('listChats', broken), 'list.failed', saysFailed],
  ]),
  ...['list.shown', 'list.empty', 'list.failed'].map((from): Row => [from, 'chats.changed', 'list.refreshing', lists()]),
  // A reload in the background doesn't hold up who wants more.
  ...['list.shown', 'list.refreshing'].flatMap((from): Row[] => [
    [from, 'more.requested', 'list.widening', { given: { more: true }, sets: { pages: 2 }, ...lists('all', 2) }],
    [from, 'more.requested', null],
  ]),
  ['list.widening', 'more.requested', null, { given: { more: true } }],
  ['list.offline', done('waitForConnection'), 'list.refreshing', lists()],
  ['list.offline', 'load.retried', 'list.refreshing', lists()],
  ['list.failed', 'load.retried', 'list.refreshing', lists()],
]);

describe('actions on one conversation', () => {
  const rows = ['idle', 'notChanged', 'dismissed', 'removed', 'notRemoved'].flatMap((part): Row[] => [
    [
      `doing.resting.${part}`,
      { type: 'change.requested', id: chat.id, change: { is_pinned: true } },
      'doing.changing',
      { given: two, ...sends({ is_pinned: true }) },
    ],
    [`doing.resting.${part}`, { type: 'change.requested', id: 'other', change: {} }, null, { given: two }],
    [`doing.resting.${part}`, { type: 'chat.dismissed', id: chat.id }, 'doing.dismissing', { given: two, ...sends(dismiss) }],
    [`doing.resting.${part}`, { type: 'chat.dismissed', id: 'other' }, null, { given: two }],
    [`doing.resting.${part}`, { type: 'removal.requested', id: chat.id }, 'doing.confirmingRemoval', { given: two, sets: { chat, change: {} }, calls: {} }],
    [`doing.resting.${part}`, { type: 'removal.requested', id: 'other' }, null, { given: two }],
  ]);
  stateTable(chatListFlow, { filter: 'all' }, [
    ['', 'chats.changed', 'list.loading'],
    ['', { type: 'filter.chosen', filter: 'unread' }, 'list.loading'],
    ['', { type: 'presence.arrived', presence: left }, 'list.loading'],
    ...rows,
    ['doing.resting.dismissed', 'undo.requested', 'doing.restoring', { given: aimed, ...sends({ is_not_interested: false }) }],
    // The list reloads after each change.
    [
      'doing.changing',
      done('changeChat', changed),
      'doing.resting.idle',
      { given: aimed, sets: { chats: [changed, otherChat], chat: changed, isStale: true } },
    ],
    ['doing.changing', fails('changeChat', broken), 'doing.resting.notChanged', saysFailed],
    ['doing.dismissing', done('changeChat', changed), 'doing.resting.dismissed', { given: aimed, sets: { chats: [changed, otherChat], isStale: true } }],
    ['doing.dismissing', fails('changeChat', broken), 'doing.resting.notChanged', saysFailed],
    ['doing.restoring', done('changeChat', changed), 'doing.resting.idle', { given: aimed, sets: { chats: [changed, otherChat], isStale: true } }],
    ['doing.restoring', fails('changeChat', broken), 'doing.resting.dismissed', saysFailed],
    ['doing.confirmingRemoval', 'removal.confirmed', 'doing.removing', { given: aimed, calls: { deleteChat: { id: chat.id } } }],
    ['doing.confirmingRemoval', 'removal.declined', 'doing.resting.idle'],
    ['doing.removing', done('deleteChat'), 'doing.resting.removed', { given: aimed, sets: { chats: [otherChat], isStale: true } }],
    ['doing.removing', fails('deleteChat', broken), 'doing.resting.notRemoved', saysFailed],
  ]);
});
