// @vitest-environment jsdom
import { fireEvent, type Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, fill, Frame, isBusy, offers, press, reads, says, words } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere } from '../../../tests/support/view-plan.ts';
import { companyAlbumFlow, lunch, workshop } from '../../machines/companyAlbum/companyAlbum.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import { CompanyAlbum } from './CompanyAlbum.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/company/album.ts', async () => ({
  companyAlbum: (await import('../../machines/companyAlbum/companyAlbum.machine.ts')).companyAlbumMachine,
}));

const statusText = (screen: Screen) => screen.getByRole('status').textContent;
const pictures = (screen: Screen) => screen.queryAllByRole('listitem');
const rowOf = (screen: Screen, id: string) => pictures(screen).find((row) => row.querySelector(`img[src*="${id}"]`)) as HTMLElement;
const placeOf = (screen: Screen, id: string) => pictures(screen).indexOf(rowOf(screen, id)) + 1;
const isQuiet = (screen: Screen) => {
  if (statusText(screen) !== '') throw new Error(`the status is “${statusText(screen)}”`);
};

const isIdle = (screen: Screen) => {
  isQuiet(screen);
  if (screen.queryByRole('list', { busy: true })) throw new Error('the list says that it is loading');
};
const isListBusy = (screen: Screen) => {
  isQuiet(screen);
  if (screen.getByRole('list', { name: words('company:album.list') }).ariaBusy !== 'true') throw new Error('the list does not say that it is loading');
  if (screen.queryByRole('button', { busy: true })) throw new Error('a button is busy');
};
const isSaving = (screen: Screen) => screen.getByRole('button', { name: words('company:album.alt.save'), busy: true });

viewPaths(companyAlbumFlow)({
  view: ({ input: { pictures: given } }) => (
    <Frame session={employerSession}>
      <CompanyAlbum pictures={given} />
    </Frame>
  ),
  gestures: {
    'picture.chosen': (user, screen) => user.upload(screen.getByLabelText(words('company:album.add')), new File(['x'], 'office.jpg', { type: 'image/jpeg' })),
    'upload.cancelled': press('company:album.cancel'),
    'picture.described': async (user, screen, { id, alt }) => {
      await fill(user, screen.getByLabelText(words('company:album.alt', { place: placeOf(screen, id) })), alt);
      await user.click(screen.getByRole('button', { name: words('company:album.alt.save') }));
    },
    'cover.chosen': (user, screen, { id }) =>
      user.click(screen.getByRole('button', { name: words('company:album.cover.use', { place: placeOf(screen, id) }) })),
    // One with its button, the other by dragging.
    'picture.moved': async (user, screen, { id }) => {
      const place = placeOf(screen, id);
      if (id === workshop.id) return user.click(screen.getByRole('button', { name: words('company:album.up', { place }) }));
      const dataTransfer = { getData: () => lunch.id };
      fireEvent.drop(pictures(screen)[0]?.firstElementChild as HTMLElement, { dataTransfer });
    },
    'picture.removed': (user, screen, { id }) =>
      user.click(screen.getByRole('button', { name: words('company:album.remove', { place: placeOf(screen, id) }) })),
    'undo.requested': press('company:album.undo'),
    'pictures.changed': fromElsewhere('a colleague changes the photos'),
  },
  shows: {
    'resting.idle': isIdle,
    'resting.stored': says('company:album.stored'),
    'resting.described': says('company:album.described'),
    'resting.covered': says('company:album.covered'),
    'resting.moved': (screen) => {
      const places = [1, 2].map((place) => words('company:album.moved', { place, count: 2 }));
      if (!places.includes(statusText(screen) ?? '')) throw new Error(`the status is “${statusText(screen)}”`);
    },
    'resting.removed': both(says('company:album.removed'), offers('company:album.undo')),
    'resting.restored': says('company:album.restored'),
    'resting.rejected': says('company:album.rejected.type'),
    'resting.refused': reads('Only a coordinator or admin can edit the company.'),
    'resting.failed': says('company:album.failed'),
    uploading: says('company:album.uploading'),
    describing: both(isBusy, isSaving),
    covering: isListBusy,
    moving: isListBusy,
    removing: (screen) => {
      if (rowOf(screen, workshop.id).querySelector('[aria-busy=true]') === null) throw new Error('it is not busy');
    },
    restoring: isListBusy,
  },
  alike: [[['covering', 'moving', 'restoring'], 'the list says that it is at it; what is done is seen in it, or when it is there']],
});
