import { fromCallback } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { ChatFileUpload, FileReason } from '../../machines/chatFile/chatFile.actors.ts';
import { chatFileMachine } from '../../machines/chatFile/chatFile.machine.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import { api, type CallOptions } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { chosenFile } from '../files.ts';
import { upload } from '../uploading.ts';

const REASONS: Readonly<Record<number, FileReason>> = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.chatFileUnsupported.code]: 'type',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'incomplete',
  [ERRORS.fileDamaged.code]: 'damaged',
};

/** The chat file chart with its actors. */
export const chatFile = chatFileMachine.provide({
  actors: {
    waitForConnection,
    uploadFile: fromCallback<ChatFileUpload, { file: FileRef }>(({ input: { file }, sendBack }) => {
      if (file.size === 0 || file.size > LIMITS.chatFileBytes) {
        sendBack({ type: 'upload.rejected', reason: file.size === 0 ? 'empty' : 'tooLarge' });
        return () => {};
      }
      const send = async (options: CallOptions) => {
        const { data } = await api('uploadChatFile', { file: chosenFile(file), filename: file.name }, { ...options, idempotencyKey: file.ref });
        return { stored: { file_id: data.file_id, filename: data.filename } };
      };
      return upload({ send, reasons: REASONS, report: sendBack });
    }),
  },
});
