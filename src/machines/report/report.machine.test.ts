import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Report, ReportAnswer } from './report.actors.ts';
import { reportFlow } from './report.fixtures.ts';
import { reportMachine } from './report.machine.ts';

pathTests(reportFlow);

function start() {
  const send = held<ReportAnswer, Report>();
  const actor = createActor(reportMachine.provide({ actors: { sendReport: send.logic } }), { input: { about: { jobId: 7 } } }).start();
  return { actor, sent: send.calls };
}

test('sends nothing without a reason', () => {
  const { actor, sent } = start();
  actor.send({ type: 'report.submitted', comment: '' });
  expect(sent).toHaveLength(0);
});

test('the reason survives a failure, and sending emits that a report was made', async () => {
  const { actor, sent } = start();
  actor.send({ type: 'reason.chosen', reasonId: 6 });
  actor.send({ type: 'report.submitted', comment: '' });
  await sent[0]?.fail(broken);
  actor.send({ type: 'report.submitted', comment: '' });
  expect(sent[1]?.input).toEqual({ about: { jobId: 7 }, reasonId: 6, comment: '' });
  await sent[1]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toBe('sent');
  actor.send({ type: 'report.closed' });
  expect(actor.getSnapshot().output).toEqual({ hasReported: true });
});

test('closing before sending makes no report', () => {
  const { actor } = start();
  actor.send({ type: 'report.closed' });
  expect(actor.getSnapshot().output).toEqual({ hasReported: false });
});

test('rejects a comment that is too long, and sends a shorter one', () => {
  const { actor, sent } = start();
  actor.send({ type: 'reason.chosen', reasonId: 6 });
  actor.send({ type: 'report.submitted', comment: 'x'.repeat(LIMITS.reportComment + 1) });
  expect(sent).toHaveLength(0);
  actor.send({ type: 'report.submitted', comment: 'He asked for money.' });
  expect(sent[0]?.input).toMatchObject({ comment: 'He asked for money.' });
});
