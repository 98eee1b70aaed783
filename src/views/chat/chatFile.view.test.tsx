// @vitest-environment jsdom
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, fromView } from '../../../tests/support/view-plan.ts';
import { chat } from '../../machines/chatRoom/chat.samples.ts';
import { chatFileFlow } from '../../machines/chatFile/chatFile.fixtures.ts';
import { seekerSession } from '../../machines/samples.ts';
import { Composer } from './Composer.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/chat/chatFile.ts', async () => ({ chatFile: (await import('../../machines/chatFile/chatFile.machine.ts')).chatFileMachine }));

const fromUpload = fromElsewhere('sent by the upload');
const quiet = () => {
  if (document.querySelector('[role=progressbar], [role=alert], [role=status]')) throw new Error('a message is shown');
};

viewPaths(chatFileFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <Composer chat={chat} userId="u-1" send={() => {}} />
    </Frame>
  ),
  gestures: {
    'file.chosen': (user, screen) => user.upload(screen.getByLabelText(words('chat:compose.file')), new File(['x'], 'plan.pdf', { type: 'application/pdf' })),
    'file.taken': fromView('stored', 'the room takes the file at once'),
    'upload.retried': press('common:retry'),
    'upload.cancelled': press('chat:upload.cancel'),
    'upload.progressed': fromUpload,
    'upload.stored': fromUpload,
    'upload.rejected': fromUpload,
    'upload.failed': fromUpload,
  },
  shows: {
    choosing: quiet,
    uploading: (screen) => screen.getByRole('progressbar'),
    stored: { unseen: 'left right away' },
    offline: both(says('chat:upload.offline'), offers('common:retry')),
    failed: both(says('chat:upload.failed'), offers('common:retry')),
    rejected: says('chat:upload.type'),
  },
});
