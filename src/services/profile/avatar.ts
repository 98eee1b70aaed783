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
import { upload } from '../uploading.ts';

/** First bytes of PNG, JPEG and BMP; the server looks further. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x42, 0x4d],
];
/** Pixels each way of what is sent: enough for the largest place it is shown in, on the finest screen. */
const SIDE = 640;
const QUALITY = 0.9;
const REASONS: Readonly<Record<number, AvatarReason>> = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.imageUnsupported.code]: 'type',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'unreadable',
};

async function judge(file: File): Promise<PictureAnswer> {
  if (file.size === 0) return { ok: false, reason: 'empty' };
  if (file.size > LIMITS.avatarBytes) return { ok: false, reason: 'tooLarge' };
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte))) return { ok: false, reason: 'type' };
  const bitmap = await createImageBitmap(file);
  const picture = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { ok: true, picture };
}

/** The square cut out, without what a camera wrote beside it: where and when it was taken. */
async function cut(file: File, { x, y, size }: Square): Promise<Blob> {
  const bitmap = await createImageBitmap(file, x, y, size, size);
  const side = Math.min(SIDE, size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  // Where a picture lets through, it stands on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, side, side);
  bitmap.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture was not drawn'))), 'image/jpeg', QUALITY),
  );
}

/** A drawn face as a picture one could have chosen, as it looks by day. */
async function takeFace(face: string): Promise<{ file: FileRef; picture: Picture }> {
  const image = new Image(SIDE, SIDE);
  image.src = face;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the drawing was not made a picture');
  return { file: chooseFile(new File([blob], 'drawing.png', { type: 'image/png' })), picture: { width: SIDE, height: SIDE } };
}

/** The chart of the picture of oneself, with its real actors. */
export const avatar = avatarMachine.provide({
  actors: {
    waitForConnection,
    readPicture: fromPromise<PictureAnswer, { file: FileRef }>(({ input }) => judge(chosenFile(input.file))),
    uploadAvatar: fromCallback<AvatarUploadEvent, { file: FileRef; square: Square }>(({ input: { file, square }, sendBack }) => {
      const send = async (options: CallOptions) => {
        const picture = await cut(chosenFile(file), square);
        return { user: (await api('uploadAvatar', { file: picture, filename: 'picture.jpg' }, options)).data };
      };
      return upload({ send, reasons: REASONS, tell: sendBack });
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
