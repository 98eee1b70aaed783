import { setup } from 'xstate';
import { expect, test } from 'vitest';
import type { Flow } from '../flow.ts';
import { mainPath } from './main-path.ts';
import { guardOutcomes, refusalsOf } from './refusals.ts';
import { replay } from './replay.ts';
import { pathsOf } from './walk.ts';

/** Accepts coins of 1 or 3: it opens from 3, and only the owner can reset it. */
const machine = setup({
  types: { events: {} as { type: 'coin.dropped'; value: number } | { type: 'reset.asked'; isOwner: boolean } },
  guards: { isEnough: ({ event }) => event.type === 'coin.dropped' && event.value >= 3, isOwner: ({ event }) => event.type === 'reset.asked' && event.isOwner },
}).createMachine({
  id: 'gate',
  initial: 'closed',
  states: {
    closed: { on: { 'coin.dropped': { guard: 'isEnough', target: 'open' } } },
    open: { on: { 'reset.asked': [{ guard: 'isOwner', target: 'closed' }, { target: 'passed' }] } },
    passed: { type: 'final' },
  },
});
const gate: Flow<typeof machine> = {
  id: 'gate',
  area: 'shared',
  title: 'Gate',
  purpose: 'Opens for three coins.',
  source: 'tools',
  machine,
  states: { closed: 'Nobody passes.', open: 'One may pass.', passed: 'One passed.' },
  fixtures: {
    inputs: { start: undefined },
    events: {
      'coin.dropped': [
        { type: 'coin.dropped', value: 1 },
        { type: 'coin.dropped', value: 3 },
      ],
      'reset.asked': [
        { type: 'reset.asked', isOwner: true },
        { type: 'reset.asked', isOwner: false },
      ],
    },
    actors: {},
    project: () => null,
  },
};
const paths = pathsOf(gate);

test('a list of guards without an else can refuse, and a walk shows that nothing happens', () => {
  const [refusal, ...more] = refusalsOf(gate, paths);
  expect(more).toEqual([]);
  expect(refusal).toMatchObject({ id: 'closed: coin.dropped refused', state: 'closed', event: 'coin.dropped' });
  expect(refusal?.path?.steps.map(({ event }) => event)).toEqual([{ type: 'coin.dropped', value: 1 }]);
  expect(replay(gate, refusal?.path ?? paths[0]!)).toEqual({ taken: [[], []], failure: null });
});

test('if no sample is refused, a variant is; if nothing ever is, that is reported', () => {
  const generous = {
    ...gate,
    fixtures: { ...gate.fixtures, events: { ...gate.fixtures.events, 'coin.dropped': [{ type: 'coin.dropped' as const, value: 3 }] } },
  };
  expect(refusalsOf(generous, pathsOf(generous)).map(({ path }) => path?.steps.map(({ event }) => event))).toEqual([[{ type: 'coin.dropped', value: 0 }]]);
  const open = { ...gate, machine: machine.provide({ guards: { isEnough: () => true } }) };
  expect(refusalsOf(open, pathsOf(open)).map(({ path }) => path)).toEqual([null]);
});

test('guards pass and fail, judged by what is taken and refused', () => {
  const outcomes = (walks: typeof paths) => {
    const { all, had } = guardOutcomes(gate, walks, new Set());
    return all.map((name) => [name, had.has(name)]);
  };
  const refused = refusalsOf(gate, paths).flatMap(({ path }) => path ?? []);
  expect(outcomes([...paths, ...refused])).toEqual([
    ['closed: coin.dropped holds', true],
    ['closed: coin.dropped fails', true],
    ['open: reset.asked #1 holds', true],
    ['open: reset.asked #1 fails', true],
  ]);
  expect(outcomes(paths)[1]).toEqual(['closed: coin.dropped fails', false]);
});

test('the main path leads to the end without a detour', () => {
  expect(
    mainPath(
      gate,
      paths,
      paths.map((path) => replay(gate, path)),
    ),
  ).toEqual({
    transitions: ['closed: coin.dropped', 'open: reset.asked #2'],
    states: ['closed', 'open', 'passed'],
  });
});
