// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { company } from '../../machines/companyJobs/company.sample.ts';
import { followFlow } from '../../machines/follow/follow.fixtures.ts';
import { seekerSession } from '../../machines/samples.ts';
import { FollowButton } from './FollowButton.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/companies.ts', async () => ({ follow: (await import('../../machines/follow/follow.machine.ts')).followMachine }));
// Signing in is a flow of its own: here it is declined or completed.
vi.mock('../shared/signIn/SignInSheet.tsx', () => ({
  default: ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) =>
    isOpen ? (
      <div role="dialog" aria-label="Sign in">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    ) : null,
}));

const button = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words('companies:follow')}(ing)?$`) });
const isShown = (isFollowed: boolean) => (screen: Screen) => {
  if (button(screen).getAttribute('aria-pressed') !== String(isFollowed)) throw new Error(`it is shown as ${isFollowed ? 'not followed' : 'followed'}`);
  if (screen.queryByRole('dialog')) throw new Error('it is asked to sign in');
};

viewPaths(followFlow)({
  view: ({ input }) => (
    <Frame session={input.isSeeker ? seekerSession : undefined}>
      <FollowButton company={{ ...company, is_followed: input.isFollowed }} />
    </Frame>
  ),
  gestures: {
    'follow.pressed': (user, screen) => user.click(button(screen)),
    'seeker.signedIn': fromElsewhere('sent by the sheet, or another part of the page, after signing in'),
    'signIn.declined': (user, screen) => user.click(screen.getByRole('button', { name: 'Close' })),
  },
  shows: {
    starting: unseen('decides right away'),
    unfollowed: isShown(false),
    signingIn: (screen) => screen.getByRole('dialog'),
    following: isShown(true),
    followed: isShown(true),
    unfollowing: isShown(false),
  },
  alike: [
    [['following', 'followed'], 'the button is ahead of the server'],
    [['unfollowing', 'unfollowed'], 'the button is ahead of the server'],
  ],
});
