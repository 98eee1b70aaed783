import { fromPromise } from 'xstate';
import type { OwnPicture } from '../../../contract/company-album.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';

export type AlbumReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'tooMany';
/** `rejected`: it is no picture that can be taken. `refused`: it is not one's to do, or the picture is gone, in the server's words. */
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
  /** Judges the picture by its size and first bytes, makes it no larger than it is shown, and sends it under its own key. Stopping it cancels the request. */
  uploadPicture: fromPromise<AlbumAnswer, { file: FileRef }>(missing('uploadPicture')),
  changeAlbum: fromPromise<AlbumAnswer, { change: AlbumChange }>(missing('changeAlbum')),
};
