import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { Flow } from '../flow.ts';
import { sampleFlow } from '../sample/sample.fixtures.ts';
import { coveringPaths } from './cover.ts';
import { coverage, replay } from './replay.ts';
import { leavesReached, leavesToReach, pathsOf } from './walk.ts';

type CounterOptions = { limit: number; project: (context: { count: number }) => unknown; done: number[] };

/** A counter set by a call. The tests must notice whatever is missing in its samples or its projection. */
function counter({ limit, project, done }: CounterOptions) {
  const machine = setup({
    types: {} as { context: { count: number }; events: { type: 'count.added' } },
    actors: { load: fromPromise<number>(() => new Promise(() => {})) },
    guards: { isFull: ({ context }) => context.count >= limit, isMany: (_, params: { loaded: number }) => params.loaded > 5 },
    actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          onDone: [{ guard: { type: 'isMany', params: ({ event }) => ({ loaded: event.output }) }, target: 'full' }, { target: 'counting' }],
        },
      },
      counting: { always: { guard: 'isFull', target: 'full' }, on: { 'count.added': { actions: 'add' } } },
      full: { type: 'final' },
    },
  });
  const states = { loading: 'Loading.', counting: 'Counting.', full: 'Full.' };
  const fixtures = { inputs: { empty: undefined }, events: { 'count.added': [{ type: 'count.added' as const }] }, actors: { load: { done } }, project };
  return { area: 'shared', id: 'counter', title: 'Counter', purpose: 'Counts.', source: 'counter.ts', machine, states, fixtures } satisfies Flow<
    typeof machine
  >;
}

const run = (flow: ReturnType<typeof counter>) => {
  const paths = pathsOf(flow);
  return { paths, replays: paths.map((path) => replay(flow, path)) };
};

test('the paths of a chart lead where it says, take every transition, and reach every innermost state', () => {
  const paths = pathsOf(sampleFlow);
  const replays = paths.map((path) => replay(sampleFlow, path));
  expect(replays.filter(({ failure }) => failure !== null)).toEqual([]);
  expect(coverage(sampleFlow, replays).missed).toEqual([]);
  expect(leavesToReach(sampleFlow).filter((state) => !leavesReached(paths).has(state))).toEqual([]);
});

describe('a walk', () => {
  test('takes every branch if the samples and the projection distinguish them', () => {
    const flow = counter({ limit: 2, project: ({ count }) => count, done: [1, 9] });
    const { paths, replays } = run(flow);
    expect(coverage(flow, replays).missed).toEqual([]);
    expect(leavesToReach(flow).filter((state) => !leavesReached(paths).has(state))).toEqual([]);
    expect(replays.map(({ failure }) => failure)).toEqual(paths.map(() => null));
  });

  test('names the branch that no sample takes', () => {
    const flow = counter({ limit: 2, project: ({ count }) => count, done: [1] });
    expect(coverage(flow, run(flow).replays).missed).toEqual(['loading: done load #1']);
  });

  test('names the branch that a projection hides without the guard’s property', () => {
    const flow = counter({ limit: 2, project: () => null, done: [1, 9] });
    expect(coverage(flow, run(flow).replays).missed).toEqual(['counting: always']);
  });

  test('stops if the projection never ends', () => {
    expect(() => pathsOf(counter({ limit: Infinity, project: ({ count }) => count, done: [1] }))).toThrow('Traversal limit exceeded');
  });
});

describe('a replay', () => {
  test('reports where the real chart goes somewhere else', () => {
    const walked = counter({ limit: 2, project: ({ count }) => count, done: [1] });
    const changed = counter({ limit: 1, project: ({ count }) => count, done: [1] });
    const failures = pathsOf(walked).map((path) => replay(changed, path).failure);
    expect(failures).toEqual([
      'step 2, count.added: expected {"value":"counting","status":"active","context":1}, is {"value":"full","status":"done","context":1}',
    ]);
  });
});

test('a few of the paths cover what all of them do', () => {
  const paths = pathsOf(sampleFlow);
  const few = coveringPaths(sampleFlow, paths);
  const replays = few.map((path) => replay(sampleFlow, path));
  expect(few.length).toBeLessThan(paths.length);
  expect(coverage(sampleFlow, replays).missed).toEqual([]);
  expect(leavesReached(few)).toEqual(leavesReached(paths));
});
