// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeAll, vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { unseen } from '../../../../tests/support/view-plan.ts';
import { networksFlow } from '../../../machines/networks/networks.fixtures.ts';
import { NetworksSection } from './NetworksSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));

// jsdom has no layout.
beforeAll(() => void (Element.prototype.scrollIntoView = () => {}));

const inQuestion = () => [...document.querySelectorAll<HTMLElement>('[role=alertdialog][data-state=open] button')];
const noDialog = () => {
  if (inQuestion().length > 0) throw new Error('a dialog is open');
};
const isAtWork = () => inQuestion().some((button) => button.getAttribute('aria-busy') === 'true');
const [google, line] = [{ network: 'Google' }, { network: 'LINE' }];

viewPaths(networksFlow)({
  view: ({ input: { email } }) => (
    <Frame>
      <NetworksSection email={email} />
    </Frame>
  ),
  gestures: {
    'connection.requested': (user, screen) => waitFor(() => user.click(screen.getByRole('button', { name: words('account:networks.connectOne', line) }))),
    'removal.requested': (user, screen) => waitFor(() => user.click(screen.getByRole('button', { name: words('account:networks.disconnectOne', google) }))),
    'removal.confirmed': (user) => user.click(inQuestion().find((button) => button.textContent.trim() === 'Disconnect') as HTMLElement),
    'removal.dismissed': (user) => user.click(inQuestion().find((button) => button.textContent.trim() === 'Keep connected') as HTMLElement),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('account:networks.loading') }),
    unloadable: both(says('account:networks.unloadable'), offers('common:retry')),
    'listed.idle': noDialog,
    'listed.connected': says('account:networks.connected', line),
    'listed.disconnected': says('account:networks.disconnected', google),
    'listed.taken': says('account:networks.taken', line),
    'listed.cancelled': says('account:networks.cancelled', line),
    'listed.refused': says('account:networks.refused', line),
    'listed.unavailable': says('account:networks.unavailable', line),
    'listed.lapsed': says('account:networks.lapsed', line),
    'listed.lastWay': says('account:networks.lastWay', google),
    'listed.failed': says('account:networks.failed'),
    leaving: says('account:networks.leaving', line),
    connecting: says('account:networks.connecting', line),
    confirmingRemoval: both(says('account:networks.removeText', google), () => {
      if (isAtWork()) throw new Error('it is being disconnected already');
    }),
    disconnecting: () => {
      if (!isAtWork()) throw new Error('it is not being disconnected');
    },
    proving: unseen('reauthentication has paths of its own'),
    proven: unseen('decides right away'),
  },
});
