import { SimulatedClock, createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { withDeferredCalls } from '../../../packages/flows/paths/stage.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
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
  /** Advances the timers and the device's clock together. */
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

describe('with a code', () => {
  test('signs in and returns to where the user came from', async () => {
    const { actor, verifies } = await entering({ redirect: '/job/x-7' });
    actor.send({ type: 'code.submitted', code: '123456' });
    expect(verifies[0]?.input).toEqual({ address: 'ana@example.com', challengeId: key, code: '123456' });
    await verifies[0]?.answer({ ok: true, session: seekerSession });
    expect(actor.getSnapshot().output).toEqual({ session: seekerSession, target: '/job/x-7' });
  });

  test('allows another code at the time set by the server, and a wrong code doesn’t restart the wait', async () => {
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

  test('a wrong device clock doesn’t extend the wait', async () => {
    const { actor, pass } = await entering({ clockOffset: 30_000 });
    pass(30_000);
    expect(actor.getSnapshot().can({ type: 'code.resendRequested' })).toBe(true);
  });

  test('after too many attempts, waits until the time set by the server, then allows another code', async () => {
    const { actor, pass, verifies } = await entering();
    actor.send({ type: 'code.submitted', code: '000000' });
    await verifies[0]?.answer({ ok: false, failure: 'tooMany', retryAt: '2026-01-10T09:05:00Z' });
    pass(5 * 60_000 - 1);
    expect(actor.getSnapshot().value).toEqual({ code: 'tooMany' });
    pass(1);
    expect(actor.getSnapshot().value).toEqual({ code: 'unsent' });
  });

  test('the code can be tried again after losing the connection during the check', async () => {
    const { actor, verifies } = await entering();
    actor.send({ type: 'code.submitted', code: '123456' });
    await verifies[0]?.fail(broken);
    expect(actor.getSnapshot().matches({ code: { entering: { answer: 'failed' } } })).toBe(true);
  });
});

describe('with a password', () => {
  test('a wrong password can be corrected, and a server error raises the notice', async () => {
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

  test('a suspended account only allows another account', async () => {
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

test('passwords and codes pass through without being stored', async () => {
  const { actor, verifies, checks } = await entering();
  const stored = () => JSON.stringify(actor.getSnapshot().context);
  actor.send({ type: 'code.submitted', code: '123456' });
  expect(stored()).not.toContain('123456');
  await verifies[0]?.answer({ ok: false, failure: 'used' });
  actor.send({ type: 'method.changed' });
  actor.send({ type: 'password.chosen' });
  actor.send({ type: 'password.submitted', password: 'waymark-demo-1' });
  expect(stored()).not.toContain('waymark-demo-1');
  await checks[0]?.answer({ ok: false, failure: 'invalid' });
  // Only a call in progress holds its input.
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/123456|waymark-demo-1/);
});

test('continues right away if already signed in', () => {
  expect(start({ session: seekerSession }).actor.getSnapshot().output).toEqual({ session: seekerSession, target: '/onsite-job' });
});

test('rejects an invalid address, and sends a code to a valid one right away', () => {
  const { actor } = start({ email: '' });
  actor.send({ type: 'email.submitted', email: 'ana', way: 'code' });
  expect(actor.getSnapshot().value).toEqual({ identify: 'invalidEmail' });
  actor.send({ type: 'email.submitted', email: ' ana@example.com ', way: 'code' });
  expect(actor.getSnapshot()).toMatchObject({ value: { code: 'sending' }, context: { address: 'ana@example.com' } });
});

test('asks for the password of a user who prefers it, and sends no code', () => {
  const { actor, sends } = start({ email: '' });
  actor.send({ type: 'email.submitted', email: 'ana@example.com', way: 'password' });
  expect([actor.getSnapshot().value, sends.length]).toEqual([{ password: 'entering' }, 0]);
  actor.send({ type: 'account.changed' });
  actor.send({ type: 'email.submitted', email: 'ana@example.com', way: 'code' });
  expect([actor.getSnapshot().value, sends.length]).toEqual([{ code: 'sending' }, 1]);
});

/** The chart with every call held by name: `answer` completes the running one. */
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

describe('what a login still requires', () => {
  test('a choice of account, then the second factor, then signed in; an employer goes to the page for employers', () => {
    const { actor, answer, at } = startHeld({ session: choosingSession });
    expect(at()).toEqual({ choosingAccount: 'choosing' });
    actor.send({ type: 'accountChoice.made', accountId: 'a' });
    answer('chooseAccount', { ok: true, session: halfInSession });
    expect(at()).toEqual({ twoFactor: { entering: 'fresh' } });
    actor.send({ type: 'secondFactor.submitted', code: '123456' });
    answer('verifyCodeOfTwo', { ok: true, session: employerSession });
    expect(actor.getSnapshot().output).toEqual({ session: employerSession, target: '/employer' });
  });

  test('a passkey as the second factor leads back to the other second factors, not to the sign-in methods', () => {
    const { actor, answer, at } = startHeld({ session: halfInSession });
    actor.send({ type: 'passkey.chosen' });
    answer('askPasskey', { ok: false, failure: 'cancelled' });
    actor.send({ type: 'method.changed' });
    expect(at()).toEqual({ twoFactor: { entering: 'fresh' } });
  });

  test('expires at the time set by the server, and is canceled before another account is used', () => {
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

describe('with a link', () => {
  const link = { expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' };

  test('opened elsewhere, it signs in there and not here', () => {
    const { actor, answer, at } = startHeld({ email: 'ana@example.com' });
    actor.send({ type: 'link.chosen' });
    answer('requestMagicLink', { ok: true, link });
    answer('watchMagicLink', { ok: false, failure: 'elsewhere' });
    expect(at()).toEqual({ magicLink: 'openedElsewhere' });
    expect(actor.getSnapshot().status).toBe('active');
  });

  test('redeems the link that opened the page first; an expired one leads to requesting a new one', () => {
    const { actor, answer, at } = startHeld({ session: halfInSession, arrival: { by: 'magicLink' } });
    expect(at()).toEqual({ magicLink: 'redeeming' });
    answer('redeemMagicLink', { ok: false, failure: 'expired' });
    actor.send({ type: 'link.resendRequested' });
    expect(at()).toEqual({ identify: 'editing' });
  });
});

test('claims a QR code once scanned and approved, and expires after two minutes without a scan', () => {
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

test('checks a passkey chosen from the autofill right away', () => {
  const { answer, at } = startHeld();
  answer('offerPasskey', null);
  expect(at()).toEqual({ identify: 'editing' });
  answer('offerPasskey', { id: 'credential-1' });
  expect(at()).toEqual({ identify: 'editing' });
  const second = startHeld();
  second.answer('offerPasskey', { id: 'credential-1' });
  expect(second.at()).toEqual({ passkey: 'checking' });
});

test('an address that may belong to another person leads to another sign-in method', () => {
  const { actor, answer, at } = startHeld({ arrival: { by: 'social', provider: 'facebook' } });
  answer('finishSocial', { ok: false, failure: 'accountExists' });
  expect(at()).toEqual({ social: 'accountExists' });
  actor.send({ type: 'method.changed' });
  expect(at()).toEqual({ identify: 'editing' });
});

test('after canceling or failing at a network, the user can try again', () => {
  const { actor, answer, at } = startHeld({ arrival: { by: 'social', provider: 'line' } });
  expect(at()).toEqual({ social: 'returning' });
  answer('finishSocial', { ok: false, failure: 'invalidCredentials' });
  expect(at()).toEqual({ social: 'invalidCredentials' });
  actor.send({ type: 'social.retried' });
  expect(actor.getSnapshot()).toMatchObject({ value: { social: 'redirecting' }, context: { provider: 'line' } });
});

test('reports the account once identified: an address as typed, a number as parsed', () => {
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

const address = 'ana@example.com';
const [member, employer] = [
  { ok: true, session: seekerSession },
  { ok: true, session: employerSession },
];
const no = (failure: string) => ({ ok: false, failure });
const tooMany = { ok: false, failure: 'tooMany', retryAt: '2026-01-10T09:05:00Z' };
const waits = { waits: { untilRetry: 300_000 }, sets: { retryAt: tooMany.retryAt } };
const byFailure = { sets: { failure: expect.objectContaining({ kind: 'refused' }) } };
const known = { address };
const [link, qrCode] = [
  { expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' },
  { text: 'https://waymark.test/qr', expires_at: '2026-01-10T09:02:00Z' },
];
const assertion = { id: 'credential-1' };
const sendsCode = { calls: { requestCode: { kind: 'email', address } } };
const provider = { provider: 'google' };
const leaves = { calls: { leaveForSocial: { provider: 'google', redirect: null } } };
const began = (kind: string, to: string) => ({ type: 'login.started', by: { kind, address: to } });
const [notices, halfIn, choosing] = [
  [{ type: 'notice.raised', notice: { severity: 'error', message: 'errors:serverError' } }],
  { session: halfInSession },
  { session: choosingSession },
];
const lapses = { waits: { untilLapse: 600_000 } };

/** Leaves a method that may have started without an address. */
const toOtherWays = (from: string): Row[] => [
  [from, 'method.changed', 'methods', { given: known }],
  [from, 'method.changed', 'identify.editing'],
];
/** The methods that need no address. */
const withoutAddress = (from: string): Row[] => [
  [from, 'qr.chosen', 'qr.loading', { calls: { createQr: undefined } }],
  [from, 'passkey.chosen', 'passkey.asking', { calls: { askPasskey: undefined } }],
  [from, { type: 'social.chosen', provider: 'google' }, 'social.redirecting', { sets: provider, ...leaves }],
];
/** Where an authenticated login leads: to success, or to what it still requires. */
const enters = (from: string, call: string): Row[] => [
  [from, done(call, member), 'done', { given: known, sets: { session: seekerSession }, output: { session: seekerSession, target: '/onsite-job' } }],
  [from, done(call, { ok: true, session: halfInSession }), 'twoFactor.entering.fresh', { sets: halfIn, ...lapses }],
  [from, done(call, { ok: true, session: choosingSession }), 'choosingAccount.choosing', { sets: choosing }],
];

stateTable(loginFlow, { session: noSession, redirect: null, otherSites: [], clockOffset: 0 }, [
  starts({ session: noSession, redirect: null, otherSites: [], clockOffset: 0 }, 'identify.editing', { calls: { offerPasskey: undefined } }),
  starts({ session: noSession, redirect: null, otherSites: [], clockOffset: 0, email: address }, 'methods', { calls: {} }),
  starts({ session: seekerSession, redirect: '/job/x-7', otherSites: [], clockOffset: 0 }, 'already', {
    output: { session: seekerSession, target: '/job/x-7' },
  }),
  starts({ session: halfInSession, redirect: null, otherSites: [], clockOffset: 0 }, 'twoFactor.entering.fresh', lapses),
  starts({ session: choosingSession, redirect: null, otherSites: [], clockOffset: 0 }, 'choosingAccount.choosing', lapses),
  starts({ session: noSession, redirect: null, otherSites: [], clockOffset: 0, arrival: { by: 'magicLink' } }, 'magicLink.redeeming', {
    calls: { redeemMagicLink: undefined },
  }),
  starts({ session: noSession, redirect: null, otherSites: [], clockOffset: 0, arrival: { by: 'social', provider: 'line' } }, 'social.returning', {
    calls: { finishSocial: { provider: 'line' } },
  }),
  starts({ session: noSession, redirect: null, otherSites: [], clockOffset: 0, arrival: { by: 'waiting' } }, 'resuming', { calls: { resumeLogin: undefined } }),
  ['resuming', done('resumeLogin', halfInSession), 'twoFactor.entering.fresh', { sets: halfIn }],
  ['resuming', done('resumeLogin', choosingSession), 'choosingAccount.choosing', { sets: choosing }],
  ['resuming', done('resumeLogin', seekerSession), 'done', { output: { session: seekerSession, target: '/onsite-job' } }],
  ['resuming', done('resumeLogin', noSession), 'identify.editing'],
  ['resuming', fails('resumeLogin', broken), 'identify.editing'],
  // The user can always cancel, or use another account; a waiting login is first canceled on the server.
  ['*', 'login.cancelled', 'cancelled', { output: null }],
  [
    '*',
    'account.changed',
    'identify.editing',
    {
      given: { challenge, link, qr: qrCode, retryAt: tooMany.retryAt, arrival: { by: 'magicLink' } },
      sets: { challenge: null, link: null, qr: null, retryAt: null, arrival: null },
    },
  ],
  ['twoFactor.entering.wrong', 'account.changed', 'abandoning', { given: halfIn, calls: { abandonLogin: undefined } }],
  ['lapsed', 'account.changed', 'abandoning', { given: halfIn }],
  ['abandoning', done('abandonLogin'), 'identify.editing', { given: halfIn, sets: { session: { ...halfInSession, pending: null } } }],
  // Identifying the account.
  ['identify.editing', done('offerPasskey', assertion), 'passkey.checking', { calls: { checkPasskey: { assertion } } }],
  ['identify.editing', done('offerPasskey', null), null],
  ...['identify.editing', 'identify.invalidEmail', 'identify.readingPhone', 'identify.invalidPhone', 'identify.unreadPhone'].flatMap((from): Row[] => [
    ...withoutAddress(from),
    [
      from,
      { type: 'email.submitted', email: ` ${address} `, way: 'code' },
      'code.sending',
      { sets: { kind: 'email', address, way: 'code' }, emits: [began('email', ` ${address} `)], ...sendsCode },
    ],
    [from, { type: 'email.submitted', email: address, way: 'password' }, 'password.entering', { sets: { way: 'password' }, calls: {} }],
    [from, { type: 'email.submitted', email: 'ana', way: 'code' }, 'identify.invalidEmail', { emits: [] }],
    [
      from,
      { type: 'phone.submitted', text: '917', countryCode: 'ph', way: 'password' },
      'identify.readingPhone',
      { sets: { way: 'password' }, calls: { readPhone: { text: '917', countryCode: 'ph' } } },
    ],
  ]),
  [
    'identify.readingPhone',
    done('readPhone', { ok: true, phone: '+639171234567' }),
    'code.sending',
    {
      sets: { kind: 'phone', address: '+639171234567' },
      emits: [began('phone', '+639171234567')],
      calls: { requestCode: { kind: 'phone', address: '+639171234567' } },
    },
  ],
  [
    'identify.readingPhone',
    done('readPhone', { ok: false, failure: 'phone.tooFewDigits' }),
    'identify.invalidPhone',
    { sets: { fault: 'phone.tooFewDigits' } },
  ],
  ['identify.readingPhone', fails('readPhone', broken), 'identify.unreadPhone'],
  ...withoutAddress('methods'),
  ['methods', 'password.chosen', 'password.entering'],
  ['methods', 'code.chosen', 'code.sending', { given: known, ...sendsCode }],
  ['methods', 'link.chosen', 'magicLink.sending', { given: known, calls: { requestMagicLink: { email: address, redirect: null } } }],
  // With a password.
  ['password.*', 'method.changed', 'methods'],
  ...['password.entering', 'password.invalid', 'password.serverError'].flatMap((from): Row[] => [
    [
      from,
      { type: 'password.submitted', password: 'secret' },
      'password.checking',
      { given: known, calls: { checkPassword: { address, password: 'secret' } } },
    ],
  ]),
  ...enters('password.checking', 'checkPassword'),
  ['password.checking', done('checkPassword', no('suspended')), 'suspended'],
  ['password.checking', done('checkPassword', tooMany), 'password.tooMany', waits],
  ['password.checking', done('checkPassword', no('invalid')), 'password.invalid'],
  ['password.checking', fails('checkPassword', broken), 'password.serverError', { ...byFailure, emits: notices }],
  ['password.tooMany', passes('untilRetry'), 'password.entering'],
  // With a one-time code.
  ['code.*', 'method.changed', 'methods'],
  ['code.sending', done('requestCode', { ok: true, challenge }), 'code.entering.answer.fresh', { sets: { challenge } }],
  ['code.sending', done('requestCode', tooMany), 'code.tooMany', waits],
  ['code.sending', done('requestCode', no('notSent')), 'code.unsent'],
  ['code.sending', fails('requestCode', broken), 'code.unsent', byFailure],
  ['code.unsent', 'code.resendRequested', 'code.sending', { given: known, ...sendsCode }],
  ['code.entering.resend.resendable', 'code.resendRequested', 'code.sending', { given: known, ...sendsCode }],
  ...['code.entering.answer.wrong', 'code.entering.resend.resendable'].map((from): Row => [
    from,
    { type: 'code.submitted', code: '123456' },
    'code.verifying',
    { given: { ...known, challenge }, calls: { verifyCode: { address, challengeId: key, code: '123456' } } },
  ]),
  ...enters('code.verifying', 'verifyCode'),
  ['code.verifying', done('verifyCode', no('suspended')), 'suspended'],
  ['code.verifying', done('verifyCode', tooMany), 'code.tooMany', waits],
  ['code.verifying', done('verifyCode', no('expired')), 'code.entering.answer.expired'],
  ['code.verifying', done('verifyCode', no('used')), 'code.entering.answer.used'],
  ['code.verifying', done('verifyCode', no('wrong')), 'code.entering.answer.wrong'],
  ['code.verifying', fails('verifyCode', broken), 'code.entering.answer.failed', byFailure],
  ['code.tooMany', passes('untilRetry'), 'code.unsent'],
  // With a link.
  ...toOtherWays('magicLink.*'),
  [
    'magicLink.sending',
    done('requestMagicLink', { ok: true, link }),
    'magicLink.sent.coolingDown',
    {
      sets: { link },
      calls: { watchMagicLink: undefined },
      waits: { untilLinkExpiry: 600_000, untilLinkResend: 60_000 },
    },
  ],
  ['magicLink.sending', done('requestMagicLink', tooMany), 'magicLink.tooMany', waits],
  ['magicLink.sending', done('requestMagicLink', no('notSent')), 'magicLink.unsent'],
  ['magicLink.sending', fails('requestMagicLink', broken), 'magicLink.unsent', byFailure],
  ['magicLink.sent.coolingDown', passes('untilLinkResend'), 'magicLink.sent.resendable'],
  ['magicLink.sent.coolingDown', passes('untilLinkExpiry'), 'magicLink.expired'],
  ...enters('magicLink.sent.coolingDown', 'watchMagicLink'),
  ['magicLink.sent.coolingDown', done('watchMagicLink', no('elsewhere')), 'magicLink.openedElsewhere'],
  ['magicLink.sent.coolingDown', done('watchMagicLink', no('expired')), 'magicLink.expired'],
  ...['magicLink.unsent', 'magicLink.sent.resendable', 'magicLink.openedElsewhere', 'magicLink.expired'].map((from): Row => [
    from,
    'link.resendRequested',
    'magicLink.sending',
    { given: known, calls: { requestMagicLink: { email: address, redirect: null } } },
  ]),
  // Opened with an expired link, this page knows no address to send another to.
  ['magicLink.expired', 'link.resendRequested', 'identify.editing'],
  ['magicLink.used', 'link.resendRequested', 'identify.editing', { given: known }],
  ...enters('magicLink.redeeming', 'redeemMagicLink'),
  ['magicLink.redeeming', done('redeemMagicLink', no('suspended')), 'suspended'],
  ['magicLink.redeeming', done('redeemMagicLink', no('used')), 'magicLink.used'],
  ['magicLink.redeeming', done('redeemMagicLink', no('expired')), 'magicLink.expired'],
  ['magicLink.redeeming', done('redeemMagicLink', tooMany), 'magicLink.blocked', waits],
  ['magicLink.redeeming', fails('redeemMagicLink', broken), 'magicLink.unredeemed', byFailure],
  ['magicLink.unredeemed', 'link.retried', 'magicLink.redeeming', { calls: { redeemMagicLink: undefined } }],
  ['magicLink.tooMany', passes('untilRetry'), 'magicLink.unsent'],
  ['magicLink.blocked', passes('untilRetry'), 'magicLink.unredeemed'],
  // With a QR code.
  ...toOtherWays('qr.*'),
  [
    'qr.loading',
    done('createQr', { ok: true, qr: qrCode }),
    'qr.showing',
    { sets: { qr: qrCode }, calls: { watchShown: { seen: 'showing' } }, waits: { untilQrExpiry: 120_000 } },
  ],
  ['qr.loading', done('createQr', tooMany), 'qr.tooMany', waits],
  ['qr.loading', fails('createQr', broken), 'qr.failed', byFailure],
  [
    'qr.showing',
    done('watchShown', 'scanned'),
    'qr.scanned',
    { given: { qr: qrCode }, calls: { watchScanned: { seen: 'scanned' } }, waits: { untilQrExpiry: 120_000 } },
  ],
  ['qr.showing', done('watchShown', 'approved'), 'qr.approved.claiming', { calls: { claimQr: undefined } }],
  ['qr.showing', done('watchShown', 'denied'), 'qr.denied'],
  ['qr.showing', done('watchShown', 'expired'), 'qr.expired'],
  ['qr.showing', passes('untilQrExpiry'), 'qr.expired'],
  ['qr.scanned', done('watchScanned', 'approved'), 'qr.approved.claiming'],
  ['qr.scanned', done('watchScanned', 'denied'), 'qr.denied'],
  ['qr.scanned', done('watchScanned', 'expired'), 'qr.expired'],
  ['qr.scanned', passes('untilQrExpiry'), 'qr.expired'],
  ...enters('qr.approved.claiming', 'claimQr'),
  ['qr.approved.claiming', done('claimQr', no('suspended')), 'suspended'],
  ['qr.approved.claiming', done('claimQr', no('expired')), 'qr.expired'],
  ['qr.approved.claiming', fails('claimQr', broken), 'qr.approved.unclaimed', byFailure],
  ['qr.approved.unclaimed', 'qr.claimRetried', 'qr.approved.claiming', { calls: { claimQr: undefined } }],
  ...['qr.denied', 'qr.expired', 'qr.failed'].map((from): Row => [from, 'qr.refreshed', 'qr.loading', { calls: { createQr: undefined } }]),
  ['qr.tooMany', passes('untilRetry'), 'qr.loading'],
  // With a social network.
  ...toOtherWays('social.*'),
  ['social.redirecting', done('leaveForSocial', no('cancelled')), 'social.cancelled'],
  ['social.redirecting', done('leaveForSocial', tooMany), 'social.tooMany', waits],
  ['social.redirecting', done('leaveForSocial', no('unavailable')), 'social.failed'],
  ['social.redirecting', fails('leaveForSocial', broken), 'social.failed', byFailure],
  ...enters('social.returning', 'finishSocial'),
  ['social.returning', done('finishSocial', no('cancelled')), 'social.cancelled'],
  ['social.returning', done('finishSocial', no('accountExists')), 'social.accountExists'],
  ['social.returning', done('finishSocial', no('suspended')), 'suspended'],
  ['social.returning', done('finishSocial', no('invalidCredentials')), 'social.invalidCredentials'],
  ['social.returning', done('finishSocial', tooMany), 'social.tooMany', waits],
  ['social.returning', fails('finishSocial', broken), 'social.failed', byFailure],
  ...['social.invalidCredentials', 'social.accountExists', 'social.cancelled', 'social.failed'].map((from): Row => [
    from,
    'social.retried',
    'social.redirecting',
    { given: provider, ...leaves },
  ]),
  ['social.tooMany', passes('untilRetry'), 'social.failed'],
  // With a passkey; as the second factor, it leads back to the other second factors.
  ...toOtherWays('passkey.*'),
  ['passkey.asking', 'method.changed', 'twoFactor.entering.fresh', { given: { ...known, ...halfIn } }],
  ['passkey.asking', done('askPasskey', { ok: true, assertion }), 'passkey.checking', { calls: { checkPasskey: { assertion } } }],
  ['passkey.asking', done('askPasskey', tooMany), 'passkey.tooMany', waits],
  ['passkey.asking', done('askPasskey', no('cancelled')), 'passkey.cancelled'],
  ['passkey.asking', fails('askPasskey', broken), 'passkey.failed', byFailure],
  ...enters('passkey.checking', 'checkPasskey'),
  ['passkey.checking', done('checkPasskey', no('suspended')), 'suspended'],
  ['passkey.checking', done('checkPasskey', no('lapsed')), 'lapsed'],
  ['passkey.checking', done('checkPasskey', tooMany), 'passkey.tooMany', waits],
  ['passkey.checking', done('checkPasskey', no('refused')), 'passkey.refused'],
  ['passkey.checking', fails('checkPasskey', broken), 'passkey.failed', byFailure],
  ...['passkey.refused', 'passkey.cancelled', 'passkey.failed'].map((from): Row => [
    from,
    'passkey.chosen',
    'passkey.asking',
    { calls: { askPasskey: undefined } },
  ]),
  ['passkey.tooMany', passes('untilRetry'), 'passkey.failed'],
  // One of several accounts.
  ...['choosingAccount.choosing', 'choosingAccount.failed', 'choosingAccount.suspended'].flatMap((from): Row[] => [
    [from, { type: 'accountChoice.made', accountId: 'a-1' }, 'choosingAccount.opening', { calls: { chooseAccount: { accountId: 'a-1' } } }],
    [from, passes('untilLapse'), 'lapsed'],
  ]),
  ['choosingAccount.opening', done('chooseAccount', employer), 'done', { output: { session: employerSession, target: '/employer' } }],
  ['choosingAccount.opening', done('chooseAccount', { ok: true, session: halfInSession }), 'twoFactor.entering.fresh'],
  ['choosingAccount.opening', done('chooseAccount', no('suspended')), 'choosingAccount.suspended'],
  ['choosingAccount.opening', done('chooseAccount', no('lapsed')), 'lapsed'],
  ['choosingAccount.opening', done('chooseAccount', tooMany), 'choosingAccount.failed', { sets: { retryAt: tooMany.retryAt } }],
  ['choosingAccount.opening', fails('chooseAccount', broken), 'choosingAccount.failed', byFailure],
  // The second factor.
  ['twoFactor.*', 'passkey.chosen', 'passkey.asking', { calls: { askPasskey: undefined } }],
  ['twoFactor.entering.wrong', { type: 'secondFactor.submitted', code: '654321' }, 'twoFactor.verifying', { calls: { verifyCodeOfTwo: { code: '654321' } } }],
  ['twoFactor.entering.wrong', 'recovery.chosen', 'twoFactor.recovering.fresh'],
  [
    'twoFactor.recovering.wrong',
    { type: 'recovery.submitted', recoveryCode: 'k3vd' },
    'twoFactor.verifyingRecovery',
    { calls: { verifyRecoveryCode: { recoveryCode: 'k3vd' } } },
  ],
  ['twoFactor.recovering.wrong', 'authenticator.chosen', 'twoFactor.entering.fresh'],
  ...['twoFactor.entering.wrong', 'twoFactor.recovering.wrong'].flatMap((from): Row[] => [[from, passes('untilLapse'), 'lapsed']]),
  ...(
    [
      ['twoFactor.verifying', 'verifyCodeOfTwo', 'twoFactor.entering'],
      ['twoFactor.verifyingRecovery', 'verifyRecoveryCode', 'twoFactor.recovering'],
    ] as const
  ).flatMap(([from, call, back]): Row[] => [
    [from, done(call, member), 'done', { output: { session: seekerSession, target: '/onsite-job' } }],
    [from, done(call, no('suspended')), 'suspended'],
    [from, done(call, no('lapsed')), 'lapsed'],
    [from, done(call, tooMany), 'twoFactor.tooMany', waits],
    [from, done(call, no('used')), `${back}.used`],
    [from, done(call, no('wrong')), `${back}.wrong`],
    [from, fails(call, broken), `${back}.failed`, byFailure],
  ]),
  ['twoFactor.tooMany', passes('untilRetry'), 'twoFactor.entering.fresh'],
]);
