import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { key, offline } from '../samples.ts';
import type { ConditionAnswer, OpeningAnswer } from './chatOpening.actors.ts';
import { chatOpeningFlow } from './chatOpening.fixtures.ts';
import { chatOpeningMachine } from './chatOpening.machine.ts';

pathTests(chatOpeningFlow);

function requested() {
  const checkCondition = held<ConditionAnswer, { jobId: number }>();
  const openChat = held<OpeningAnswer, { jobId: number }>();
  const waitForConnection = held<void, void>();
  const actors = { checkCondition: checkCondition.logic, openChat: openChat.logic, waitForConnection: waitForConnection.logic };
  const actor = createActor(chatOpeningMachine.provide({ actors: actors as never }), { input: { jobId: 7 } }).start();
  actor.send({ type: 'chat.requested' });
  return { actor, checkCondition, openChat, waitForConnection, state: () => actor.getSnapshot() };
}

test('opens nothing before the conditions are checked', async () => {
  const { state, checkCondition, openChat } = requested();
  await checkCondition.calls[0]?.answer({ ok: false, failure: 'profileIncomplete' });
  expect([state().value, openChat.calls.length]).toEqual(['profileIncomplete', 0]);
});

test('leads to the room; after returning, it can be opened again', async () => {
  const { state, actor, checkCondition, openChat } = requested();
  await checkCondition.calls[0]?.answer({ ok: true });
  expect(openChat.calls[0]?.input).toEqual({ jobId: 7 });
  await openChat.calls[0]?.answer({ ok: true, chatId: key });
  expect(state()).toMatchObject({ value: 'opened', context: { chatId: key } });
  actor.send({ type: 'chat.requested' });
  expect(state().value).toBe('checking');
});

test('shows a condition that changed in the meantime', async () => {
  const { state, checkCondition, openChat } = requested();
  await checkCondition.calls[0]?.answer({ ok: true });
  await openChat.calls[0]?.answer({ ok: false, failure: 'notEligible' });
  expect(state()).toMatchObject({ value: 'notEligible', context: { chatId: null } });
});

test('starts over automatically when the connection is back', async () => {
  const { state, checkCondition, waitForConnection } = requested();
  await checkCondition.calls[0]?.fail(offline);
  expect(state().value).toBe('disconnected');
  await waitForConnection.calls[0]?.answer();
  expect([state().value, checkCondition.calls.length]).toEqual(['checking', 2]);
});
