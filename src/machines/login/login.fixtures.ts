import { defineFlow } from '../flow.ts';
import { codeEvents, codeRefusals, refused, sendAnswers, tooMany } from '../codeEntry/codeEntry.fixtures.ts';
import { broken, choosingSession, employerSession, halfInSession, noSession, seekerSession } from '../samples.ts';
import { loginMachine } from './login.machine.ts';
import { loginStates } from './login.states.ts';

const from = { session: noSession, redirect: null, otherSites: [], clockOffset: 0, mayLeave: true };
const known = { ...from, email: 'ana@example.com' };
const signedIn = { ok: true as const, session: seekerSession };
const instants = { expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' };
const assertion = { id: 'credential-1' };

export const loginFlow = defineFlow({
  id: 'login',
  area: 'account',
  title: 'Log in',
  purpose: 'Signs in with a password, code, link, QR code, social network or passkey, with a second factor if it is on, and decides where to go then.',
  source: 'src/machines/login/login.machine.ts',
  machine: loginMachine,
  states: loginStates,
  fixtures: {
    inputs: {
      visitor: from,
      known,
      seeker: { ...from, session: seekerSession },
      choosing: { ...from, session: choosingSession },
      halfIn: { ...from, session: halfInSession },
      linked: { ...from, arrival: { by: 'magicLink' } },
      waiting: { ...from, arrival: { by: 'waiting' } },
      returned: { ...from, arrival: { by: 'social', provider: 'google' } },
    },
    events: {
      'email.submitted': [
        { type: 'email.submitted', email: 'ana@example.com', way: 'code' },
        { type: 'email.submitted', email: 'ana@example.com', way: 'password' },
        { type: 'email.submitted', email: 'ana', way: 'code' },
      ],
      'phone.submitted': [
        { type: 'phone.submitted', text: '917 123 4567', countryCode: 'ph', way: 'code' },
        { type: 'phone.submitted', text: '917 123 4567', countryCode: 'ph', way: 'password' },
      ],
      'password.chosen': [{ type: 'password.chosen' }],
      'password.submitted': [{ type: 'password.submitted', password: 'waymark-demo-1' }],
      'code.chosen': [{ type: 'code.chosen' }],
      ...codeEvents,
      'link.chosen': [{ type: 'link.chosen' }],
      'link.resendRequested': [{ type: 'link.resendRequested' }],
      'link.retried': [{ type: 'link.retried' }],
      'qr.chosen': [{ type: 'qr.chosen' }],
      'qr.refreshed': [{ type: 'qr.refreshed' }],
      'qr.claimRetried': [{ type: 'qr.claimRetried' }],
      'social.chosen': [{ type: 'social.chosen', provider: 'google' }],
      'social.retried': [{ type: 'social.retried' }],
      'passkey.chosen': [{ type: 'passkey.chosen' }],
      'accountChoice.made': [{ type: 'accountChoice.made', accountId: '0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11' }],
      'secondFactor.submitted': [{ type: 'secondFactor.submitted', code: '654321' }],
      'recovery.chosen': [{ type: 'recovery.chosen' }],
      'recovery.submitted': [{ type: 'recovery.submitted', recoveryCode: 'k3vd-9x2m' }],
      'authenticator.chosen': [{ type: 'authenticator.chosen' }],
      'method.changed': [{ type: 'method.changed' }],
      'account.changed': [{ type: 'account.changed' }],
      'login.cancelled': [{ type: 'login.cancelled' }],
    },
    actors: {
      readPhone: { done: [{ ok: true, phone: '+639171234567' }, refused('phone.tooFewDigits')], error: [broken] },
      requestCode: { done: sendAnswers, error: [broken] },
      verifyCode: { done: [signedIn, ...codeRefusals, refused('suspended')], error: [broken] },
      checkPassword: {
        done: [signedIn, { ok: true, session: choosingSession }, { ok: true, session: halfInSession }, refused('invalid'), refused('suspended'), tooMany],
        error: [broken],
      },
      requestMagicLink: { done: [{ ok: true, link: instants }, tooMany, refused('notSent')], error: [broken] },
      watchMagicLink: { done: [signedIn, refused('elsewhere'), refused('expired')] },
      redeemMagicLink: { done: [signedIn, refused('expired'), refused('used'), refused('suspended'), tooMany], error: [broken] },
      createQr: { done: [{ ok: true, qr: { text: 'https://waymark.test/qr', expires_at: '2026-01-10T09:02:00Z' } }, tooMany], error: [broken] },
      watchQr: { done: ['scanned', 'approved', 'denied', 'expired'] },
      watchScanned: { done: ['approved', 'denied', 'expired'] },
      claimQr: { done: [signedIn, refused('expired'), refused('suspended')], error: [broken] },
      leaveForSocial: { done: [refused('unavailable'), refused('cancelled'), tooMany], error: [broken] },
      finishSocial: {
        done: [signedIn, refused('invalidCredentials'), refused('accountExists'), refused('cancelled'), refused('suspended'), tooMany],
        error: [broken],
      },
      offerPasskey: { done: [assertion, null] },
      askPasskey: { done: [{ ok: true, assertion }, refused('cancelled'), tooMany], error: [broken] },
      checkPasskey: { done: [signedIn, refused('refused'), refused('suspended'), refused('lapsed'), tooMany], error: [broken] },
      chooseAccount: {
        done: [signedIn, { ok: true, session: employerSession }, { ok: true, session: halfInSession }, refused('suspended'), refused('lapsed'), tooMany],
        error: [broken],
      },
      verifyTwoFactor: { done: [signedIn, refused('wrong'), refused('used'), refused('suspended'), refused('lapsed'), tooMany], error: [broken] },
      resumeLogin: { done: [halfInSession, choosingSession, seekerSession, noSession], error: [broken] },
      abandonLogin: { done: [undefined] },
    },
    project: ({ address, way, session }) => [address !== '', way, session?.pending?.step ?? null],
  },
});
