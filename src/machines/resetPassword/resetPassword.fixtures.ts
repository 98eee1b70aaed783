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
  purpose: 'Chooses a new password by a code from the mail, and signs in with it.',
  source: 'src/machines/resetPassword/resetPassword.machine.ts',
  machine: resetPasswordMachine,
  states: {
    starting: 'Deciding by what the page was opened with.',
    exchangingLink: 'The code of the link one came by is being checked.',
    linkUnchecked: 'It could not be checked; it can be tried again.',
    askingEmail: 'The address of the account is asked for.',
    'askingEmail.fresh': 'Nothing was tried yet.',
    'askingEmail.invalid': 'It could not be an address.',
    'askingEmail.notSent': 'The code could not be mailed.',
    'askingEmail.failed': 'No answer came; the code may not be on its way.',
    'askingEmail.linkWrong': 'The link one came by is not right.',
    'askingEmail.linkExpired': 'The link one came by is too old.',
    'askingEmail.linkUsed': 'The link one came by was used before.',
    'askingEmail.lapsed': 'The right to choose a password waited too long.',
    sendingCode: 'A code is being sent.',
    ...enteringMeanings('enteringCode'),
    checkingCode: 'The code is being checked.',
    tooMany: 'Too many codes or tries; it begins anew after a while.',
    choosingPassword: 'The new password is asked for.',
    'choosingPassword.fresh': 'None was tried yet.',
    'choosingPassword.tooShort': 'It is too short.',
    'choosingPassword.tooLong': 'It is too long.',
    'choosingPassword.refused': 'It is one that is guessed first, or the owner’s own name.',
    'choosingPassword.failed': 'It could not be saved; the old one still holds.',
    saving: 'The new password is being saved.',
    suspended: 'The account is suspended.',
    done: 'The new password holds; one is signed in, or the login waits for one thing more.',
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
