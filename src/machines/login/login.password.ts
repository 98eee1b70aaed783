import { entered, failing, loginSetup, on } from './login.setup.ts';

/** The password in the event that submits it: it isn't stored for another attempt. */
const withPassword = { 'password.submitted': '#login.password.checking' } as const;

/** Sign-in with a password. A server error raises the notice of specification §8. */
export const password = loginSetup.createStateConfig({
  initial: 'entering',
  on: { 'method.changed': 'methods' },
  states: {
    entering: { on: withPassword },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ context, event }) => ({ address: context.address, password: event.type === 'password.submitted' ? event.password : '' }),
        onDone: [entered, on('suspended', 'suspended'), on('tooMany', 'password.tooMany'), { target: 'invalid' }],
        onError: { ...failing('password.serverError'), actions: [failing('password.serverError').actions, 'raiseServerError'] },
      },
    },
    invalid: { on: withPassword },
    serverError: { on: withPassword },
    tooMany: { after: { untilRetry: 'entering' } },
  },
});
