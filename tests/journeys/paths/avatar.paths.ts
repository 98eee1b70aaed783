import { getSession } from '../../../contract/auth.ts';
import { getProfile } from '../../../contract/profile-calls.ts';
import { deleteAvatar, drawAvatars, uploadAvatar } from '../../../contract/profile-files.ts';
import type { Profile } from '../../../contract/profile.ts';
import type { CurrentUser, Session } from '../../../contract/records.ts';
import type { DrawnAnswer, PictureAnswer } from '../../../src/machines/avatar/avatar.actors.ts';
import { avatarFlow } from '../../../src/machines/avatar/avatar.fixtures.ts';
import { bmp } from '../../support/pictures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, open, press, send } from './gestures.ts';
import { data, elsewhere, type OwnCall, refusal, type Stand } from './plan.ts';

const upload = { call: uploadAvatar, reply: () => 'server' as const };
const TOO_LARGE = 10 * 1024 * 1024 + 1;

/** The visitor: an answer about somebody else would change who is signed in, and load the page again. One path at a time. */
let visitor: CurrentUser | undefined;
const asVisitor = (user: CurrentUser) => data({ ...user, id: visitor?.id ?? user.id });

const begin = (avatar: string | null) => async (stand: Stand) => {
  await beSeeker(stand);
  visitor = ((await send(stand, getSession, undefined)) as Session).user ?? undefined;
  const profile = (await send(stand, getProfile, undefined)) as Profile;
  await answerAs(stand, getProfile, { ...profile, basic_info: { ...profile.basic_info, avatar } });
  await stand.page.route('**/api/jobseekers/avatar/*-*', async (route) => route.fulfill({ body: await picture(), contentType: 'image/bmp' }));
  await open('/manage-profile')(stand);
};

const picture = async () => Buffer.from(await bmp(400, 300).arrayBuffer());

drivePaths(avatarFlow)({
  begin: Object.fromEntries(Object.entries(avatarFlow.fixtures.inputs).map(([name, { avatar }]) => [name, begin(avatar)])),
  gestures: {
    'picture.chosen': async ({ page, kept }) =>
      page
        .getByLabel(/^(Add a|Change) photo$/)
        .setInputFiles({ name: 'ana.bmp', mimeType: 'image/bmp', buffer: kept.field === 'tooLarge' ? Buffer.alloc(TOO_LARGE, 'BM') : await picture() }),
    'crop.moved': ({ page }) => page.getByRole('slider').press('ArrowLeft'),
    'crop.confirmed': press('profile:avatar.save'),
    'avatar.cancelled': press('profile:avatar.cancel'),
    'drawing.requested': async ({ page }) =>
      page
        .getByRole('button', { name: /^(Choose an avatar|Show \d+ new ones|Show another one)$/ })
        .last()
        .click(),
    'drawn.chosen': ({ page }) => page.getByRole('button', { name: 'Avatar 1' }).click(),
    'avatar.retried': press('common:retry'),
    'removal.requested': press('profile:avatar.remove'),
    'upload.progressed': elsewhere('sent by the browser, if at all'),
    'upload.stored': ({ wire }, { user }) => wire.answer(upload, asVisitor(user)),
    'upload.rejected': ({ wire }) => wire.answer(upload, refusal('imageUnsupported')),
    'upload.failed': ({ wire }, { failure }) => wire.fail(upload, failure),
  },
  calls: {
    uploadAvatar: upload,
    drawFaces: { call: drawAvatars, reply: (answer: DrawnAnswer) => (answer.ok ? data(answer.drawn) : refusal('avatarDrawingsUsed')) },
    takeFace: { pave: (answer) => ('file' in answer ? async () => {} : null) } satisfies OwnCall<{ file: unknown } | Error>,
    removeAvatar: { call: deleteAvatar, reply: asVisitor },
    readPicture: {
      pave: (answer) => ('ok' in answer ? async ({ kept }) => void (kept.field = answer.ok ? 'fine' : 'tooLarge') : null),
    } satisfies OwnCall<PictureAnswer | Error>,
  },
});
