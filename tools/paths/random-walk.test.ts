import { assign, setup } from 'xstate';
import { expect, test } from 'vitest';
import { defineFlow } from '../../src/machines/flow.ts';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { walkAtRandom } from './random-walk.ts';

/** Counts up and down, and breaks at three. */
const breaking = defineFlow({
  id: 'breaking',
  area: 'shared',
  title: 'Breaking',
  purpose: 'Breaks.',
  source: 'tools',
  states: { counting: 'Counting.' },
  machine: setup({
    types: {} as { context: { count: number }; events: { type: 'up' } | { type: 'down' } | { type: 'rest' } },
    actions: {
      add: assign({
        count: ({ context }, { by }: { by: number }) => {
          if (context.count + by === 3) throw new Error('three');
          return context.count + by;
        },
      }),
    },
  }).createMachine({
    id: 'breaking',
    context: { count: 0 },
    initial: 'counting',
    states: {
      counting: {
        on: {
          up: { actions: { type: 'add', params: { by: 1 } } },
          down: { actions: { type: 'add', params: { by: -1 } } },
          rest: { actions: { type: 'add', params: { by: 0 } } },
        },
      },
    },
  }),
  fixtures: {
    inputs: { any: undefined },
    events: { up: [{ type: 'up' }], down: [{ type: 'down' }], rest: [{ type: 'rest' }] },
    actors: {},
    project: () => null,
  },
});
const options = { seed: 7, steps: 30, walks: 100, reach: null };

test('a failure is found, and shortened to what brings it about', () => {
  const { found } = walkAtRandom(breaking, options);
  expect(found?.failure).toContain('three');
  expect(found?.path.steps.map(({ event }) => event.type)).toEqual(['up', 'up', 'up']);
});

test('the same seed walks the same, another one otherwise', () => {
  const figures = (seed: number) => {
    const { walks, steps, pairs } = walkAtRandom(sampleFlow, { ...options, seed });
    return [walks, steps, pairs];
  };
  expect(figures(7)).toEqual(figures(7));
  expect(figures(8)).not.toEqual(figures(7));
});

test('a chart that goes where it says is walked to the end, and a state that is looked for is come to shortly', () => {
  expect(walkAtRandom(sampleFlow, options)).toMatchObject({ walks: 100, found: null });
  const { found } = walkAtRandom(sampleFlow, { ...options, reach: 'signIn.locked' });
  expect(found?.failure).toBeNull();
  expect(found?.path.steps.length).toBeLessThanOrEqual(1);
  expect(found?.path.input).toBe('locked');
});
