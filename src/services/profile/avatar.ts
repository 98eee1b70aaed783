import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import type { AvatarReason, AvatarUploadEvent, PictureAnswer, Square } from '../../machines/avatar/avatar.actors.ts';
import { avatarMachine } from '../../machines/avatar/avatar.machine.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { api, type CallOptions } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { chosenFile } from '../files.ts';
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
    removeAvatar: fromPromise<CurrentUser>(async ({ signal }) => (await api('deleteAvatar', {}, { signal })).data),
  },
});
