import { codeIn, enteringState, notTheCode } from '../codeEntry/codeEntry.states.ts';
import { entered, failing, loginSetup, on } from './login.setup.ts';

/** Sign-in with a one-time code, sent by email or SMS. */
export const code = loginSetup.createStateConfig({
  initial: 'sending',
  on: { 'method.changed': 'methods' },
  states: {
    sending: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { kind, address } }) => ({ kind, address }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'entering',
            actions: { type: 'storeChallenge', params: ({ event }) => ({ challenge: event.output.ok ? event.output.challenge : null }) },
          },
          on('tooMany', 'code.tooMany'),
          { target: 'unsent' },
        ],
        onError: failing('code.unsent'),
      },
    },
    unsent: { on: { 'code.resendRequested': 'sending' } },
    entering: enteringState('verifying', '#login.code.sending', {}),
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context, event }) => ({ address: context.address, ...codeIn({ context, event }) }),
        onDone: [entered, on('suspended', 'suspended'), on('tooMany', 'code.tooMany'), ...notTheCode(on, 'login', 'code.entering')],
        onError: failing('code.entering.answer.failed'),
      },
    },
    tooMany: { after: { untilRetry: 'unsent' } },
  },
});
