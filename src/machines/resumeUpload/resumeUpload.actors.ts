import { fromCallback, fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { UploadNews } from '../upload.ts';

/** Where a resume is uploaded decides how large it may be: 5 MB when applying, 30 MB in the profile. */
export type UploadPlace = 'apply' | 'profile';

/** A chosen file by reference: the file itself stays with the service, under `ref`, which is also the upload's Idempotency-Key. */
export interface FileRef {
  /** A UUID made when the file was chosen. */
  ref: string;
  name: string;
  /** Bytes. */
  size: number;
}

export type RejectReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'damaged' | 'tooMany' | 'jsonResume';

/** What the upload reports while it runs. */
export type UploadEvent = UploadNews<{ resume: Resume }, RejectReason>;

/** What uploading a resume needs done for it. */
export const resumeUploadActors = {
  ...connectionActors,
  /** Judges the file in this browser by its size and first bytes, before anything is sent; the server judges again. */
  checkFile: fromPromise<{ ok: true } | { ok: false; reason: RejectReason }, { file: FileRef; place: UploadPlace }>(missing('checkFile')),
  /** Sends the file, telling UploadEvents; stopping it cancels the request. */
  uploadResume: fromCallback<UploadEvent, { file: FileRef; place: UploadPlace }>(missing('uploadResume')),
};
