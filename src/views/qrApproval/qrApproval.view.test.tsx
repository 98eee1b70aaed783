// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, leadsTo, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { qrApprovalFlow } from '../../machines/qrApproval/qrApproval.fixtures.ts';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import QrApprovalPage from './QrApprovalPage.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

viewPaths(qrApprovalFlow)({
  view: ({ input: { token, isMember } }) => (
    <Frame at={`/qr-approval${token ? `#${token}` : ''}`} session={isMember ? seekerSession : guestSession}>
      <QrApprovalPage />
    </Frame>
  ),
  gestures: {
    'login.approved': press('qrApproval:confirm.approve'),
    'login.denied': press('qrApproval:confirm.deny'),
    'scan.retried': press('common:retry'),
  },
  shows: {
    starting: unseen('decides right away'),
    signedOut: both(says('qrApproval:signedOut.text'), offers('qrApproval:signIn'), leadsTo('/qr-approval')),
    scanned: says('qrApproval:scanned'),
    unread: both(says('qrApproval:unread.title'), offers('common:retry')),
    'confirming.asked': both(
      says('account:device.both', { browser: 'Firefox', system: 'Windows' }),
      says('qrApproval:confirm.same'),
      offers('qrApproval:confirm.approve'),
      offers('qrApproval:confirm.deny'),
    ),
    'confirming.failed': says('qrApproval:confirm.failed'),
    approving: offers('qrApproval:confirm.approve', { busy: true }),
    proving: unseen('reauthentication has paths of its own'),
    denying: offers('qrApproval:confirm.deny', { busy: true }),
    approved: says('qrApproval:approved.title'),
    denied: says('qrApproval:denied.title'),
    expired: says('qrApproval:expired.title'),
    used: says('qrApproval:used.title'),
    unknown: says('qrApproval:unknown.title'),
  },
});
