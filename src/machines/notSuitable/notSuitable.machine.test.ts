import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import type { HideAnswer } from './notSuitable.actors.ts';
import { notSuitableFlow } from './notSuitable.fixtures.ts';
import { notSuitableMachine } from './notSuitable.machine.ts';

pathTests(notSuitableFlow);

function chosen() {
  const hideJob = held<HideAnswer, { jobId: number; reasonId: number }>();
  const showAgain = held<void, { jobId: number }>();
  const waitForConnection = held<void, void>();
  const actors = { hideJob: hideJob.logic, showAgain: showAgain.logic, waitForConnection: waitForConnection.logic } as never;
  const actor = createActor(notSuitableMachine.provide({ actors }), { input: { jobId: 7 } }).start();
  actor.send({ type: 'notSuitable.opened' });
  actor.send({ type: 'reason.chosen', reasonId: 2 });
  return { actor, hideJob, showAgain, waitForConnection, isShown: () => !actor.getSnapshot().hasTag('shownHidden') };
}

test('removes the job right away, restores it if saving fails, and retries with the same reason', async () => {
  const { actor, hideJob, isShown } = chosen();
  expect([isShown(), hideJob.calls[0]?.input]).toEqual([false, { jobId: 7, reasonId: 2 }]);
  await hideJob.calls[0]?.fail(broken);
  expect([isShown(), actor.getSnapshot().value]).toEqual([true, { idle: 'failed' }]);
  actor.send({ type: 'hiding.retried' });
  expect(hideJob.calls[1]?.input).toEqual({ jobId: 7, reasonId: 2 });
});

test('undo restores it right away, and removes it again if saving fails', async () => {
  const { actor, hideJob, showAgain, isShown } = chosen();
  await hideJob.calls[0]?.answer({ ok: true });
  actor.send({ type: 'undo.requested' });
  expect(isShown()).toBe(true);
  await showAgain.calls[0]?.fail(broken);
  expect([isShown(), actor.getSnapshot().value]).toEqual([false, { hidden: 'notUndone' }]);
  actor.send({ type: 'undo.requested' });
  await showAgain.calls[1]?.answer();
  expect(actor.getSnapshot()).toMatchObject({ value: { idle: 'settled' }, context: { reasonId: null } });
});

test('undo before the response is also sent to the server; while offline there is nothing to undo', async () => {
  const first = chosen();
  first.actor.send({ type: 'undo.requested' });
  expect(first.showAgain.calls[0]?.input).toEqual({ jobId: 7 });
  const second = chosen();
  await second.hideJob.calls[0]?.fail(offline);
  second.actor.send({ type: 'undo.requested' });
  expect([second.actor.getSnapshot().value, second.showAgain.calls.length]).toEqual([{ idle: 'settled' }, 0]);
});

test('sends it when the connection is back', async () => {
  const { hideJob, waitForConnection } = chosen();
  await hideJob.calls[0]?.fail(offline);
  await waitForConnection.calls[0]?.answer();
  expect(hideJob.calls).toHaveLength(2);
});
