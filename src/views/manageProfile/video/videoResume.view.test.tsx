// @vitest-environment jsdom
import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { both, Frame, offers, press, says, words } from '../../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../../tests/support/view-paths.tsx';
import { fromElsewhere, unseen } from '../../../../tests/support/view-plan.ts';
import { seekerSession } from '../../../machines/samples.ts';
import { videoResumeFlow } from '../../../machines/videoResume/videoResume.fixtures.ts';
import { VideoSection } from './VideoSection.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../../services/profile/videoResumes.ts', async () => ({
  videoResumes: (await import('../../../machines/videoResume/videoResume.machine.ts')).videoResumeMachine,
}));
vi.mock('../../../services/files.ts', async (original) => ({ ...(await original<object>()), showFile: () => ({ url: 'data:,', release: () => {} }) }));

const fromUpload = fromElsewhere('sent by the upload');
const NAME = 'first.mp4';
const chosen = (name: string, type: string) => new File(['x'], name, { type });
const isShown = (name: string) => (screen: Screen) => screen.getByText(name);
const radios = (screen: Screen) => screen.getAllByRole<HTMLInputElement>('radio');
const either =
  (...keys: string[]) =>
  (user: UserEvent, screen: Screen) =>
    user.click(screen.getByRole('button', { name: (name) => keys.some((key) => words(key) === name) }));
const quiet = (screen: Screen) => {
  if (screen.queryByRole('dialog') || screen.queryByRole('alertdialog')) throw new Error('a question is shown');
  if (screen.getAllByRole('status').some(({ textContent }) => textContent !== '')) throw new Error('a message is shown');
  screen.getByRole('list', { name: words('videoResume:list') });
};

viewPaths(videoResumeFlow)({
  view: () => (
    <Frame session={seekerSession}>
      <VideoSection />
    </Frame>
  ),
  gestures: {
    'load.retried': press('common:retry'),
    // After a failed upload, the file is chosen again in the same place.
    'video.chosen': (user, screen, { replaces }, leaves) =>
      user.upload(
        screen.getByLabelText((label) =>
          replaces === null || leaves.includes('failed')
            ? label.startsWith(words('videoResume:add'))
            : label === words('videoResume:replaceOne', { name: NAME }),
        ),
        chosen('ana.mp4', 'video/mp4'),
      ),
    'video.retried': press('common:retry'),
    'video.cancelled': (user, screen) =>
      user.click(
        screen.getByRole('button', { name: (name) => name === words('videoResume:leave') || name === words('common:file.remove', { name: 'ana.mp4' }) }),
      ),
    'cover.requested': press('videoResume:cover.changeOne', { name: NAME }),
    'cover.chosen': (user, screen) => user.upload(screen.getByLabelText(words('videoResume:cover.own')), chosen('ana.jpg', 'image/jpeg')),
    'cover.confirmed': press('videoResume:cover.use'),
    'cover.retried': press('common:retry'),
    'cover.skipped': either('videoResume:cover.without', 'videoResume:cover.keep'),
    'removal.requested': press('videoResume:removeOne', { name: NAME }),
    'removal.confirmed': press('videoResume:removal.confirm'),
    'removal.declined': press('videoResume:removal.keep'),
    'upload.progressed': fromUpload,
    'upload.stored': fromUpload,
    'upload.rejected': fromUpload,
    'upload.failed': fromUpload,
  },
  cannot: (event, before) => event.type === 'video.chosen' && before.matches('failed') && before.context.replaces !== event.replaces,
  shows: {
    loading: (screen) => screen.getByRole('status', { name: words('videoResume:loading') }),
    disconnected: both(says('videoResume:disconnected'), offers('common:retry')),
    unloadable: both(says('videoResume:unloadable'), offers('common:retry')),
    'listed.choosing': quiet,
    'listed.rejected': (screen) => screen.getByText((text) => text === words('videoResume:rejected.type') || text === words('videoResume:rejected.tooLong')),
    'listed.stored': says('videoResume:stored'),
    'listed.coverChanged': says('videoResume:coverChanged'),
    'listed.removed': says('videoResume:removed'),
    'listed.notRemoved': says('videoResume:notRemoved'),
    checking: both(isShown('ana.mp4'), says('videoResume:checking')),
    'uploading.sending': (screen) => screen.getByRole('progressbar'),
    'uploading.judging': both(isShown('ana.mp4'), says('videoResume:judging')),
    offline: both(says('videoResume:offline'), offers('common:retry')),
    failed: both((screen) => screen.getByText(/^ana\.mp4: /), offers('common:retry'), offers('videoResume:leave')),
    readingFrames: says('videoResume:cover.reading'),
    'choosingCover.proposed': (screen) => {
      if (radios(screen).findIndex(({ checked }) => checked) !== 1) throw new Error('it is not the one in the middle');
    },
    'choosingCover.changed': both(isShown(words('videoResume:cover.chosen', { name: 'ana.jpg' })), offers('videoResume:cover.use')),
    frameless: says('videoResume:cover.frameless'),
    savingCover: offers('videoResume:cover.use', { busy: true }),
    coverSaved: unseen('left right away'),
    coverRefused: says('videoResume:cover.refused'),
    coverOffline: both(says('videoResume:cover.offline'), offers('common:retry')),
    coverFailed: both(says('videoResume:cover.failed'), offers('common:retry')),
    confirmingRemoval: both(says('videoResume:removal.title'), offers('videoResume:removal.keep')),
    removing: offers('videoResume:removeOne', { values: { name: NAME }, busy: true }),
  },
});
