import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import type { AnalysisChanged, AnalysisOf, RequestAnswer, SeenAnalysis } from './applicantAnalysis.actors.ts';
import { applicantAnalysisFlow, seenAnalysis } from './applicantAnalysis.fixtures.ts';
import { applicantAnalysisMachine } from './applicantAnalysis.machine.ts';

pathTests(applicantAnalysisFlow);

const of: AnalysisOf = { side: 'employer', id: 'a-1' };
const nothing: SeenAnalysis = { ...seenAnalysis, analysis: null };
const running: SeenAnalysis = { ...nothing, running: { by: 'Elias', at: '2026-01-10T09:00:00Z' } };

async function seeing(first: SeenAnalysis) {
  const read = held<SeenAnalysis, AnalysisOf>();
  const ask = held<RequestAnswer, AnalysisOf>();
  const clock = new SimulatedClock();
  let change: (event: AnalysisChanged) => void = () => {};
  const watchAnalysis = fromCallback<AnalysisChanged, AnalysisOf>(({ sendBack }) => {
    change = sendBack;
  });
  const waitForConnection = fromPromise<void>(() => new Promise<void>(() => {}));
  const actors = { readAnalysis: read.logic, requestAnalysis: ask.logic, watchAnalysis, waitForConnection };
  const actor = createActor(applicantAnalysisMachine.provide({ actors }), { input: of, clock }).start();
  await read.calls[0]?.answer(first);
  return { actor, read, ask, clock, change: () => change({ type: 'analysis.changed' }), state: () => actor.getSnapshot() };
}

test('polls after a request until the analysis is done, even without socket messages', async () => {
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

test('polls right away when the socket reports that it is done', async () => {
  const { read, change, state } = await seeing(running);
  change();
  await read.calls[1]?.answer(seenAnalysis);
  expect(state().value).toEqual({ settled: 'ready' });
});

test('a job seeker can’t request their own analysis, and an up-to-date one can’t be requested again', async () => {
  const own = await seeing({ ...seenAnalysis, analysis: seenAnalysis.analysis && { ...seenAnalysis.analysis, is_stale: true }, refusal: 'theirs' });
  expect([own.state().value, own.state().can({ type: 'analysis.requested' })]).toEqual([{ settled: 'stale' }, false]);
  const fresh = await seeing(seenAnalysis);
  expect(fresh.state().can({ type: 'analysis.requested' })).toBe(false);
});

test('if the request is refused, shows the current state', async () => {
  const { actor, read, ask, state } = await seeing(nothing);
  actor.send({ type: 'analysis.requested' });
  await ask.calls[0]?.answer({ ok: false, failure: 'refused' });
  await read.calls[1]?.answer({ ...nothing, refusal: 'settled' });
  expect(state().value).toEqual({ settled: 'refused' });
});

test('requests it when the connection is back, and can retry a failure', async () => {
  const { actor, ask, state } = await seeing(nothing);
  actor.send({ type: 'analysis.requested' });
  await ask.calls[0]?.fail(broken);
  expect(state().value).toBe('askFailed');
  actor.send({ type: 'analysis.requested' });
  await ask.calls[1]?.fail(offline);
  expect(state().value).toBe('askOffline');
});

test('a withdrawal removes it from the page', async () => {
  const { read, change, state } = await seeing(seenAnalysis);
  change();
  expect(state()).toMatchObject({ value: 'looking', context: { seen: seenAnalysis } });
  await read.calls[1]?.answer({ ...nothing, refusal: 'settled' });
  expect(state().value).toEqual({ settled: 'refused' });
});
