import { defineFlow } from '../flow.ts';
import { broken, key, user } from '../samples.ts';
import { stepUpMachine } from './stepUp.machine.ts';

const tooMany = { ok: false as const, failure: 'tooMany' as const, retryAt: '2026-01-10T09:05:00Z' };
const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const stepUpFlow = defineFlow({
  id: 'stepUp',
  area: 'account',
  title: 'Prove it is you',
  purpose: 'Asks again who one is before a way in changes: by the second factor where it is on, else by password or mailed code.',
  source: 'src/machines/stepUp/stepUp.machine.ts',
  machine: stepUpMachine,
  states: {
    learning: 'Whether a proof is needed, and which would do, is being asked.',
    unlearned: 'That could not be asked.',
    unprovable: 'There is neither password nor address to ask for; signing in anew is the proof.',
    leaving: 'One is logged out, and led to signing in.',
    starting: 'Deciding by the method.',
    sending: 'A code is being sent.',
    unsent: 'No code could be sent; one can be asked for again.',
    early: 'Another code so soon; deciding whether there is one already.',
    asking: 'The password or code is asked for.',
    'asking.fresh': 'None was tried yet.',
    'asking.early': 'The last code still counts; another can not be sent yet.',
    'asking.wrong': 'It was wrong.',
    'asking.expired': 'The code is too old or was used; another can be sent.',
    'asking.failed': 'It could not be checked; it can be tried again.',
    checking: 'It is being checked.',
    tooMany: 'Too many tries; it goes on after a while.',
    proven: 'It is them.',
    abandoned: 'They gave up; nothing changes.',
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
