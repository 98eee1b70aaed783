import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { PostingMove, PostingTab } from '../../../contract/postings.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key, offline } from '../samples.ts';
import type { MoveAnswer, PostingList, PostingNews } from './postings.actors.ts';
import { confirmDue, listOf, posting, postingsFlow } from './postings.fixtures.ts';
import { postingsMachine } from './postings.machine.ts';

pathTests(postingsFlow);

async function shown() {
  const listPostings = held<PostingList, { tab: PostingTab; page: number }>();
  const movePosting = held<MoveAnswer, { id: number; move: PostingMove; key: string }>();
  const waitForConnection = held<void, void>();
  const watchPostings = fromCallback<PostingNews>(() => undefined);
  const actors = { listPostings: listPostings.logic, movePosting: movePosting.logic, waitForConnection: waitForConnection.logic, watchPostings };
  const actor = createActor(postingsMachine.provide({ actors: actors as never }), { input: { tab: 'open', page: 1 } }).start();
  await listPostings.calls[0]?.answer(listOf(confirmDue, posting));
  return { actor, listPostings, movePosting, waitForConnection, state: () => actor.getSnapshot() };
}

test('a hold takes effect right away, and is undone with a key of its own', async () => {
  const { actor, state, listPostings, movePosting } = await shown();
  actor.send({ type: 'move.requested', id: 7, move: 'hold', key });
  expect(movePosting.calls[0]?.input).toEqual({ id: 7, move: 'hold', key });
  await movePosting.calls[0]?.answer({ ok: true, posting: { ...posting, status: 'onHold' } });
  expect(state().context.list?.postings.map(({ status }) => status)).toEqual(['confirmDue', 'onHold']);
  await listPostings.calls[1]?.answer(listOf(confirmDue));
  expect(state()).toMatchObject({ value: { ready: { outcome: 'moved' } }, context: { before: { title: 'Accountant' } } });
  actor.send({ type: 'move.undone', key: 'another' });
  expect(movePosting.calls[1]?.input).toEqual({ id: 7, move: 'reopen', key: 'another' });
});

test('closes and deletes only after confirmation', async () => {
  const { actor, state, movePosting } = await shown();
  for (const move of ['close', 'delete'] as const) {
    actor.send({ type: 'move.requested', id: 7, move, key });
    expect(state().value).toBe('confirming');
    actor.send({ type: 'move.dismissed' });
  }
  expect(movePosting.calls).toHaveLength(0);
});

test('offers and performs only what the job’s own chart allows', async () => {
  const { actor, state, movePosting } = await shown();
  const can = (id: number) =>
    (['hold', 'reopen', 'close', 'delete', 'confirm', 'repost'] as const).filter((move) => state().can({ type: 'move.requested', id, move, key }));
  expect([can(7), can(8), can(99)]).toEqual([['hold', 'close', 'delete'], ['hold', 'close', 'delete', 'confirm'], []]);
  actor.send({ type: 'move.requested', id: 7, move: 'repost', key });
  expect([state().value, movePosting.calls.length]).toEqual([{ ready: { list: 'current', outcome: 'none' } }, 0]);
});

test('retries a failed request with the same key', async () => {
  const { actor, state, movePosting } = await shown();
  actor.send({ type: 'move.requested', id: 8, move: 'confirm', key });
  await movePosting.calls[0]?.fail(broken);
  expect(state()).toMatchObject({ value: { ready: { outcome: 'notMoved' } }, context: { failure: { requestId: 'r-1' } } });
  actor.send({ type: 'move.retried' });
  expect(movePosting.calls[1]?.input.key).toBe(key);
});

test('waits while offline, and loads automatically', async () => {
  const { actor, state, listPostings, movePosting, waitForConnection } = await shown();
  actor.send({ type: 'move.requested', id: 8, move: 'confirm', key });
  await movePosting.calls[0]?.answer({ ok: false, failure: 'moved' });
  actor.send({ type: 'load.retried' });
  await listPostings.calls[1]?.fail(offline);
  expect(state().value).toBe('disconnected');
  await waitForConnection.calls[0]?.answer();
  expect(state().value).toBe('loading');
});
