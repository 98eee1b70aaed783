import type { VideoResume } from '../../../contract/video-resumes.ts';
import { failsTo, storeFailure, unansweredStates, unloadedStates, waitsFor } from '../failing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { CoverAnswer, Frame, VideoAnswer } from './videoResume.actors.ts';
import { videoResumeSetup } from './videoResume.setup.ts';

type Answered<A> = { event: { output: A } };
const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const answerIn = <A extends VideoAnswer | CoverAnswer>({ event }: Answered<A>) => ({ answer: event.output });
const framesIn = ({ event }: Answered<Frame[]>) => ({ frames: event.output });
const chosen = {
  guard: { type: 'hasRoom' as const, params: ({ event }: { event: { replaces: string | null } }) => ({ replaces: event.replaces }) },
  target: '#videoResume.checking',
  actions: {
    type: 'storeFile' as const,
    params: ({ event }: { event: { file: FileRef; replaces: string | null } }) => ({ file: event.file, replaces: event.replaces }),
  },
};
const picked = {
  target: '#videoResume.choosingCover.changed',
  actions: { type: 'storeCover' as const, params: ({ event }: { event: { file: FileRef } }) => ({ file: event.file }) },
};
/** A new video is stored, with or without a cover; an older one keeps its cover. */
const skipped = [{ guard: 'isNew' as const, target: '#videoResume.listed.stored' }, { target: '#videoResume.listed.choosing' }];
const cancelled = '#videoResume.listed.choosing';

/**
 * Video resumes: at most three. Each is checked here by its content and then by the server, uploaded with progress, and given one of its own frames
 * as the cover. If this browser can't show a video, another image can be the cover, or none.
 */
export const videoResumeMachine = videoResumeSetup.createMachine({
  id: 'videoResume',
  context: { videos: [], file: null, replaces: null, share: 0, reason: null, video: null, frames: [], cover: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listVideos',
        src: 'listVideos',
        onDone: { target: 'listed', actions: { type: 'storeVideos', params: ({ event }) => ({ videos: event.output }) } },
        onError: failsTo('disconnected', 'unloadable'),
      },
    },
    ...unloadedStates(),
    listed: {
      initial: 'choosing',
      on: {
        'video.chosen': chosen,
        'cover.requested': { guard: { type: 'isKnown', params: idIn }, target: 'readingFrames', actions: { type: 'aim', params: idIn } },
        'removal.requested': { guard: { type: 'isKnown', params: idIn }, target: 'confirmingRemoval', actions: { type: 'aim', params: idIn } },
      },
      states: { choosing: {}, rejected: {}, stored: {}, coverChanged: {}, removed: {}, notRemoved: {} },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkVideo',
        src: 'checkVideo',
        input: ({ context }) => ({ file: context.file as FileRef }),
        onDone: [
          { guard: { type: 'isAccepted', params: answerIn<VideoAnswer> }, target: 'uploading' },
          {
            target: 'listed.rejected',
            actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.output.ok ? 'type' : event.output.reason }) },
          },
        ],
        // The file can't be read anymore: it was moved or deleted after it was chosen.
        onError: { target: 'failed', actions: storeFailure },
      },
      on: { 'video.cancelled': cancelled },
    },
    uploading: {
      tags: 'busy',
      initial: 'sending',
      entry: 'restart',
      invoke: {
        id: 'uploadVideo',
        src: 'uploadVideo',
        input: ({ context }) => ({ file: context.file as FileRef, replaces: context.replaces }),
      },
      on: {
        'upload.stored': { target: 'readingFrames', actions: { type: 'storeVideo', params: ({ event }) => ({ video: event.video }) } },
        'upload.rejected': { target: 'listed.rejected', actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
        'upload.failed': [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ error: event.failure }) },
            target: 'offline',
            actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.failure }) },
          },
          { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.failure }) } },
        ],
        'video.cancelled': cancelled,
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
    offline: {
      invoke: waitsFor('uploading'),
      on: { 'video.retried': 'uploading', 'video.cancelled': cancelled },
    },
    failed: { on: { 'video.retried': 'checking', 'video.chosen': chosen, 'video.cancelled': cancelled } },
    readingFrames: {
      tags: 'busy',
      invoke: {
        id: 'readFrames',
        src: 'readFrames',
        input: ({ context }) => ({ file: context.file, video: context.video as VideoResume }),
        onDone: [
          { guard: { type: 'hasFrames', params: framesIn }, target: 'choosingCover', actions: { type: 'storeFrames', params: framesIn } },
          { target: 'frameless', actions: { type: 'storeFrames', params: framesIn } },
        ],
        onError: { target: 'frameless', actions: { type: 'storeFrames', params: { frames: [] } } },
      },
      on: { 'cover.skipped': skipped },
    },
    choosingCover: {
      initial: 'proposed',
      on: { 'cover.chosen': picked, 'cover.confirmed': 'savingCover', 'cover.skipped': skipped },
      states: { proposed: {}, changed: {} },
    },
    frameless: { on: { 'cover.chosen': picked, 'cover.skipped': skipped } },
    savingCover: {
      tags: 'busy',
      invoke: {
        id: 'saveCover',
        src: 'saveCover',
        input: ({ context }) => ({ id: (context.video as VideoResume).id, cover: context.cover as FileRef }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerIn<CoverAnswer> },
            target: 'coverSaved',
            actions: { type: 'storeSaved', params: answerIn<CoverAnswer> },
          },
          { target: 'coverRefused' },
        ],
        onError: failsTo('coverOffline', 'coverFailed'),
      },
      on: { 'cover.skipped': skipped },
    },
    coverSaved: { always: [{ guard: 'isNew', target: 'listed.stored' }, { target: 'listed.coverChanged' }] },
    coverRefused: { on: { 'cover.chosen': picked, 'cover.skipped': skipped } },
    ...unansweredStates(
      'savingCover',
      { 'cover.retried': 'savingCover', 'cover.skipped': skipped },
      { offline: 'coverOffline', failed: 'coverFailed', whenFailed: { 'cover.chosen': picked } },
    ),
    confirmingRemoval: { on: { 'removal.confirmed': 'removing', 'removal.declined': 'listed' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'deleteVideo',
        src: 'deleteVideo',
        input: ({ context }) => ({ id: (context.video as VideoResume).id }),
        onDone: { target: 'listed.removed', actions: 'dropVideo' },
        onError: { target: 'listed.notRemoved', actions: storeFailure },
      },
    },
  },
});
