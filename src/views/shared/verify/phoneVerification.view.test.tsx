// @vitest-environment jsdom
import { vi } from 'vitest';
import { codeIs, sendCode, showsCode } from '../../../../tests/support/code-entry.ts';
import { both, field, fill, focusesFault, Frame, isBusy, offers, press, reads, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { phoneVerificationFlow } from '../../../machines/phoneVerification/phoneVerification.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { PhoneVerificationDialog } from './VerifyDialogs.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const done = vi.fn();
const isDoneCalled = () => {
  if (done.mock.calls.length === 0) throw new Error('the caller was not notified');
};

viewPaths(phoneVerificationFlow)({
  view: ({ input }) => {
    done.mockClear();
    return (
      <Frame session={seekerSession}>
        <PhoneVerificationDialog email={input.email} phone={input.phone} isOpen onClose={done} />
      </Frame>
    );
  },
  gestures: {
    'number.submitted': async (user, screen, { text }) => {
      await fill(user, field(screen, 'getStarted:phone'), text);
      await press('verify:phone.send')(user, screen);
    },
    'number.changed': press('verify:phone.other'),
    'code.submitted': (user, screen, { code }, leaves) => sendCode(user, screen, code, leaves.includes('entering.answer.failed')),
    'code.resendRequested': press('getStarted:code.resend'),
    'verification.closed': press('verify:later'),
  },
  // "Confirm it’s you" has a close button of its own.
  cannot: ({ type }, before) => type === 'verification.closed' && before.matches('proving'),
  shows: {
    'askingNumber.fresh': offers('verify:phone.send'),
    'askingNumber.invalid': both(says('validation:phone.tooFewDigits', { prefix: '+63', digits: '10' }), focusesFault),
    'askingNumber.unread': says('verify:phone.unread'),
    'askingNumber.refused': reads('Not to this country.'),
    'askingNumber.notSent': says('verify:phone.notSent'),
    'askingNumber.failed': says('verify:phone.failed'),
    'askingNumber.taken': says('verify:phone.taken'),
    readingNumber: both(says('verify:phone.intro'), isBusy),
    sending: says('getStarted:code.sending'),
    'entering.answer.fresh': both(says('verify:phone.sent'), codeIs(false)),
    ...showsCode('entering'),
    verifying: both(says('getStarted:code.verifying'), codeIs(true)),
    proving: unseen('reauthentication has paths of its own'),
    tooMany: both(says('getStarted:tooMany'), offers('verify:phone.other')),
    verified: both(says('verify:phone.verified'), isDoneCalled),
    closed: isDoneCalled,
  },
});
