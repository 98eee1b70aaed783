import {
  changeCompanyPicture,
  orderCompanyPictures,
  removeCompanyPicture,
  restoreCompanyPicture,
  uploadCompanyPicture,
  type OwnPicture,
} from '../../../contract/company-album.ts';
import { getCompanyPage } from '../../../contract/company-workspace.ts';
import type { AlbumAnswer } from '../../../src/machines/companyAlbum/companyAlbum.actors.ts';
import { both, companyAlbumFlow, lunch } from '../../../src/machines/companyAlbum/companyAlbum.fixtures.ts';
import { acmePage } from '../../../src/machines/companyEditor/companyEditor.fixtures.ts';
import { png } from '../../support/pictures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beRecruiter, button, field, open, press } from './gestures.ts';
import { data, refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { wording } from './words.ts';

const of = (pictures: OwnPicture[]) => async (stand: Stand) => {
  await beRecruiter(stand);
  await answerAs(stand, getCompanyPage, { ...acmePage, pictures });
  await open('/employer/company')(stand);
};

const rowOf = ({ page }: Stand, id: string) => page.getByRole('listitem').filter({ has: page.locator(`img[src*="${id}"]`) });
const pressIn = (stand: Stand, id: string, key: string) =>
  rowOf(stand, id)
    .getByRole('button', { name: wording(key, true) })
    .click();

function answered(answer: AlbumAnswer): Reply {
  if (answer.ok) return data(answer.pictures);
  return refusal(answer.failure === 'rejected' ? 'imageUnsupported' : 'memberNotAllowed');
}

drivePaths(companyAlbumFlow)({
  begin: { two: of(both), none: of([]) },
  gestures: {
    'picture.chosen': async (stand) =>
      field(stand, 'company:album.add').setInputFiles({ name: 'office.png', mimeType: 'image/png', buffer: Buffer.from(await png(40, 30).arrayBuffer()) }),
    'upload.cancelled': press('company:album.cancel'),
    'picture.described': async (stand, { id, alt }) => {
      const row = rowOf(stand, id);
      await row.getByRole('textbox').fill(alt);
      await row.getByRole('button', { name: wording('company:album.alt.save', true) }).click();
    },
    'cover.chosen': (stand, { id }) => pressIn(stand, id, 'company:album.cover.use'),
    // The first is dragged, which a phone can't do; it is moved with its button if it is the second.
    'picture.moved': (stand, { id }) => pressIn(stand, id, 'company:album.up'),
    'picture.removed': (stand, { id }) => pressIn(stand, id, 'company:album.remove'),
    'undo.requested': (stand) => button(stand, 'company:album.undo').click(),
  },
  cannot: (event, before) => event.type === 'picture.moved' && event.id === lunch.id && before.context.pictures[0]?.id === lunch.id,
  calls: {
    uploadPicture: { call: uploadCompanyPicture, reply: answered } satisfies WireCall<AlbumAnswer>,
    changeAlbum: {
      call: [changeCompanyPicture, orderCompanyPictures, removeCompanyPicture, restoreCompanyPicture],
      reply: answered,
    } satisfies WireCall<AlbumAnswer>,
  },
});
