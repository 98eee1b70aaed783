import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnyStateMachine, assign, createMachine, setup } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { statesOf, transitionsOf } from '../chart.ts';
import { cashMachine } from '../examples/cash-machine.ts';
import { chatConnection } from '../examples/chat-connection.ts';
import { checkout, payment } from '../examples/checkout.ts';
import { elevator } from '../examples/elevator.ts';
import { fetchWithRetry } from '../examples/fetch-with-retry.ts';
import { mediaPlayer } from '../examples/media-player.ts';
import { registrationForm } from '../examples/registration-form.ts';
import { timer } from '../examples/timer.ts';
import { trafficLight } from '../examples/traffic-light.ts';
import { twelveToggles } from '../examples/twelve-toggles.ts';
import { formatsOf } from '../formats.ts';
import { chartOf } from '../model.ts';
import { coverage } from '../paths/replay.ts';
import { walkChart } from '../paths/stories.ts';
import { drawSvg } from '../svg/draw.ts';
import { flowOf, type Samples } from './derive.ts';
import { gapsOf } from './gaps.ts';
import { machinesIn, samplesIn } from './load.ts';
import { main } from './main.ts';

type Graph = ReturnType<typeof toDirectedGraph>;

/** XState's own graph of a machine: its states below the root, and its transitions. It has no eventless (`always`) transitions, so these are added. */
function ownGraph(machine: AnyStateMachine): { states: number; transitions: number } {
  const below = (graph: Graph): Graph[] => graph.children.flatMap((child) => [child, ...below(child)]);
  const graph = toDirectedGraph(machine);
  const atOnce = [machine.root, ...statesOf(machine)].reduce((sum, node) => sum + (node.always ?? []).length, 0);
  return { states: below(graph).length, transitions: [graph, ...below(graph)].reduce((sum, { edges }) => sum + edges.length, atOnce) };
}

const derive = (machine: AnyStateMachine, samples: Samples = {}) => {
  const derived = flowOf(machine, 'machine', 'machine.ts', samples);
  const walked = walkChart(derived.flow);
  return { derived, walked, gaps: gapsOf(derived, walked), missed: coverage(derived.flow, walked.replays).missed };
};

const timerInput: Samples = { inputs: { short: { seconds: 2 } } };
const EXAMPLES: [name: string, machine: AnyStateMachine, samples?: Samples][] = [
  ['a traffic light', trafficLight],
  ['a media player', mediaPlayer],
  ['a fetch with retries', fetchWithRetry],
  ['twelve toggles side by side', twelveToggles],
  ['a form with a history', registrationForm],
  ['an elevator', elevator],
  ['a cash machine', cashMachine],
  ['a checkout', checkout],
  ['the payment within it', payment],
  ['a timer', timer, timerInput],
  ['a connection that comes back', chatConnection, { events: { closed: [{ code: 1_008 }, { code: 1_000 }] } }],
];

