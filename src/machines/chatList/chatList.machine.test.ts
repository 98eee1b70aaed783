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

test('what changes while they are fetched makes them be fetched once more, not once for each change', async () => {
  const { state, actor, listChats } = await listed();
  for (let times = 0; times < 4; times += 1) actor.send({ type: 'chats.changed' });
  expect(listChats.calls).toHaveLength(2);
  await listChats.calls[1]?.answer({ chats: [chat], more: false });
  expect([listChats.calls.length, state().value]).toEqual([3, { list: 'refreshing', doing: { resting: 'idle' } }]);
  await listChats.calls[2]?.answer({ chats: [otherChat], more: false });
  expect(state()).toMatchObject({ value: { list: 'shown' }, context: { chats: [{ id: otherChat.id }] } });
});

test('another kind begins anew; the answer for the one before comes to nothing', async () => {
  const { state, actor, listChats } = await listed();
  actor.send({ type: 'chats.changed' });
  actor.send({ type: 'filter.chosen', filter: 'starred' });
  expect([listChats.calls[1]?.isStopped(), listChats.calls[2]?.input, state().context.chats]).toEqual([true, { filter: 'starred', pages: 1 }, []]);
  await listChats.calls[2]?.answer({ chats: [], more: false });
  expect(state().value).toMatchObject({ list: 'empty' });
});

test('what one does is stored, and the list asked for as it then stands', async () => {
  const { state, actor, listChats, changeChat } = await listed();
  actor.send({ type: 'change.requested', id: chat.id, change: { is_pinned: true } });
  expect(changeChat.calls[0]?.input).toEqual({ id: chat.id, change: { is_pinned: true } });
  await changeChat.calls[0]?.answer({ ...chat, is_pinned: true });
  expect([listChats.calls.length, state().context.chats[0]?.is_pinned]).toEqual([2, true]);
});

test('one that was set aside can be taken back, after the list has left it out', async () => {
  const { state, actor, listChats, changeChat } = await listed();
  actor.send({ type: 'chat.dismissed', id: chat.id });
  await changeChat.calls[0]?.answer({ ...chat, is_not_interested: true });
  await listChats.calls[1]?.answer({ chats: [otherChat], more: false });
  expect(state().value).toMatchObject({ doing: { resting: 'dismissed' } });
  actor.send({ type: 'undo.requested' });
  expect(changeChat.calls[1]?.input).toEqual({ id: chat.id, change: { is_not_interested: false } });
});

test('nothing is deleted before it was asked; one that could not be is still there', async () => {
  const { state, actor, deleteChat } = await listed();
  actor.send({ type: 'removal.requested', id: chat.id });
  actor.send({ type: 'removal.declined' });
  expect(deleteChat.calls).toHaveLength(0);
  actor.send({ type: 'removal.requested', id: chat.id });
  actor.send({ type: 'removal.confirmed' });
  await deleteChat.calls[0]?.fail(broken);
  expect(state()).toMatchObject({ value: { doing: { resting: 'notRemoved' } }, context: { chats: [{ id: chat.id }, {}] } });
});

test('offline keeps what was fetched, and fetches again by itself', async () => {
  const { state, actor, listChats, waitForConnection } = await listed();
  actor.send({ type: 'chats.changed' });
  await listChats.calls[1]?.fail(offline);
  expect([state().value, state().context.chats.length]).toEqual([{ list: 'offline', doing: { resting: 'idle' } }, 2]);
  await waitForConnection.calls[0]?.answer();
  expect(listChats.calls).toHaveLength(3);
});

test('who leaves is shown to have left, in each row of theirs alone, and nothing is asked for', async () => {
  const { state, actor, listChats } = await listed([chat, { ...otherChat, other: { ...otherChat.other, is_online: true } }]);
  actor.send({ type: 'presence.arrived', presence: { user_id: chat.other.user_id, is_online: false, activity: 'justNow' } });
  expect(state().context.chats.map(({ other }) => other.is_online)).toEqual([false, true]);
  expect(listChats.calls).toHaveLength(1);
});
