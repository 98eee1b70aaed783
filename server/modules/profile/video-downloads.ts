import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LIMITS } from '../../../contract/limits.ts';
import type { FileStore } from '../../adapters/files.ts';
import { videoResume } from '../../db/schema/resume.ts';
import { authorise } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { partOf } from '../../http/ranges.ts';
import { asAttachment } from './attachment.ts';
import { PICTURE_TYPES } from '../../file-formats/picture.ts';
import { COVER_PATH, VIDEO_PATH } from './video-resumes.ts';

/** Sends a video, or the range that a player requests. */
export function sendVideo(files: FileStore, request: FastifyRequest, reply: FastifyReply, { filename, size, storageKey }: typeof videoResume.$inferSelect) {
  asAttachment(reply, { type: 'video/mp4', filename, plain: 'file.mp4' }).header('accept-ranges', 'bytes');
  // A request with If-Range gets the whole file. Without it the range is safe, because a changed video has a different path.
  const part = request.headers['if-range'] === undefined ? partOf(request.headers.range, size) : null;
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (part === null) return reply.header('content-length', size).send(files.read(storageKey));
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    .header('content-length', part.end - part.start + 1)
    .send(files.read(storageKey, part));
}

/** Sends the cover image of a video. @throws ApiError notFound if there is none */
export function sendCover(files: FileStore, reply: FastifyReply, { coverKey, coverFormat }: typeof videoResume.$inferSelect) {
  if (!coverKey || !coverFormat) throw new ApiError('notFound');
  const filename = `cover.${coverFormat}`;
  return asAttachment(reply, { type: PICTURE_TYPES[coverFormat], filename, plain: filename }).send(files.read(coverKey));
}

/**
 * GET for a person's own video resumes, with ranges so that players can seek, and for their covers. Like resumes they are attachments: players in our pages
 * show them, and no browser opens them as a page of ours.
 */
export function registerVideoDownloads(app: FastifyInstance, context: AppContext): void {
  /** The caller's row for this file. */
  const fileOf = async (request: FastifyRequest, column: 'storageKey' | 'coverKey', folder: string) => {
    request.caller = await context.identify(request);
    authorise('seeker', request.caller);
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success || request.caller.userId === null) throw new ApiError('notFound');
    const { userId } = request.caller;
    const [row] = await context.db
      .select()
      .from(videoResume)
      .where(and(eq(videoResume.userId, userId), eq(videoResume[column], `${folder}/${userId}/${id.data}`)));
    if (!row) throw new ApiError('notFound');
    return row;
  };

  // A player reads ahead only a little and can be paused, so a response may take as long as an upload.
  app.get(`${VIDEO_PATH}:id`, { schema: { hide: true }, handlerTimeout: LIMITS.uploadLongest }, async (request, reply) => {
    return sendVideo(context.files, request, reply, await fileOf(request, 'storageKey', 'videos'));
  });
  app.get(`${COVER_PATH}:id`, { schema: { hide: true } }, async (request, reply) => {
    return sendCover(context.files, reply, await fileOf(request, 'coverKey', 'video-covers'));
  });
}
