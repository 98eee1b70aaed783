import { fromCallback, fromPromise } from 'xstate';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import type { UploadNews } from '../upload.ts';

/** `noPicture`: it has sound alone; `incomplete`: it was cut off. */
export type VideoReason = 'tooLarge' | 'type' | 'empty' | 'incomplete' | 'noPicture' | 'tooLong' | 'tooMany';

export type VideoAnswer = { ok: true } | { ok: false; reason: VideoReason };
/** Not taken: it is no picture that can be drawn. */
export type CoverAnswer = { ok: true; video: VideoResume } | { ok: false };
export type VideoUploadEvent = UploadNews<{ video: VideoResume }, VideoReason>;

/** A picture out of a video. */
export interface Frame {
  file: FileRef;
  /** Where in the video it is shown, in milliseconds. */
  at: number;
}

export const videoResumeActors = {
  ...connectionActors,
  listVideos: fromPromise<VideoResume[]>(missing('listVideos')),
  /** Judges the file in this browser, before anything is sent: MP4, up to 30 MB, under three minutes by its own content (specification §5). */
  checkVideo: fromPromise<VideoAnswer, { file: FileRef }>(missing('checkVideo')),
  /** Sends the video, in place of another where one is named, telling VideoUploadEvents; stopping it cancels the request. */
  uploadVideo: fromCallback<VideoUploadEvent, { file: FileRef; replaces: string | null }>(missing('uploadVideo')),
  /** Pictures out of the video, of the chosen file where there is one, else of what is stored; none where this browser can not show it. */
  readFrames: fromPromise<Frame[], { file: FileRef | null; video: VideoResume }>(missing('readFrames')),
  saveCover: fromPromise<CoverAnswer, { id: string; cover: FileRef }>(missing('saveCover')),
  deleteVideo: fromPromise<void, { id: string }>(missing('deleteVideo')),
};
