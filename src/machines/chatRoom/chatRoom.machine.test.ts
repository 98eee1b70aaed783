import { createActor, fromCallback, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import { held, settled } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import { chat, message } from './chat.samples.ts';
import type { Act, ActAnswer, JoinAnswer, RoomEvent, SendAnswer } from './chatRoom.actors.ts';
import { chatRoomFlow } from './chatRoom.fixtures.ts';
import { chatRoomMachine } from './chatRoom.machine.ts';
import type { ChatRoomEvent } from './chatRoom.setup.ts';
import { statusOf } from './history.ts';
import type { Pending } from './outbox.ts';

pathTests(chatRoomFlow);

const at = '2026-01-10T09:00:00Z';
const idOf = (tail: string) => message(tail, 1).id;
const words = (tail: string): ChatRoomEvent => ({ type: 'message.written', message: { id: idOf(tail), kind: 'text', body: { text: tail } }, at, label: null });
const own = (tail: string, offset: number) => message(tail, offset, { sender: 'seeker' }, tail);
const joined = (offsets: number[], known = Math.max(...offsets)): JoinAnswer => ({
  ok: true,
  chat,
  messages: offsets.map((offset) => message(`1${String(offset).padStart(3, '0')}`, offset)),
  more: false,
  known,
});

function room(outbox: Pending[] = []) {
  const joinRoom = held<JoinAnswer, { known: number | null }>();
  const sendMessage = held<SendAnswer, { message: { id: string } }>();
  const doAct = held<ActAnswer, { act: Act }>();
  let tell: (event: RoomEvent) => void = () => {};
  const stored: string[][] = [];
  const actors = {
    joinRoom: joinRoom.logic,
    sendMessage: sendMessage.logic,
    doAct: doAct.logic,
    watchRoom: fromCallback<EventObject, { chatId: string }>(({ sendBack }) => {
      tell = sendBack;
    }),
  };
  const storeOutbox = (_: unknown, params: { outbox: Pending[] }) => void stored.push(params.outbox.map((one) => one.message.id));
  const logic = chatRoomMachine.provide({ actors: actors as never, actions: { storeOutbox } });
  const actor = createActor(logic, { input: { chatId: chat.id, outbox } }).start();
  const state = () => actor.getSnapshot();
  return {
    actor,
    joinRoom,
    sendMessage,
    doAct,
    stored,
    state,
    line: () => (state().value as { line: unknown }).line,
    offsets: () => state().context.messages.map(({ offset }) => offset),
    waiting: () => state().context.outbox.map((one) => [one.message.id, one.status]),
    tell: (event: RoomEvent) => tell(event),
  };
}

async function live(offsets = [1, 2]) {
  const flow = room();
  await flow.joinRoom.calls[0]?.answer(joined(offsets));
  return flow;
}

test('applies messages in order, each once', async () => {
  const { tell, offsets, line } = await live();
  for (const offset of [3, 3, 4, 2]) tell({ type: 'message.arrived', message: message(`100${offset}`, offset) });
  expect([offsets(), line()]).toEqual([[1, 2, 3, 4], { live: 'idle' }]);
});

test('a message beyond the next reveals a gap, which is fetched', async () => {
  const { tell, offsets, line, joinRoom } = await live();
  tell({ type: 'message.arrived', message: message('1005', 5) });
  expect([offsets(), line(), joinRoom.calls[1]?.input]).toEqual([[1, 2], { live: 'filling' }, { chatId: chat.id, known: 2 }]);
  await joinRoom.calls[1]?.answer(joined([3, 4, 5]));
  expect([offsets(), line()]).toEqual([[1, 2, 3, 4, 5], { live: 'idle' }]);
});

test('messages that arrive while the gap is being fetched aren’t lost', async () => {
  const { tell, offsets, line, joinRoom } = await live();
  tell({ type: 'message.arrived', message: message('1004', 4) });
  tell({ type: 'message.arrived', message: message('1006', 6) });
  await joinRoom.calls[1]?.answer(joined([3, 4, 5]));
  expect([line(), joinRoom.calls[2]?.input.known]).toEqual([{ live: 'filling' }, 5]);
  await joinRoom.calls[2]?.answer(joined([6]));
  expect(offsets()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an answer that was on its way while the line was away doesn’t count as up to date', async () => {
  const { actor, tell, joinRoom, sendMessage, line } = await live();
  tell({ type: 'message.arrived', message: message('1004', 4) });
  tell({ type: 'line.restored' });
  await joinRoom.calls[1]?.answer(joined([3, 4]));
  expect([line(), joinRoom.calls[2]?.input.known]).toEqual([{ live: 'filling' }, 4]);
  await joinRoom.calls[2]?.answer(joined([], 4));
  actor.send(words('2001'));
  tell({ type: 'line.restored' });
  await sendMessage.calls[0]?.answer({ ok: true, message: own('2001', 5) });
  expect([line(), joinRoom.calls[3]?.input.known]).toEqual([{ live: 'filling' }, 5]);
});

test('messages that arrive before the room is entered aren’t lost', async () => {
  const { tell, line, joinRoom } = room();
  tell({ type: 'message.arrived', message: message('1003', 3) });
  await joinRoom.calls[0]?.answer(joined([1, 2]));
  expect([line(), joinRoom.calls[1]?.input.known]).toEqual([{ live: 'filling' }, 2]);
});

test('sends one message after another, and removes each from the outbox once the server has it', async () => {
  const { actor, sendMessage, offsets, waiting, stored } = await live();
  for (const tail of ['2001', '2002', '2003']) actor.send(words(tail));
  expect(sendMessage.calls.map(({ input }) => input.message.id)).toEqual([idOf('2001')]);
  await sendMessage.calls[0]?.answer({ ok: true, message: own('2001', 3) });
  await sendMessage.calls[1]?.answer({ ok: true, message: own('2002', 4) });
  expect([offsets(), waiting()]).toEqual([[1, 2, 3, 4], [[idOf('2003'), 'sending']]]);
  await sendMessage.calls[2]?.answer({ ok: true, message: own('2003', 5) });
  expect([waiting(), stored.at(-1)]).toEqual([[], []]);
});

test('an own message that is both received and confirmed appears once', async () => {
  const { actor, tell, sendMessage, offsets } = await live();
  actor.send(words('2001'));
  tell({ type: 'message.arrived', message: own('2001', 3) });
  await sendMessage.calls[0]?.answer({ ok: true, message: own('2001', 3) });
  expect(offsets()).toEqual([1, 2, 3]);
});

test('messages written offline wait, and are sent in order when the connection is back', async () => {
  const { actor, tell, joinRoom, sendMessage, waiting, stored, line } = await live();
  tell({ type: 'line.lost' });
  actor.send(words('2001'));
  actor.send(words('2002'));
  expect([line(), sendMessage.calls.length, stored.at(-1)]).toEqual(['offline', 0, [idOf('2001'), idOf('2002')]]);
  tell({ type: 'line.restored' });
  await joinRoom.calls[1]?.answer(joined([3]));
  await sendMessage.calls[0]?.answer({ ok: true, message: own('2001', 4) });
  expect([sendMessage.calls.map(({ input }) => input.message.id), waiting()]).toEqual([[idOf('2001'), idOf('2002')], [[idOf('2002'), 'sending']]]);
});

test('a message interrupted by a disconnect is sent again with its id, unless the server has it', async () => {
  const { actor, tell, joinRoom, sendMessage, waiting } = await live();
  actor.send(words('2001'));
  actor.send(words('2002'));
  tell({ type: 'line.lost' });
  expect(waiting()).toEqual([
    [idOf('2001'), 'queued'],
    [idOf('2002'), 'queued'],
  ]);
  tell({ type: 'line.restored' });
  await joinRoom.calls[1]?.answer({ ...joined([3]), messages: [own('2001', 3)] } as JoinAnswer);
  expect([sendMessage.calls.length, sendMessage.calls[1]?.input.message.id]).toEqual([2, idOf('2002')]);
});

test('sends what an earlier page left behind once the room is entered again', async () => {
  const left: Pending = { message: { id: idOf('2001'), kind: 'text', body: { text: 'hello' } }, status: 'queued', writtenAt: at, label: null, refusal: null };
  const { joinRoom, sendMessage } = room([left]);
  expect(sendMessage.calls).toHaveLength(0);
  await joinRoom.calls[0]?.answer(joined([1]));
  expect(sendMessage.calls[0]?.input.message.id).toBe(idOf('2001'));
});

test('a refused message doesn’t block the next ones; it can be sent again or discarded', async () => {
  const { actor, sendMessage, waiting, line } = await live();
  actor.send(words('2001'));
  actor.send(words('2002'));
  await sendMessage.calls[0]?.answer({ ok: false, failure: 'tooMany' });
  await sendMessage.calls[1]?.fail(broken);
  expect([waiting().map(([, status]) => status), line()]).toEqual([['failed', 'failed'], { live: 'idle' }]);
  actor.send({ type: 'message.discarded', id: idOf('2002') });
  actor.send({ type: 'message.resent', id: idOf('2001') });
  await settled();
  expect([sendMessage.calls[2]?.input.message.id, waiting()]).toEqual([idOf('2001'), [[idOf('2001'), 'sending']]]);
});

test('no response isn’t a refusal: waits for the connection', async () => {
  const { actor, sendMessage, waiting, line } = await live();
  actor.send(words('2001'));
  await sendMessage.calls[0]?.fail({ ...offline, kind: 'timeout' });
  expect([line(), waiting()]).toEqual(['offline', [[idOf('2001'), 'queued']]]);
});

test('marks only move forward, and show how far a message got', async () => {
  const { tell, state } = await live();
  tell({ type: 'marks.arrived', role: 'employer', marks: { delivered_offset: 4, read_offset: 3 } });
  tell({ type: 'marks.arrived', role: 'employer', marks: { delivered_offset: 3, read_offset: 1 } });
  const others = state().context.chat?.others;
  expect(others).toEqual({ delivered_offset: 4, read_offset: 3 });
  const status = (offset: number, recalled_at: string | null = null) => others && statusOf({ offset, recalled_at }, others);
  expect([status(3), status(4), status(5), status(3, at)]).toEqual(['read', 'delivered', 'sent', 'recalled']);
});

test('an unsent message keeps its place; a refusal says why', async () => {
  const { actor, doAct, state } = await live();
  const act: Act = { id: idOf('1002'), does: 'recall' };
  actor.send({ type: 'act.requested', act });
  await doAct.calls[0]?.answer({ ok: false, failure: 'tooLate' });
  expect(state()).toMatchObject({ value: { acting: { resting: 'refused' } }, context: { refusal: 'tooLate' } });
  actor.send({ type: 'act.requested', act });
  const recalled = { ...message('1002', 2), changed_offset: 3, recalled_at: at, kind: 'recalled', body: null } as const;
  await doAct.calls[1]?.answer({ ok: true, message: recalled });
  expect(state().context.messages.map(({ offset, kind }) => [offset, kind])).toEqual([
    [1, 'text'],
    [2, 'recalled'],
  ]);
});

test('a conversation that no longer exists accepts no messages', async () => {
  const { actor, joinRoom, line, waiting } = room();
  await joinRoom.calls[0]?.answer({ ok: false });
  actor.send(words('2001'));
  expect([line(), waiting()]).toEqual(['gone', []]);
});

test('updates the presence of the other participant only', async () => {
  const { state, tell } = await live();
  tell({ type: 'presence.arrived', presence: { user_id: chat.other.user_id, is_online: false, activity: 'today' } });
  tell({ type: 'presence.arrived', presence: { user_id: chat.id, is_online: true, activity: 'justNow' } });
  expect(state().context.chat?.other).toMatchObject({ is_online: false, activity: 'today' });
});

test('discards a message whose content was deleted, instead of sending it again', async () => {
  const { actor, sendMessage, waiting } = await live();
  const { id } = message('2001', 1);
  actor.send({ type: 'message.written', message: { id, kind: 'video', body: { video_resume_id: id } }, at, label: 'Ana.mp4' });
  await sendMessage.calls[0]?.answer({ ok: false, failure: 'gone' });
  actor.send({ type: 'message.resent', id });
  expect([waiting(), sendMessage.calls.length]).toEqual([[[id, 'failed']], 1]);
  actor.send({ type: 'message.discarded', id });
  expect(waiting()).toEqual([]);
});
