import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import { authorise } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { asAttachment } from './attachment.ts';
import { MEDIA_TYPES } from '../../file-formats/judge.ts';
import { ownResume } from './resumes.ts';

/**
 * GET /api/jobseekers/resumes/:id/file returns a resume to its owner as an attachment, and /view a PDF to show in a frame of ours. They aren't declared calls,
 * because they return files.
 */
export function registerDownloads(app: FastifyInstance, context: AppContext): void {
  // Downloading 30 MB over a slow connection takes long.
  const options = { schema: { hide: true }, handlerTimeout: LIMITS.uploadLongest };
  const documentOf = async (request: FastifyRequest) => {
    request.caller = await context.identify(request);
    authorise('seeker', request.caller);
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success || request.caller.userId === null) throw new ApiError('notFound');
    return ownResume(context.db, request.caller.userId, id.data);
  };
  app.get('/api/jobseekers/resumes/:id/file', options, async (request, reply) => {
    const row = await documentOf(request);
    return asResume(reply, row).send(context.files.read(row.storageKey));
  });
  app.get('/api/jobseekers/resumes/:id/view', options, async (request, reply) => {
    const row = await documentOf(request);
    if (row.format !== 'pdf') throw new ApiError('notFound');
    return asShown(reply, row).send(context.files.read(row.storageKey));
  });
}

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
