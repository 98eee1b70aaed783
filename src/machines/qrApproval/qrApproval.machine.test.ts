import { createActor, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import type { ScanAnswer, SettleAnswer } from './qrApproval.actors.ts';
import { asking, qrApprovalFlow } from './qrApproval.fixtures.ts';
import { qrApprovalMachine } from './qrApproval.machine.ts';
import { broken } from '../samples.ts';

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

test('scanning approves nobody; a click does', async () => {
  const { actor, scanCode, approveLogin } = start();
  await scanCode.calls[0]?.answer({ ok: true, asking: { ...asking, expiresAt: new Date(Date.now() + 60_000).toISOString() } });
  expect([actor.getSnapshot().value, approveLogin.calls.length]).toEqual([{ confirming: 'asked' }, 0]);
  actor.send({ type: 'login.approved' });
  expect(approveLogin.calls[0]?.input).toEqual({ token: 't-1' });
  await approveLogin.calls[0]?.answer({ ok: true });
  expect(actor.getSnapshot().value).toBe('approved');
});

test('expires on its own', async () => {
  const { actor, clock, scanCode } = start();
  await scanCode.calls[0]?.answer({ ok: true, asking: { ...asking, expiresAt: new Date(Date.now() + 60_000).toISOString() } });
  clock.increment(60_001);
  expect(actor.getSnapshot().value).toBe('expired');
});

test('doesn’t fetch anything without a session', () => {
  const { actor, scanCode } = start('t-1', false);
  expect([actor.getSnapshot().value, scanCode.calls.length]).toEqual(['signedOut', 0]);
});

const member = { token: 't-1', isMember: true, email: 'ana@example.com' };
const refusal = (failure: string) => ({ ok: false, failure });
const inAMinute = { asking: { ...asking, expiresAt: '2026-01-10T09:01:00Z' } };
const byFailure = { failure: expect.objectContaining({ kind: 'refused' }) };
const scans = { calls: { scanCode: { token: 't-1' } } };
const approves = { calls: { approveLogin: { token: 't-1' } } };
const denies = { calls: { denyLogin: { token: 't-1' } } };

describe('matches the table', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-10T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  stateTable(qrApprovalFlow, member, [
    starts(member, 'scanned', scans),
    // Without a session or a code, the server isn't asked.
    starts({ ...member, isMember: false }, 'signedOut', { calls: {} }),
    starts({ ...member, token: null }, 'unknown', { calls: {} }),
    starts({ ...member, token: null, isMember: false }, 'unknown', { calls: {} }),
    ['scanned', done('scanCode', { ok: true, ...inAMinute }), 'confirming.asked', { sets: inAMinute, waits: { untilExpiry: 60_000 }, calls: {} }],
    ['scanned', done('scanCode', refusal('expired')), 'expired'],
    ['scanned', done('scanCode', refusal('used')), 'used'],
    ['scanned', done('scanCode', refusal('unknown')), 'unknown'],
    ['scanned', fails('scanCode', broken), 'unread', { sets: byFailure }],
    ['unread', 'scan.retried', 'scanned', scans],
    ...['confirming.asked', 'confirming.failed'].flatMap((from): Row[] => [
      [from, 'login.approved', 'approving', approves],
      [from, 'login.denied', 'denying', denies],
      [from, passes('untilExpiry'), 'expired'],
    ]),
    ['approving', done('approveLogin', { ok: true }), 'approved'],
    [
      'approving',
      done('approveLogin', refusal('proofNeeded')),
      'proving',
      { given: inAMinute, calls: { stepUp: { email: 'ana@example.com' } }, waits: { untilExpiry: 60_000 } },
    ],
    ['approving', done('approveLogin', refusal('expired')), 'expired'],
    ['approving', done('approveLogin', refusal('used')), 'used'],
    ['approving', done('approveLogin', refusal('unknown')), 'unknown'],
    ['approving', fails('approveLogin', broken), 'confirming.failed', { sets: byFailure }],
    // The code expires even while the user reauthenticates.
    ['proving', done('stepUp', { isProven: true }), 'approving', approves],
    ['proving', done('stepUp', { isProven: false }), 'confirming.asked', { calls: {} }],
    ['proving', passes('untilExpiry'), 'expired'],
    ['denying', done('denyLogin', { ok: true }), 'denied'],
    ['denying', done('denyLogin', refusal('expired')), 'expired'],
    ['denying', done('denyLogin', refusal('used')), 'used'],
    ['denying', done('denyLogin', refusal('unknown')), 'unknown'],
    ['denying', fails('denyLogin', broken), 'confirming.failed', { sets: byFailure }],
    ...['signedOut', 'approved', 'denied', 'expired', 'used', 'unknown'].map((from): Row => [from, 'scan.retried', null]),
  ]);
});