describe('a machine without any preparation', () => {
  beforeAll(() => vi.stubGlobal('fetch', vi.fn()));
  afterAll(() => vi.unstubAllGlobals());

  test.each(EXAMPLES)('%s has the states and transitions that XState sees, each on a path, and is drawn and exported', async (_, machine, samples) => {
    const { derived, walked, missed } = derive(machine, samples);
    const chart = chartOf(derived.flow);
    expect({ states: statesOf(derived.flow.machine).length, transitions: chart.transitions.length }).toEqual(ownGraph(machine));
    expect(missed).toEqual([]);
    expect(walked.replays.filter(({ failure }) => failure !== null)).toEqual([]);
    expect(await drawSvg(chart, walked.main)).toMatch(/^<svg/);
    const files = formatsOf(derived.flow);
    const config = JSON.parse(files.get(`${derived.flow.id}.machine.json`) ?? '') as Parameters<typeof createMachine>[0];
    expect(transitionsOf(createMachine(config)).length).toBe(transitionsOf(machine).length);
  });

  test('and nothing that they call was executed', () => {
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('what can’t be derived from the chart', () => {
  test('names a guard that no generated payload satisfies, and what it reads', () => {
    const { gaps } = derive(chatConnection);
    expect(gaps[0]).toBe('No path takes “Online” → “Refused” when closed, only if isForGood. isForGood never held; it looks at code of the event.');
  });

  test('lists generated payloads, actors that don’t run, and what is left out', () => {
    expect(derive(cashMachine).gaps).toEqual([
      'Payloads are made up: pin.typed with pin; check answers with output.isRight and output.balance; amount.chosen with amount. Give real ones in the file of --events.',
      'checkPin does not run: it waits, and then answers or fails as a path says.',
      'Left out, since they reach outside: payOut. Whom they would reach, and what comes back, is unknown.',
    ]);
  });

  test('lists guards and delays that are named but not implemented', () => {
    const { gaps, missed } = derive(
      createMachine({ id: 'bare', initial: 'a', states: { a: { after: { aWhile: 'b' }, on: { go: { guard: 'isOpen', target: 'b' } } }, b: {} } }),
    );
    expect(missed).toEqual([]);
    expect(gaps).toEqual(['Named but not implemented: isOpen. It is taken to hold.', 'The length of aWhile is unknown: nothing implements it.']);
  });

  test('explains how to provide an input if the machine can’t start without one', () => {
    const machine = setup({ types: { input: {} as { user: { name: string } } } }).createMachine({
      id: 'greeting',
      context: ({ input }) => ({ name: input.user.name }),
      initial: 'a',
      states: { a: {} },
    });
    expect(() => derive(machine)).toThrow(
      'greeting does not start without an input: Cannot read properties of undefined (reading \'name\'). Give one: { "inputs"',
    );
    expect(derive(machine, { inputs: { ana: { user: { name: 'Ana' } } } }).gaps).toEqual([]);
  });

  test('stops a walk whose context grows without end, and reports it', () => {
    const machine = setup({ types: { context: {} as { words: string } }, guards: { isDone: ({ context }) => context.words === 'never' } }).createMachine({
      id: 'endless',
      context: { words: '' },
      initial: 'a',
      states: {
        a: {
          on: {
            ...Object.fromEntries(['x', 'y', 'z'].map((letter) => [letter, { actions: assign({ words: ({ context }) => context.words + letter }) }])),
            end: { guard: 'isDone', target: 'b' },
          },
        },
        b: {},
      },
    });
    expect(derive(machine).gaps).toContain('There are more combinations of states than are looked at: beyond the first, only ways that are new are followed.');
  });
});

describe('the command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'any-'));
  const example = (file: string) => path.join(import.meta.dirname, '../examples', file);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('finds the machines of a module, or the requested one', async () => {
    expect((await machinesIn(example('checkout.ts'), null)).map(({ name }) => name).toSorted()).toEqual(['checkout', 'payment']);
    expect((await machinesIn(example('checkout.ts'), 'payment')).map(({ machine }) => machine.id)).toEqual(['payment']);
    await expect(machinesIn(example('checkout.ts'), 'cart')).rejects.toThrow(/has no export "cart". It exports .*checkout/);
    await expect(machinesIn(path.join(folder, 'none.ts'), null)).rejects.toThrow(/There is no file/);
  });

  test('reads samples, and reports an invalid one', async () => {
    const file = path.join(folder, 'samples.json');
    writeFileSync(file, '{ "events": { "closed": [{ "code": 1008 }] } }');
    expect(await samplesIn(file)).toEqual({ events: { closed: [{ code: 1008 }] } });
    writeFileSync(file, '{ "event": {} }');
    await expect(samplesIn(file)).rejects.toThrow('has event; there may be inputs, events, and actors.');
  });

  test('writes the files of a chart, with its gaps where people read them', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await main(['--machine', example('chat-connection.ts'), '--out', folder, '--no-atlas']);
    expect(log.mock.calls.flat().join('\n')).toContain('chatConnection: 5 states, 10 of 11 transitions');
    log.mockRestore();
    expect(readFileSync(path.join(folder, 'chatConnection.md'), 'utf8')).toContain('- No path takes “Online” → “Refused” when closed');
    expect(readFileSync(path.join(folder, 'sheets/chatConnection.svg'), 'utf8')).toContain('data-state="online"');
  });

  test('reports what is wrong, and what to do', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await main([]);
    expect(error).toHaveBeenCalledWith('Name the file of a machine: --machine FILE\n\n"flows --help" lists the options.');
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    error.mockRestore();
  });
});
