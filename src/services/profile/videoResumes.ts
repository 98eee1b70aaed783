import { fromCallback, fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { toFailure } from '../../lib/failure.ts';
import { judgeVideo } from '../../lib/mp4/judge.ts';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';
import type { CoverAnswer, Frame, VideoAnswer, VideoReason, VideoUploadEvent } from '../../machines/videoResume/videoResume.actors.ts';
import { videoResumeMachine } from '../../machines/videoResume/videoResume.machine.ts';
import { api, type CallOptions } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { chosenFile } from '../files.ts';
import { upload } from '../uploading.ts';
import { drawn, framesOf } from './frames.ts';

const REASONS: Readonly<Record<number, VideoReason>> = {
  [ERRORS.fileTooLarge.code]: 'tooLarge',
  [ERRORS.fileEmpty.code]: 'empty',
  [ERRORS.fileIncomplete.code]: 'incomplete',
  [ERRORS.videoUnsupported.code]: 'type',
  [ERRORS.videoWithoutPicture.code]: 'noPicture',
  [ERRORS.videoTooLong.code]: 'tooLong',
  [ERRORS.tooManyVideoResumes.code]: 'tooMany',
};
const NO_PICTURES: readonly number[] = [ERRORS.coverUnsupported, ERRORS.fileIncomplete, ERRORS.fileEmpty, ERRORS.fileTooLarge].map(({ code }) => code);
const VERDICTS = { cutOff: 'incomplete', noPicture: 'noPicture', other: 'type' } as const;

/** Checks a video by the same rules as the server, before anything is sent. */
async function check(file: File): Promise<VideoAnswer> {
  if (file.size === 0) return { ok: false, reason: 'empty' };
  if (file.size > LIMITS.videoBytes) return { ok: false, reason: 'tooLarge' };
  const at = async (offset: number, length: number) => new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
  const verdict = await judgeVideo({ size: file.size, at });
  if (verdict.is !== 'whole') return { ok: false, reason: VERDICTS[verdict.is] };
  return verdict.durationMs < LIMITS.videoLength ? { ok: true } : { ok: false, reason: 'tooLong' };
}

async function framesIn(file: FileRef | null, video: VideoResume, signal: AbortSignal): Promise<Frame[]> {
  if (file === null) return framesOf(video.file, video.duration_ms, signal);
  const url = URL.createObjectURL(chosenFile(file));
  try {
    return await framesOf(url, video.duration_ms, signal);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function saveCover(id: string, cover: FileRef, signal: AbortSignal): Promise<CoverAnswer> {
  const bitmap = await createImageBitmap(chosenFile(cover)).catch(() => null);
  if (!bitmap) return { ok: false };
  const file = await drawn(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  try {
    return { ok: true, video: (await api('uploadVideoCover', { query: { video_resume_id: id }, file, filename: 'cover.jpg' }, { signal })).data };
  } catch (error) {
    if (NO_PICTURES.includes(toFailure(error).code)) return { ok: false };
    throw error;
  }
}

/** The video resume chart with its actors. */
export const videoResumes = videoResumeMachine.provide({
  actors: {
    waitForConnection,
    listVideos: fromPromise<VideoResume[]>(async ({ signal }) => (await api('listVideoResumes', {}, { signal })).data),
    checkVideo: fromPromise<VideoAnswer, { file: FileRef }>(({ input }) => check(chosenFile(input.file))),
    uploadVideo: fromCallback<VideoUploadEvent, { file: FileRef; replaces: string | null }>(({ input: { file, replaces }, sendBack }) => {
      const query = replaces === null ? {} : { video_resume_id: replaces };
      const send = async (options: CallOptions) => ({
        video: (await api('uploadVideoResume', { query, file: chosenFile(file), filename: file.name }, { ...options, idempotencyKey: file.ref })).data,
      });
      return upload({ send, reasons: REASONS, report: sendBack });
    }),
    readFrames: fromPromise<Frame[], { file: FileRef | null; video: VideoResume }>(({ input, signal }) => framesIn(input.file, input.video, signal)),
    saveCover: fromPromise<CoverAnswer, { id: string; cover: FileRef }>(({ input, signal }) => saveCover(input.id, input.cover, signal)),
    deleteVideo: fromPromise<void, { id: string }>(async ({ input, signal }) => {
      await api('deleteVideoResume', { params: { id: input.id } }, { signal });
    }),
  },
});
