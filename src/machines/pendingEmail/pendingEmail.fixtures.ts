import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { pendingEmailMachine } from './pendingEmail.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const pendingEmailFlow = defineFlow({
  id: 'pendingEmail',
  area: 'account',
  title: 'A new e-mail address that waits',
  purpose: 'Shows the new address whose letter is not answered yet, sends the letter again, or calls the change off.',
  source: 'src/machines/pendingEmail/pendingEmail.machine.ts',
  machine: pendingEmailMachine,
  states: {
    loading: 'Whether one waits is being asked.',
    unread: 'That could not be asked.',
    none: 'None waits.',
    'none.idle': 'Nothing happened.',
    'none.cancelled': 'The change was called off.',
    waiting: 'One waits for its letter to be answered.',
    'waiting.idle': 'Nothing was asked for.',
    'waiting.resent': 'The letter was sent again.',
    'waiting.tooMany': 'So many letters were sent that none is for a while.',
    'waiting.notSent': 'The letter could not be sent.',
    'waiting.taken': 'The address has another account meanwhile.',
    'waiting.failed': 'It did not arrive; it can be tried again.',
    resending: 'The letter is being sent again.',
    proving: 'Who one is has to be proven first.',
    cancelling: 'The change is being called off.',
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
      resendLetter: { done: [{ ok: true }, refused('proofNeeded'), refused('tooMany'), refused('taken'), refused('notSent')], error: [broken] },
      cancelChange: { done: [undefined], error: [broken] },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ pending }) => pending,
  },
});
