// @vitest-environment jsdom
import { fireEvent, type Screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import type { Profile } from '../../../contract/profile.ts';
import { avatarFlow } from '../../machines/avatar/avatar.fixtures.ts';
import { seekerSession } from '../../machines/samples.ts';
import { AvatarCard } from './AvatarCard.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/profile/avatar.ts', async () => ({
  avatar: (await import('../../machines/avatar/avatar.machine.ts')).avatarMachine,
}));
vi.mock('../../services/files.ts', async (original) => ({ ...(await original<object>()), showFile: () => ({ url: 'data:,', release: () => {} }) }));

const info = {
  first_name: 'Ana',
  last_name: 'Reyes',
  current_location: 'Makati',
  email: 'ana@example.test',
  phone_num: null,
  portrait: { avatar: null, avatar_hue: 150 },
};
const ana = (avatar: string | null) => ({ basic_info: { ...info, avatar }, work_experiences: [] as Profile['work_experiences'] }) as Profile;
const SERVER = 'sent by the upload';
const sizeOf = (screen: Screen) => Number(screen.getByRole<HTMLInputElement>('slider').value);
const quiet = (screen: Screen) => {
  if (screen.queryByRole('dialog') || screen.getByRole('status').textContent !== '') throw new Error('a message is shown');
};

viewPaths(avatarFlow)({
  view: ({ input }) => (
    <Frame session={seekerSession}>
      <AvatarCard profile={ana(input.avatar)} onAvatar={() => {}} />
    </Frame>
  ),
  gestures: {
    'picture.chosen': (user, screen) => user.upload(screen.getByLabelText(/^(Add a|Change) photo$/), new File(['x'], 'ana.jpg', { type: 'image/jpeg' })),
    'crop.moved': (_, screen) => void fireEvent.change(screen.getByRole('slider'), { target: { value: String(sizeOf(screen) - 20) } }),
    'crop.confirmed': press('profile:avatar.save'),
    'avatar.cancelled': press('profile:avatar.cancel'),
    'drawing.requested': (user, screen, _, leaves) =>
      user.click(screen.getByRole('button', { name: leaves.includes('choosingDrawn') ? words('profile:avatar.drawMore_one') : words('profile:avatar.draw') })),
    'drawn.chosen': press('profile:avatar.drawnOne', { number: 1 }),
    'avatar.retried': press('common:retry'),
    'removal.requested': press('profile:avatar.remove'),
    'upload.progressed': fromElsewhere(SERVER),
    'upload.stored': fromElsewhere(SERVER),
    'upload.rejected': fromElsewhere(SERVER),
    'upload.failed': fromElsewhere(SERVER),
  },
  shows: {
    idle: quiet,
    checking: says('profile:avatar.checking'),
    'cropping.centred': (screen) => {
      if (sizeOf(screen) !== 300) throw new Error('it is not the largest square');
    },
    'cropping.moved': (screen) => {
      if (sizeOf(screen) === 300) throw new Error('the square was not changed');
    },
    uploading: (screen) => screen.getByRole('progressbar', { name: words('profile:avatar.sending') }),
    offline: says('profile:save.offline'),
    failed: both(says('profile:avatar.failed'), offers('common:retry')),
    rejected: (screen) => screen.getByText(/[Cc]hoose (another|a smaller)/),
    done: says('profile:avatar.done'),
    drawing: (screen) => screen.getByRole('button', { name: /^(Choose an avatar|Show another one)$/, busy: true }),
    choosingDrawn: offers('profile:avatar.drawnOne', { values: { number: 1 } }),
    takingDrawn: (screen) => screen.getByRole('button', { name: words('profile:avatar.drawnOne', { number: 1 }), busy: true }),
    drawingUsedUp: (screen) => within(screen.getByRole('status')).getByText(words('profile:avatar.drawingUsedUp')),
    notDrawn: says('profile:avatar.notDrawn'),
    removing: offers('profile:avatar.remove', { busy: true }),
    removed: says('profile:avatar.removed'),
    notRemoved: says('profile:avatar.notRemoved'),
  },
});
