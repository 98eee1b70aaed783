import { describe, expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { atInstant, decide, NOBODY_THERE, type AssuranceState, type Standing } from './decide.ts';
import { sessionAssuranceFlow } from './sessionAssurance.fixtures.ts';
import type { AssuranceEvent } from './sessionAssurance.types.ts';

pathTests(sessionAssuranceFlow);

const at = '2026-03-02T04:00:00.000Z';
const minutesOn = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const facts = { isSuspended: false, hasSecondFactor: false };

/** Signed in with a password at `at`. */
const signedIn: Standing = { state: 'signedIn.proven', provenAt: at, method: 'password', expiresAt: '2026-04-01T04:00:00.000Z' };
const stale: Standing = { ...signedIn, state: 'signedIn.authenticated' };
const standings: Record<AssuranceState, Standing> = {
  'anonymous.none': NOBODY_THERE,
  'anonymous.guest': { ...NOBODY_THERE, state: 'anonymous.guest' },
  'identified.choosingAccount': { ...NOBODY_THERE, state: 'identified.choosingAccount', method: 'code' },
  'identified.secondFactor': { ...NOBODY_THERE, state: 'identified.secondFactor', method: 'password' },
  'signedIn.proven': signedIn,
  'signedIn.authenticated': stale,
  ended: { ...signedIn, state: 'ended' },
};

const no = 'notAllowedNow';
const out = 'credentialsMissing';
const already = 'alreadyLoggedIn';
const none = 'anonymous.none';
const guest = 'anonymous.guest';
const choosing = 'identified.choosingAccount';
const second = 'identified.secondFactor';
const proven = 'signedIn.proven';
const open = 'signedIn.authenticated';

const identified = (more: object): AssuranceEvent => ({ type: 'account.identified', method: 'password', accounts: 1, at, ...facts, ...more });
const lent = (more: object): AssuranceEvent => ({ type: 'session.lent', method: 'qr', provenAt: at, isLenderLive: true, isSuspended: false, at, ...more });

/** Written by hand: where each event leads from each state, or why it is refused. A dash: it stays there, without effects. */
const table: [string, AssuranceEvent, string[]][] = [
  // From:                              none,       guest,      choosing, second, proven,   signed in, ended
  ['guest began', { type: 'guest.began', at }, [guest, no, no, no, already, already, no]],
  ['registered', { type: 'account.registered', at }, [proven, proven, no, no, already, already, no]],
  ['a password', identified({}), [proven, proven, no, no, already, already, no]],
  ['of two accounts', identified({ method: 'code', accounts: 2 }), [choosing, choosing, no, no, already, already, no]],
  ['a second factor is on', identified({ hasSecondFactor: true }), [second, second, no, no, already, already, no]],
  ['a code, with a second factor on', identified({ method: 'code', hasSecondFactor: true }), [second, second, no, no, already, already, no]],
  ['a network, with a second factor on', identified({ method: 'social', hasSecondFactor: true }), [second, second, no, no, already, already, no]],
  ['a reset, with a second factor on', identified({ method: 'reset', hasSecondFactor: true }), [second, second, no, no, already, already, no]],
  ['a passkey is two factors', identified({ method: 'passkey', hasSecondFactor: true }), [proven, proven, no, no, already, already, no]],
  ['suspended', identified({ isSuspended: true }), ['accountSuspended', 'accountSuspended', no, no, already, already, no]],
  ['chosen', { type: 'account.chosen', at, ...facts }, [no, no, proven, no, no, no, no]],
  ['chosen, second factor on', { type: 'account.chosen', at, ...facts, hasSecondFactor: true }, [no, no, second, no, no, no, no]],
  ['chosen, suspended', { type: 'account.chosen', at, ...facts, isSuspended: true }, [no, no, 'accountSuspended', no, no, no, no]],
  ['second factor', { type: 'secondFactor.passed', isSuspended: false, at }, [no, no, no, proven, no, no, no]],
  ['second factor, suspended', { type: 'secondFactor.passed', isSuspended: true, at }, [no, no, no, 'accountSuspended', no, no, no]],
  ['abandoned', { type: 'login.abandoned' }, [no, no, none, none, no, no, no]],
  ['lent by who proved lately', lent({}), [proven, proven, no, no, already, already, no]],
  ['lent by who proved 15 minutes ago', lent({ at: minutesOn(15) }), [open, open, no, no, already, already, no]],
  ['lent by a session that ended', lent({ isLenderLive: false }), ['loginLapsed', 'loginLapsed', no, no, already, already, no]],
  ['lent by who is suspended', lent({ isSuspended: true }), ['accountSuspended', 'accountSuspended', no, no, already, already, no]],
  ['a proof is required', { type: 'proof.required', at }, [out, out, out, out, proven, 'proofNeeded', no]],
  ['proven again', { type: 'identity.proven', method: 'password', at }, [out, out, no, no, proven, proven, no]],
  ['password changed', { type: 'password.changed', at }, [out, out, no, no, proven, 'proofNeeded', no]],
  ['address changed, proven since it was asked for', { type: 'address.changed', askedAt: at, at: minutesOn(1) }, [out, out, no, no, proven, 'proofNeeded', no]],
  [
    'address changed, asked for after the proof',
    { type: 'address.changed', askedAt: minutesOn(1), at: minutesOn(2) },
    [out, out, no, no, 'proofNeeded', 'proofNeeded', no],
  ],
  ['others ended', { type: 'others.ended', at }, [out, out, no, no, proven, 'proofNeeded', no]],
  ['address first proven', { type: 'address.proven', isFirst: true, at }, [none, guest, no, no, proven, open, no]],
  ['address proven before', { type: 'address.proven', isFirst: false, at }, [no, no, no, no, no, no, no]],
  ['reset', { type: 'password.reset', isFirst: false, at }, [none, guest, no, no, no, no, no]],
  ['reset, address first proven', { type: 'password.reset', isFirst: true, at }, [none, guest, no, no, no, no, no]],
  ['used', { type: 'session.used', at }, [no, guest, no, no, proven, open, no]],
  ['asked for again, unheard', { type: 'answer.repeated', isUnheard: true, at }, [no, no, no, no, proven, open, no]],
  ['asked for again, in use', { type: 'answer.repeated', isUnheard: false, at }, [no, no, no, no, 'loginLapsed', 'loginLapsed', no]],
  ['a second short of 15 minutes', { type: 'time.passed', at: '2026-03-02T04:14:59.999Z' }, [no, no, no, no, no, no, no]],
  ['15 minutes on', { type: 'time.passed', at: minutesOn(15) }, [no, no, no, no, open, no, no]],
  ['30 days on', { type: 'time.passed', at: '2026-04-01T04:00:00.000Z' }, [no, no, no, no, 'ended', 'ended', no]],
  ['ended', { type: 'session.ended', at }, [no, 'ended', no, no, 'ended', 'ended', no]],
];

test.each(table)('%s', (_, event, leadsTo) => {
  const after = Object.values(standings).map((standing) => {
    const decision = decide(standing, event);
    return 'refused' in decision ? decision.refused : decision.standing.state;
  });
  expect(after).toEqual(leadsTo);
});

test('every event is in the table', () => {
  expect(new Set(table.map(([, { type }]) => type))).toEqual(new Set(Object.keys(sessionAssuranceFlow.fixtures.events)));
});

describe('what a session may claim', () => {
  const begun = (standing: Standing, event: AssuranceEvent) => {
    const decision = decide(standing, event);
    return 'refused' in decision ? [] : decision.effects.filter(({ type }) => type === 'beginSession');
  };

  test('a lent session claims the authentication of its lender, at its time', () => {
    const event: AssuranceEvent = { type: 'session.lent', method: 'qr', provenAt: at, isLenderLive: true, isSuspended: false, at: minutesOn(14) };
    expect(begun(NOBODY_THERE, event)).toEqual([{ type: 'beginSession', provenAt: at, method: 'qr' }]);
  });

  test.each<AssuranceEvent>([
    { type: 'answer.repeated', isUnheard: true, at: minutesOn(10) },
    { type: 'password.changed', at: minutesOn(10) },
  ])('a replacement claims the same authentication as the original: $type', (event) => {
    expect(begun(signedIn, event)).toEqual([{ type: 'beginSession', provenAt: at, method: 'password' }]);
  });

  test('choosing an account isn’t authentication', () => {
    const waiting: Standing = { ...NOBODY_THERE, state: 'identified.choosingAccount', method: 'code', provenAt: at };
    expect(begun(waiting, { type: 'account.chosen', at: minutesOn(9), ...facts })).toEqual([{ type: 'beginSession', provenAt: at, method: 'code' }]);
  });

  test('only authentication makes it more recent', () => {
    expect(begun(stale, { type: 'identity.proven', method: 'secondFactor', at: minutesOn(60) })).toEqual([
      { type: 'beginSession', provenAt: minutesOn(60), method: 'secondFactor' },
    ]);
  });

  test('drops what it was before it had an owner', () => {
    expect(begun(NOBODY_THERE, { type: 'guest.began', at })).toEqual([{ type: 'beginSession', provenAt: null, method: null }]);
  });
});

test('a changed address cancels what is pending, but ends no session', () => {
  expect(decide(signedIn, { type: 'address.changed', askedAt: at, at })).toMatchObject({ effects: [{ type: 'revokePending' }] });
});

describe('the first person to verify an address', () => {
  const effectsOf = (standing: Standing, event: AssuranceEvent) => {
    const decision = decide(standing, event);
    return 'refused' in decision ? decision.refused : decision.effects;
  };

  test.each<AssuranceEvent['type']>(['address.proven', 'password.reset'])('from outside, keeps nothing of the person who registered it: %s', (type) => {
    expect(effectsOf(standings['anonymous.guest'], { type, isFirst: true, at } as AssuranceEvent)).toEqual([
      { type: 'removeWaysIn', keeps: 'nothing' },
      { type: 'endAllSessions' },
    ]);
  });

  test('in the session that registered it, keeps the registered sign-in methods, and no other session', () => {
    expect(effectsOf(stale, { type: 'address.proven', isFirst: true, at })).toEqual([
      { type: 'removeWaysIn', keeps: 'founding' },
      { type: 'endOtherSessions' },
    ]);
  });

  test('with a reset, later undoes what was attached recently', () => {
    expect(effectsOf(NOBODY_THERE, { type: 'password.reset', isFirst: false, at })).toEqual([{ type: 'undoRecentWaysIn' }, { type: 'endAllSessions' }]);
  });
});

test('time ends recent authentication first, then the session', () => {
  expect(atInstant(signedIn, minutesOn(14)).state).toBe('signedIn.proven');
  expect(atInstant(signedIn, minutesOn(15)).state).toBe('signedIn.authenticated');
  expect(atInstant(signedIn, '2026-04-01T04:00:00.000Z').state).toBe('ended');
});
