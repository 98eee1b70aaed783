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
  summary: 'A picture of oneself (JPG, PNG or BMP, 10 MB), judged by its content',
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
  summary: 'Drawn faces to choose one of instead of a photo, by their addresses, and how often more can be drawn today',
  access: 'seeker',
  idempotency: 'stored',
  reply: drawnAvatars,
  errors: [ERRORS.avatarDrawingsUsed.code],
});
export const deleteAvatar = declareCall({
  method: 'DELETE',
  service: 'jobseekers',
  path: '/avatar/delete',
  summary: 'Take the picture of oneself away',
  access: 'seeker',
  idempotency: 'natural',
  reply: currentUser,
});
export const uploadCertificate = declareCall({
  method: 'POST',
  service: 'jobseekers',
  path: '/license-certifications/:id/attachment',
  summary: 'The certificate of a licence (PDF, PNG or JPG), judged by its content; in place of the one before',
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
  summary: 'Take the certificate of a licence away',
  access: 'seeker',
  idempotency: 'natural',
  params: byId,
  reply: z.null(),
});
