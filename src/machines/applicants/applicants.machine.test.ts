import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { ApplicantsChanged, ApplicantsView, ListAnswer } from './applicants.actors.ts';
import { applicantList, applicantsFlow } from './applicants.fixtures.ts';
import { applicantsMachine } from './applicants.machine.ts';

pathTests(applicantsFlow);

const view: ApplicantsView = { jobId: null, stage: null, name: '', isVerified: false, page: 1 };

async function ready() {
  const lists = held<ListAnswer, { view: ApplicantsView }>();
  let tell: (event: ApplicantsChanged) => void = () => {};
  const watchApplicants = fromCallback<ApplicantsChanged>(({ sendBack }) => {
    tell = sendBack;
  });
  const actor = createActor(applicantsMachine.provide({ actors: { listApplicants: lists.logic, watchApplicants } }), { input: { view } }).start();
  await lists.calls[0]?.answer({ ok: true, list: applicantList });
  return { actor, calls: lists.calls, tell: () => tell({ type: 'applicants.changed' }), state: () => actor.getSnapshot() };
}

test('reloads in the background after a change made elsewhere, but not while some are selected', async () => {
  const { actor, calls, tell, state } = await ready();
  tell();
  expect([state().value, state().context.list]).toEqual([{ ready: { browsing: 'refreshing' } }, applicantList]);
  await calls[1]?.answer({ ok: true, list: applicantList });
  actor.send({ type: 'applicant.toggled', id: 'a' });
  tell();
  expect(calls).toHaveLength(2);
  actor.send({ type: 'selection.cleared' });
  expect(calls).toHaveLength(3);
});

test('shows the outcome of declining above the updated list, until something else is selected', async () => {
  const { actor, calls, state } = await ready();
  actor.send({ type: 'applicant.toggled', id: 'a' });
  actor.send({ type: 'applicant.toggled', id: 'b' });
  actor.send({ type: 'decline.requested' });
  actor.send({ type: 'decline.finished', outcome: null });
  expect(state()).toMatchObject({ value: { ready: 'selecting' }, context: { selected: ['a', 'b'] } });
  actor.send({ type: 'decline.requested' });
  const outcome = { declined: ['a'], settled: ['b'] };
  actor.send({ type: 'decline.finished', outcome });
  await calls[1]?.answer({ ok: true, list: applicantList });
  expect(state()).toMatchObject({ value: { ready: { browsing: 'resting' } }, context: { selected: [], outcome } });
  actor.send({ type: 'applicant.toggled', id: 'c' });
  expect(state().context.outcome).toBeNull();
  actor.send({ type: 'applicant.toggled', id: 'c' });
  expect(state().value).toEqual({ ready: { browsing: 'refreshing' } });
});

test('handles a click during a reload', async () => {
  const { actor, tell, state } = await ready();
  tell();
  actor.send({ type: 'applicant.toggled', id: 'a' });
  expect(state()).toMatchObject({ value: { ready: 'selecting' }, context: { selected: ['a'] } });
});

test('reloads once more after a change during a reload', async () => {
  const { calls, tell } = await ready();
  tell();
  tell();
  expect(calls.map((call) => call.isStopped())).toEqual([false, true, false]);
});

test('another URL cancels the current request and clears the selection', async () => {
  const { actor, calls, state } = await ready();
  actor.send({ type: 'applicant.toggled', id: 'a' });
  actor.send({ type: 'url.changed', view: { ...view, stage: 'viewed' } });
  actor.send({ type: 'url.changed', view: { ...view, stage: 'accepted' } });
  expect(calls.map((call) => [call.input.view.stage, call.isStopped()])).toEqual([
    [null, false],
    ['viewed', true],
    ['accepted', false],
  ]);
  expect(state().context).toMatchObject({ selected: [], list: null });
});
