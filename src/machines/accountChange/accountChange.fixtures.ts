import { defineFlow } from '../flow.ts';
import { broken, user } from '../samples.ts';
import { accountChangeMachine } from './accountChange.machine.ts';

const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });

export const accountChangeFlow = defineFlow({
  id: 'accountChange',
  area: 'account',
  title: 'Change the account',
  purpose: 'Changes the e-mail address or password, gives a copy of everything, or deletes the account, each after a proof of who one is.',
  source: 'src/machines/accountChange/accountChange.machine.ts',
  machine: accountChangeMachine,
  states: {
    closed: 'Nothing is being changed.',
    proving: 'Who one is has to be proven first.',
    proven: 'It was; deciding by what is changed.',
    editing: 'What is new is asked for.',
    'editing.fresh': 'Nothing was sent yet.',
    'editing.invalid': 'The server refused it, with its words.',
    'editing.tooMany': 'So many changes were asked for that none is taken for a while.',
    'editing.notSent': 'The letter could not be sent.',
    'editing.failed': 'It did not arrive; it can be sent again.',
    saving: 'It is being changed.',
    saved: 'It is changed; what happens next is said.',
    leaving: 'There is no account any more; the page is being left.',
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
