import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { lostIn } from '../../tests/support/covered.ts';
import type { Flow } from '../../packages/flows/flow.ts';
import { type BrowserRun, lostFrom, mergeCovered, withPaths } from './covered.ts';

const machine = createMachine({ initial: 'off', states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off', held: 'off' } } } });
const flows = [{ id: 'lamp', machine }] as unknown as Flow[];
const [on, off, held] = ['off: pressed', 'on: pressed', 'on: held'] as const;
const run = (taken: string[], onPath: string[] = []): BrowserRun => new Map([['lamp', { taken: new Set([...taken, ...onPath]), onPath: new Set(onPath) }]]);

describe('recorded browser coverage', () => {
  it('marks transitions that only some of several runs take, unless a path takes them', () => {
    const { lamp } = mergeCovered(flows, {}, [], [run([off, on]), run([on], [held])]);
    expect(lamp?.browser).toEqual([on, off, held]);
    expect(lamp?.byChance).toEqual({ [off]: '1 of 2 recorded runs took it, and no path does.' });
  });

  it('doesn’t trust what a single run covers for the first time, until a second one does too', () => {
    const first = mergeCovered(flows, {}, [], [run([on])]);
    expect(Object.keys(first['lamp']?.byChance ?? {})).toEqual([on]);
    expect(mergeCovered(flows, first, [], [run([on])])['lamp']?.byChance).toBeUndefined();
  });

  it('keeps known coverage of tests that didn’t run, and lists what a new record lost', () => {
    const before = { lamp: { browser: [on, off], byChance: { [off]: 'Two answers race.' } } };
    expect(mergeCovered(flows, before, [])).toEqual(before);
    expect(lostFrom(before, mergeCovered(flows, before, [], [run([on])]))).toEqual([`lamp ${off}`]);
  });
});

describe('a run of a part', () => {
  const before = { lamp: { browser: [on, off], byChance: { [on]: 'Two answers race.', [off]: 'Two answers race.' } } };

  it('adds what a path took, which is no longer chance, and nothing that a journey took', () => {
    const { lamp } = withPaths(before, flows, [run([held], [on])]);
    expect(lamp).toEqual({ browser: [on, off], byChance: { [off]: 'Two answers race.' } });
    expect(withPaths(before, flows, [run([], [held])])['lamp']?.browser).toEqual([on, off, held]);
  });

  it('changes nothing where it took no path, or one that no longer exists', () => {
    expect(withPaths(before, flows, [run([held])])).toEqual(before);
    expect(withPaths({}, flows, [run([], ['off: exploded'])])).toEqual({});
  });
});

describe('a complete run', () => {
  const recorded = { lamp: { browser: [on, off, held], byChance: { [held]: 'Two answers race.' } } };

  it('reports a single lost transition', () => {
    expect(lostIn([{ lamp: { browser: [on] } }], recorded, ['lamp'])).toEqual([`lamp ${off}`]);
  });

  it('reports nothing that is covered by chance, whichever test covers the rest', () => {
    expect(lostIn([{ lamp: { browser: [on] } }, { lamp: { browser: [off] } }], recorded, ['lamp'])).toEqual([]);
  });
});
