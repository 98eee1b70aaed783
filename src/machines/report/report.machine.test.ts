import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { ReportAnswer } from './report.actors.ts';
import { reportFlow } from './report.fixtures.ts';
import { reportMachine } from './report.machine.ts';

pathTests(reportFlow);

function start() {
  const send = held<ReportAnswer, { jobId: number; reasonId: number }>();
  const actor = createActor(reportMachine.provide({ actors: { sendReport: send.logic } }), { input: { jobId: 7 } }).start();
  return { actor, sent: send.calls };
}

test('nothing is sent without a reason', () => {
  const { actor, sent } = start();
  actor.send({ type: 'report.submitted' });
  expect(sent).toHaveLength(0);
});

test('the reason survives a failure, and the report tells that it was made', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'reason.chosen', reasonId: 6 });
  actor.send({ type: 'report.submitted' });
  await sent[0]?.fail(broken);
  actor.send({ type: 'report.submitted' });
  expect(sent[1]?.input).toEqual({ jobId: 7, reasonId: 6 });
  await sent[1]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toBe('sent');
  actor.send({ type: 'report.closed' });
  expect(actor.getSnapshot().output).toEqual({ hasReported: true });
});

test('closed before sending, it was not made', () => {
  const { actor } = start();
  actor.send({ type: 'report.closed' });
  expect(actor.getSnapshot().output).toEqual({ hasReported: false });
});
