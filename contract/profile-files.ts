import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { attachment } from './profile.ts';
import { currentUser } from './records.ts';

/** The files of a profile: a photo, and certificates. */

const byId = z.object({ id: uuid });
const fileErrors = [ERRORS.fileTooLarge.code, ERRORS.fileEmpty.code, ERRORS.fileIncomplete.code];

export const uploadAvatar = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/upload-avatar',
  summary: 'Upload a profile photo (JPG, PNG, or BMP up to 10 MB), checked by its content',
  access: 'seeker',
  idempotency: 'stored',
  file: { field: 'avatar', maxBytes: LIMITS.avatarBytes },
  reply: currentUser,
  errors: [...fileErrors, ERRORS.imageUnsupported.code],
});
export const drawnAvatars = z.object({ faces: z.array(z.string()), left: z.number().int() });
export type DrawnAvatars = z.output<typeof drawnAvatars>;
export const drawAvatars = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/avatar/draw',
  summary: 'Get the URLs of drawn faces to choose from instead of a photo, and how many more sets are left today',
  access: 'seeker',
  idempotency: 'stored',
  reply: drawnAvatars,
  errors: [ERRORS.avatarDrawingsUsed.code],
});
export const deleteAvatar = declareCall({
  method: 'DELETE',
  service: 'jobseekers',
  path: '/avatar/delete',
  summary: 'Remove the profile photo',
  access: 'seeker',
  idempotency: 'natural',
  reply: currentUser,
});
export const uploadCertificate = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/license-certifications/:id/attachment',
  summary: 'Upload the certificate of a license (PDF, PNG, or JPG), checked by its content; replaces the one before',
  access: 'seeker',
  idempotency: 'stored',
  params: byId,
  file: { field: 'file', maxBytes: LIMITS.certificateBytes },
  reply: attachment,
  errors: [...fileErrors, ERRORS.certificateUnsupported.code, ERRORS.notFound.code],
});
export const deleteCertificate = declareCall({
  method: 'DELETE',
  service: 'jobseekers',
  path: '/license-certifications/:id/attachment/delete',
  summary: 'Delete the certificate of a license',
  access: 'seeker',
  idempotency: 'natural',
  params: byId,
  reply: z.null(),
});
