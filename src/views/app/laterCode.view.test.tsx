// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { both, Frame, offers, press, reads, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { laterCodeFlow } from '../../machines/laterCode/laterCode.fixtures.ts';
import { storePresses } from '../../services/storePresses.ts';
import { dropPress, takePress } from '../../services/takePress.ts';
import { notifyLaterCode } from '../../services/untilThere.ts';
import { LaterCodeBar, LaterCodeProvider } from './LaterCodeFlow.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

storePresses();
afterEach(dropPress);

const nothing = reads('Nothing is missing');
const missing = says('common:offline.partMissing');

viewPaths(laterCodeFlow)({
  view: () => (
    <Frame>
      <LaterCodeProvider>
        <LaterCodeBar>Nothing is missing</LaterCodeBar>
        <button type="button" data-press="chat 7">
          A page
        </button>
      </LaterCodeProvider>
    </Frame>
  ),
  gestures: {
    'code.missed': (_, __, event) => act(() => notifyLaterCode(event)),
    'code.arrived': (_, __, event) => act(() => notifyLaterCode(event)),
    'press.kept': (user, screen) => user.click(screen.getByRole('button', { name: 'A page' })),
    'press.done': () => act(() => void takePress('chat 7')),
    'load.retried': press('common:offline.load'),
  },
  shows: {
    deciding: unseen('decides right away'),
    quiet: nothing,
    waiting: both(missing, offers('common:offline.load')),
    retrying: says('common:offline.reconnecting'),
  },
});
