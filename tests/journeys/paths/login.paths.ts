import { generateEmailOtp, getSession, login } from '../../../contract/auth.ts';
import {
  abandonLogin,
  beginSocialLogin,
  chooseAccount,
  claimQrLogin,
  createQrLogin,
  magicLinkStatus,
  passkeyLogin,
  passkeyLoginOptions,
  qrLoginStatus,
  redeemMagicLink,
  requestMagicLink,
  socialLogin,
  verifyTwoFactor,
} from '../../../contract/login.ts';
import type { Session } from '../../../contract/records.ts';
import type { SendAnswer } from '../../../src/machines/codeEntry/codeEntry.actors.ts';
import type {
  AssertionAnswer,
  ChoiceAnswer,
  ClaimAnswer,
  LeaveAnswer,
  LinkAnswer,
  LinkNews,
  PasskeyAnswer,
  PasswordAnswer,
  PhoneAnswer,
  QrAnswer,
  QrNews,
  RedeemAnswer,
  SecondAnswer,
  SocialAnswer,
  VerifyAnswer,
} from '../../../src/machines/login/login.actors.ts';
import { loginFlow } from '../../../src/machines/login/login.fixtures.ts';
import { readNumbers, refusedCode, sentCode, tooMany, typeCode } from './codes.ts';
import { holdPasskey } from './device.ts';
import { drivePaths } from './drive.ts';
import { beGuest, beSeeker, button, field, open, press } from './gestures.ts';
import { data, elsewhere, refusal, type OwnCall, type Reply, type Stand, type WireCall } from './plan.ts';
import { HOUR } from '../../../contract/durations.ts';

const suspended = refusal('accountSuspended');
const lapsed = refusal('loginLapsed');
const expired = refusal('linkExpired');

/** The session of an answer; what it waits for expires ten minutes from now. */
function entered(session: Session): Reply {
  const pending = session.pending && { ...session.pending, expires_at: new Date(Date.now() + 600_000).toISOString() };
  return data({ ...session, pending });
}

/** How a sign-in call answers, by the chart's name for it. */
const entering =
  <F extends string>(refusals: Record<F, Reply | null>) =>
  (answer: { ok: true; session: Session } | { ok: false; failure: F | 'tooMany' }) =>
    answer.ok ? entered(answer.session) : answer.failure === 'tooMany' ? tooMany : refusals[answer.failure];

const second = {
  call: verifyTwoFactor,
  reply: entering({ wrong: refusal('otpWrong'), used: refusal('otpUsed'), suspended, lapsed }),
} satisfies WireCall<SecondAnswer>;
const news = { call: qrLoginStatus, reply: (status) => data({ status }) } satisfies WireCall<QrNews>;

/** What is typed as a number, so that it is valid or invalid as needed. */
const numbers = new WeakMap<Stand['page'], string>();

/** Places that name no account. */
const NAMELESS = ['identify', 'qr', 'social', 'passkey', 'abandoning', { code: 'sending' }, { magicLink: 'sending' }, { magicLink: 'redeeming' }] as const;

