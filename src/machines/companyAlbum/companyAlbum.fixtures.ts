import type { OwnPicture } from '../../../contract/company-album.ts';
import { defineFlow } from '../flow.ts';
import { broken, key } from '../samples.ts';
import { companyAlbumMachine } from './companyAlbum.machine.ts';

const picture = (id: string, more: Partial<OwnPicture> = {}): OwnPicture => ({
  id,
  src: `/album/${id}.jpg`,
  alt: null,
  width: 1600,
  height: 1200,
  is_cover: false,
  ...more,
});
export const lunch = picture('6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51', { alt: 'Six people at a long table', is_cover: true });
export const workshop = picture('6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52');
const added = picture('6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b53');
export const both = [lunch, workshop];

export const companyAlbumFlow = defineFlow({
  id: 'companyAlbum',
  area: 'company',
  title: 'Company photos',
  purpose: 'Photos for a company’s page: uploaded, described, ordered, one of them the cover. A removed photo can be restored.',
  source: 'src/machines/companyAlbum/companyAlbum.machine.ts',
  machine: companyAlbumMachine,
  states: {
    resting: 'The photos are shown with their actions.',
    'resting.idle': 'Nothing has been done yet.',
    'resting.stored': 'The photo is uploaded; others see it once it has a description.',
    'resting.described': 'The description is saved.',
    'resting.covered': 'The cover changed.',
    'resting.moved': 'The photo was moved.',
    'resting.removed': 'The photo was removed; it can be restored.',
    'resting.restored': 'The photo was restored to its place.',
    'resting.rejected': 'The chosen file isn’t an acceptable image; the page says why.',
    'resting.refused': 'The action was refused; the page says why.',
    'resting.failed': 'The request failed; the user can try again.',
    uploading: 'Uploading the photo.',
    describing: 'Saving the description.',
    covering: 'Making it the cover.',
    moving: 'Shown at its new place while the server saves it.',
    removing: 'Removing it.',
    restoring: 'Restoring it.',
  },
  fixtures: {
    inputs: { two: { pictures: both }, none: { pictures: [] } },
    events: {
      'picture.chosen': [{ type: 'picture.chosen', file: { ref: key, name: 'office.jpg', size: 240_000 } }],
      'upload.cancelled': [{ type: 'upload.cancelled' }],
      'picture.described': [{ type: 'picture.described', id: workshop.id, alt: 'A lathe by the window' }],
      'cover.chosen': [{ type: 'cover.chosen', id: workshop.id }],
      'picture.moved': [
        { type: 'picture.moved', id: workshop.id, to: 0 },
        { type: 'picture.moved', id: lunch.id, to: 0 },
      ],
      'picture.removed': [{ type: 'picture.removed', id: workshop.id }],
      'undo.requested': [{ type: 'undo.requested' }],
      'pictures.changed': [{ type: 'pictures.changed', pictures: both }],
    },
    actors: {
      uploadPicture: {
        done: [
          { ok: true, pictures: [...both, added] },
          { ok: false, failure: 'rejected', reason: 'type' },
          { ok: false, failure: 'refused', message: 'Only a coordinator or admin can edit the company.' },
        ],
        error: [broken],
      },
      changeAlbum: {
        done: [
          { ok: true, pictures: both },
          { ok: true, pictures: [workshop, lunch] },
          { ok: false, failure: 'refused', message: 'Only a coordinator or admin can edit the company.' },
        ],
        error: [broken],
      },
    },
    takesEachWayOnce: true,
    project: ({ pictures, sent, stored }) => [pictures.map(({ id }) => id).join(), sent.join(), stored.length],
  },
});
