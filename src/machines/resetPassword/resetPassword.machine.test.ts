import { createActor, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { challenge } from '../codeEntry/codeEntry.fixtures.ts';
import type { SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import { broken, halfInSession, key, seekerSession } from '../samples.ts';
import type { CheckAnswer, SaveAnswer } from './resetPassword.actors.ts';
import { resetPasswordFlow } from './resetPassword.fixtures.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';
import type { ResetPasswordInput } from './resetPassword.types.ts';

pathTests(resetPasswordFlow);

const email = 'ana@example.com';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(input: Partial<ResetPasswordInput> = {}) {
  const send = held<SendAnswer, { email: string }>();
  const check = held<CheckAnswer, { email: string; challengeId: string; code: string }>();
  const link = held<CheckAnswer, { email: string }>();
  const save = held<SaveAnswer, { password: string }>();
  const clock = new SimulatedClock();
  const machine = resetPasswordMachine.provide({
    actors: { requestCode: send.logic, checkCode: check.logic, exchangeLink: link.logic, savePassword: save.logic },
  });
  const from = { email: '', isLink: false, begun: null, redirect: null, otherSites: [], clockOffset: 0 };
  const actor = createActor(machine, { input: { ...from, ...input }, clock }).start();
  return { actor, clock, sends: send.calls, checks: check.calls, links: link.calls, saves: save.calls };
}

test('a code, a new password, then signed in and back where the user came from', async () => {
  const { actor, sends, checks, saves } = start({ redirect: '/job/x-7' });
  actor.send({ type: 'email.submitted', email: ` ${email} ` });
  expect(sends[0]?.input).toEqual({ email });
  await sends[0]?.answer({ ok: true, challenge });
  actor.send({ type: 'code.submitted', code: '123456' });
  expect(checks[0]?.input).toEqual({ email, challengeId: key, code: '123456' });
  await checks[0]?.answer({ ok: true });
  actor.send({ type: 'password.submitted', password: 'another horse 22' });
  await saves[0]?.answer({ ok: true, session: seekerSession });
  expect(actor.getSnapshot().output).toEqual({ session: seekerSession, target: '/job/x-7' });
});

test('with two-factor authentication, leads to the sign-in page, which continues', async () => {
  const { actor, saves } = start({ begun: { email, challenge: null }, redirect: '/job/x-7' });
  actor.send({ type: 'password.submitted', password: 'another horse 22' });
  await saves[0]?.answer({ ok: true, session: halfInSession });
  expect(actor.getSnapshot().output).toEqual({ session: halfInSession, target: '/get-started?redirect=%2Fjob%2Fx-7' });
});

test('exchanges a link right away; a used one leads back with the reason and the address', async () => {
  const { actor, links } = start({ email, isLink: true });
  await links[0]?.answer({ ok: false, failure: 'used' });
  expect(actor.getSnapshot()).toMatchObject({ value: { askingEmail: 'linkUsed' }, context: { email } });
});

test('after too many attempts, waits until the time set by the server, then starts over with the same address', async () => {
  const { actor, clock, checks } = start({ begun: { email, challenge } });
  actor.send({ type: 'code.submitted', code: '000000' });
  await checks[0]?.answer({ ok: false, failure: 'tooMany', retryAt: '2026-01-10T09:05:00Z' });
  clock.increment(5 * 60_000 - 1);
  expect(actor.getSnapshot().value).toBe('tooMany');
  clock.increment(1);
  expect(actor.getSnapshot()).toMatchObject({ value: { askingEmail: 'fresh' }, context: { email } });
});

test('rejects a password that is too short before sending it; a lost response can be retried', async () => {
  const { actor, saves } = start({ begun: { email, challenge: null } });
  actor.send({ type: 'password.submitted', password: 'short' });
  expect(actor.getSnapshot().value).toEqual({ choosingPassword: 'tooShort' });
  expect(saves).toHaveLength(0);
  actor.send({ type: 'password.submitted', password: 'another horse 22' });
  await saves[0]?.fail(broken);
  expect(actor.getSnapshot().value).toEqual({ choosingPassword: 'failed' });
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('another horse 22');
});
