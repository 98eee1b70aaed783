import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { flowOf } from '../any/derive.ts';
import { mainPath } from './main-path.ts';
import { replay } from './replay.ts';
import { pathsOf } from './walk.ts';

function mainStates(goal?: string): string[] {
  const machine = createMachine({
    id: 'shop',
    ...(goal === undefined ? {} : { meta: { goal } }),
    initial: 'browsing',
    states: {
      browsing: { on: { LEAVE: 'left', CHOOSE: 'paying' } },
      paying: { on: { PAY: 'paid' }, after: { 1_000: 'left' } },
      paid: { on: { CLOSE: 'left' } },
      left: { type: 'final' },
    },
  });
  const { flow } = flowOf(machine, 'shop', '');
  const paths = pathsOf(flow);
  return mainPath(
    flow,
    paths,
    paths.map((path) => replay(flow, path)),
  ).states;
}

test('the main path is the shortest one to the end, or to the goal that the chart names', () => {
  expect(mainStates()).toEqual(['browsing', 'left']);
  expect(mainStates('paid')).toEqual(['browsing', 'paying', 'paid']);
});

test('a goal that isn’t a state is an error', () => {
  expect(() => mainStates('payed')).toThrow('shop: the goal "payed" in its meta is no state of the chart');
});
