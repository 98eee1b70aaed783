import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { emailChangeMachine } from './emailChange.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const emailChangeFlow = defineFlow({
  id: 'emailChange',
  area: 'account',
  title: 'Confirm a new email address',
  purpose: 'Follows the link in the email to a new address, in a session of the account and after a recent reauthentication.',
  source: 'src/machines/emailChange/emailChange.machine.ts',
  machine: emailChangeMachine,
  states: {
    starting: 'Deciding by the session and the link.',
    signedOut: 'Nobody is signed in here; the link still works after signing in.',
    changing: 'Changing the address.',
    proving: 'The user must reauthenticate.',
    unproven: 'Reauthentication failed; nothing changed.',
    failed: 'No response; the user can try again.',
    changed: 'The address is changed.',
    used: 'The link was already used.',
    expired: 'The link has expired.',
    unknown: 'The link doesn’t belong to this account.',
    taken: 'Another account uses the address by now.',
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
