// @vitest-environment jsdom
import { useActorRef } from '@xstate/react';
import { Frame, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { type Scene, unseen } from '../../../tests/support/view-plan.ts';
import { logoutFlow } from '../../machines/logout/logout.fixtures.ts';
import type { logoutMachine } from '../../machines/logout/logout.machine.ts';
import LogoutBar from './LogoutBar.tsx';

function Leaving({ machine, input, options }: Scene<typeof logoutMachine>) {
  return <LogoutBar logout={useActorRef(machine, { ...options, input })} />;
}

const over = unseen('the bar disappears; the header shows the current user');

viewPaths(logoutFlow)({
  view: (scene) => (
    <Frame>
      <Leaving {...scene} />
    </Frame>
  ),
  gestures: {
    'logout.retried': press('common:retry'),
    'logout.abandoned': press('layout:logOut.stay'),
  },
  shows: {
    revoking: says('layout:logOut.busy'),
    clearing: says('layout:logOut.busy'),
    offline: says('layout:logOut.offlineText'),
    failed: says('layout:logOut.failedText'),
    loggedOut: over,
    stayed: over,
  },
  alike: [[['revoking', 'clearing'], 'both are logging out to who does it']],
});
