import { defineFlow } from '../flow.ts';
import { broken, key, user } from '../samples.ts';
import { stepUpMachine } from './stepUp.machine.ts';

const tooMany = { ok: false as const, failure: 'tooMany' as const, retryAt: '2026-01-10T09:05:00Z' };
const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const stepUpFlow = defineFlow({
  id: 'stepUp',
  area: 'account',
  title: 'Reauthentication',
  purpose: 'Asks the user to reauthenticate before a sign-in method changes: with the second factor if it is on, otherwise with a password or an emailed code.',
  source: 'src/machines/stepUp/stepUp.machine.ts',
  machine: stepUpMachine,
  states: {
    learning: 'Checking whether reauthentication is needed, and which methods are available.',
    unlearned: 'The check failed.',
    unprovable: 'There is neither a password nor an address; the user has to sign in again.',
    leaving: 'Signing out and going to the sign-in page.',
    starting: 'Deciding by the method.',
    sending: 'Sending a code.',
    unsent: 'No code could be sent; the user can request another.',
    early: 'Another code was requested too soon; checking whether there is a valid one.',
    asking: 'The user enters the password or code.',
    'asking.fresh': 'Nothing has been submitted yet.',
    'asking.early': 'The last code is still valid; another can’t be sent yet.',
    'asking.wrong': 'It was wrong.',
    'asking.expired': 'The code has expired or was used; another can be sent.',
    'asking.failed': 'The check failed; the user can try again.',
    checking: 'Checking it.',
    tooMany: 'Too many attempts; continues after a while.',
    proven: 'Reauthenticated.',
    abandoned: 'The user canceled; nothing changes.',
  },
  fixtures: {
    inputs: { member: { email: user.email } },
    events: {
      'proof.submitted': [{ type: 'proof.submitted', text: '123456' }],
      'code.resendRequested': [{ type: 'code.resendRequested' }],
      'method.changed': [{ type: 'method.changed' }],
      'proof.retried': [{ type: 'proof.retried' }],
      'login.requested': [{ type: 'login.requested' }],
      'proof.dismissed': [{ type: 'proof.dismissed' }],
    },
    actors: {
      learnProof: {
        done: [
          { isFresh: true, methods: ['password', 'code'] },
          { isFresh: false, methods: ['password', 'code'] },
          { isFresh: false, methods: ['code'] },
          { isFresh: false, methods: ['totp'] },
          { isFresh: false, methods: [] },
        ],
        error: [broken],
      },
      sendProofCode: { done: [{ ok: true, challengeId: key }, refused('notSent'), tooMany], error: [broken] },
      leaveToSignIn: { error: [broken] },
      checkProof: { done: [{ ok: true }, refused('wrong'), refused('expired'), refused('changed'), tooMany], error: [broken] },
    },
    project: ({ method, methods, challengeId }) => [method, methods.length, challengeId !== null],
  },
});
