import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, key } from '../samples.ts';
import { lunch, workshop, both, companyAlbumFlow } from './companyAlbum.fixtures.ts';

const file = { ref: key, name: 'office.jpg', size: 240_000 };
const added = { ...workshop, id: 'new' };
const swapped = [workshop, lunch];
const idsOf = (pictures: { id: string }[]) => pictures.map(({ id }) => id);
const refusal = { ok: false, failure: 'refused', message: 'Only an admin can.' };
const putBack = { given: { pictures: swapped, stored: both }, sets: { pictures: both, stored: both } };
const of = (kind: string, more: object = { id: workshop.id }) => ({ calls: { changeAlbum: { change: { kind, ...more } } } });

stateTable(companyAlbumFlow, { pictures: both }, [
  starts({ pictures: both }, 'resting.idle', { calls: {} }),
  ...['idle', 'stored', 'described', 'covered', 'moved', 'removed', 'restored', 'rejected', 'refused', 'failed'].flatMap((part): Row[] => [
    [`resting.${part}`, { type: 'picture.chosen', file }, 'uploading', { sets: { file }, calls: { uploadPicture: { file } } }],
    [`resting.${part}`, { type: 'picture.described', id: workshop.id, alt: 'A lathe' }, 'describing', of('describe', { id: workshop.id, alt: 'A lathe' })],
    [`resting.${part}`, { type: 'cover.chosen', id: workshop.id }, 'covering', of('cover')],
    [
      `resting.${part}`,
      { type: 'picture.moved', id: workshop.id, to: 0 },
      'moving',
      { sets: { pictures: swapped, sent: idsOf(swapped) }, ...of('order', { ids: idsOf(swapped) }) },
    ],
    [`resting.${part}`, { type: 'picture.removed', id: workshop.id }, 'removing', of('remove')],
    // A colleague added one. The outcome of the last change stays.
    [
      `resting.${part}`,
      { type: 'pictures.changed', pictures: [...both, added] },
      `resting.${part}`,
      { sets: { pictures: [...both, added], stored: [...both, added] } },
    ],
  ]),
  ['resting.idle', { type: 'picture.chosen', file }, null, { given: { pictures: Array.from({ length: 50 }, () => lunch) } }],
  ['resting.idle', { type: 'picture.described', id: 'other', alt: '' }, null],
  // Already the cover, already in that place, or missing.
  ['resting.idle', { type: 'cover.chosen', id: lunch.id }, null],
  ['resting.idle', { type: 'picture.moved', id: lunch.id, to: 0 }, null],
  ['resting.idle', { type: 'picture.moved', id: lunch.id, to: 2 }, null],
  ['resting.idle', { type: 'picture.removed', id: 'other' }, null],
  ['resting.removed', 'undo.requested', 'restoring', { given: { id: workshop.id }, ...of('restore') }],
  ['uploading', 'upload.cancelled', 'resting.idle'],
  [
    'uploading',
    done('uploadPicture', { ok: true, pictures: [...both, added] }),
    'resting.stored',
    { sets: { pictures: [...both, added], stored: [...both, added] } },
  ],
  ['uploading', done('uploadPicture', { ok: false, failure: 'rejected', reason: 'type' }), 'resting.rejected', { sets: { reason: 'type', pictures: both } }],
  ['uploading', done('uploadPicture', refusal), 'resting.refused', { sets: { message: refusal.message } }],
  ['uploading', fails('uploadPicture', broken), 'resting.failed', saysFailed],
  ...(
    [
      ['describing', 'described'],
      ['covering', 'covered'],
      ['moving', 'moved'],
      ['removing', 'removed'],
      ['restoring', 'restored'],
    ] as const
  ).flatMap(([from, then]): Row[] => [
    [
      from,
      done('changeAlbum', { ok: true, pictures: swapped }),
      `resting.${then}`,
      { given: { pictures: swapped, sent: idsOf(swapped) }, sets: { pictures: swapped, stored: swapped } },
    ],
    // A refused change is rolled back.
    [from, done('changeAlbum', refusal), 'resting.refused', putBack],
    [from, fails('changeAlbum', broken), 'resting.failed', { ...putBack, sets: { ...putBack.sets, failure: broken } }],
  ]),
  ['moving', { type: 'picture.moved', id: workshop.id, to: 0 }, 'moving', { sets: { pictures: swapped }, calls: {} }],
  ['moving', { type: 'picture.moved', id: lunch.id, to: 0 }, null],
  // Moved again in the meantime: sends the final place.
  [
    'moving',
    done('changeAlbum', { ok: true, pictures: both }),
    'moving',
    { given: { pictures: swapped, sent: idsOf(both) }, sets: { sent: idsOf(swapped) }, ...of('order', { ids: idsOf(swapped) }) },
  ],
  // A colleague added or removed a photo in the meantime: the answer says so, and nothing is sent again.
  ...[[...swapped, added], [workshop]].map((pictures): Row => [
    'moving',
    done('changeAlbum', { ok: true, pictures }),
    'resting.moved',
    { given: { pictures: swapped, sent: idsOf(swapped) }, sets: { pictures, stored: pictures }, calls: {} },
  ]),
]);
