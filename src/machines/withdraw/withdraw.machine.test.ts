import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { application, broken, key } from '../samples.ts';
import type { WithdrawAnswer } from './withdraw.actors.ts';
import { withdrawFlow } from './withdraw.fixtures.ts';
import { withdrawMachine } from './withdraw.machine.ts';

pathTests(withdrawFlow);

function start() {
  const withdraw = held<WithdrawAnswer, { jobId: number; key: string }>();
  const actor = createActor(withdrawMachine.provide({ actors: { withdrawApplication: withdraw.logic } }), { input: { jobId: 7, key } }).start();
  return { actor, calls: withdraw.calls };
}

test('withdraws only after confirmation', () => {
  const { actor, calls } = start();
  actor.send({ type: 'withdraw.abandoned' });
  expect(calls).toHaveLength(0);
  expect(actor.getSnapshot().output).toEqual({ application: null });
});

test('a retry uses the same key', async () => {
  const { actor, calls } = start();
  actor.send({ type: 'withdraw.confirmed' });
  await calls[0]?.fail(broken);
  actor.send({ type: 'withdraw.confirmed' });
  expect(calls.map(({ input }) => input.key)).toEqual([key, key]);
  const withdrawn = { ...application, status: 'withdrawn' as const };
  await calls[1]?.answer({ ok: true, application: withdrawn });
  expect(actor.getSnapshot().output).toEqual({ application: withdrawn });
});

test('shows the current state of an application decided in the meantime', async () => {
  const { actor, calls } = start();
  actor.send({ type: 'withdraw.confirmed' });
  const accepted = { ...application, status: 'accepted' as const };
  await calls[0]?.answer({ ok: false, failure: 'notAllowedNow', application: accepted });
  expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { application: accepted } });
});
