// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { devicesFlow } from '../../../machines/devices/devices.fixtures.ts';
import { DevicesSection } from './DevicesSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

const lists = (screen: { getByText: (text: string) => unknown }) => screen.getByText('This device');

viewPaths(devicesFlow)({
  view: ({ input: { email } }) => (
    <Frame>
      <DevicesSection email={email} />
    </Frame>
  ),
  gestures: {
    'device.ended': (user, screen) => user.click(screen.getByRole('button', { name: /^Sign out Firefox on Windows/ })),
    'others.ended': press('account:devices.endOthers'),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('account:devices.loading') }),
    unloadable: both(says('account:devices.unloadable'), offers('common:retry')),
    'listed.idle': lists,
    'listed.oneEnded': says('account:devices.oneEnded', { device: 'Firefox on Windows' }),
    'listed.othersEnded': says('account:devices.othersEnded'),
    'listed.failed': says('account:devices.failed'),
    ending: (screen) => {
      if (screen.getByRole('button', { name: /^Sign out Firefox on Windows/ }).getAttribute('aria-busy') !== 'true') throw new Error('it is not busy');
    },
    proving: unseen('reauthentication has paths of its own'),
    proven: unseen('decides right away'),
    endingOthers: offers('account:devices.endOthers', { busy: true }),
  },
});
