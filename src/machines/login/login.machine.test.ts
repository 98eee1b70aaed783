import { SimulatedClock, createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { withDeferredCalls } from '../../../tools/flows/paths/stage.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, choosingSession, employerSession, halfInSession, key, noSession, seekerSession } from '../samples.ts';
import { challenge } from '../codeEntry/codeEntry.fixtures.ts';
import type { SendAnswer } from '../codeEntry/codeEntry.actors.ts';
import type { Identifier, PasswordAnswer, VerifyAnswer } from './login.actors.ts';
import { loginFlow } from './login.fixtures.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginInput } from './login.types.ts';

pathTests(loginFlow);

const now = Date.parse('2026-01-10T09:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(input: Partial<LoginInput> = {}) {
  const [send, verify, check, clock] = [
    held<SendAnswer, Identifier>(),
    held<VerifyAnswer, { address: string; challengeId: string; code: string }>(),
    held<PasswordAnswer, { address: string; password: string }>(),
    new SimulatedClock(),
  ];
  const machine = withDeferredCalls(loginMachine).provide({ actors: { requestCode: send.logic, verifyCode: verify.logic, checkPassword: check.logic } });
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
    expect(verifies[0]?.input).toEqual({ address: 'ana@example.com', challengeId: key, code: '123456' });
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

test('what could not be an address is refused; to one that could a code is sent at once', () => {
  const { actor } = start({ email: '' });
  actor.send({ type: 'email.submitted', email: 'ana', way: 'code' });
  expect(actor.getSnapshot().value).toEqual({ identify: 'invalidEmail' });
  actor.send({ type: 'email.submitted', email: ' ana@example.com ', way: 'code' });
  expect(actor.getSnapshot()).toMatchObject({ value: { code: 'sending' }, context: { address: 'ana@example.com' } });
});

test('who wants to type a password is asked for it, and sent no code', () => {
  const { actor, sends } = start({ email: '' });
  actor.send({ type: 'email.submitted', email: 'ana@example.com', way: 'password' });
  expect([actor.getSnapshot().value, sends.length]).toEqual([{ password: 'entering' }, 0]);
  actor.send({ type: 'account.changed' });
  actor.send({ type: 'email.submitted', email: 'ana@example.com', way: 'code' });
  expect([actor.getSnapshot().value, sends.length]).toEqual([{ code: 'sending' }, 1]);
});

/** The chart with every call held by name: `answer` lets the running one come back. */
function startHeld(input: Partial<LoginInput> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(withDeferredCalls(loginMachine), {
    input: { session: noSession, redirect: null, otherSites: [], clockOffset: 0, ...input },
    clock,
  }).start();
  const answer = (id: keyof ReturnType<typeof actor.getSnapshot>['children'], output: unknown) =>
    actor.getSnapshot().children[id]?.send({ type: 'waymark.answered', snapshot: { status: 'done', output, error: undefined } } as never);
  return { actor, clock, answer, at: () => actor.getSnapshot().value };
}

describe('what a login still waits for', () => {
  test('a choice of account, then the second factor, then in; the employer is led to the employers’ page', () => {
    const { actor, answer, at } = startHeld({ session: choosingSession });
    expect(at()).toEqual({ choosingAccount: 'choosing' });
    actor.send({ type: 'accountChoice.made', accountId: 'a' });
    answer('chooseAccount', { ok: true, session: halfInSession });
    expect(at()).toEqual({ twoFactor: { entering: 'fresh' } });
    actor.send({ type: 'secondFactor.submitted', code: '123456' });
    answer('verifyCodeOfTwo', { ok: true, session: employerSession });
    expect(actor.getSnapshot().output).toEqual({ session: employerSession, target: '/employer' });
  });

  test('a passkey as the second factor leads back to the others, not to the first ways', () => {
    const { actor, answer, at } = startHeld({ session: halfInSession });
    actor.send({ type: 'passkey.chosen' });
    answer('askPasskey', { ok: false, failure: 'cancelled' });
    actor.send({ type: 'method.changed' });
    expect(at()).toEqual({ twoFactor: { entering: 'fresh' } });
  });

  test('ends at the instant the server named, and another account is begun with only once it is given up', () => {
    const { actor, answer, clock, at } = startHeld({ session: halfInSession });
    clock.increment(10 * 60_000 - 1);
    expect(at()).toEqual({ twoFactor: { entering: 'fresh' } });
    clock.increment(1);
    expect(at()).toBe('lapsed');
    actor.send({ type: 'account.changed' });
    expect(at()).toBe('abandoning');
    answer('abandonLogin', undefined);
    expect(actor.getSnapshot()).toMatchObject({ value: { identify: 'editing' }, context: { session: { pending: null } } });
  });
});

describe('by link', () => {
  const link = { expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' };

  test('opened elsewhere it signs in there, not here', () => {
    const { actor, answer, at } = startHeld({ email: 'ana@example.com' });
    actor.send({ type: 'link.chosen' });
    answer('requestMagicLink', { ok: true, link });
    answer('watchMagicLink', { ok: false, failure: 'elsewhere' });
    expect(at()).toEqual({ magicLink: 'openedElsewhere' });
    expect(actor.getSnapshot().status).toBe('active');
  });

  test('a page it opened redeems it before all else; a late one leads to where a new one can be asked for', () => {
    const { actor, answer, at } = startHeld({ session: halfInSession, arrival: { by: 'magicLink' } });
    expect(at()).toEqual({ magicLink: 'redeeming' });
    answer('redeemMagicLink', { ok: false, failure: 'expired' });
    actor.send({ type: 'link.resendRequested' });
    expect(at()).toEqual({ identify: 'editing' });
  });
});

test('a QR code that was scanned and approved is claimed, and one that nobody scans ends after two minutes', () => {
  const qr = { text: 'https://waymark.test/qr', expires_at: '2026-01-10T09:02:00Z' };
  const { actor, answer, clock, at } = startHeld();
  actor.send({ type: 'qr.chosen' });
  answer('createQr', { ok: true, qr });
  clock.increment(120_000);
  expect(at()).toEqual({ qr: 'expired' });
  actor.send({ type: 'qr.refreshed' });
  answer('createQr', { ok: true, qr });
  answer('watchShown', 'scanned');
  answer('watchScanned', 'approved');
  expect(at()).toEqual({ qr: { approved: 'claiming' } });
  answer('claimQr', { ok: true, session: seekerSession });
  expect(actor.getSnapshot().output).toEqual({ session: seekerSession, target: '/onsite-job' });
});

test('a passkey picked where the address is filled in is checked at once', () => {
  const { answer, at } = startHeld();
  answer('offerPasskey', null);
  expect(at()).toEqual({ identify: 'editing' });
  answer('offerPasskey', { id: 'credential-1' });
  expect(at()).toEqual({ identify: 'editing' });
  const second = startHeld();
  second.answer('offerPasskey', { id: 'credential-1' });
  expect(second.at()).toEqual({ passkey: 'checking' });
});

test('an address that is not known to be the same person’s leads to another way of signing in', () => {
  const { actor, answer, at } = startHeld({ arrival: { by: 'social', provider: 'facebook' } });
  answer('finishSocial', { ok: false, failure: 'accountExists' });
  expect(at()).toEqual({ social: 'accountExists' });
  actor.send({ type: 'method.changed' });
  expect(at()).toEqual({ identify: 'editing' });
});

test('back from a network, cancelled or not confirmed, one can try it again', () => {
  const { actor, answer, at } = startHeld({ arrival: { by: 'social', provider: 'line' } });
  expect(at()).toEqual({ social: 'returning' });
  answer('finishSocial', { ok: false, failure: 'invalidCredentials' });
  expect(at()).toEqual({ social: 'invalidCredentials' });
  actor.send({ type: 'social.retried' });
  expect(actor.getSnapshot()).toMatchObject({ value: { social: 'redirecting' }, context: { provider: 'line' } });
});

test('whose account it is is told once it is known: an address as typed, a number as it is read', () => {
  const started: Identifier[] = [];
  for (const event of [
    { type: 'email.submitted', email: 'ana@example.com', way: 'code' } as const,
    { type: 'phone.submitted', text: '0917 123 4567', countryCode: 'ph', way: 'code' } as const,
  ]) {
    const { actor, answer } = startHeld({});
    actor.on('login.started', ({ by }) => started.push(by));
    actor.send({ type: 'email.submitted', email: 'ana', way: 'code' });
    actor.send(event);
    if (event.type === 'phone.submitted') answer('readPhone', { ok: true, phone: '+639171234567' });
  }
  expect(started).toEqual([
    { kind: 'email', address: 'ana@example.com' },
    { kind: 'phone', address: '+639171234567' },
  ]);
});
