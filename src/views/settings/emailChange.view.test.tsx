// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { emailChangeFlow } from '../../machines/emailChange/emailChange.fixtures.ts';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import EmailChangePage from './EmailChangePage.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const retry = async (...given: Parameters<ReturnType<typeof press>>) => {
  const [, screen] = given;
  const isUnproven = screen.queryByRole('button', { name: 'Confirm it’s you' }) !== null;
  return press(isUnproven ? 'account:emailChange.prove' : 'common:retry')(...given);
};

viewPaths(emailChangeFlow)({
  view: ({ input: { ticket, isMember } }) => (
    <Frame at={`/email-change${ticket ? `#${ticket}` : ''}`} session={isMember ? seekerSession : guestSession}>
      <EmailChangePage />
    </Frame>
  ),
  gestures: { 'change.retried': retry },
  shows: {
    starting: unseen('decides right away'),
    signedOut: both(says('account:emailChange.signedOut'), says('account:emailChange.signedOutText')),
    changing: says('account:emailChange.busy'),
    proving: unseen('reauthentication has paths of its own'),
    unproven: both(says('account:emailChange.unproven'), offers('account:emailChange.prove')),
    failed: says('account:emailChange.failed'),
    changed: says('account:emailChange.done'),
    used: says('account:emailChange.used'),
    expired: says('account:emailChange.expired'),
    unknown: says('account:emailChange.unknown'),
    taken: says('account:emailChange.taken'),
  },
});
