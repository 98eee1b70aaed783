import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { accountChangeMachine } from './accountChange.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const accountChangeFlow = defineFlow({
  id: 'accountChange',
  area: 'account',
  title: 'Change the account',
  purpose: 'Changes the email address or password, exports all data, or deletes the account. Each requires the user to reauthenticate first.',
  source: 'src/machines/accountChange/accountChange.machine.ts',
  machine: accountChangeMachine,
  states: {
    closed: 'Nothing is being changed.',
    proving: 'The user must reauthenticate.',
    proven: 'Reauthenticated; the next state depends on the change.',
    editing: 'The user enters the new value.',
    'editing.fresh': 'Nothing has been submitted yet.',
    'editing.invalid': 'The server rejected the values and says why.',
    'editing.tooMany': 'Too many attempts; the user has to wait before trying again.',
    'editing.notSent': 'The confirmation email couldn’t be sent.',
    'editing.failed': 'The request didn’t arrive; the user can send it again.',
    saving: 'Saving the change.',
    saved: 'The change is saved; the page explains what happens next.',
    leaving: 'The account is deleted; leaving the page.',
  },
  fixtures: {
    inputs: { seeker: { email: user.email } },
    events: {
      'change.requested': [
        { type: 'change.requested', what: 'email' },
        { type: 'change.requested', what: 'password' },
        { type: 'change.requested', what: 'export' },
        { type: 'change.requested', what: 'deletion' },
      ],
      'change.submitted': [{ type: 'change.submitted', values: { email: 'new@example.com', newPassword: 'another horse 22', confirmation: user.email } }],
      'change.dismissed': [{ type: 'change.dismissed' }],
    },
    actors: {
      makeChange: {
        done: [
          { ok: true },
          {
            ok: false,
            failure: 'invalid',
            fields: { email: ['This Email address has been used.'], new_password: ['Use at least 8 characters'], confirmation: ['This is not it'] },
          },
          refused('tooMany'),
          refused('notSent'),
          refused('proofNeeded'),
        ],
        error: [broken],
      },
      leave: {},
      stepUp: { done: [{ isProven: true }, { isProven: false }] },
    },
    project: ({ what }) => what,
  },
});
