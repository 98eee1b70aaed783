import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import type { AnalysisChanged, AnalysisOf, AskAnswer, SeenAnalysis } from './applicantAnalysis.actors.ts';
import { applicantAnalysisFlow, seenAnalysis } from './applicantAnalysis.fixtures.ts';
import { applicantAnalysisMachine } from './applicantAnalysis.machine.ts';

pathTests(applicantAnalysisFlow);

const of: AnalysisOf = { side: 'employer', id: 'a-1' };
const nothing: SeenAnalysis = { ...seenAnalysis, analysis: null };
const running: SeenAnalysis = { ...nothing, running: { by: 'Elias', at: '2026-01-10T09:00:00Z' } };

async function seeing(first: SeenAnalysis) {
  const read = held<SeenAnalysis, AnalysisOf>();
  const ask = held<AskAnswer, AnalysisOf>();
  const clock = new SimulatedClock();
  let change: (event: AnalysisChanged) => void = () => {};
  const watchAnalysis = fromCallback<AnalysisChanged, AnalysisOf>(({ sendBack }) => {
    change = sendBack;
  });
  const waitForConnection = fromPromise<void>(() => new Promise<void>(() => {}));
  const actors = { readAnalysis: read.logic, askAnalysis: ask.logic, watchAnalysis, waitForConnection };
  const actor = createActor(applicantAnalysisMachine.provide({ actors }), { input: of, clock }).start();
  await read.calls[0]?.answer(first);
  return { actor, read, ask, clock, change: () => change({ type: 'analysis.changed' }), state: () => actor.getSnapshot() };
}

test('asked for, it is looked after until it is made, also where nobody is told', async () => {
  const { actor, read, ask, clock, state } = await seeing(nothing);
  actor.send({ type: 'analysis.requested' });
  await ask.calls[0]?.answer({ ok: true, seen: running });
  expect(state().value).toBe('analysing');
  clock.increment(2_000);
  await read.calls[1]?.answer(running);
  expect(state().value).toBe('analysing');
  clock.increment(2_000);
  await read.calls[2]?.fail(broken);
  expect(state().value).toBe('analysing');
  clock.increment(2_000);
  await read.calls[3]?.answer(seenAnalysis);
  expect(state()).toMatchObject({ value: { settled: 'ready' }, context: { seen: { analysis: { writer: 'rules' } } } });
});

test('told that it is made, it is looked at at once', async () => {
  const { read, change, state } = await seeing(running);
  change();
  await read.calls[1]?.answer(seenAnalysis);
  expect(state().value).toEqual({ settled: 'ready' });
});

test('what a seeker sees of theirs, and what is made of what is there, can not be asked for again', async () => {
  const own = await seeing({ ...seenAnalysis, analysis: seenAnalysis.analysis && { ...seenAnalysis.analysis, is_stale: true }, refusal: 'theirs' });
  expect([own.state().value, own.state().can({ type: 'analysis.requested' })]).toEqual([{ settled: 'stale' }, false]);
  const fresh = await seeing(seenAnalysis);
  expect(fresh.state().can({ type: 'analysis.requested' })).toBe(false);
});

test('refused meanwhile, how it is now is shown', async () => {
  const { actor, read, ask, state } = await seeing(nothing);
  actor.send({ type: 'analysis.requested' });
  await ask.calls[0]?.answer({ ok: false, failure: 'refused' });
  await read.calls[1]?.answer({ ...nothing, refusal: 'settled' });
  expect(state().value).toEqual({ settled: 'refused' });
});

test('offline it is asked for once the device is back; what failed is asked for again', async () => {
  const { actor, ask, state } = await seeing(nothing);
  actor.send({ type: 'analysis.requested' });
  await ask.calls[0]?.fail(broken);
  expect(state().value).toBe('askFailed');
  actor.send({ type: 'analysis.requested' });
  await ask.calls[1]?.fail(offline);
  expect(state().value).toBe('askOffline');
});

test('a withdrawal takes it away under one’s eyes', async () => {
  const { read, change, state } = await seeing(seenAnalysis);
  change();
  expect(state()).toMatchObject({ value: 'looking', context: { seen: seenAnalysis } });
  await read.calls[1]?.answer({ ...nothing, refusal: 'settled' });
  expect(state().value).toEqual({ settled: 'refused' });
});
