import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { SuggestKind, SuggestOption } from './suggest.actors.ts';
import { suggestFlow } from './suggest.fixtures.ts';
import { suggestMachine } from './suggest.machine.ts';

pathTests(suggestFlow);

const option = (id: number): SuggestOption => ({ kind: 'title', id, value: `Title ${id}`, jobs: id });
const three = [option(1), option(2), option(3)];

function start() {
  const [lookup, recall, clock] = [
    held<SuggestOption[], { text: string; kind: SuggestKind }>(),
    held<SuggestOption[], { kind: SuggestKind }>(),
    new SimulatedClock(),
  ];
  const actor = createActor(suggestMachine.provide({ actors: { suggest: lookup.logic, recallRecent: recall.logic } }), {
    input: { kind: 'what' },
    clock,
  }).start();
  const type = (text: string) => actor.send({ type: 'text.typed', text });
  return { actor, clock, type, lookups: lookup.calls, recalls: recall.calls };
}

async function offered() {
  const flow = start();
  flow.type('ti');
  flow.clock.increment(150);
  await flow.lookups[0]?.answer(three);
  return flow;
}

test('looks up 150 ms after the last key, only the last text', () => {
  const { clock, type, lookups } = start();
  type('a');
  clock.increment(149);
  type(' ac ');
  clock.increment(149);
  expect(lookups).toHaveLength(0);
  clock.increment(1);
  expect(lookups.map(({ input }) => input)).toEqual([{ text: 'ac', kind: 'what' }]);
});

test('ignores a superseded lookup', async () => {
  const { actor, clock, type, lookups } = start();
  type('a');
  clock.increment(150);
  type('b');
  expect(lookups[0]?.isStopped()).toBe(true);
  await lookups[0]?.answer(three);
  expect(actor.getSnapshot().context.options).toEqual([]);
});

test('the arrow keys move through the options and wrap', async () => {
  const { actor } = await offered();
  const after = (type: 'option.next' | 'option.previous' | 'option.first' | 'option.last') => {
    actor.send({ type });
    return actor.getSnapshot().context.active;
  };
  expect(actor.getSnapshot()).toMatchObject({ value: { offering: 'unmarked' }, context: { active: -1 } });
  expect(after('option.previous')).toBe(2);
  expect(after('option.next')).toBe(0);
  expect(after('option.next')).toBe(1);
  expect(after('option.last')).toBe(2);
  expect(after('option.next')).toBe(0);
  expect(after('option.last')).toBe(2);
  expect(after('option.first')).toBe(0);
});

test('Enter without an active option chooses nothing; with one, emits the choice and takes its text', async () => {
  const { actor } = await offered();
  const emitted: unknown[] = [];
  actor.on('suggestion.chosen', ({ option: chosen }) => emitted.push(chosen));
  actor.send({ type: 'option.chosen' });
  expect(emitted).toEqual([]);
  actor.send({ type: 'option.next' });
  actor.send({ type: 'option.chosen' });
  expect(emitted).toEqual([three[0]]);
  expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { text: 'Title 1', options: [] } });
});

test('the earlier list stays usable during a lookup, and choosing from it cancels the lookup', async () => {
  const { actor, clock, type, lookups } = await offered();
  type('tit');
  clock.increment(150);
  expect(actor.getSnapshot().context.options).toEqual(three);
  actor.send({ type: 'option.next' });
  expect(lookups[1]?.isStopped()).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ offering: 'marked' });
});

test('an empty field offers earlier searches, and nothing if there are none', async () => {
  const { actor, recalls, type } = start();
  actor.send({ type: 'field.focused' });
  await recalls[0]?.answer([{ kind: 'recent', id: 0, value: 'nurse', jobs: null }]);
  expect(actor.getSnapshot().matches('offering')).toBe(true);
  type('');
  await recalls[1]?.answer([]);
  expect(actor.getSnapshot().value).toBe('closed');
});

test('the field stays usable if a lookup fails', async () => {
  const { actor, clock, type, lookups } = start();
  type('a');
  clock.increment(150);
  await lookups[0]?.fail(broken);
  expect(actor.getSnapshot().value).toBe('unavailable');
  type('ab');
  expect(actor.getSnapshot().value).toEqual({ looking: 'waiting' });
});
