import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import type { AvatarReason, AvatarUploadEvent, DrawnAnswer, Picture, PictureAnswer, Square } from '../../machines/avatar/avatar.actors.ts';
import { avatarMachine } from '../../machines/avatar/avatar.machine.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { api, type CallOptions } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { toFailure } from '../../lib/failure.ts';
import { chooseFile, chosenFile } from '../files.ts';
import { asJpeg, pictureFault } from '../pictures.ts';
import { upload } from '../uploading.ts';

/** Width and height of the upload in pixels: enough for the largest place it is shown in, on the sharpest screen. */
const SIDE = 640;
const REASONS: Readonly<Record<number, AvatarReason>> = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.imageUnsupported.code]: 'type',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'unreadable',
};

async function judge(file: File): Promise<PictureAnswer> {
  const reason = await pictureFault(file, LIMITS.avatarBytes);
  if (reason) return { ok: false, reason };
  const bitmap = await createImageBitmap(file);
  const picture = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { ok: true, picture };
}

/** Crops the square. */
async function cut(file: File, { x, y, size }: Square): Promise<Blob> {
  const side = Math.min(SIDE, size);
  return asJpeg(await createImageBitmap(file, x, y, size, size), { width: side, height: side });
}

/** Turns a drawn face into an image, in its light-theme colors. */
async function takeFace(face: string): Promise<{ file: FileRef; picture: Picture }> {
  const image = new Image(SIDE, SIDE);
  image.src = face;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the drawing was not turned into an image');
  return { file: chooseFile(new File([blob], 'drawing.png', { type: 'image/png' })), picture: { width: SIDE, height: SIDE } };
}

/** The avatar chart with its actors. */
export const avatar = avatarMachine.provide({
  actors: {
    waitForConnection,
    readPicture: fromPromise<PictureAnswer, { file: FileRef }>(({ input }) => judge(chosenFile(input.file))),
    uploadAvatar: fromCallback<AvatarUploadEvent, { file: FileRef; square: Square }>(({ input: { file, square }, sendBack }) => {
      const send = async (options: CallOptions) => {
        const picture = await cut(chosenFile(file), square);
        return { user: (await api('uploadAvatar', { file: picture, filename: 'picture.jpg' }, options)).data };
      };
      return upload({ send, reasons: REASONS, report: sendBack });
    }),
    drawFaces: fromPromise<DrawnAnswer, { key: string }>(async ({ input, signal }) => {
      try {
        return { ok: true, drawn: (await api('drawAvatars', {}, { signal, idempotencyKey: input.key })).data };
      } catch (error) {
        if (toFailure(error).code === ERRORS.avatarDrawingsUsed.code) return { ok: false, failure: 'usedUp' };
        throw error;
      }
    }),
    takeFace: fromPromise<{ file: FileRef; picture: Picture }, { face: string }>(({ input }) => takeFace(input.face)),
    removeAvatar: fromPromise<CurrentUser>(async ({ signal }) => (await api('deleteAvatar', {}, { signal })).data),
  },
});
