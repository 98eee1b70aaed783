import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { videoResume } from '../../db/schema/resume.ts';
import { ApiError } from '../../http/errors.ts';
import { partOf } from '../../http/ranges.ts';
import { asAttachment } from './attachment.ts';
import { PICTURE_TYPES } from '../../file-formats/picture.ts';
import { defineDownload } from './context.ts';

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

/** The person's row for this file. */
async function fileOf(db: Queryable, userId: string, column: 'storageKey' | 'coverKey', key: string) {
  const [row] = await db
    .select()
    .from(videoResume)
    .where(and(eq(videoResume.userId, userId), eq(videoResume[column], key)));
  if (!row) throw new ApiError('notFound');
  return row;
}

/**
 * A person's own video resumes, in ranges so that players can seek, and their covers. Like resumes they are attachments: players in our pages show them, and no
 * browser opens them as a page of ours.
 */
export const videoDownloads = [
  defineDownload('/api/jobseekers/video-resumes/files/:id', async ({ db, context, caller: { userId }, params: { id }, request, reply }) =>
    sendVideo(context.files, request, reply, await fileOf(db, userId, 'storageKey', `videos/${userId}/${id}`)),
  ),
  defineDownload('/api/jobseekers/video-resumes/covers/:id', async ({ db, context, caller: { userId }, params: { id }, reply }) =>
    sendCover(context.files, reply, await fileOf(db, userId, 'coverKey', `video-covers/${userId}/${id}`)),
  ),
];
