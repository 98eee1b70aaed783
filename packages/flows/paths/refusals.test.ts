import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Flow } from '../flow.ts';
import { chartOf } from '../model.ts';
import { drawSvg } from '../svg/draw.ts';
import { writeMarkdown } from '../text/markdown.ts';
import { writeFeature } from '../text/story.ts';
import { mainPath } from './main-path.ts';
import { guardOutcomes, refusalsOf } from './refusals.ts';
import { replay } from './replay.ts';
import { storiesOf } from './stories.ts';
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

describe('a chart that says who sends an event and why it refuses one', () => {
  const door = setup({
    types: { events: {} as { type: 'opened'; at: number }, meta: {} as { by?: string[]; refused?: string } },
    guards: { isEarly: ({ event }) => event.at < 8, isDay: ({ event }) => event.at < 18 },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          opened: [
            { guard: 'isEarly', meta: { refused: 'tooEarly' } },
            { guard: 'isDay', target: 'open', meta: { by: ['porter', 'guest'] } },
            { meta: { refused: 'tooLate' } },
          ],
        },
      },
      open: { type: 'final' },
    },
  });
  const flow: Flow<typeof door> = {
    ...gate,
    id: 'door',
    title: 'Door',
    machine: door,
    states: { shut: 'Nobody comes in.', open: 'It is open.' },
    fixtures: {
      inputs: { start: undefined },
      events: {
        opened: [
          { type: 'opened', at: 7 },
          { type: 'opened', at: 9 },
          { type: 'opened', at: 20 },
        ],
      },
      actors: {},
      project: () => null,
    },
  };

  test('has a path to each reason, and no transition for it', () => {
    expect(refusalsOf(flow, pathsOf(flow)).map(({ id, path }) => [id, path?.steps.map(({ event }) => event['at'])])).toEqual([
      ['shut: opened refused: tooEarly', [7]],
      ['shut: opened refused: tooLate', [20]],
    ]);
    expect(chartOf(flow).transitions.map(({ id, by }) => [id, by])).toEqual([['shut: opened #2', ['porter', 'guest']]]);
  });

  test('says both in its table, its diagram and its scenarios', async () => {
    const stories = storiesOf(flow);
    expect(stories.map(({ title }) => title)).toEqual(['opened → open', 'opened is refused in shut: too early', 'opened is refused in shut: too late']);
    const feature = writeFeature(flow, stories);
    expect(feature).toContain('When porter or guest sends opened with {"at":9}\n    Then it is in "open"');
    expect(feature).toContain('When porter or guest sends opened with {"at":20}\n    Then it is refused: tooLate\n    And it is in "shut"');
    const table = writeMarkdown(chartOf(flow));
    expect(table).toContain('| `shut` | `opened` | porter, guest | `isDay` | `open` |  |');
    expect(table).toContain('| `shut` | `opened` | `isEarly` | `tooEarly` |\n| `shut` | `opened` | no transition takes it | `tooLate` |');
    const svg = (await drawSvg(chartOf(flow))).replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(svg).toContain('opened by porter, guest');
    expect(svg).toContain('refused: tooEarly');
  });
});
