// @vitest-environment jsdom
import { fireEvent, render, screen as page, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { notificationSettingsFlow } from '../../machines/notificationSettings/notificationSettings.fixtures.ts';
import NotificationsTab from './NotificationsTab.tsx';
import { ReachRow } from './ReachRow.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/interview/timeZone.ts', () => ({ ownTimeZone: () => 'Asia/Manila' }));

const switchOf = (screen: Pick<typeof page, 'getByRole'>) =>
  within(screen.getByRole('group', { name: words('notifications:topic.followed') })).getByRole('switch', { name: words('notifications:channel.email') });

viewPaths(notificationSettingsFlow)({
  view: () => (
    <Frame>
      <NotificationsTab />
    </Frame>
  ),
  gestures: {
    'switch.turned': (user, screen) => user.click(switchOf(screen)),
    'quiet.changed': (user, screen) => user.click(screen.getByRole('switch', { name: words('notifications:quiet.switch') })),
    'change.undone': press('common:undo'),
    'save.retried': press('common:retry'),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('notifications:loading') }),
    disconnected: both(says('notifications:disconnected'), offers('common:retry')),
    unloadable: both(says('notifications:unloadableText'), offers('common:retry')),
    'ready.idle': (screen) => switchOf(screen),
    'ready.saved': both(says('notifications:saved'), offers('common:undo')),
    'ready.failed': both(says('notifications:failed'), offers('common:retry')),
    'saving.prompt': says('notifications:saving'),
    'saving.slow': says('notifications:slow'),
    waiting: both(says('notifications:waiting'), offers('common:retry')),
  },
});

test('a topic without a switch says that it is always on, and an unused channel is empty', () => {
  const reach = { off: [], quiet: null, country_zone: 'Asia/Manila' };
  const ways = { email: 'always', push: 'choice', centre: 'none' } as const;
  const turned = vi.fn();
  render(
    <Frame>
      <ReachRow side="employer" topic="company" ways={ways} reach={reach} onTurn={turned} />
    </Frame>,
  );
  const group = page.getByRole('group', { name: words('notifications:topic.company') });
  expect(within(group).getByText(words('notifications:way.always'))).toBeTruthy();
  const switches = within(group).getAllByRole('switch');
  expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['true']);
  fireEvent.click(switches[0] as HTMLElement);
  expect(turned).toHaveBeenCalledWith({ topic: 'company', channel: 'push' });
});
