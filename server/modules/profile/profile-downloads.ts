import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { license, profile } from '../../db/schema/profile.ts';
import { authorise } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { asAttachment } from './attachment.ts';
import { PICTURE_TYPES } from '../../file-formats/picture.ts';
import { AVATAR_PATH } from './profile-files.ts';

const TYPES = { ...PICTURE_TYPES, pdf: 'application/pdf' };

/**
 * GET for a person's own photo and the certificates of their licenses. Like resumes they are attachments: browsers show the photo in our pages, and never open
 * either as a page of ours.
 */
export function registerProfileDownloads(app: FastifyInstance, context: AppContext): void {
  const asking = async (request: FastifyRequest) => {
    request.caller = await context.identify(request);
    authorise('seeker', request.caller);
    const id = z.uuid().safeParse((request.params as { id: string }).id);
    if (!id.success || request.caller.userId === null) throw new ApiError('notFound');
    return { id: id.data, userId: request.caller.userId };
  };
  const send = (reply: FastifyReply, format: keyof typeof TYPES, filename: string, key: string) =>
    asAttachment(reply, { type: TYPES[format], filename, plain: `file.${format}` }).send(context.files.read(key));

  app.get(`${AVATAR_PATH}:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id, userId } = await asking(request);
    const [row] = await context.db
      .select()
      .from(profile)
      .where(and(eq(profile.userId, userId), eq(profile.avatarKey, `avatars/${userId}/${id}`)));
    if (!row?.avatarKey || !row.avatarFormat) throw new ApiError('notFound');
    return send(reply, row.avatarFormat, `picture.${row.avatarFormat}`, row.avatarKey);
  });
  app.get('/api/jobseekers/license-certifications/:id/attachment', { schema: { hide: true } }, async (request, reply) => {
    const { id, userId } = await asking(request);
    const [row] = await context.db
      .select()
      .from(license)
      .where(and(eq(license.id, id), eq(license.userId, userId)));
    if (!row?.attachment || !row.attachmentKey) throw new ApiError('notFound');
    return send(reply, row.attachment.format, row.attachment.filename, row.attachmentKey);
  });
}
