import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { instant } from './fields.ts';
import { LIMITS } from './limits.ts';
import { resume } from './records.ts';

/** Where a resume was uploaded: on our own page, or on the site that helps create one (specification §2). */
export const ARRIVAL_SOURCES = ['create-resume', 'quick-upload-resume'] as const;

export const arrival = resume.pick({ id: true, filename: true, format: true, size: true, created_at: true }).extend({
  expires_at: instant,
  /**
   * Opens /jobseeker-complete-profile/{token} once, for 24 hours. Only for the other site, which links there; our own page has it in a cookie that
   * scripts can't read.
   */
  token: z.string().nullable(),
});

export const handInResume = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/quick-upload-resume',
  summary: 'Upload a resume before having an account (PDF, DOC, or DOCX up to 5 MB), checked by its content and stored for 24 hours',
  access: 'public',
  // Each is a new token: none is stored to be sent again.
  idempotency: 'natural',
  query: z.object({ source: z.enum(ARRIVAL_SOURCES).default('quick-upload-resume') }),
  file: { field: 'file', maxBytes: LIMITS.resumeBytesQuick },
  reply: arrival,
  errors: [
    ERRORS.fileTooLarge.code,
    ERRORS.fileTypeUnsupported.code,
    ERRORS.fileEmpty.code,
    ERRORS.fileIncomplete.code,
    ERRORS.fileDamaged.code,
    ERRORS.tooManyAttempts.code,
  ],
});
export const takeArrival = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/resume-arrivals/take',
  summary: 'Attach the resume this browser uploaded, once there is an account; repeating it returns the same one',
  access: 'seeker',
  idempotency: 'natural',
  body: z.object({}),
  reply: z.object({ resume, source: z.enum(ARRIVAL_SOURCES) }),
  errors: [ERRORS.notFound.code, ERRORS.linkUsed.code, ERRORS.linkExpired.code, ERRORS.tooManyResumes.code],
});
