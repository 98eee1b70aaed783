// @vitest-environment jsdom
import { vi } from 'vitest';
import { codeIs, sendCode, showsCode } from '../../../../tests/support/code-entry.ts';
import { both, Frame, offers, press, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { emailVerificationFlow } from '../../../machines/emailVerification/emailVerification.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { EmailVerification } from './EmailVerification.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const done = vi.fn();
const isDoneCalled = () => {
  if (done.mock.calls.length === 0) throw new Error('the caller was not notified');
};

viewPaths(emailVerificationFlow)({
  view: ({ input }) => {
    done.mockClear();
    return (
      <Frame session={seekerSession}>
        <EmailVerification email={input.email} onDone={done} />
      </Frame>
    );
  },
  gestures: {
    'code.submitted': (user, screen, { code }, leaves) => sendCode(user, screen, code, leaves.includes('entering.answer.failed')),
    'code.resendRequested': async (user, screen) => {
      await user.click(screen.getByRole('button', { name: /^Send (a new )?code/ }));
    },
    'verification.closed': press('verify:later'),
  },
  shows: {
    sending: says('getStarted:code.sending'),
    unsent: both(says('verify:email.unsent'), offers('getStarted:code.send')),
    'entering.answer.fresh': both(says('verify:email.sent'), codeIs(false)),
    ...showsCode('entering'),
    verifying: both(says('getStarted:code.verifying'), codeIs(true)),
    tooMany: says('getStarted:tooMany'),
    verified: both(says('verify:email.verified'), isDoneCalled),
    closed: isDoneCalled,
  },
});
