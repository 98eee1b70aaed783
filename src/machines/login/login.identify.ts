import type { Identifier, PhoneAnswer } from './login.actors.ts';
import { loginSetup, WAYS_WITHOUT_ADDRESS } from './login.setup.ts';
import type { Way } from './login.types.ts';

const byEmail = ({ event }: { event: { email: string } }): Identifier => ({ kind: 'email', address: event.email });
const wayOf = ({ event }: { event: { way: Way } }) => ({ way: event.way });
const byPhone = ({ event }: { event: { output: PhoneAnswer } }): Identifier => ({ kind: 'phone', address: event.output.ok ? event.output.phone : '' });

/**
 * Identifies the account: an email address, a phone number, or a passkey from the autofill. A code is sent right away, unless the user prefers to
 * enter a password.
 */
export const identify = loginSetup.createStateConfig({
  initial: 'editing',
  invoke: {
    id: 'offerPasskey',
    src: 'offerPasskey',
    onDone: { guard: { type: 'isPicked', params: ({ event }) => ({ assertion: event.output }) }, target: 'passkey.checking' },
  },
  on: {
    ...WAYS_WITHOUT_ADDRESS,
    'email.submitted': [
      {
        guard: { type: 'isAddress', params: ({ event }) => ({ email: event.email }) },
        target: '.identified',
        actions: [
          { type: 'storeWay', params: wayOf },
          { type: 'storeIdentifier', params: byEmail },
          { type: 'emitStart', params: byEmail },
        ],
      },
      { target: '.invalidEmail' },
    ],
    'phone.submitted': { target: '.readingPhone', actions: { type: 'storeWay', params: wayOf } },
  },
  states: {
    editing: {},
    invalidEmail: {},
    readingPhone: {
      tags: 'busy',
      invoke: {
        id: 'readPhone',
        src: 'readPhone',
        input: ({ event }) => (event.type === 'phone.submitted' ? { text: event.text, countryCode: event.countryCode } : { text: '', countryCode: 'ph' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'identified',
            actions: [
              { type: 'storeIdentifier', params: byPhone },
              { type: 'emitStart', params: byPhone },
            ],
          },
          { target: 'invalidPhone', actions: { type: 'storeFault', params: ({ event }) => ({ fault: event.output.ok ? null : event.output.failure }) } },
        ],
        // The numbering plans failed to load. The server parses the number too, so only ask to try again.
        onError: { target: 'unreadPhone' },
      },
    },
    invalidPhone: {},
    unreadPhone: {},
    identified: { always: [{ guard: 'wantsPassword', target: '#login.password' }, { target: '#login.code' }] },
  },
});
