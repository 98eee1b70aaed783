import { entered, failing, loginSetup, on } from './login.setup.ts';

/** A password from the event that brings it: it is not kept for another try. */
const withPassword = { 'password.submitted': '#login.password.checking' } as const;

/** By password. A failing server raises the notice of specification §8. */
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
