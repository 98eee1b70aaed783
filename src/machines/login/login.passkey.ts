import type { Assertion, AssertionAnswer } from './login.actors.ts';
import { entered, failing, loginSetup, on } from './login.setup.ts';

const again = { 'passkey.chosen': '#login.passkey.asking' } as const;

/** The signature in the answer that led here: it is for one challenge, and never stored. */
function assertionIn(event: unknown): Assertion {
  const { output } = event as { output: AssertionAnswer | Assertion };
  return ('assertion' in output ? output.assertion : output) as Assertion;
}

/** Sign-in with a passkey: as the only step, or as the second factor of a login that waits for it. */
export const passkey = loginSetup.createStateConfig({
  initial: 'asking',
  on: {
    'method.changed': [
      { guard: { type: 'isPending', params: { step: 'twoFactor' } }, target: 'twoFactor' },
      { guard: 'hasAddress', target: 'methods' },
      { target: 'identify' },
    ],
  },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askPasskey',
        src: 'askPasskey',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) }, target: 'checking' },
          on('tooMany', 'passkey.tooMany'),
          { target: 'cancelled' },
        ],
        onError: failing('passkey.failed'),
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkPasskey',
        src: 'checkPasskey',
        input: ({ event }) => ({ assertion: assertionIn(event) }),
        onDone: [entered, on('suspended', 'suspended'), on('lapsed', 'lapsed'), on('tooMany', 'passkey.tooMany'), { target: 'refused' }],
        onError: failing('passkey.failed'),
      },
    },
    refused: { on: again },
    cancelled: { on: again },
    failed: { on: again },
    tooMany: { after: { untilRetry: 'failed' } },
  },
});
