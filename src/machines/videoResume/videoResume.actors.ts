import { fromCallback, fromPromise } from 'xstate';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { UploadNews } from '../upload.ts';

/** `noPicture`: it only has audio; `incomplete`: it is truncated. */
export type VideoReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'noPicture' | 'tooLong' | 'tooMany';

export type VideoAnswer = { ok: true } | { ok: false; reason: VideoReason };
/** Rejected: not an image that can be decoded. */
export type CoverAnswer = { ok: true; video: VideoResume } | { ok: false };
export type VideoUploadEvent = UploadNews<{ video: VideoResume }, VideoReason>;

/** A frame of a video. */
export interface Frame {
  file: FileRef;
  /** Its position in the video, in milliseconds. */
  at: number;
}

export const videoResumeActors = {
  ...connectionActors,
  listVideos: fromPromise<VideoResume[]>(missing('listVideos')),
  /** Checks the file in this browser, before anything is sent: MP4, up to 30 MB, under three minutes by its own content (specification §5). */
  checkVideo: fromPromise<VideoAnswer, { file: FileRef }>(missing('checkVideo')),
  /** Uploads the video, replacing another if one is named, and sends VideoUploadEvents; stopping it cancels the request. */
  uploadVideo: fromCallback<VideoUploadEvent, { file: FileRef; replaces: string | null }>(missing('uploadVideo')),
  /** Frames of the video: of the chosen file if there is one, otherwise of the stored one; none if this browser can't show it. */
  readFrames: fromPromise<Frame[], { file: FileRef | null; video: VideoResume }>(missing('readFrames')),
  saveCover: fromPromise<CoverAnswer, { id: string; cover: FileRef }>(missing('saveCover')),
  deleteVideo: fromPromise<void, { id: string }>(missing('deleteVideo')),
};
