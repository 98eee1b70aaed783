import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { Flow } from '../flow.ts';
import { eventsIn } from './samples.ts';
import type { Path, Step } from './walk.ts';

/**
 * Decodes a list of numbers as a walk: the first selects the input, each following one the next event, modulo the number of choices. It ends when nothing can
 * happen, so every list is a walk, and a shorter list is a shorter walk.
 * @returns the walk, and what the chart threw at its last step, if it did
 */
export function walkOf(flow: Flow, choices: readonly number[]): { path: Path; thrown: string | null } {
  const inputs = Object.keys(flow.fixtures.inputs);
  const [first = 0, ...more] = choices;
  const input = inputs[first % inputs.length] as string;
  const initial = getInitialSnapshot(flow.machine, flow.fixtures.inputs[input]) as AnyMachineSnapshot;
  const steps: Step[] = [];
  let at = initial;
  for (const choice of more) {
    const events = eventsIn(flow, at);
    const event = events[choice % events.length];
    if (!event) break;
    try {
      at = getNextSnapshot(flow.machine, at, event as never) as AnyMachineSnapshot;
    } catch (error) {
      return { path: { input, initial, steps: [...steps, { event, expected: at }] }, thrown: String(error) };
    }
    steps.push({ event, expected: at });
  }
  return { path: { input, initial, steps }, thrown: null };
}

/** Pseudorandom numbers from a seed, the same in every run (mulberry32, public domain). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Random walks, the same in every run. */
export function randomWalks(flow: Flow, { seed, walks, steps }: { seed: number; walks: number; steps: number }): Path[] {
  const next = numbersFrom(seed);
  return Array.from({ length: walks }, () => walkOf(flow, Array.from({ length: steps + 1 }, next)).path);
}
