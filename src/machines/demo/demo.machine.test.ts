import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { ClockStep, DevAccount } from '../../../contract/dev.ts';
import type { Settled, SignInAnswer, DemoPage } from './demo.actors.ts';
import { demoFlow, dev } from './demo.fixtures.ts';
import { demoMachine } from './demo.machine.ts';

pathTests(demoFlow);

const scripts = { is_there: true, is_paused: false, speed: 1, scripts: [] };

async function ready() {
  const [loadDemo, signIn, moveClock, resetDemo] = [
    held<DemoPage, void>(),
    held<SignInAnswer, { account: DevAccount }>(),
    held<Settled, { by: ClockStep }>(),
    held<Settled, void>(),
  ];
  const actors = { loadDemo: loadDemo.logic, signIn: signIn.logic, moveClock: moveClock.logic, resetDemo: resetDemo.logic } as never;
  const actor = createActor(demoMachine.provide({ actors })).start();
  await loadDemo.calls[0]?.answer({ dev, scripts });
  return { actor, signIn, moveClock, resetDemo };
}

test('resets nothing without confirmation', async () => {
  const { actor, resetDemo } = await ready();
  actor.send({ type: 'reset.confirmed' });
  actor.send({ type: 'reset.requested' });
  actor.send({ type: 'reset.declined' });
  expect([actor.getSnapshot().value, resetDemo.calls.length]).toEqual([{ ready: 'idle' }, 0]);
  actor.send({ type: 'reset.requested' });
  actor.send({ type: 'reset.confirmed' });
  expect(resetDemo.calls).toHaveLength(1);
});

test('performs one action at a time, and ignores people who don’t exist', async () => {
  const { actor, signIn, moveClock } = await ready();
  actor.send({ type: 'account.chosen', life: 'newcomer' });
  expect(signIn.calls).toHaveLength(0);
  actor.send({ type: 'clock.moved', by: 'week' });
  actor.send({ type: 'clock.moved', by: 'week' });
  actor.send({ type: 'account.chosen', life: 'seeker' });
  expect([moveClock.calls.map(({ input }) => input), signIn.calls.length]).toEqual([[{ by: 'week' }], 0]);
});

test('stores what the clock did, and the updated page', async () => {
  const { actor, moveClock } = await ready();
  actor.send({ type: 'clock.moved', by: 'day' });
  const later = { ...dev, now: '2026-01-11T09:00:00Z' };
  await moveClock.calls[0]?.answer({ dev: later, scripts, work: { kind: 'clock', state: 'done', summary: null } });
  expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'moved' }, context: { dev: { now: later.now } } });
});
