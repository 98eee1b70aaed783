import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { SyncResult } from '../../../contract/resume-sync.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key, offline, resume } from '../samples.ts';
import type { ReadAnswer } from './resumeSync.actors.ts';
import { placeItem, resumeSyncFlow, workItem } from './resumeSync.fixtures.ts';
import { resumeSyncMachine } from './resumeSync.machine.ts';
import type { Comparison, FoundItem } from './resumeSync.types.ts';

pathTests(resumeSyncFlow);

const read = { ok: true, read: { content: {}, isDoubtful: false } } as unknown as ReadAnswer;
const comparison: Comparison = { items: [workItem, placeItem], faults: {}, already: 0, room: 10 };
const sync = { id: key, resume_id: resume.id, taken: 1, rating: null, synced_at: '2026-01-10T09:00:00Z' };

async function reviewing() {
  const calls = {
    readResume: held<ReadAnswer, { resumeId: string }>(),
    compareWithProfile: held<Comparison, unknown>(),
    checkItems: held<Comparison['faults'], { items: FoundItem[] }>(),
    applyItems: held<SyncResult, { items: FoundItem[]; key: string }>(),
    saveRating: held<void, { syncId: string; rating: string }>(),
    waitForConnection: held<void, void>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic]));
  const actor = createActor(resumeSyncMachine.provide({ actors: actors as never }), { input: { resumeId: resume.id }, clock: new SimulatedClock() }).start();
  await calls.readResume.calls[0]?.answer(read);
  await calls.compareWithProfile.calls[0]?.answer(comparison);
  return { actor, calls };
}

test('only what is chosen is sent, and what is not stays as it is', async () => {
  const { actor, calls } = await reviewing();
  actor.send({ type: 'sync.submitted', key });
  await calls.checkItems.calls[0]?.answer({});
  expect(calls.applyItems.calls[0]?.input.items.map((item) => item.key)).toEqual([workItem.key]);
});

test('with nothing chosen there is nothing to take', async () => {
  const { actor } = await reviewing();
  actor.send({ type: 'item.chosen', key: workItem.key, isTaken: false });
  expect(actor.getSnapshot().can({ type: 'sync.submitted', key })).toBe(false);
});

test('what is refused stays, marked and chosen; what was taken is offered no more, and can be left at that', async () => {
  const { actor, calls } = await reviewing();
  actor.send({ type: 'item.chosen', key: placeItem.key, isTaken: true });
  actor.send({ type: 'sync.submitted', key });
  await calls.checkItems.calls[0]?.answer({});
  const errors = { start_date: ['Choose a month and a year'] };
  await calls.applyItems.calls[0]?.answer({ sync, profile: { skills: [] } as never, refused: [{ key: workItem.key, errors }] });
  const { context } = actor.getSnapshot();
  expect([context.items.map((item) => item.key), context.faults]).toEqual([[workItem.key], { [workItem.key]: errors }]);
  actor.send({ type: 'sync.finished' });
  expect(actor.getSnapshot().value).toBe('completed');
});

test('a lost connection and a failure keep the choices and the one key', async () => {
  const { actor, calls } = await reviewing();
  actor.send({ type: 'sync.submitted', key });
  await calls.checkItems.calls[0]?.answer({});
  await calls.applyItems.calls[0]?.fail(offline);
  await calls.waitForConnection.calls[0]?.answer();
  await calls.applyItems.calls[1]?.fail(broken);
  actor.send({ type: 'sync.retried' });
  await calls.checkItems.calls[1]?.answer({});
  await calls.applyItems.calls[2]?.answer({ sync, profile: { skills: [] } as never, refused: [] });
  expect(calls.applyItems.calls.map(({ input }) => input.key)).toEqual([key, key, key]);
  actor.send({ type: 'rating.opened' });
  actor.send({ type: 'rating.given', rating: 'perfectMatch' });
  expect(calls.saveRating.calls[0]?.input).toEqual({ syncId: key, rating: 'perfectMatch' });
  await calls.saveRating.calls[0]?.answer();
  expect(actor.getSnapshot().value).toBe('rated');
});
