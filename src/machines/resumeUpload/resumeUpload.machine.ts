import { assign, not, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { errorOf, waitsFor } from '../failing.ts';
import { uploadGuards } from '../upload.ts';
import { type FileRef, type RejectReason, type UploadEvent, type UploadPlace, resumeUploadActors } from './resumeUpload.actors.ts';

export interface ResumeUploadContext {
  place: UploadPlace;
  /** How many resumes are already attached; at most three. */
  attached: number;
  file: FileRef | null;
  /** Share uploaded, 0–1. */
  share: number;
  reason: RejectReason | null;
  failure: Failure | null;
  resume: Resume | null;
}

export type ResumeUploadEvent = UploadEvent | { type: 'file.chosen'; file: FileRef } | { type: 'upload.retried' } | { type: 'upload.cancelled' };

export interface ResumeUploadInput {
  place: UploadPlace;
  attached: number;
  /** A file chosen before the chart started. */
  file?: FileRef;
}

const fileIn = ({ event }: { event: { file: FileRef } }) => ({ file: event.file });
const chosen = { target: '#resumeUpload.checking', actions: { type: 'storeFile' as const, params: fileIn } };

/**
 * Uploads a resume: checked here first, then by the server by its content. After a refusal or a failure, another file can be chosen; canceling stops
 * the request. Ends with the stored resume, or with null if canceled.
 */
export const resumeUploadMachine = setup({
  types: {} as {
    context: ResumeUploadContext;
    events: ResumeUploadEvent;
    input: ResumeUploadInput;
    output: { resume: Resume | null };
    tags: 'busy' | 'unanswered';
  },
  actors: resumeUploadActors,
  guards: {
    hasRoom: ({ context }) => context.attached < LIMITS.attachedResumes,
    hasFile: ({ context }) => context.file !== null,
    isAccepted: (_, params: { ok: boolean }) => params.ok,
    ...uploadGuards,
    isOffline: (_, params: { failure: Failure }) => params.failure.kind === 'offline',
  },
  actions: {
    storeFile: assign((_, params: { file: FileRef }) => ({ file: params.file, share: 0, reason: null, failure: null })),
    storeShare: assign({ share: (_, params: { share: number }) => params.share }),
    restart: assign({ share: 0, failure: null }),
    storeReason: assign({ reason: (_, params: { reason: RejectReason }) => params.reason }),
    storeResume: assign({ resume: (_, params: { resume: Resume }) => params.resume }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
  },
}).createMachine({
  id: 'resumeUpload',
  context: ({ input }) => ({ place: input.place, attached: input.attached, file: input.file ?? null, share: 0, reason: null, failure: null, resume: null }),
  initial: 'starting',
  on: { 'upload.cancelled': '.cancelled' },
  states: {
    starting: {
      always: [
        { guard: not('hasRoom'), target: 'rejected', actions: { type: 'storeReason', params: { reason: 'tooMany' } } },
        { guard: 'hasFile', target: 'checking' },
        { target: 'choosing' },
      ],
    },
    choosing: { on: { 'file.chosen': chosen } },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: ({ context }) => ({ file: context.file as FileRef, place: context.place }),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => ({ ok: event.output.ok }) }, target: 'uploading' },
          { target: 'rejected', actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.output.ok ? 'type' : event.output.reason }) } },
        ],
        // The file can't be read anymore: it was moved or deleted after it was chosen.
        onError: { target: 'failed', actions: { type: 'storeFailure', params: (args) => ({ failure: toFailure(errorOf(args).error) }) } },
      },
    },
    uploading: {
      tags: 'busy',
      initial: 'sending',
      entry: 'restart',
      invoke: { id: 'uploadResume', src: 'uploadResume', input: ({ context }) => ({ file: context.file as FileRef, place: context.place }) },
      on: {
        'upload.stored': { target: 'stored', actions: { type: 'storeResume', params: ({ event }) => ({ resume: event.resume }) } },
        'upload.rejected': { target: 'rejected', actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
        'upload.failed': [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ failure: event.failure }) },
            target: 'offline',
            actions: { type: 'storeFailure', params: ({ event }) => ({ failure: event.failure }) },
          },
          { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => ({ failure: event.failure }) } },
        ],
      },
      states: {
        sending: {
          on: {
            'upload.progressed': [
              {
                guard: { type: 'isWhole', params: ({ event }) => ({ share: event.share }) },
                target: 'judging',
                actions: { type: 'storeShare', params: ({ event }) => ({ share: event.share }) },
              },
              { actions: { type: 'storeShare', params: ({ event }) => ({ share: event.share }) } },
            ],
          },
        },
        judging: {},
      },
    },
    // With three attached already, one must be removed first, and then the chart starts again.
    rejected: { on: { 'file.chosen': { guard: 'hasRoom', ...chosen } } },
    failed: { tags: 'unanswered', on: { 'upload.retried': 'checking', 'file.chosen': chosen } },
    offline: {
      tags: 'unanswered',
      invoke: waitsFor('uploading'),
      on: { 'upload.retried': 'uploading' },
    },
    stored: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context }) => ({ resume: context.resume }),
});
