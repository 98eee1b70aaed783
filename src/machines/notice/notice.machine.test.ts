import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { noticeFlow } from './notice.fixtures.ts';
import { type Notice, noticeMachine } from './notice.machine.ts';

pathTests(noticeFlow);

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(noticeMachine, { clock }).start();
  const raise = (message: string, more?: Pick<Notice, 'action' | 'id'>) =>
    actor.send({ type: 'notice.raised', notice: { severity: 'info', message, ...more } });
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

test('says of which notice an action was chosen', () => {
  const { actor, raise } = start();
  const emitted: unknown[] = [];
  actor.on('notice.actionChosen', (event) => emitted.push(event));
  raise('saved', { action: 'undo', id: 'a' });
  raise('saved', { action: 'undo', id: 'b' });
  actor.send({ type: 'notice.actionChosen', id: 'b', action: 'undo' });
  expect(emitted).toEqual([{ type: 'notice.actionChosen', id: 'b', action: 'undo' }]);
  expect(actor.getSnapshot().value).toBe('hidden');
});

test('a notice goes once its action does nothing anymore, even while it is read; the one that replaced it stays', () => {
  const { actor, raise } = start();
  raise('first', { action: 'undo', id: 'a' });
  actor.send({ type: 'notice.held' });
  raise('second', { action: 'undo', id: 'b' });
  actor.send({ type: 'notice.held' });
  actor.send({ type: 'notice.expired', id: 'a' });
  expect(actor.getSnapshot()).toMatchObject({ value: { shown: 'held' }, context: { current: { message: 'second' } } });
  actor.send({ type: 'notice.expired', id: 'b' });
  expect(actor.getSnapshot().value).toBe('hidden');
});
