import { describe, expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { atInstant, decide, NOBODY_THERE, type SessionAssurance } from './decide.ts';
import { sessionAssuranceFlow } from './sessionAssurance.fixtures.ts';
import type { AssuranceEvent } from './sessionAssurance.types.ts';

pathTests(sessionAssuranceFlow);

const at = '2026-03-02T04:00:00.000Z';
const minutesOn = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const facts = { isSuspended: false, hasSecondFactor: false };

/** Signed in with a password at `at`. */
const signedIn: SessionAssurance = { state: 'signedIn.proven', provenAt: at, method: 'password', expiresAt: '2026-04-01T04:00:00.000Z' };
const stale: SessionAssurance = { ...signedIn, state: 'signedIn.authenticated' };
const guest: SessionAssurance = { ...NOBODY_THERE, state: 'anonymous.guest' };

describe('what a session may claim', () => {
  const begun = (assurance: SessionAssurance, event: AssuranceEvent) => {
    const decision = decide(assurance, event);
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
    const waiting: SessionAssurance = { ...NOBODY_THERE, state: 'identified.choosingAccount', method: 'code', provenAt: at };
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
  const effectsOf = (assurance: SessionAssurance, event: AssuranceEvent) => {
    const decision = decide(assurance, event);
    return 'refused' in decision ? decision.refused : decision.effects;
  };

  test.each<AssuranceEvent['type']>(['address.proven', 'password.reset'])('from outside, keeps nothing of the person who registered it: %s', (type) => {
    expect(effectsOf(guest, { type, isFirst: true, at } as AssuranceEvent)).toEqual([{ type: 'removeWaysIn', keeps: 'nothing' }, { type: 'endAllSessions' }]);
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
