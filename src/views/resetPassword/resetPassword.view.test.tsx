// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { codeIs, sendCode, showsCode } from '../../../tests/support/code-entry.ts';
import { both, field, fill, focusesFault, Frame, isBusy, leadsTo, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { resetPasswordFlow } from '../../machines/resetPassword/resetPassword.fixtures.ts';
import { ResetPassword } from './ResetPassword.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

/** The hint also says how long it must be. */
const isRefused = (screen: Screen) => {
  if (screen.getByLabelText(/^New password/).getAttribute('aria-invalid') !== 'true') throw new Error('the password is not refused');
};

viewPaths(resetPasswordFlow)({
  view: ({ input }) => (
    <Frame at="/change-password">
      <ResetPassword input={input} />
    </Frame>
  ),
  gestures: {
    'email.submitted': async (user, screen, { email }) => {
      await fill(user, field(screen, 'getStarted:email'), email);
      await press('resetPassword:send')(user, screen);
    },
    'email.changed': press('resetPassword:otherAddress'),
    'link.retried': press('getStarted:tryAgain'),
    'code.submitted': (user, screen, { code }, leaves) => sendCode(user, screen, code, leaves.includes('enteringCode.answer.failed')),
    'code.resendRequested': press('getStarted:code.resend'),
    'password.submitted': async (user, screen, { password }) => {
      await fill(user, screen.getByLabelText(/^New password/), password);
      await press('resetPassword:choose.submit')(user, screen);
    },
  },
  shows: {
    starting: unseen('decides right away'),
    exchangingLink: says('resetPassword:exchanging'),
    linkUnchecked: both(says('resetPassword:linkUnchecked'), offers('getStarted:tryAgain')),
    'askingEmail.fresh': offers('resetPassword:send'),
    'askingEmail.invalid': both(says('validation:email.invalid'), focusesFault),
    'askingEmail.notSent': says('resetPassword:reason.notSent'),
    'askingEmail.failed': says('resetPassword:reason.failed'),
    'askingEmail.linkWrong': says('resetPassword:reason.linkWrong'),
    'askingEmail.linkExpired': says('resetPassword:reason.linkExpired'),
    'askingEmail.linkUsed': says('resetPassword:reason.linkUsed'),
    'askingEmail.lapsed': says('resetPassword:reason.lapsed'),
    sendingCode: says('resetPassword:sending'),
    'enteringCode.answer.fresh': both(says('resetPassword:sent'), codeIs(false)),
    ...showsCode('enteringCode'),
    checkingCode: both(says('getStarted:code.verifying'), codeIs(true)),
    tooMany: both(says('getStarted:tooMany'), offers('resetPassword:otherAddress')),
    'choosingPassword.fresh': both(says('resetPassword:choose.text'), offers('resetPassword:choose.submit')),
    'choosingPassword.tooShort': both(says('validation:password.tooShort'), isRefused, focusesFault),
    'choosingPassword.tooLong': says('validation:password.tooLong'),
    'choosingPassword.refused': both((screen) => screen.getByText(/^Your own name is guessed first/), isRefused),
    'choosingPassword.failed': says('resetPassword:choose.failed'),
    saving: both(says('resetPassword:choose.text'), isBusy),
    suspended: says('getStarted:suspended.title'),
    done: both(says('resetPassword:done'), leadsTo(/^\/(onsite-job|get-started)$/)),
  },
});
