import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { Chat } from '../../../contract/chat-records.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { chat, otherChat } from '../chatRoom/chat.samples.ts';
import { broken, offline } from '../samples.ts';
import type { ChatChange, ChatsShown } from './chatList.actors.ts';
import { chatListFlow } from './chatList.fixtures.ts';
import { chatListMachine } from './chatList.machine.ts';

pathTests(chatListFlow);

async function listed(chats: Chat[] = [chat, otherChat]) {
  const listChats = held<ChatsShown, { filter: string; pages: number }>();
  const changeChat = held<Chat, { id: string; change: ChatChange }>();
  const deleteChat = held<void, { id: string }>();
  const waitForConnection = held<void, void>();
  const actors = {
    listChats: listChats.logic,
    changeChat: changeChat.logic,
    deleteChat: deleteChat.logic,
    waitForConnection: waitForConnection.logic,
    watchChats: fromCallback(() => {}),
  };
  const actor = createActor(chatListMachine.provide({ actors: actors as never }), { input: { filter: 'all' } }).start();
  await listChats.calls[0]?.answer({ chats, more: false });
  return { actor, listChats, changeChat, deleteChat, waitForConnection, state: () => actor.getSnapshot() };
}

test('several changes during a load cause one more load', async () => {
  const { state, actor, listChats } = await listed();
  for (let times = 0; times < 4; times += 1) actor.send({ type: 'chats.changed' });
  expect(listChats.calls).toHaveLength(2);
  await listChats.calls[1]?.answer({ chats: [chat], more: false });
  expect([listChats.calls.length, state().value]).toEqual([3, { list: 'refreshing', doing: { resting: 'idle' } }]);
  await listChats.calls[2]?.answer({ chats: [otherChat], more: false });
  expect(state()).toMatchObject({ value: { list: 'shown' }, context: { chats: [{ id: otherChat.id }] } });
});

test('another filter starts over, and ignores the answer for the previous one', async () => {
  const { state, actor, listChats } = await listed();
  actor.send({ type: 'chats.changed' });
  actor.send({ type: 'filter.chosen', filter: 'starred' });
  expect([listChats.calls[1]?.isStopped(), listChats.calls[2]?.input, state().context.chats]).toEqual([true, { filter: 'starred', pages: 1 }, []]);
  await listChats.calls[2]?.answer({ chats: [], more: false });
  expect(state().value).toMatchObject({ list: 'empty' });
});

test('saves an action, then reloads the list', async () => {
  const { state, actor, listChats, changeChat } = await listed();
  actor.send({ type: 'change.requested', id: chat.id, change: { is_pinned: true } });
  expect(changeChat.calls[0]?.input).toEqual({ id: chat.id, change: { is_pinned: true } });
  await changeChat.calls[0]?.answer({ ...chat, is_pinned: true });
  expect([listChats.calls.length, state().context.chats[0]?.is_pinned]).toEqual([2, true]);
});

test('a conversation marked as not interested can be restored after it left the list', async () => {
  const { state, actor, listChats, changeChat } = await listed();
  actor.send({ type: 'chat.dismissed', id: chat.id });
  await changeChat.calls[0]?.answer({ ...chat, is_not_interested: true });
  await listChats.calls[1]?.answer({ chats: [otherChat], more: false });
  expect(state().value).toMatchObject({ doing: { resting: 'dismissed' } });
  actor.send({ type: 'undo.requested' });
  expect(changeChat.calls[1]?.input).toEqual({ id: chat.id, change: { is_not_interested: false } });
});

test('deletes only after confirmation; keeps what couldn’t be deleted', async () => {
  const { state, actor, deleteChat } = await listed();
  actor.send({ type: 'removal.requested', id: chat.id });
  actor.send({ type: 'removal.declined' });
  expect(deleteChat.calls).toHaveLength(0);
  actor.send({ type: 'removal.requested', id: chat.id });
  actor.send({ type: 'removal.confirmed' });
  await deleteChat.calls[0]?.fail(broken);
  expect(state()).toMatchObject({ value: { doing: { resting: 'notRemoved' } }, context: { chats: [{ id: chat.id }, {}] } });
});

test('keeps what was loaded while offline, and reloads automatically', async () => {
  const { state, actor, listChats, waitForConnection } = await listed();
  actor.send({ type: 'chats.changed' });
  await listChats.calls[1]?.fail(offline);
  expect([state().value, state().context.chats.length]).toEqual([{ list: 'offline', doing: { resting: 'idle' } }, 2]);
  await waitForConnection.calls[0]?.answer();
  expect(listChats.calls).toHaveLength(3);
});

test('when somebody leaves, updates only their rows, and loads nothing', async () => {
  const { state, actor, listChats } = await listed([chat, { ...otherChat, other: { ...otherChat.other, is_online: true } }]);
  actor.send({ type: 'presence.arrived', presence: { user_id: chat.other.user_id, is_online: false, activity: 'justNow' } });
  expect(state().context.chats.map(({ other }) => other.is_online)).toEqual([false, true]);
  expect(listChats.calls).toHaveLength(1);
});
