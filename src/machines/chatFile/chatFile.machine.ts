import { assign, setup } from 'xstate';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards, unansweredStates } from '../failing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { type ChatFileUpload, chatFileActors, type FileReason, type StoredFile } from './chatFile.actors.ts';

interface ChatFileContext {
  file: FileRef | null;
  /** Share uploaded, 0–1. */
  share: number;
  stored: StoredFile | null;
  reason: FileReason | null;
  failure: Failure | null;
}

export type ChatFileEvent =
  | ChatFileUpload
  | { type: 'file.chosen'; file: FileRef }
  | { type: 'file.taken' }
  | { type: 'upload.retried' }
  | { type: 'upload.cancelled' };

const failureIn = ({ event }: { event: { failure: Failure } }) => ({ error: event.failure });
const chosen = {
  target: 'uploading',
  actions: { type: 'storeFile' as const, params: ({ event }: { event: { file: FileRef } }) => ({ file: event.file }) },
} as const;

/** Uploads a file to a conversation. Once it is stored, the room sends it when its turn comes. */
export const chatFileMachine = setup({
  types: {} as { context: ChatFileContext; events: ChatFileEvent; tags: 'busy' },
  actors: chatFileActors,
  guards: failingGuards,
  actions: {
    ...failingActions,
    storeFile: assign((_, { file }: { file: FileRef }) => ({ file, share: 0, stored: null, reason: null, failure: null })),
    restart: assign({ share: 0, failure: null }),
    storeShare: assign({ share: (_, { share }: { share: number }) => share }),
    storeStored: assign({ stored: (_, { stored }: { stored: StoredFile }) => stored }),
    storeReason: assign({ reason: (_, { reason }: { reason: FileReason }) => reason }),
    forget: assign({ file: null, stored: null, reason: null, failure: null }),
  },
}).createMachine({
  id: 'chatFile',
  context: { file: null, share: 0, stored: null, reason: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: { entry: 'forget', on: { 'file.chosen': chosen } },
    uploading: {
      tags: 'busy',
      entry: 'restart',
      invoke: { id: 'uploadFile', src: 'uploadFile', input: ({ context }) => ({ file: context.file as FileRef }) },
      on: {
        'upload.progressed': { actions: { type: 'storeShare', params: ({ event }) => ({ share: event.share }) } },
        'upload.stored': { target: 'stored', actions: { type: 'storeStored', params: ({ event }) => ({ stored: event.stored }) } },
        'upload.rejected': { target: 'rejected', actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
        'upload.failed': [
          { guard: { type: 'isOffline', params: failureIn }, target: 'offline', actions: { type: 'storeFailure', params: failureIn } },
          { target: 'failed', actions: { type: 'storeFailure', params: failureIn } },
        ],
        'upload.cancelled': 'choosing',
      },
    },
    stored: { on: { 'file.taken': 'choosing' } },
    ...unansweredStates('uploading', { 'upload.retried': 'uploading', 'upload.cancelled': 'choosing' }, { whenFailed: { 'file.chosen': chosen } }),
    rejected: { on: { 'file.chosen': chosen, 'upload.cancelled': 'choosing' } },
  },
});
