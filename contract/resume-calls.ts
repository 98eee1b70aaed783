import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import { jsonResume } from './json-resume.ts';
import { LIMITS } from './limits.ts';
import { resume } from './records.ts';
import { resumeForm } from './resume-form.ts';

/** The name of a resume (specification §5: no special characters). Letters and digits of any script, spaces, and . - _ ( ). */
export const resumeName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LIMITS.filenameLength, 'filename.tooLong')
  .regex(/^[\p{L}\p{M}\p{N} ._()-]+$/u, 'filename.special');

/** The email address a resume is sent to (specification §5: "E-mail format is incorrect"). */
export const emailAddress = z.string().trim().min(1, 'email.required').max(254, 'email.format').pipe(z.email('email.format'));

export const generateResume = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/generate-resume',
  summary: 'Create a PDF of the profile from a template, and attach it as a resume',
  access: 'seeker',
  idempotency: 'stored',
  body: resumeForm,
  reply: resume,
  errors: [ERRORS.tooManyResumes.code, ERRORS.profileUnfinished.code],
});
export const previewResume = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/generate-resume/preview',
  summary: 'Get the pages of such a resume as images, without creating it',
  access: 'seeker',
  idempotency: 'natural',
  body: resumeForm,
  /** One SVG document per page, with shapes only, to be shown as an image. */
  reply: z.object({ pages: z.array(z.string()) }),
  errors: [ERRORS.profileUnfinished.code],
});
export const renameResume = declareCall({
  method: 'PUT',
  service: 'jobseekers',
  path: '/resumes/:id/rename',
  summary: 'Rename a resume; its extension stays the same',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  body: z.object({ filename: resumeName }),
  reply: resume,
  errors: [ERRORS.notFound.code],
});
export const sendResumeEmail = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/send-resume-email',
  summary: 'Send a resume by email as an attachment; the reply comes once the email is on its way',
  access: 'seeker',
  idempotency: 'stored',
  body: z.object({ email: emailAddress, resume_id: uuid }),
  reply: z.null(),
  errors: [ERRORS.notFound.code, ERRORS.addressUnconfirmed.code, ERRORS.resumeTooLargeToMail.code, ERRORS.tooManyAttempts.code],
});
export const autoSendResume = declareCall({
  method: 'PUT',
  service: 'jobseekers',
  path: '/resumes/:id/auto-send',
  summary: 'Choose the default resume, or none',
  access: 'seeker',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  body: z.object({ is_auto_sent: z.boolean() }),
  reply: resume,
  errors: [ERRORS.notFound.code],
});
export const exportJsonResume = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/json-resume',
  summary: 'Get the profile as JSON Resume (schema 1.0.0)',
  access: 'seeker',
  reply: jsonResume,
});
