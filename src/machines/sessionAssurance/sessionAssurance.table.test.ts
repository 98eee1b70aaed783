import { initialTransition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { decide, NOBODY_THERE, type AssuranceState, type SessionAssurance } from './decide.ts';
import { sessionAssuranceFlow } from './sessionAssurance.fixtures.ts';
import { sessionAssuranceMachine } from './sessionAssurance.machine.ts';
import type { AssuranceEvent, Effect } from './sessionAssurance.types.ts';

const at = '2026-03-02T04:00:00.000Z';
const minutesOn = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const inAMonth = '2026-04-01T04:00:00.000Z';
const facts = { isSuspended: false, hasSecondFactor: false };

/** Signed in with a password at `at`. */
const signedIn: SessionAssurance = { state: 'signedIn.proven', provenAt: at, method: 'password', expiresAt: inAMonth };
const stale: SessionAssurance = { ...signedIn, state: 'signedIn.authenticated' };
const assurances: Record<AssuranceState, SessionAssurance> = {
  'anonymous.none': NOBODY_THERE,
  'anonymous.guest': { ...NOBODY_THERE, state: 'anonymous.guest' },
  'identified.choosingAccount': { ...NOBODY_THERE, state: 'identified.choosingAccount', provenAt: at, method: 'code' },
  'identified.secondFactor': { ...NOBODY_THERE, state: 'identified.secondFactor', provenAt: at, method: 'password' },
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

/** Written by hand: where each event leads from each state, or why it is refused. */
const leads: [string, AssuranceEvent, string[]][] = [
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

test.each(leads)('%s', (_, event, leadsTo) => {
  const after = Object.values(assurances).map((assurance) => {
    const decision = decide(assurance, event);
    return 'refused' in decision ? decision.refused : decision.assurance.state;
  });
  expect(after).toEqual(leadsTo);
});

test('every event is in the table', () => {
  expect(new Set(leads.map(([, { type }]) => type))).toEqual(new Set(Object.keys(sessionAssuranceFlow.fixtures.events)));
});

const begins = (provenAt: string | null, method: SessionAssurance['method']): Effect => ({ type: 'beginSession', provenAt, method });
const does = (type: string, more: object = {}) => ({ type, ...more }) as Effect;
const later = minutesOn(10);
/** A month after `later`. */
const laterEnd = '2026-04-01T04:10:00.000Z';
const anonymous = [none, guest] as const;
const members = [proven, open] as const;

/** Written by hand: what the server must do, in order, and what is known then. What isn't named stays. */
const table: [string, readonly AssuranceState[], AssuranceEvent, Effect[], Partial<SessionAssurance>?][] = [
  ['a guest has proven nothing', [none], { type: 'guest.began', at }, [begins(null, null)], { state: guest }],
  [
    'registering is a proof',
    anonymous,
    { type: 'account.registered', at },
    [begins(at, 'registration')],
    { state: proven, provenAt: at, method: 'registration', expiresAt: inAMonth },
  ],
  ['a login', anonymous, identified({}), [begins(at, 'password')], { state: proven, provenAt: at, method: 'password', expiresAt: inAMonth }],
  [
    'of two accounts, one is chosen first',
    anonymous,
    identified({ method: 'code', accounts: 2, isSuspended: true, hasSecondFactor: true }),
    [does('askWhichAccount', { method: 'code' })],
    { state: choosing, provenAt: at, method: 'code' },
  ],
  [
    'the second factor is asked for',
    anonymous,
    identified({ hasSecondFactor: true }),
    [does('askSecondFactor', { method: 'password' })],
    { state: second, provenAt: at, method: 'password' },
  ],
  // Choosing proves nothing: the session is as old as the first step.
  ['an account is chosen', [choosing], { type: 'account.chosen', at: later, ...facts }, [begins(at, 'code')], { state: proven, expiresAt: laterEnd }],
  [
    'the chosen account has a second factor',
    [choosing],
    { type: 'account.chosen', at: later, ...facts, hasSecondFactor: true },
    [does('askSecondFactor', { method: 'code' })],
    { state: second },
  ],
  [
    'the second factor is a proof',
    [second],
    { type: 'secondFactor.passed', isSuspended: false, at: later },
    [begins(later, 'secondFactor')],
    { state: proven, provenAt: later, method: 'secondFactor', expiresAt: laterEnd },
  ],
  ['who gives up is forgotten', [choosing, second], { type: 'login.abandoned' }, [], { state: none, provenAt: null, method: null }],
  // A lent session is as old as the lender's.
  ['lent', anonymous, lent({ at: later }), [begins(at, 'qr')], { state: proven, provenAt: at, method: 'qr', expiresAt: laterEnd }],
  [
    'lent by who proved long ago',
    anonymous,
    lent({ method: 'handoff', provenAt: minutesOn(-15), at }),
    [begins(minutesOn(-15), 'handoff')],
    { state: open, provenAt: minutesOn(-15), method: 'handoff', expiresAt: inAMonth },
  ],
  ['a proof that is there', [proven], { type: 'proof.required', at }, []],
  [
    'a proof makes a new session',
    members,
    { type: 'identity.proven', method: 'code', at: later },
    [does('endThisSession'), begins(later, 'code')],
    { state: proven, provenAt: later, method: 'code', expiresAt: laterEnd },
  ],
  // The new one claims no more than the one it replaces.
  ['a changed password', [proven], { type: 'password.changed', at: later }, [does('endAllSessions'), begins(at, 'password')]],
  ['the same request again', members, { type: 'answer.repeated', isUnheard: true, at: later }, [does('endThisSession'), begins(at, 'password')]],
  ['a changed address', [proven], { type: 'address.changed', askedAt: at, at: later }, [does('revokePending')]],
  ['others ended', [proven], { type: 'others.ended', at }, [does('endOtherSessions')]],
  // Who first reads the mailbox owns the account.
  [
    'an address first proven elsewhere',
    anonymous,
    { type: 'address.proven', isFirst: true, at },
    [does('removeWaysIn', { keeps: 'nothing' }), does('endAllSessions')],
  ],
  [
    'an address first proven by who registered it',
    members,
    { type: 'address.proven', isFirst: true, at },
    [does('removeWaysIn', { keeps: 'founding' }), does('endOtherSessions')],
  ],
  ['a first reset', anonymous, { type: 'password.reset', isFirst: true, at }, [does('removeWaysIn', { keeps: 'nothing' }), does('endAllSessions')]],
  ['another reset', anonymous, { type: 'password.reset', isFirst: false, at }, [does('undoRecentWaysIn'), does('endAllSessions')]],
  ['used', [guest, ...members], { type: 'session.used', at }, [does('prolong')]],
  ['15 minutes on', [proven], { type: 'time.passed', at: minutesOn(15) }, [], { state: open }],
  ['a month on', members, { type: 'time.passed', at: inAMonth }, [], { state: 'ended' }],
  ['signed out', [guest, ...members], { type: 'session.ended', at }, [does('endThisSession')], { state: 'ended' }],
];

describe.each(table)('%s', (_, froms, event, effects, known = {}) => {
  test.each(froms)('%s: does this, and this is known then', (from) => {
    const assurance = assurances[from];
    expect(decide(assurance, event)).toEqual({ assurance: { ...assurance, ...known }, effects });
  });
});

test('a passkey of the chosen account is two factors', () => {
  const waiting: SessionAssurance = { ...assurances['identified.choosingAccount'], method: 'passkey' };
  expect(decide(waiting, { type: 'account.chosen', at, ...facts, hasSecondFactor: true })).toMatchObject({ assurance: { state: proven } });
});

test('a first visit is nobody’s', () => {
  const [{ value, context }] = initialTransition(sessionAssuranceMachine, {});
  expect([value, context]).toEqual([{ anonymous: 'none' }, { provenAt: null, method: null, expiresAt: null }]);
});
