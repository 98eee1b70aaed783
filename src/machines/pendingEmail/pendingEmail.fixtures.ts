import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { pendingEmailMachine } from './pendingEmail.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const pendingEmailFlow = defineFlow({
  id: 'pendingEmail',
  area: 'account',
  title: 'Pending email address',
  purpose: 'Shows a new address that isn’t confirmed yet, sends its confirmation email again, or cancels the change.',
  source: 'src/machines/pendingEmail/pendingEmail.machine.ts',
  machine: pendingEmailMachine,
  states: {
    loading: 'Checking for a pending address.',
    unread: 'The check failed.',
    none: 'There is none.',
    'none.idle': 'Nothing has happened.',
    'none.cancelled': 'The change was canceled.',
    waiting: 'An address waits for confirmation.',
    'waiting.idle': 'Nothing was requested.',
    'waiting.resent': 'The confirmation email was sent again.',
    'waiting.tooMany': 'Too many emails were sent; the user has to wait.',
    'waiting.notSent': 'The confirmation email couldn’t be sent.',
    'waiting.taken': 'Another account uses the address by now.',
    'waiting.failed': 'The request failed; the user can try again.',
    resending: 'Sending the confirmation email again.',
    proving: 'The user must reauthenticate.',
    cancelling: 'Canceling the change.',
  },
  fixtures: {
    inputs: { seeker: { email: user.email } },
    events: {
      'address.awaited': [{ type: 'address.awaited', email: 'new@example.com' }],
      'letter.resendRequested': [{ type: 'letter.resendRequested' }],
      'change.cancelled': [{ type: 'change.cancelled' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      readPending: { done: ['new@example.com', null], error: [broken] },
      resendEmail: { done: [{ ok: true }, refused('proofNeeded'), refused('tooMany'), refused('taken'), refused('notSent')], error: [broken] },
      cancelChange: { done: [undefined], error: [broken] },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ pending }) => pending,
  },
});
