import { fromPromise } from 'xstate';
import type { OwnPicture } from '../../../contract/company-album.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';

export type AlbumReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'tooMany';
/** `rejected`: not an acceptable image. `refused`: the member may not do this, or the photo no longer exists; the message is the server's. */
export type AlbumAnswer =
  | { ok: true; pictures: OwnPicture[] }
  | { ok: false; failure: 'rejected'; reason: AlbumReason }
  | { ok: false; failure: 'refused'; message: string };

export type AlbumChange =
  | { kind: 'describe'; id: string; alt: string }
  | { kind: 'cover'; id: string }
  | { kind: 'order'; ids: string[] }
  | { kind: 'remove'; id: string }
  | { kind: 'restore'; id: string };

export const companyAlbumActors = {
  /**
   * Checks the image's size and first bytes, scales it down to the displayed size, and uploads it under its own key. Stopping it cancels the request.
   */
  uploadPicture: fromPromise<AlbumAnswer, { file: FileRef }>(missing('uploadPicture')),
  changeAlbum: fromPromise<AlbumAnswer, { change: AlbumChange }>(missing('changeAlbum')),
};
