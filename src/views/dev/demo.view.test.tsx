// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { demoFlow } from '../../machines/demo/demo.fixtures.ts';
import DevPage from './DevPage.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

viewPaths(demoFlow)({
  view: () => (
    <Frame at="/dev">
      <DevPage />
    </Frame>
  ),
  gestures: {
    'account.chosen': press('dev:signIn', { name: 'Ana' }),
    'clock.moved': press('dev:clock.day'),
    'reset.requested': press('dev:reset.action'),
    'reset.confirmed': press('dev:reset.confirm'),
    'reset.declined': press('dev:reset.cancel'),
    'scripts.steered': press('dev:scripts.pause'),
    'load.retried': press('common:retry'),
  },
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('dev:loading') }),
    disconnected: says('dev:disconnected'),
    unloadable: both(says('dev:unloadable'), offers('common:retry')),
    'ready.idle': says('dev:clock.ahead', { time: '1 day' }),
    'ready.moved': says('dev:did.emails', { count: 7 }),
    'ready.refused': says('dev:refused.changed', { name: 'Ana Reyes' }),
    'ready.offline': says('dev:offline'),
    'ready.failed': says('dev:failed'),
    signingIn: offers('dev:signIn', { values: { name: 'Ana' }, busy: true }),
    signedIn: says('dev:signedIn', { name: 'Ana Reyes' }),
    moving: says('dev:clock.moving'),
    confirmingReset: says('dev:reset.loses'),
    resetting: says('dev:reset.working'),
    following: says('dev:following'),
    begunAnew: says('dev:reset.done'),
    steering: offers('dev:scripts.pause', { busy: true }),
  },
});
