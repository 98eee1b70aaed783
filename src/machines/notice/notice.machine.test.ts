import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { noticeFlow } from './notice.fixtures.ts';
import { type Notice, noticeMachine } from './notice.machine.ts';

pathTests(noticeFlow);

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(noticeMachine, { clock }).start();
  const raise = (message: string, action?: Notice['action']) =>
    actor.send({ type: 'notice.raised', notice: { severity: 'info', message, ...(action ? { action } : {}) } });
  return { actor, clock, raise };
}

test('hides three seconds after the last notice, not the first', () => {
  const { actor, clock, raise } = start();
  raise('first');
  clock.increment(2_000);
  raise('second');
  clock.increment(2_999);
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'passing' }, context: { current: { message: 'second' } } });
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'hidden', context: { current: null } });
});

test('stays while the pointer or focus is on it, then restarts the full time', () => {
  const { actor, clock, raise } = start();
  raise('first');
  actor.send({ type: 'notice.held' });
  clock.increment(60_000);
  expect(actor.getSnapshot().value).toEqual({ shown: 'held' });
  actor.send({ type: 'notice.released' });
  clock.increment(2_999);
  expect(actor.getSnapshot().matches('shown')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('hidden');
});

test('sends a chosen action to the actor that raised the notice', () => {
  const { actor, raise } = start();
  const emitted: unknown[] = [];
  actor.on('notice.actionChosen', (event) => emitted.push(event));
  raise('saved', 'undo');
  actor.send({ type: 'notice.actionChosen', action: 'undo' });
  expect(emitted).toEqual([{ type: 'notice.actionChosen', action: 'undo' }]);
  expect(actor.getSnapshot().value).toBe('hidden');
});
