import { fromCallback } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { UploadNews } from '../upload.ts';

export type FileReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'damaged';
/** A file the server has, to be sent by a message. */
export interface StoredFile {
  file_id: string;
  filename: string;
}
export type ChatFileUpload = UploadNews<{ stored: StoredFile }, FileReason>;

export const chatFileActors = {
  ...connectionActors,
  /** Judges the file by its size, sends it, and tells how it goes; stopping it cancels the request. */
  uploadFile: fromCallback<ChatFileUpload, { file: FileRef }>(missing('uploadFile')),
};
