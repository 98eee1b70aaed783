// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../tests/support/view-plan.ts';
import { notificationCentreFlow, notification } from '../../machines/notificationCentre/notificationCentre.fixtures.ts';
import { seekerSession } from '../../machines/samples.ts';
import NotificationsPage from './NotificationsPage.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const isAtWork = () => {
  if (!document.querySelector('[aria-busy=true] li')) throw new Error('nothing is loading behind the list');
};

viewPaths(notificationCentreFlow)({
  view: () => (
    <Frame at="/notifications" session={seekerSession}>
      <NotificationsPage />
    </Frame>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    'notification.read': async (user, screen, { id }) => {
      const line = screen.getByRole('link', { name: new RegExp(`Acme ${id}`) }).closest('li');
      await user.click(line?.querySelector(`button[aria-label="${words('notificationCentre:readOne')}"]`) as HTMLElement);
    },
    'all.read': press('notificationCentre:readAll'),
    'older.requested': press('notificationCentre:more'),
    'news.arrived': fromElsewhere('sent by the server'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('notificationCentre:loading') }),
    offline: both(says('common:offline.here'), offers('common:retry')),
    failed: both(says('notificationCentre:failed.text'), offers('common:retry')),
    deciding: unseen('decides right away'),
    empty: both(says('notificationCentre:empty.seeker'), offers('notificationCentre:empty.seekerAction')),
    'ready.idle': (screen) => screen.getByRole('link', { name: new RegExp(notification(9).data['company'] as string) }),
    'ready.notMarked': says('notificationCentre:notMarked'),
    'ready.olderFailed': says('notificationCentre:more.failed'),
    marking: isAtWork,
    loadingOlder: offers('notificationCentre:more', { busy: true }),
    refreshing: unseen('what is shown stays until the response arrives'),
  },
});
