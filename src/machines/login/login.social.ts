import type { SocialProvider } from '../../../contract/login.ts';
import { enteredTo, failing, loginSetup, methodChanged, on } from './login.setup.ts';

const again = { 'social.retried': '#login.social.redirecting' } as const;

/** Sign-in with a social network. Leaves the page in `redirecting`, and continues in `returning`. */
export const social = loginSetup.createStateConfig({
  initial: 'redirecting',
  on: methodChanged,
  states: {
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'leaveForSocial',
        src: 'leaveForSocial',
        input: ({ context: { provider, redirect } }) => ({ provider: provider as SocialProvider, redirect }),
        onDone: [on('cancelled', 'social.cancelled'), on('tooMany', 'social.tooMany'), { target: 'failed' }],
        onError: failing('social.failed'),
      },
    },
    returning: {
      tags: 'busy',
      invoke: {
        id: 'finishSocial',
        src: 'finishSocial',
        input: ({ context }) => ({ provider: context.provider as SocialProvider }),
        onDone: [
          enteredTo('social.linked'),
          on('cancelled', 'social.cancelled'),
          on('accountExists', 'social.accountExists'),
          on('suspended', 'suspended'),
          on('tooMany', 'social.tooMany'),
          { target: 'invalidCredentials' },
        ],
        onError: failing('social.failed'),
      },
    },
    linked: { always: '#login.entered' },
    invalidCredentials: { on: again },
    accountExists: { on: again },
    cancelled: { on: again },
    failed: { on: again },
    tooMany: { after: { untilRetry: 'failed' } },
  },
});
