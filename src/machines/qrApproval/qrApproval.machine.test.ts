import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { ScanAnswer, SettleAnswer } from './qrApproval.actors.ts';
import { asking, qrApprovalFlow } from './qrApproval.fixtures.ts';
import { qrApprovalMachine } from './qrApproval.machine.ts';

pathTests(qrApprovalFlow);

function start(token: string | null = 't-1', isMember = true) {
  const calls = {
    scanCode: held<ScanAnswer, { token: string }>(),
    approveLogin: held<SettleAnswer, { token: string }>(),
    denyLogin: held<SettleAnswer, { token: string }>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])) as never;
  const clock = new SimulatedClock();
  return {
    actor: createActor(qrApprovalMachine.provide({ actors }), { input: { token, isMember, email: 'ana@example.com' }, clock }).start(),
    clock,
    ...calls,
  };
}

test('a scan alone lets nobody in; a press does', async () => {
  const { actor, scanCode, approveLogin } = start();
  await scanCode.calls[0]?.answer({ ok: true, asking: { ...asking, expiresAt: new Date(Date.now() + 60_000).toISOString() } });
  expect([actor.getSnapshot().value, approveLogin.calls.length]).toEqual([{ confirming: 'asked' }, 0]);
  actor.send({ type: 'login.approved' });
  expect(approveLogin.calls[0]?.input).toEqual({ token: 't-1' });
  await approveLogin.calls[0]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toBe('approved');
});

test('left alone it expires', async () => {
  const { actor, clock, scanCode } = start();
  await scanCode.calls[0]?.answer({ ok: true, asking: { ...asking, expiresAt: new Date(Date.now() + 60_000).toISOString() } });
  clock.increment(60_001);
  expect(actor.getSnapshot().value).toBe('expired');
});

test('who is not logged in scans nothing', () => {
  const { actor, scanCode } = start('t-1', false);
  expect([actor.getSnapshot().value, scanCode.calls.length]).toEqual(['signedOut', 0]);
});
