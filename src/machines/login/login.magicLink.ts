import { enteredTo, failing, loginSetup, methodChanged, on } from './login.setup.ts';

const again = { 'link.resendRequested': '#login.magicLink.sending' } as const;

/**
 * Sign-in with an emailed link. The waiting page notices when it was opened in another tab of this browser. Opened on another device, it signs in
 * there and not here: otherwise a link requested by a stranger, and clicked by its owner, would let the stranger in. A page opened by such a link
 * starts in `redeeming`.
 */
export const magicLink = loginSetup.createStateConfig({
  initial: 'sending',
  on: methodChanged,
  states: {
    sending: {
      tags: 'busy',
      invoke: {
        id: 'requestMagicLink',
        src: 'requestMagicLink',
        input: ({ context: { address, redirect } }) => ({ email: address, redirect }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'sent',
            actions: { type: 'storeLink', params: ({ event }) => ({ link: event.output.ok ? event.output.link : null }) },
          },
          on('tooMany', 'magicLink.tooMany'),
          { target: 'unsent' },
        ],
        onError: failing('magicLink.unsent'),
      },
    },
    unsent: { on: again },
    sent: {
      initial: 'coolingDown',
      invoke: {
        id: 'watchMagicLink',
        src: 'watchMagicLink',
        onDone: [enteredTo('magicLink.opened'), on('elsewhere', 'magicLink.openedElsewhere'), { target: 'expired' }],
      },
      after: { untilLinkExpiry: 'expired' },
      states: { coolingDown: { after: { untilLinkResend: 'resendable' } }, resendable: { on: again } },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        id: 'redeemMagicLink',
        src: 'redeemMagicLink',
        onDone: [
          enteredTo('magicLink.opened'),
          on('suspended', 'suspended'),
          on('used', 'magicLink.used'),
          on('tooMany', 'magicLink.blocked'),
          { target: 'expired' },
        ],
        onError: failing('magicLink.unredeemed'),
      },
    },
    opened: { always: '#login.entered' },
    openedElsewhere: { on: again },
    expired: { on: { 'link.resendRequested': [{ guard: 'hasAddress', target: 'sending' }, { target: '#login.identify' }] } },
    used: { on: { 'link.resendRequested': '#login.identify' } },
    unredeemed: { on: { 'link.retried': 'redeeming' } },
    tooMany: { after: { untilRetry: 'unsent' } },
    blocked: { after: { untilRetry: 'unredeemed' } },
  },
});
