import { fromCallback, fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { UploadNews } from '../upload.ts';

/** Where a resume is uploaded decides how large it may be: 5 MB when applying, 30 MB in the profile. */
export type UploadPlace = 'apply' | 'profile';

/** A chosen file by reference: the service holds the file itself, under `ref`, which is also the upload's Idempotency-Key. */
export interface FileRef {
  /** A UUID created when the file was chosen. */
  ref: string;
  name: string;
  /** Bytes. */
  size: number;
}

export type RejectReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'damaged' | 'tooMany' | 'jsonResume';

/** Progress events of the upload. */
export type UploadEvent = UploadNews<{ resume: Resume }, RejectReason>;

/** Actors of the resume upload chart. */
export const resumeUploadActors = {
  ...connectionActors,
  /** Checks the file's size and first bytes in this browser, before anything is sent; the server checks again. */
  checkFile: fromPromise<{ ok: true } | { ok: false; reason: RejectReason }, { file: FileRef; place: UploadPlace }>(missing('checkFile')),
  /** Sends the file, and UploadEvents on its progress; stopping it cancels the request. */
  uploadResume: fromCallback<UploadEvent, { file: FileRef; place: UploadPlace }>(missing('uploadResume')),
};
