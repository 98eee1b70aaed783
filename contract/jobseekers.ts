import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { id, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { currentUser, resume } from './records.ts';

const resumeId = z.object({ id: uuid });
const fileErrors = [
  ERRORS.fileTooLarge.code,
  ERRORS.fileTypeUnsupported.code,
  ERRORS.fileEmpty.code,
  ERRORS.fileIncomplete.code,
  ERRORS.fileDamaged.code,
  ERRORS.tooManyResumes.code,
];

export const getMe = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/me',
  summary: 'Get the current user',
  access: 'seeker',
  query: z.object({ source: z.enum(['web', 'mobile_web']).optional() }),
  reply: currentUser,
});
export const updateMe = declareCall({
  method: 'PATCH',
  service: 'jobseekers',
  path: '/me',
  summary: 'Update the current user',
  access: 'seeker',
  idempotency: 'stored',
  body: z.object({ notice_period_id: id.nullable().optional(), user_identity_id: id.nullable().optional() }),
  reply: currentUser,
});
export const listResumes = declareCall({
  method: 'GET',
  service: 'jobseekers',
  path: '/resumes',
  summary: 'List the attached resumes, newest first',
  access: 'seeker',
  reply: z.array(resume),
});
export const uploadResume = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/resume/upload',
  summary: 'Upload a resume (PDF, DOC, DOCX), checked by its content; 5 MB when applying, 30 MB in the profile, which also turns a JSON Resume into a PDF',
  access: 'seeker',
  idempotency: 'stored',
  query: z.object({ place: z.enum(['apply', 'profile']).default('apply') }),
  file: { field: 'file', maxBytes: LIMITS.resumeBytesProfile },
  reply: resume,
  errors: [...fileErrors, ERRORS.jsonResumeInvalid.code],
});
export const deleteResume = declareCall({
  method: 'DELETE',
  service: 'jobseekers',
  path: '/resumes/:id/delete',
  summary: 'Delete a resume',
  access: 'seeker',
  idempotency: 'natural',
  params: resumeId,
  reply: z.null(),
  errors: [ERRORS.resumeInUse.code],
});
