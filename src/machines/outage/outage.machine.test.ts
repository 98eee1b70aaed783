import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { Outage } from './outage.actors.ts';
import { outageFlow } from './outage.fixtures.ts';
import { outageMachine } from './outage.machine.ts';

pathTests(outageFlow);

function start(outage?: Outage) {
  const [check, clock] = [held<Outage, unknown>(), new SimulatedClock()];
  const machine = outageMachine.provide({ actors: { checkOutage: check.logic as never } });
  const actor = createActor(machine, { input: outage ? { outage } : {}, clock }).start();
  return { actor, clock, checks: check.calls };
}

test('checks nothing until a call gives reason to', async () => {
  const { actor, checks } = start();
  expect(checks).toHaveLength(0);
  actor.send({ type: 'outage.suspected' });
  await checks[0]?.answer({ isOutage: true, until: '2026-01-10T10:00:00Z' });
  expect(actor.getSnapshot()).toMatchObject({ value: { maintenance: 'waiting' }, context: { until: '2026-01-10T10:00:00Z' } });
});

test('checks every 30 s and ends automatically; no answer changes nothing', async () => {
  const { actor, clock, checks } = start({ isOutage: true, until: null });
  clock.increment(30_000);
  await checks[0]?.fail(broken);
  expect(actor.getSnapshot().hasTag('down')).toBe(true);
  clock.increment(30_000);
  await checks[1]?.answer({ isOutage: false, until: null });
  expect(actor.getSnapshot().value).toBe('available');
});

test('a failed check doesn’t take the site down', async () => {
  const { actor, checks } = start();
  actor.send({ type: 'outage.suspected' });
  await checks[0]?.fail(broken);
  expect(actor.getSnapshot().value).toBe('available');
});
