// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { notificationSettingsFlow } from '../../machines/notificationSettings/notificationSettings.fixtures.ts';
import NotificationsTab from './NotificationsTab.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

viewPaths(notificationSettingsFlow)({
  view: () => (
    <Frame>
      <NotificationsTab />
    </Frame>
  ),
  gestures: {
    'letters.switched': (user, screen) => user.click(screen.getByRole('switch', { name: words('notifications:news') })),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('notifications:loading') }),
    unloadable: both(says('notifications:unloadableText'), offers('common:retry')),
    'ready.idle': (screen) => screen.getByRole('switch', { name: words('notifications:news') }),
    'ready.saved': (screen) => screen.getByText(words('notifications:saved')),
    'ready.failed': says('notifications:failed'),
    saving: (screen) => screen.getByText(words('notifications:saving')),
  },
});
