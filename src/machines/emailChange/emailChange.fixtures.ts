import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { emailChangeMachine } from './emailChange.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const emailChangeFlow = defineFlow({
  id: 'emailChange',
  area: 'account',
  title: 'Confirm a new email address',
  purpose: 'Follows the link in the email to a new address, in a session of the account and after a recent proof.',
  source: 'src/machines/emailChange/emailChange.machine.ts',
  machine: emailChangeMachine,
  states: {
    starting: 'Deciding by who one is, and what the address carried.',
    signedOut: 'Nobody is signed in here; the link still works after signing in.',
    changing: 'The address is being changed.',
    proving: 'Who one is has to be proven first.',
    unproven: 'It was not proven; nothing is changed.',
    failed: 'No answer came; it can be tried again.',
    changed: 'The address is changed.',
    used: 'The link was used already.',
    expired: 'The link is too old.',
    unknown: 'The link is no link of this account.',
    taken: 'The address has another account meanwhile.',
  },
  fixtures: {
    inputs: {
      member: { ticket: 'A'.repeat(43), isMember: true, email: user.email },
      guest: { ticket: 'A'.repeat(43), isMember: false, email: '' },
      bare: { ticket: null, isMember: true, email: user.email },
    },
    events: { 'change.retried': [{ type: 'change.retried' }] },
    actors: {
      changeEmail: {
        done: [
          { ok: true, email: 'new@example.com' },
          refused('proofNeeded'),
          refused('signedOut'),
          refused('used'),
          refused('expired'),
          refused('unknown'),
          refused('taken'),
        ],
        error: [broken],
      },
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ ticket, isMember }) => [ticket !== null, isMember],
  },
});
