import { afterEach, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { withDeferredCalls } from '../../packages/flows/paths/stage.ts';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { sampleMachine } from '../../packages/flows/sample/sample.machine.ts';
import { watchCharts } from './watch.ts';

const logic = withDeferredCalls(sampleMachine);
const input = sampleFlow.fixtures.inputs.open as { locked: boolean };
const seen: [chart: string, taken: string[], states: string[]][] = [];
const stop = watchCharts((...step) => seen.push(step));
afterEach(() => seen.splice(0));

test('reports a chart’s steps from its creation on, and nothing of what was typed', () => {
  const actor = createActor(logic, { input }).start();
  const began = seen.flatMap(([, taken]) => taken);
  expect(began.length).toBeGreaterThan(0);
  actor.send({ type: 'connection.lost' });
  expect(seen.map(([chart]) => chart)).toEqual(seen.map(() => 'sample'));
  expect(seen.flatMap(([, taken]) => taken).slice(began.length)).toEqual(['connection.online: connection.lost']);
  expect(seen.at(-1)?.[2]).toContain('connection.offline');
  actor.send({ type: 'address.submitted', address: 'ana@example.com' });
  expect(JSON.stringify(seen)).not.toContain('ana@');
});

test('watching makes no call twice', () => {
  let calls = 0;
  const counting = sampleMachine.provide({ actors: { watchConnection: fromCallback(() => void (calls += 1)) } });
  createActor(counting, { input }).start();
  expect(calls).toBe(1);
});

test('stops', () => {
  stop();
  createActor(logic, { input }).start();
  expect(seen).toEqual([]);
});
