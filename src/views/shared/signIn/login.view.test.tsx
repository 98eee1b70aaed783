// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { codeIs, sendCode, showsCode } from '../../../../tests/support/code-entry.ts';
import { both, field, fill, focusesFault, Frame, isBusy, leadsTo, offers, press, reads, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../../tests/support/view-plan.ts';
import { loginFlow } from '../../../machines/login/login.fixtures.ts';
import { Login } from './Login.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../../services/login/passkey.ts', async (original) => ({ ...(await original<object>()), hasPasskeys: () => true }));

const pressOne = (...keys: string[]) => {
  const names = keys.map((key) =>
    words(key)
      .replace(/[?.]/g, '\\$&')
      .replace(/\{\{[^}]+\}\}/g, '.+'),
  );
  return (user: UserEvent, screen: Screen) => user.click(screen.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) }));
};
const shownIn = (title: string) => (key: string) => both(says(`getStarted:${title}`), says(`getStarted:${key}`));
const inQr = shownIn('qr.title');
const inPasskey = shownIn('passkey.title');
const inTwoFactor = shownIn('twoFactor.title');
const inRecovery = shownIn('recovery.title');

/** Places that name no account. */
const NAMELESS = [
  'identify',
  'qr',
  'social',
  'passkey',
  'resuming',
  'abandoning',
  { code: 'sending' },
  { magicLink: 'sending' },
  { magicLink: 'redeeming' },
] as const;

