import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';

/** A video in which a person introduces themselves: an MP4 of up to 30 MB and under three minutes (specification §5), with a cover. */
export const videoResume = z.object({
  id: uuid,
  filename: z.string(),
  /** In bytes. */
  size: z.number().int(),
  duration_ms: z.number().int(),
  /** Where its owner downloads the video and its cover. Recipients download them with the application or message. Other content has another path. */
  file: z.string(),
  cover: z.string().nullable(),
  created_at: instant,
});
export type VideoResume = z.output<typeof videoResume>;

const fileErrors = [ERRORS.fileTooLarge.code, ERRORS.fileEmpty.code, ERRORS.fileIncomplete.code];

export const listVideoResumes = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/video-resumes',
  summary: 'List video resumes, newest first',
  access: 'seeker',
  reply: z.array(videoResume),
});
export const uploadVideoResume = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/video_resume/upload_v1',
  summary: 'Upload a video resume (MP4 up to 30 MB, under 3 minutes), checked by its content; at most three, or replacing the one that is named',
  access: 'seeker',
  idempotency: 'stored',
  query: z.object({ video_resume_id: uuid.optional() }),
  // Specification §7 has the ID in the form.
  file: { field: 'video_resume', maxBytes: LIMITS.videoBytes, also: ['video_resume_id'] },
  reply: videoResume,
  errors: [
    ...fileErrors,
    ERRORS.videoUnsupported.code,
    ERRORS.videoWithoutPicture.code,
    ERRORS.videoTooLong.code,
    ERRORS.tooManyVideoResumes.code,
    ERRORS.notFound.code,
  ],
});
export const uploadVideoCover = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/video-resumes/upload-video-cover',
  summary: 'Upload the cover of a video resume (PNG or JPG up to 5 MB), checked by its content',
  access: 'seeker',
  // The same cover may be chosen again after another one: each is a separate choice, and repeating one changes nothing.
  idempotency: 'natural',
  query: z.object({ video_resume_id: uuid }),
  file: { field: 'video_cover', maxBytes: LIMITS.videoCoverBytes },
  reply: videoResume,
  errors: [...fileErrors, ERRORS.coverUnsupported.code, ERRORS.notFound.code],
});
export const deleteVideoResume = declareCall({
  method: 'DELETE',
  service: 'jobseekers',
  path: '/video-resume/:id/delete',
  summary: 'Delete a video resume with its cover',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: z.null(),
});
