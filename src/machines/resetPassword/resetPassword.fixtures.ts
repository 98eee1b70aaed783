import { defineFlow } from '../flow.ts';
import { challenge, codeEvents, codeRefusals, enteringMeanings, refused, sendAnswers } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, halfInSession, seekerSession } from '../samples.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';

const from = { email: '', isLink: false, begun: null, redirect: null, otherSites: [], clockOffset: 0 };
const email = 'ana@example.com';
const reason = 'Your own name is guessed first';

export const resetPasswordFlow = defineFlow({
  id: 'resetPassword',
  area: 'account',
  title: 'Reset the password',
  purpose: 'Chooses a new password with an emailed code, and signs in with it.',
  source: 'src/machines/resetPassword/resetPassword.machine.ts',
  machine: resetPasswordMachine,
  states: {
    starting: 'Deciding from what the page was opened with.',
    exchangingLink: 'Checking the code of the link that opened the page.',
    linkUnchecked: 'Checking failed; the user can try again.',
    askingEmail: 'The user enters the account’s address.',
    'askingEmail.fresh': 'Nothing has been submitted yet.',
    'askingEmail.invalid': 'Not a valid address.',
    'askingEmail.notSent': 'The code couldn’t be emailed.',
    'askingEmail.failed': 'No response; the code may not have been sent.',
    'askingEmail.linkWrong': 'The link is wrong.',
    'askingEmail.linkExpired': 'The link has expired.',
    'askingEmail.linkUsed': 'The link was already used.',
    'askingEmail.lapsed': 'The right to choose a password has expired.',
    sendingCode: 'Sending a code.',
    ...enteringMeanings('enteringCode'),
    checkingCode: 'Checking the code.',
    tooMany: 'Too many codes or attempts; starts over after a while.',
    choosingPassword: 'The user enters a new password.',
    'choosingPassword.fresh': 'Nothing has been submitted yet.',
    'choosingPassword.tooShort': 'It is too short.',
    'choosingPassword.tooLong': 'It is too long.',
    'choosingPassword.refused': 'It is easy to guess, or the user’s own name.',
    'choosingPassword.failed': 'Saving failed; the old password still works.',
    saving: 'Saving the new password.',
    suspended: 'The account is suspended.',
    done: 'The new password works; the user is signed in, or the login requires one more step.',
  },
  fixtures: {
    inputs: {
      visitor: from,
      linked: { ...from, email, isLink: true },
      sent: { ...from, begun: { email, challenge } },
      allowed: { ...from, begun: { email, challenge: null } },
    },
    events: {
      'email.submitted': [
        { type: 'email.submitted', email },
        { type: 'email.submitted', email: 'ana' },
      ],
      'email.changed': [{ type: 'email.changed' }],
      'link.retried': [{ type: 'link.retried' }],
      ...codeEvents,
      'password.submitted': [
        { type: 'password.submitted', password: 'another horse 22' },
        { type: 'password.submitted', password: 'short' },
        { type: 'password.submitted', password: 'x'.repeat(129) },
      ],
    },
    actors: {
      requestCode: { done: sendAnswers, error: [broken] },
      checkCode: { done: [{ ok: true }, ...codeRefusals], error: [broken] },
      exchangeLink: { done: [{ ok: true }, ...codeRefusals], error: [broken] },
      savePassword: {
        done: [
          { ok: true, session: seekerSession },
          { ok: true, session: halfInSession },
          refused('lapsed'),
          refused('suspended'),
          { ok: false, failure: 'refused', reason },
        ],
        error: [broken],
      },
    },
    project: ({ email, session }) => [email !== '', session?.pending?.step ?? null],
  },
});