viewPaths(loginFlow)({
  view: ({ input }) => (
    <Frame at="/get-started">
      <Login input={input} />
    </Frame>
  ),
  gestures: {
    'email.submitted': async (user, screen, { email, way }) => {
      const other = screen.queryByRole('button', { name: words('getStarted:identify.useEmail') });
      if (other) await user.click(other);
      await fill(user, field(screen, 'getStarted:email'), email);
      await press(way === 'password' ? 'getStarted:ways.password' : 'getStarted:methods.code')(user, screen);
    },
    'phone.submitted': async (user, screen, { text, way }) => {
      const other = screen.queryByRole('button', { name: words('getStarted:identify.usePhone') });
      if (other) await user.click(other);
      await fill(user, field(screen, 'getStarted:phone'), text);
      await press(way === 'password' ? 'getStarted:ways.password' : 'getStarted:methods.sms')(user, screen);
    },
    'password.chosen': pressOne('getStarted:methods.password'),
    'code.chosen': pressOne('getStarted:methods.code', 'getStarted:methods.sms'),
    'password.submitted': async (user, screen, { password }) => {
      await fill(user, screen.getByLabelText(/^Password/), password);
      await press('getStarted:password.submit')(user, screen);
    },
    'code.submitted': (user, screen, { code }, leaves) => sendCode(user, screen, code, leaves.includes('code.entering.answer.failed')),
    'code.resendRequested': pressOne('getStarted:code.send', 'getStarted:code.resend'),
    'link.chosen': pressOne('getStarted:methods.link'),
    'link.resendRequested': pressOne('getStarted:link.resend', 'getStarted:link.restart'),
    'link.retried': press('getStarted:tryAgain'),
    'qr.chosen': press('getStarted:ways.qr'),
    'qr.refreshed': press('getStarted:qr.refresh'),
    'qr.claimRetried': press('getStarted:tryAgain'),
    'social.chosen': press('getStarted:ways.with', { network: 'Google' }),
    'social.retried': press('getStarted:social.again', { network: 'Google' }),
    'passkey.chosen': pressOne('getStarted:ways.passkey', 'getStarted:passkey.again', 'getStarted:twoFactor.passkey'),
    'accountChoice.made': pressOne('getStarted:accounts.jobseeker'),
    'secondFactor.submitted': (user, screen, { code }, leaves) => sendCode(user, screen, code, leaves.includes('twoFactor.entering.failed')),
    'recovery.chosen': press('getStarted:recovery.use'),
    'recovery.submitted': async (user, screen, { recoveryCode }) => {
      await fill(user, field(screen, 'getStarted:recovery.label'), recoveryCode);
      await press('getStarted:recovery.submit')(user, screen);
    },
    'authenticator.chosen': press('getStarted:twoFactor.use'),
    'method.changed': press('getStarted:method.change'),
    'account.changed': pressOne('getStarted:account.change', 'getStarted:suspended.other', 'getStarted:lapsed.other'),
    'login.cancelled': fromElsewhere('this page is left by its links; in quick apply the way back sends it'),
  },
  cannot: ({ type }, before) =>
    // Links are only emailed; and the account is asked for only with an address, or a waiting login.
    (type === 'link.chosen' && before.context.kind === 'phone') || (type === 'account.changed' && NAMELESS.some((state) => before.matches(state as 'qr'))),
  shows: {
    starting: unseen('decides right away'),
    beginning: unseen('decides right away'),
    entered: unseen('decides right away'),
    already: both(says('getStarted:already'), leadsTo('/onsite-job')),
    resuming: says('getStarted:resuming'),
    'identify.editing': offers('getStarted:methods.code'),
    'identify.invalidEmail': says('validation:email.invalid'),
    'identify.readingPhone': offers('getStarted:methods.sms', { busy: true }),
    'identify.invalidPhone': says('validation:phone.tooFewDigits', { prefix: '+63', digits: '10' }),
    'identify.unreadPhone': says('getStarted:identify.unreadPhone'),
    'identify.identified': unseen('decides right away'),
    methods: says('getStarted:methods.title'),
    'password.entering': both(says('getStarted:password.title'), offers('getStarted:method.change')),
    'password.checking': both(says('getStarted:password.title'), isBusy),
    'password.invalid': both(says('getStarted:password.invalid'), focusesFault),
    'password.serverError': both(says('getStarted:serverError'), says('errors:serverError')),
    'password.tooMany': both(says('getStarted:password.title'), says('getStarted:tooMany')),
    'code.sending': says('getStarted:code.sending'),
    'code.unsent': says('getStarted:code.unsent'),
    'code.entering.answer.fresh': both(says('getStarted:code.title'), codeIs(false)),
    ...showsCode('code.entering'),
    'code.verifying': both(says('getStarted:code.title'), codeIs(true)),
    'code.tooMany': both(says('getStarted:tooMany'), says('getStarted:code.send')),
    'magicLink.sending': says('getStarted:link.sending'),
    'magicLink.unsent': says('getStarted:link.unsent'),
    'magicLink.sent.coolingDown': both(says('getStarted:link.sent'), says('getStarted:link.resendIn')),
    'magicLink.sent.resendable': both(says('getStarted:link.sent'), offers('getStarted:link.resend')),
    'magicLink.redeeming': says('getStarted:link.redeeming'),
    'magicLink.opened': unseen('continues right away'),
    'magicLink.openedElsewhere': says('getStarted:link.openedElsewhere'),
    'magicLink.expired': says('getStarted:link.expired'),
    'magicLink.used': says('getStarted:link.used'),
    'magicLink.unredeemed': both(says('getStarted:link.unredeemed'), offers('getStarted:tryAgain')),
    'magicLink.tooMany': says('getStarted:link.tooMany'),
    'magicLink.blocked': says('getStarted:link.blocked'),
    'qr.loading': inQr('qr.loading'),
    'qr.showing': (screen) => screen.getByRole('img', { name: words('getStarted:qr.picture') }),
    'qr.scanned': inQr('qr.scanned'),
    'qr.approved.claiming': inQr('qr.approved'),
    'qr.approved.unclaimed': inQr('qr.unclaimed'),
    'qr.denied': inQr('qr.denied'),
    'qr.expired': inQr('qr.expired'),
    'qr.failed': inQr('qr.failed'),
    'qr.tooMany': inQr('tooMany'),
    'social.redirecting': says('getStarted:social.redirecting'),
    'social.returning': says('getStarted:social.returning'),
    'social.linked': unseen('continues right away'),
    'social.invalidCredentials': says('getStarted:social.invalidCredentials'),
    'social.accountExists': says('getStarted:social.accountExists'),
    'social.cancelled': says('getStarted:social.cancelled'),
    'social.failed': says('getStarted:social.failed'),
    'social.tooMany': both(says('getStarted:social.title'), says('getStarted:tooMany')),
    'passkey.asking': inPasskey('passkey.asking'),
    'passkey.checking': inPasskey('passkey.checking'),
    'passkey.refused': inPasskey('passkey.refused'),
    'passkey.cancelled': inPasskey('passkey.cancelled'),
    'passkey.failed': inPasskey('passkey.failed'),
    'passkey.tooMany': inPasskey('tooMany'),
    'choosingAccount.choosing': both(says('getStarted:accounts.title'), says('getStarted:accounts.recruiter')),
    'choosingAccount.opening': says('getStarted:accounts.opening'),
    'choosingAccount.failed': says('getStarted:accounts.failed'),
    'choosingAccount.suspended': says('getStarted:accounts.suspended'),
    'twoFactor.entering.fresh': both(inTwoFactor('twoFactor.intro'), codeIs(false)),
    'twoFactor.entering.wrong': inTwoFactor('twoFactor.wrong'),
    'twoFactor.entering.used': inTwoFactor('twoFactor.used'),
    'twoFactor.entering.failed': both(inTwoFactor('twoFactor.failed'), offers('getStarted:continue')),
    'twoFactor.verifying': both(inTwoFactor('twoFactor.intro'), codeIs(true)),
    'twoFactor.recovering.fresh': both(inRecovery('recovery.hint'), offers('getStarted:twoFactor.use')),
    'twoFactor.recovering.wrong': inRecovery('recovery.wrong'),
    'twoFactor.recovering.used': inRecovery('recovery.used'),
    'twoFactor.recovering.failed': inRecovery('recovery.failed'),
    'twoFactor.verifyingRecovery': both(inRecovery('recovery.hint'), isBusy),
    'twoFactor.tooMany': inTwoFactor('tooMany'),
    lapsed: says('getStarted:lapsed.title'),
    abandoning: reads(words('getStarted:abandoning')),
    suspended: says('getStarted:suspended.title'),
    done: both(says('getStarted:done'), leadsTo(/^\/(onsite-job|employer)$/)),
    cancelled: unseen('the view that offered to sign in continues without it'),
  },
});
