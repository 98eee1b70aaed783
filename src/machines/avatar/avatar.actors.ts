import { fromCallback, fromPromise } from 'xstate';
import type { DrawnAvatars } from '../../../contract/profile-files.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { UploadNews } from '../upload.ts';

/** `unreadable`: it is a picture by its first bytes, and can not be drawn. */
export type AvatarReason = 'tooLarge' | 'type' | 'empty' | 'unreadable';

/** The square of the picture that is kept, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

export interface Picture {
  width: number;
  height: number;
}

export type PictureAnswer = { ok: true; picture: Picture } | { ok: false; reason: AvatarReason };

/** `usedUp`: no more today. */
export type DrawnAnswer = { ok: true; drawn: DrawnAvatars } | { ok: false; failure: 'usedUp' };

export type AvatarUploadEvent = UploadNews<{ user: CurrentUser }, AvatarReason>;

export const avatarActors = {
  ...connectionActors,
  /** Judges the file by its size and first bytes, and draws it: JPG, PNG, JPEG or BMP up to 10 MB (specification §5). */
  readPicture: fromPromise<PictureAnswer, { file: FileRef }>(missing('readPicture')),
  /** Cuts the square out and sends it, telling AvatarUploadEvents; stopping it cancels the request. */
  uploadAvatar: fromCallback<AvatarUploadEvent, { file: FileRef; square: Square }>(missing('uploadAvatar')),
  drawFaces: fromPromise<DrawnAnswer, { key: string }>(missing('drawFaces')),
  /** Makes a file of a drawn face, as one would choose it. */
  takeFace: fromPromise<{ file: FileRef; picture: Picture }, { face: string }>(missing('takeFace')),
  removeAvatar: fromPromise<CurrentUser>(missing('removeAvatar')),
};
