import { fromPromise } from 'xstate';
import type { OwnPicture } from '../../../contract/company-album.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { toFailure } from '../../lib/failure.ts';
import type { AlbumAnswer, AlbumChange, AlbumReason } from '../../machines/companyAlbum/companyAlbum.actors.ts';
import { companyAlbumMachine } from '../../machines/companyAlbum/companyAlbum.machine.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { api, type CallOptions } from '../api.ts';
import { chosenFile } from '../files.ts';
import { asJpeg, pictureFault } from '../pictures.ts';

/** Maximum length of its longer side in pixels: the width of a page. */
const LONGEST = 1_600;
const REASONS: Readonly<Record<number, AlbumReason>> = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'incomplete',
  [ERRORS.imageUnsupported.code]: 'type',
  [ERRORS.tooManyRecords.code]: 'tooMany',
};

async function answered(call: Promise<{ data: OwnPicture[] }>): Promise<AlbumAnswer> {
  try {
    return { ok: true, pictures: (await call).data };
  } catch (error) {
    const { kind, status, code, message } = toFailure(error);
    const reason = REASONS[code];
    if (reason) return { ok: false, failure: 'rejected', reason };
    if (kind === 'refused' && status < 500) return { ok: false, failure: 'refused', message };
    throw error;
  }
}

async function upload(chosen: FileRef, signal: AbortSignal): Promise<AlbumAnswer> {
  const file = chosenFile(chosen);
  const reason = await pictureFault(file, LIMITS.companyPictureBytes);
  if (reason) return { ok: false, failure: 'rejected', reason };
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { ok: false, failure: 'rejected', reason: 'type' };
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const picture = await asJpeg(bitmap, { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) });
  return answered(api('uploadCompanyPicture', { file: picture, filename: 'picture.jpg' }, { signal, idempotencyKey: chosen.ref }));
}

function send(change: AlbumChange, options: CallOptions): Promise<{ data: OwnPicture[] }> {
  switch (change.kind) {
    case 'describe':
      return api('changeCompanyPicture', { params: { id: change.id }, body: { alt: change.alt } }, options);
    case 'cover':
      return api('changeCompanyPicture', { params: { id: change.id }, body: { is_cover: true } }, options);
    case 'order':
      return api('orderCompanyPictures', { body: { ids: change.ids } }, options);
    case 'remove':
      return api('removeCompanyPicture', { params: { id: change.id } }, options);
    case 'restore':
      return api('restoreCompanyPicture', { params: { id: change.id } }, options);
  }
}

/** The company album chart with its actors. */
export const companyAlbum = companyAlbumMachine.provide({
  actors: {
    uploadPicture: fromPromise<AlbumAnswer, { file: FileRef }>(({ input, signal }) => upload(input.file, signal)),
    changeAlbum: fromPromise<AlbumAnswer, { change: AlbumChange }>(({ input, signal }) => answered(send(input.change, { signal }))),
  },
});
