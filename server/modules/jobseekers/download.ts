import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { authorise } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { MEDIA_TYPES } from './formats/judge.ts';
import { ownResume } from './resumes.ts';

/**
 * GET /api/jobseekers/resumes/:id/file gives a resume back to its owner, always as an attachment: a browser never opens
 * what a stranger wrote in our origin. Not a declared call, because its answer is a file.
 */
export function registerDownloads(app: FastifyInstance, house: House): void {
  app.get('/api/jobseekers/resumes/:id/file', { schema: { hide: true } }, async (request, reply) => {
    request.caller = await house.identify(request);
    authorise('seeker', request.caller);
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success || request.caller.userId === null) throw new ApiError('notFound');
    const row = await ownResume(house.db, request.caller.userId, id.data);
    return reply
      .type(MEDIA_TYPES[row.format])
      .header('content-length', row.size)
      .header('content-disposition', `attachment; filename="resume.${row.format}"; filename*=UTF-8''${encodeExtended(row.filename)}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(house.files.read(row.storageKey));
  });
}

/** The value form of RFC 8187; encodeURIComponent leaves four characters that are not allowed in it. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
