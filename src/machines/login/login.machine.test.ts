import { SimulatedClock, createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, key, noSession, seekerSession } from '../samples.ts';
import type { CodeAnswer, PasswordAnswer, VerifyAnswer } from './login.actors.ts';
import { loginFlow } from './login.fixtures.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginInput } from './login.types.ts';

pathTests(loginFlow);

const now = Date.parse('2026-01-10T09:00:00Z');
const challenge = { challenge_id: key, expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(input: Partial<LoginInput> = {}) {
  const [send, verify, check, clock] = [
    held<CodeAnswer, { email: string }>(),
    held<VerifyAnswer, { email: string; challengeId: string; code: string }>(),
    held<PasswordAnswer, { email: string; password: string }>(),
    new SimulatedClock(),
  ];
  const machine = loginMachine.provide({ actors: { requestCode: send.logic, verifyCode: verify.logic, checkPassword: check.logic } });
  const actor = createActor(machine, {
    input: { session: noSession, redirect: null, otherSites: [], clockOffset: 0, email: 'ana@example.com', ...input },
    clock,
  }).start();
  const notices: string[] = [];
  actor.on('notice.raised', ({ notice }) => notices.push(notice.message));
  /** Time passes for the timers and for the device's clock alike. */
  const pass = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    clock.increment(ms);
  };
  return { actor, pass, notices, sends: send.calls, verifies: verify.calls, checks: check.calls };
}

async function entering(input: Partial<LoginInput> = {}) {
  const flow = start(input);
  flow.actor.send({ type: 'code.chosen' });
  await flow.sends[0]?.answer({ ok: true, challenge });
  return flow;
}

describe('by code', () => {
  test('signs in and leads where one came from', async () => {
    const { actor, verifies } = await entering({ redirect: '/job/x-7' });
    actor.send({ type: 'code.submitted', code: '123456' });
    expect(verifies[0]?.input).toEqual({ email: 'ana@example.com', challengeId: key, code: '123456' });
    await verifies[0]?.answer({ ok: true, session: seekerSession });
    expect(actor.getSnapshot().output).toEqual({ session: seekerSession, target: '/job/x-7' });
  });

  test('another code can be asked for at the instant the server named, and a wrong one does not start the wait again', async () => {
    const { actor, pass, verifies } = await entering();
    pass(40_000);
    actor.send({ type: 'code.submitted', code: '000000' });
    await verifies[0]?.answer({ ok: false, failure: 'wrong' });
    expect(actor.getSnapshot().matches({ code: { entering: { answer: 'wrong', resend: 'coolingDown' } } })).toBe(true);
    pass(19_999);
    expect(actor.getSnapshot().can({ type: 'code.resendRequested' })).toBe(false);
    pass(1);
    expect(actor.getSnapshot().can({ type: 'code.resendRequested' })).toBe(true);
  });

  test("a device's wrong clock does not lengthen the wait", async () => {
    const { actor, pass } = await entering({ clockOffset: 30_000 });
    pass(30_000);
    expect(actor.getSnapshot().can({ type: 'code.resendRequested' })).toBe(true);
  });

  test('too many tries wait for the instant the server named, then another code can be asked for', async () => {
    const { actor, pass, verifies } = await entering();
    actor.send({ type: 'code.submitted', code: '000000' });
    await verifies[0]?.answer({ ok: false, failure: 'tooMany', retryAt: '2026-01-10T09:05:00Z' });
    pass(5 * 60_000 - 1);
    expect(actor.getSnapshot().value).toEqual({ code: 'tooMany' });
    pass(1);
    expect(actor.getSnapshot().value).toEqual({ code: 'unsent' });
  });

  test('a lost connection while checking leaves the code to be tried again', async () => {
    const { actor, verifies } = await entering();
    actor.send({ type: 'code.submitted', code: '123456' });
    await verifies[0]?.fail(broken);
    expect(actor.getSnapshot().matches({ code: { entering: { answer: 'failed' } } })).toBe(true);
  });
});

describe('by password', () => {
  test('a wrong one can be tried again, a failing server raises the notice', async () => {
    const { actor, notices, checks } = start();
    actor.send({ type: 'password.chosen' });
    actor.send({ type: 'password.submitted', password: 'one' });
    await checks[0]?.answer({ ok: false, failure: 'invalid' });
    expect(actor.getSnapshot().value).toEqual({ password: 'invalid' });
    actor.send({ type: 'password.submitted', password: 'two' });
    await checks[1]?.fail(broken);
    expect(actor.getSnapshot().value).toEqual({ password: 'serverError' });
    expect(notices).toEqual(['errors:serverError']);
  });

  test('a suspended account leads on only with another account', async () => {
    const { actor, checks } = start();
    actor.send({ type: 'password.chosen' });
    actor.send({ type: 'password.submitted', password: 'one' });
    await checks[0]?.answer({ ok: false, failure: 'suspended' });
    actor.send({ type: 'method.changed' });
    expect(actor.getSnapshot().value).toBe('suspended');
    actor.send({ type: 'account.changed' });
    expect(actor.getSnapshot().matches('identify')).toBe(true);
  });
});

test('passwords and codes pass through and are not kept', async () => {
  const { actor, verifies, checks } = await entering();
  const kept = () => JSON.stringify(actor.getSnapshot().context);
  actor.send({ type: 'code.submitted', code: '123456' });
  expect(kept()).not.toContain('123456');
  await verifies[0]?.answer({ ok: false, failure: 'used' });
  actor.send({ type: 'method.changed' });
  actor.send({ type: 'password.chosen' });
  actor.send({ type: 'password.submitted', password: 'waymark-demo-1' });
  expect(kept()).not.toContain('waymark-demo-1');
  await checks[0]?.answer({ ok: false, failure: 'invalid' });
  // Only a call under way holds what it was given.
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/123456|waymark-demo-1/);
});

test('one who is logged in goes straight on', () => {
  expect(start({ session: seekerSession }).actor.getSnapshot().output).toEqual({ session: seekerSession, target: '/onsite-job' });
});

test('what could not be an address is refused before the methods', () => {
  const { actor } = start({ email: '' });
  actor.send({ type: 'email.submitted', email: 'ana' });
  expect(actor.getSnapshot().value).toEqual({ identify: 'invalid' });
  actor.send({ type: 'email.submitted', email: ' ana@example.com ' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'methods', context: { email: 'ana@example.com' } });
});
