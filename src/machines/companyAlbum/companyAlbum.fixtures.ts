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
  title: 'A company’s pictures',
  purpose: 'Pictures for a company’s page: uploaded, described, ordered, one of them the cover; one that is taken away can be brought back.',
  source: 'src/machines/companyAlbum/companyAlbum.machine.ts',
  machine: companyAlbumMachine,
  states: {
    resting: 'The pictures are shown, each with what can be done to it.',
    'resting.idle': 'Nothing was done yet.',
    'resting.stored': 'The picture is there; it is shown to others once it is described.',
    'resting.described': 'What the picture shows is kept.',
    'resting.covered': 'Another picture is the cover.',
    'resting.moved': 'The picture is at another place.',
    'resting.removed': 'The picture is gone; it can be brought back.',
    'resting.restored': 'It is back where it was.',
    'resting.rejected': 'The chosen file is no picture that can be taken; the reason is told.',
    'resting.refused': 'It was not done; the reason is told.',
    'resting.failed': 'It did not arrive; it can be done again.',
    uploading: 'The picture is on its way.',
    describing: 'What it shows is being kept.',
    covering: 'It is being made the cover.',
    moving: 'It is shown at its new place, and the server is being told.',
    removing: 'It is being taken away.',
    restoring: 'It is being brought back.',
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
    project: ({ pictures, stored }) => [pictures.map(({ id }) => id).join(), stored.length],
  },
});
