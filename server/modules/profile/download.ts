import type { FastifyReply } from 'fastify';
import type { Resume } from '../../../contract/records.ts';
import { MEDIA_TYPES } from '../../file-formats/judge.ts';
import { ApiError } from '../../http/errors.ts';
import { defineDownload } from './context.ts';
import { asAttachment } from './attachment.ts';
import { ownResume } from './resumes.ts';

export const resumeDownloads = [
  defineDownload('/api/jobseekers/resumes/:id/file', async ({ db, context, caller, params, reply }) => {
    const row = await ownResume(db, caller.userId, params.id);
    return asResume(reply, row).send(context.files.read(row.storageKey));
  }),
  defineDownload('/api/jobseekers/resumes/:id/view', async ({ db, context, caller, params, reply }) => {
    const row = await ownResume(db, caller.userId, params.id);
    if (row.format !== 'pdf') throw new ApiError('notFound');
    return asShown(reply, row).send(context.files.read(row.storageKey));
  }),
];

/** Sets the headers for downloading a resume. */
export function asResume(reply: FastifyReply, { filename, format, size }: Pick<Resume, 'filename' | 'format' | 'size'>): FastifyReply {
  return asAttachment(reply, { type: MEDIA_TYPES[format], filename, plain: `resume.${format}` }).header('content-length', size);
}

/** Sets the headers for viewing a resume: the browser's own viewer shows it, scripts in it don't run, and only our pages can frame it. */
export function asShown(reply: FastifyReply, row: Pick<Resume, 'filename' | 'format' | 'size'>): FastifyReply {
  return asResume(reply, row)
    .header('content-disposition', 'inline')
    .header('x-frame-options', 'SAMEORIGIN')
    .header('content-security-policy', "script-src 'none'; frame-ancestors 'self'");
}
