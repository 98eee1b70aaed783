import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key } from '../samples.ts';
import type { DeclineOutcome, Declining } from './decline.actors.ts';
import { declineFlow } from './decline.fixtures.ts';
import { declineMachine } from './decline.machine.ts';

pathTests(declineFlow);

function start() {
  const decline = held<DeclineOutcome, Declining>();
  const actor = createActor(declineMachine.provide({ actors: { declineApplicants: decline.logic } }), { input: { ids: ['a', 'b'], key } }).start();
  return { actor, calls: decline.calls };
}

test('declines nobody before the message is confirmed', () => {
  const { actor, calls } = start();
  actor.send({ type: 'decline.confirmed' });
  actor.send({ type: 'reason.submitted', reason: 'filled', note: '' });
  actor.send({ type: 'decline.abandoned' });
  expect(calls).toHaveLength(0);
  expect(actor.getSnapshot().output).toEqual({ outcome: null });
});

test('the reason can be changed before sending; a retry sends the same with the same key', async () => {
  const { actor, calls } = start();
  actor.send({ type: 'reason.submitted', reason: 'filled', note: '' });
  actor.send({ type: 'reason.changed' });
  actor.send({ type: 'reason.submitted', reason: 'skills', note: 'Kind regards' });
  actor.send({ type: 'decline.confirmed' });
  await calls[0]?.fail(broken);
  actor.send({ type: 'decline.confirmed' });
  const sent = { ids: ['a', 'b'], reason: 'skills', note: 'Kind regards', key };
  expect(calls.map(({ input }) => input)).toEqual([sent, sent]);
  const outcome = { declined: ['a'], settled: ['b'] };
  await calls[1]?.answer(outcome);
  expect(actor.getSnapshot().output).toEqual({ outcome });
});
