// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, leadsTo, offers, press, says } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { chatOpeningFlow } from '../../../machines/chatOpening/chatOpening.fixtures.ts';
import { seekerSession } from '../../../machines/samples.ts';
import ChatButton from './ChatButton.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../../services/chat/opening.ts', async () => ({
  chatOpening: (await import('../../../machines/chatOpening/chatOpening.machine.ts')).chatOpeningMachine,
}));

const open = 'job:chat';
const isQuiet = () => {
  offers(open)();
  if (document.querySelector('[role=dialog]')) throw new Error('a question is shown');
  leadsTo('/')(screenOf());
};
const screenOf = () => ({ getByLabelText: () => document.querySelector('output') as HTMLElement }) as never;
/** The states of a call look the same: one of them waits for the room. */
const waits = offers(open, { busy: true });

viewPaths(chatOpeningFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <ChatButton jobId={7} />
    </Frame>
  ),
  gestures: {
    'chat.requested': press(open),
    'chat.retried': press('common:retry'),
    'chat.declined': press('chat:opening.close'),
  },
  shows: {
    idle: isQuiet,
    checking: waits,
    opening: waits,
    opened: both(offers(open), leadsTo(/^\/chat\/.+/)),
    signInRequired: both(says('chat:opening.signIn.title'), offers('chat:opening.signIn.action')),
    profileIncomplete: both(says('chat:opening.profile.title'), offers('chat:opening.profile.action')),
    notEligible: both(says('chat:opening.eligible.title'), offers('chat:opening.eligible.action')),
    unavailable: says('chat:opening.unavailable.title'),
    disconnected: both(says('chat:opening.offline'), offers('common:retry')),
    failed: both(says('chat:opening.failed'), offers('common:retry')),
  },
  alike: [[['checking', 'opening'], 'both are the wait for the room']],
});
