import { fromCallback } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { UploadNews } from '../upload.ts';

export type FileReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'damaged';
/** A stored file, ready to be sent as a message. */
export interface StoredFile {
  file_id: string;
  filename: string;
}
export type ChatFileUpload = UploadNews<{ stored: StoredFile }, FileReason>;

export const chatFileActors = {
  ...connectionActors,
  /** Checks the file's size, uploads it, and reports progress; stopping it cancels the request. */
  uploadFile: fromCallback<ChatFileUpload, { file: FileRef }>(missing('uploadFile')),
};
