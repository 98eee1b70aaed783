import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, failingGuards } from '../failing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { uploadGuards } from '../upload.ts';
import { type CoverAnswer, type Frame, type VideoAnswer, videoResumeActors, type VideoReason, type VideoUploadEvent } from './videoResume.actors.ts';

export interface VideoResumeContext {
  videos: VideoResume[];
  /** The chosen file; null when choosing the cover of a stored video. */
  file: FileRef | null;
  /** The id of the video that the file replaces. */
  replaces: string | null;
  /** Share uploaded, 0–1. */
  share: number;
  reason: VideoReason | null;
  /** The video whose cover is being chosen, or that is being deleted. */
  video: VideoResume | null;
  frames: Frame[];
  /** The chosen image. */
  cover: FileRef | null;
  failure: Failure | null;
}

export type VideoResumeEvent =
  | VideoUploadEvent
  | { type: 'load.retried' }
  | { type: 'video.chosen'; file: FileRef; replaces: string | null }
  | { type: 'video.retried' }
  | { type: 'video.cancelled' }
  | { type: 'cover.requested'; id: string }
  | { type: 'cover.chosen'; file: FileRef }
  | { type: 'cover.confirmed' }
  | { type: 'cover.retried' }
  | { type: 'cover.skipped' }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' };

const known = (videos: readonly VideoResume[], id: string | null) => videos.find((one) => one.id === id) ?? null;
const withVideo = (videos: readonly VideoResume[], video: VideoResume) =>
  known(videos, video.id) ? videos.map((one) => (one.id === video.id ? video : one)) : [video, ...videos];
/** The middle one: people start and end a recording by reaching for the button. */
const proposed = (frames: readonly Frame[]) => frames[Math.floor(frames.length / 2)]?.file ?? null;

/** Setup of the video resume chart. */
export const videoResumeSetup = setup({
  types: {} as { context: VideoResumeContext; events: VideoResumeEvent; tags: 'busy' },
  actors: videoResumeActors,
  guards: {
    ...failingGuards,
    ...uploadGuards,
    /** Replacing another video is possible even at the limit. */
    hasRoom: ({ context }, { replaces }: { replaces: string | null }) =>
      replaces === null ? context.videos.length < LIMITS.videoResumes : known(context.videos, replaces) !== null,
    isKnown: ({ context }, { id }: { id: string }) => known(context.videos, id) !== null,
    isNew: ({ context }) => context.file !== null,
    isAccepted: (_, { answer }: { answer: VideoAnswer | CoverAnswer }) => answer.ok,
    hasFrames: (_, { frames }: { frames: Frame[] }) => frames.length > 0,
  },
  actions: {
    ...failingActions,
    storeVideos: assign((_, { videos }: { videos: VideoResume[] }) => ({ videos, failure: null })),
    storeFile: assign((_, { file, replaces }: { file: FileRef; replaces: string | null }) => ({
      file,
      replaces,
      share: 0,
      reason: null,
      failure: null,
      video: null,
    })),
    restart: assign({ share: 0, failure: null }),
    storeShare: assign({ share: (_, params: { share: number }) => params.share }),
    storeReason: assign({ reason: (_, params: { reason: VideoReason }) => params.reason }),
    storeVideo: assign(({ context }, { video }: { video: VideoResume }) => ({ video, videos: withVideo(context.videos, video), failure: null })),
    storeSaved: assign(({ context }, { answer }: { answer: CoverAnswer }) =>
      answer.ok ? { video: answer.video, videos: withVideo(context.videos, answer.video), failure: null } : {},
    ),
    aim: assign(({ context }, { id }: { id: string }) => ({
      video: known(context.videos, id),
      file: null,
      frames: [],
      cover: null,
      reason: null,
      failure: null,
    })),
    storeFrames: assign((_, { frames }: { frames: Frame[] }) => ({ frames, cover: proposed(frames) })),
    storeCover: assign({ cover: (_, params: { file: FileRef }) => params.file, failure: null }),
    dropVideo: assign({ videos: ({ context }) => context.videos.filter(({ id }) => id !== context.video?.id) }),
  },
});