drivePaths(loginFlow)({
  begin: {
    visitor: open('/get-started'),
    known: (stand) => open(`/get-started?email=${stand.email}`)(stand),
    seeker: async (stand) => (await beSeeker(stand), open('/get-started')(stand)),
    linked: open('/get-started#magic-link=of-a-letter'),
    returned: open('/get-started?social=google'),
    // A reload of a tab whose sign-in waits.
    waiting: async (stand) => {
      await beGuest(stand);
      await stand.page.addInitScript(() => sessionStorage.setItem('login-waits', '1'));
      await open('/get-started')(stand);
    },
  },
  gestures: {
    'email.submitted': async (stand, { email, way }) => {
      const other = button(stand, 'getStarted:identify.useEmail');
      if (await other.isVisible()) await other.click();
      await field(stand, 'getStarted:email').fill(email === 'ana' ? email : stand.email);
      await button(stand, way === 'password' ? 'getStarted:ways.password' : 'getStarted:methods.code').click();
    },
    'phone.submitted': async (stand, { way }) => {
      const other = button(stand, 'getStarted:identify.usePhone');
      if (await other.isVisible()) await other.click();
      await field(stand, 'getStarted:phone').fill(numbers.get(stand.page) ?? '917 123 4567');
      await button(stand, way === 'password' ? 'getStarted:ways.password' : 'getStarted:methods.sms').click();
    },
    'password.chosen': press('getStarted:methods.password'),
    'code.chosen': press('getStarted:methods.code'),
    'password.submitted': async (stand, { password }) => {
      await field(stand, 'getStarted:password').fill(password);
      await button(stand, 'getStarted:password.submit').click();
    },
    'code.submitted': (stand, { code }, states) => typeCode(stand, code, states.includes('code.entering.answer.failed')),
    'code.resendRequested': (stand) => button(stand, 'getStarted:code.send', 'getStarted:code.resend').click(),
    'link.chosen': press('getStarted:methods.link'),
    'link.resendRequested': (stand) => button(stand, 'getStarted:link.resend', 'getStarted:link.restart').click(),
    'link.retried': press('getStarted:tryAgain'),
    'qr.chosen': async (stand) => {
      // Another device shows the code to the phone.
      await stand.page.setViewportSize({ width: 1_440, height: 900 });
      await button(stand, 'getStarted:ways.qr').click();
    },
    'qr.refreshed': press('getStarted:qr.refresh'),
    'qr.claimRetried': press('getStarted:tryAgain'),
    'social.chosen': (stand) => stand.page.getByRole('button', { name: 'Continue with Google' }).click(),
    'social.retried': press('getStarted:social.again'),
    'passkey.chosen': async (stand) => {
      // The page offers passkeys in the email field by the same call, which may come too early to be the one that is chosen.
      await stand.wire.drop(passkeyLoginOptions);
      await button(stand, 'getStarted:ways.passkey', 'getStarted:passkey.again', 'getStarted:twoFactor.passkey').click();
    },
    'accountChoice.made': press('getStarted:accounts.jobseeker'),
    'secondFactor.submitted': (stand, { code }, states) => typeCode(stand, code, states.includes('twoFactor.entering.failed')),
    'recovery.chosen': press('getStarted:recovery.use'),
    'recovery.submitted': async (stand, { recoveryCode }) => {
      await field(stand, 'getStarted:recovery.label').fill(recoveryCode);
      await button(stand, 'getStarted:recovery.submit').click();
    },
    'authenticator.chosen': press('getStarted:twoFactor.use'),
    'method.changed': press('getStarted:method.change'),
    'account.changed': (stand) => button(stand, 'getStarted:account.change', 'getStarted:suspended.other', 'getStarted:lapsed.other').click(),
    'login.cancelled': elsewhere('this page is left by its links; in quick apply the way back sends it'),
  },
  calls: {
    readPhone: {
      pave: (answer) => async (stand) => {
        await readNumbers(stand, 'ok' in answer);
        numbers.set(stand.page, 'ok' in answer && !answer.ok ? '917' : '917 123 4567');
      },
    } satisfies OwnCall<PhoneAnswer | Error>,
    requestCode: {
      call: generateEmailOtp,
      reply: sentCode,
    } satisfies WireCall<SendAnswer>,
    verifyCode: {
      call: login,
      reply: entering({ wrong: 'server', expired: refusedCode.expired, used: refusedCode.used, suspended }),
    } satisfies WireCall<VerifyAnswer>,
    checkPassword: { call: login, reply: entering({ invalid: 'server', suspended }) } satisfies WireCall<PasswordAnswer>,
    requestMagicLink: {
      call: requestMagicLink,
      reply: (answer) => (answer.ok ? 'server' : answer.failure === 'tooMany' ? tooMany : refusal('otpNotSent')),
    } satisfies WireCall<LinkAnswer>,
    watchMagicLink: { call: magicLinkStatus, reply: (answer) => (answer.ok ? null : data({ status: answer.failure })) } satisfies WireCall<LinkNews>,
    redeemMagicLink: { call: redeemMagicLink, reply: entering({ expired, used: refusal('linkUsed'), suspended }) } satisfies WireCall<RedeemAnswer>,
    createQr: { call: createQrLogin, reply: (answer) => (answer.ok ? 'server' : tooMany) } satisfies WireCall<QrAnswer>,
    watchShown: news,
    watchScanned: news,
    claimQr: { call: claimQrLogin, reply: entering({ expired, suspended }) } satisfies WireCall<ClaimAnswer>,
    leaveForSocial: {
      call: beginSocialLogin,
      // A user who returns with the browser's back button was on the network's page first.
      reply: ({ failure }) => (failure === 'tooMany' ? tooMany : failure === 'cancelled' ? null : refusal('socialUnavailable')),
    } satisfies WireCall<LeaveAnswer>,
    finishSocial: {
      call: socialLogin,
      reply: entering({
        invalidCredentials: refusal('socialRefused'),
        accountExists: refusal('socialAccountExists'),
        cancelled: refusal('socialCancelled'),
        suspended,
      }),
    } satisfies WireCall<SocialAnswer>,
    askPasskey: {
      call: passkeyLoginOptions,
      // What the device signs is real; a user who closes its window isn't verified.
      reply: (answer) => (answer.ok || answer.failure === 'cancelled' ? 'server' : tooMany),
      before: (stand, answer) => holdPasskey(stand, answer.ok),
    } satisfies WireCall<AssertionAnswer>,
    checkPasskey: { call: passkeyLogin, reply: entering({ refused: 'server', suspended, lapsed }) } satisfies WireCall<PasskeyAnswer>,
    resumeLogin: { call: getSession, reply: entered },
    chooseAccount: { call: chooseAccount, reply: entering({ suspended, lapsed }) } satisfies WireCall<ChoiceAnswer>,
    verifyCodeOfTwo: second,
    verifyRecoveryCode: second,
    abandonLogin: { call: abandonLogin, reply: () => 'server' },
  },
  timers: { untilResend: 61_000, untilRetry: 61_000, untilLinkResend: 61_000, untilLinkExpiry: HOUR, untilQrExpiry: 121_000, untilLapse: 601_000 },
  cannot: ({ type }, before) =>
    ((type === 'link.chosen' || type === 'code.chosen') && before.context.kind === 'phone') ||
    (type === 'account.changed' && NAMELESS.some((state) => before.matches(state as 'qr'))),
});
