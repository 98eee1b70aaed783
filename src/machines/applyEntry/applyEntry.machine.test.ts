import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { Identity } from '../session/session.types.ts';
import { applyEntryFlow } from './applyEntry.fixtures.ts';
import { applyEntryMachine } from './applyEntry.machine.ts';

pathTests(applyEntryFlow);

function start() {
  const read = held<{ hasRegistered: boolean }, { jobId: number }>();
  const actor = createActor(applyEntryMachine.provide({ actors: { readProgress: read.logic } }), { input: { jobId: 7 } }).start();
  const know = (identity: Identity) => actor.send({ type: 'identity.known', identity });
  return { know, read: read.calls, value: () => actor.getSnapshot().value };
}

test.each<[by: string, way: (chart: ReturnType<typeof start>) => unknown, state: string]>([
  ['nobody is known', () => {}, 'waiting'],
  ['a guest', ({ know }) => know('guest'), 'quick'],
  ['an employer', ({ know }) => know('employer'), 'employer'],
  ['a seeker', ({ know, read }) => (know('seeker'), read[0]?.answer({ hasRegistered: false })), 'known'],
  ['a seeker who registered on the way, after a reload', ({ know, read }) => (know('seeker'), read[0]?.answer({ hasRegistered: true })), 'quick'],
  ['a seeker whose storage is blocked', ({ know, read }) => (know('seeker'), read[0]?.fail(new Error('blocked'))), 'known'],
  ['a guest who registers on the way', ({ know }) => (know('guest'), know('seeker')), 'quick'],
  ['a seeker whose session ends', async ({ know, read }) => (know('seeker'), await read[0]?.answer({ hasRegistered: false }), know('guest')), 'known'],
  ['an employer who signs out', ({ know }) => (know('employer'), know('guest')), 'quick'],
  ['a guest who signs in as an employer', ({ know }) => (know('guest'), know('employer')), 'employer'],
])('%s', async (_, way, state) => {
  const chart = start();
  await way(chart);
  expect(chart.value()).toBe(state);
});

test('looks for the application to this job', () => {
  const { know, read } = start();
  know('seeker');
  expect(read[0]?.input).toEqual({ jobId: 7 });
});
