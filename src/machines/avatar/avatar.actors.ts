import { fromCallback, fromPromise } from 'xstate';
import type { DrawnAvatars } from '../../../contract/profile-files.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { UploadNews } from '../upload.ts';

/** `unreadable`: its first bytes are those of an image, but it can't be decoded. */
export type AvatarReason = 'tooLarge' | 'type' | 'empty' | 'unreadable';

/** The square crop of the photo, in its own pixels. */
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

/** `usedUp`: none left today. */
export type DrawnAnswer = { ok: true; drawn: DrawnAvatars } | { ok: false; failure: 'usedUp' };

export type AvatarUploadEvent = UploadNews<{ user: CurrentUser }, AvatarReason>;

export const avatarActors = {
  ...connectionActors,
  /** Checks the file's size and first bytes, and decodes it: JPG, PNG, JPEG or BMP up to 10 MB (specification §5). */
  readPicture: fromPromise<PictureAnswer, { file: FileRef }>(missing('readPicture')),
  /** Crops the photo and uploads it, sending AvatarUploadEvents; stopping it cancels the request. */
  uploadAvatar: fromCallback<AvatarUploadEvent, { file: FileRef; square: Square }>(missing('uploadAvatar')),
  drawFaces: fromPromise<DrawnAnswer, { key: string }>(missing('drawFaces')),
  /** Turns a drawn face into a file, as if the user had chosen it. */
  takeFace: fromPromise<{ file: FileRef; picture: Picture }, { face: string }>(missing('takeFace')),
  removeAvatar: fromPromise<CurrentUser>(missing('removeAvatar')),
};
