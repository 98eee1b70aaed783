// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { setup } from 'xstate';
import { LookAlikes } from './look-alikes.ts';
import type { AnyPlan } from './view-plan.ts';

const machine = setup({}).createMachine({
  type: 'parallel',
  states: { call: { initial: 'asking', states: { asking: {}, done: {} } }, page: { initial: 'seen', states: { seen: {}, hidden: {} } } },
});

const says = (text: string) => () => {
  if (!document.body.textContent.includes(text)) throw new Error('silent');
};
const plan = (asking: string, done: string): AnyPlan => ({
  view: () => null as never,
  gestures: {},
  shows: { 'call.asking': says(asking), 'call.done': says(done), 'page.seen': says('page'), 'page.hidden': { unseen: 'nobody is there' } },
});

function shown(looks: AnyPlan): LookAlikes {
  const alikes = new LookAlikes(machine, looks);
  document.body.textContent = 'page asking';
  alikes.note(['call.asking', 'page.seen']);
  document.body.textContent = 'page done';
  alikes.note(['call.done', 'page.seen']);
  return alikes;
}

beforeEach(() => document.body.replaceChildren());

test('distinguishes states with different looks, and ignores states of other regions', () => {
  expect(shown(plan('asking', 'done')).found()).toEqual([]);
});

test('names two states of one region whose looks both pass in both, unless they may look the same', () => {
  const alikes = shown(plan('page', 'page'));
  expect(alikes.found()).toEqual(['call.asking looks like call.done']);
  expect(alikes.found([[['call.done', 'call.asking'], 'on purpose']])).toEqual([]);
});

test('a single look that passes in both is enough if the other one doesn’t', () => {
  expect(shown(plan('page', 'done')).found()).toEqual([]);
});
