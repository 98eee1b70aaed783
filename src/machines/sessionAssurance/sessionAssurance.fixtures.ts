import { defineFlow } from '../flow.ts';
import { sessionAssuranceMachine } from './sessionAssurance.machine.ts';

const at = '2026-03-02T04:00:00Z';
const later = '2026-03-02T04:20:00Z';
const afterMonths = '2026-10-02T04:00:00Z';
const facts = { isSuspended: false, hasSecondFactor: false };

export const sessionAssuranceFlow = defineFlow({
  id: 'sessionAssurance',
  area: 'account',
  runsOn: 'server',
  title: 'Session assurance',
  purpose:
    'How the user of a browser has authenticated, and what that allows. The server runs it for every call that grants, upgrades, renews or ends a session, so that no route does so on its own.',
  source: 'src/machines/sessionAssurance/sessionAssurance.machine.ts',
  machine: sessionAssuranceMachine,
  states: {
    anonymous: 'Nobody is signed in.',
    'anonymous.none': 'No session: a first visit, or the session ended.',
    'anonymous.guest': 'A guest, who may save jobs and drafts, and hasn’t authenticated.',
    identified: 'The account is identified; nothing of it is accessible yet.',
    'identified.choosingAccount': 'The address belongs to a job seeker and an employer: asking which of the two.',
    'identified.secondFactor': 'The account requires its second factor.',
    signedIn: 'Signed in.',
    'signedIn.proven': 'Authenticated within the last 15 minutes: sign-in methods may be changed.',
    'signedIn.authenticated': 'Authenticated longer ago: changing a sign-in method requires reauthentication.',
    ended: 'Signed out, revoked or expired: the token is invalid for good.',
  },
  fixtures: {
    inputs: { visit: {} },
    events: {
      'guest.began': [{ type: 'guest.began', at }],
      'account.registered': [{ type: 'account.registered', at }],
      'account.identified': [
        { type: 'account.identified', method: 'password', accounts: 1, at, ...facts },
        { type: 'account.identified', method: 'code', accounts: 2, at, ...facts },
        { type: 'account.identified', method: 'password', accounts: 1, at, ...facts, hasSecondFactor: true },
        { type: 'account.identified', method: 'passkey', accounts: 1, at, ...facts, hasSecondFactor: true },
        { type: 'account.identified', method: 'code', accounts: 1, at, ...facts, isSuspended: true },
      ],
      'account.chosen': [
        { type: 'account.chosen', at, ...facts },
        { type: 'account.chosen', at, ...facts, hasSecondFactor: true },
        { type: 'account.chosen', at, ...facts, isSuspended: true },
      ],
      'secondFactor.passed': [
        { type: 'secondFactor.passed', isSuspended: false, at },
        { type: 'secondFactor.passed', isSuspended: true, at },
      ],
      'login.abandoned': [{ type: 'login.abandoned' }],
      'session.lent': [
        { type: 'session.lent', method: 'qr', provenAt: at, isLenderLive: true, isSuspended: false, at },
        { type: 'session.lent', method: 'handoff', provenAt: at, isLenderLive: true, isSuspended: false, at: later },
        { type: 'session.lent', method: 'qr', provenAt: at, isLenderLive: false, isSuspended: false, at },
        { type: 'session.lent', method: 'qr', provenAt: at, isLenderLive: true, isSuspended: true, at },
      ],
      'proof.required': [{ type: 'proof.required', at }],
      'identity.proven': [{ type: 'identity.proven', method: 'password', at }],
      'address.proven': [
        { type: 'address.proven', isFirst: true, at },
        { type: 'address.proven', isFirst: false, at },
      ],
      'password.reset': [
        { type: 'password.reset', isFirst: true, at },
        { type: 'password.reset', isFirst: false, at },
      ],
      'password.changed': [{ type: 'password.changed', at }],
      'address.changed': [
        { type: 'address.changed', askedAt: at, at },
        { type: 'address.changed', askedAt: later, at: later },
      ],
      'others.ended': [{ type: 'others.ended', at }],
      'session.used': [{ type: 'session.used', at }],
      'answer.repeated': [
        { type: 'answer.repeated', isUnheard: true, at },
        { type: 'answer.repeated', isUnheard: false, at },
      ],
      'time.passed': [
        { type: 'time.passed', at: later },
        { type: 'time.passed', at: afterMonths },
      ],
      'session.ended': [{ type: 'session.ended', at }],
    },
    actors: {},
    project: ({ provenAt, method }) => [provenAt, method === null],
    takesEachWayOnce: true,
  },
});
